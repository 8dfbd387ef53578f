import { actionsOf, givenScores, INDICATOR_NAMES, INDICATORS, INVITEE_STATES, readable, statesIn } from '@thrive/domain'
import { readingWords } from '@thrive/words/answers'
import type { Deps } from '../../../deps.ts'
import type { Cell } from '../../../infra/sheets/cell.ts'
import { readAuditEntries } from '../audit/data.ts'
import {
  inviteesAfter,
  type KeptInvitee,
  type KeptSession,
  keptDrafts,
  keptMailings,
  keptMembers,
  keptRounds,
  mailsAfter,
  sessionsAfter,
} from './contents-data.ts'

type Rows = AsyncGenerator<Cell[]>
type Reading = Pick<Deps, 'db' | 'library'>

const PAGE = 100

/** Reads all rows by their ids, a page at a time. */
async function* paged<Id, Row extends { id: Id }>(first: Id, read: (after: Id, limit: number) => Promise<Row[]>) {
  for (let after = first; ; ) {
    const page = await read(after, PAGE)
    yield* page
    after = page.at(-1)?.id ?? after
    if (page.length < PAGE) return
  }
}

/** All sessions of teams; trials are not theirs. */
export const everySession = ({ db }: Pick<Deps, 'db'>) =>
  paged<string, KeptSession>('0', (after, limit) => sessionsAfter(db, after, limit))

const everyInvitee = ({ db }: Pick<Deps, 'db'>) =>
  paged<number, KeptInvitee>(0, (after, limit) => inviteesAfter(db, after, limit))

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null

async function* sessions(deps: Reading): Rows {
  const scored = INDICATORS.map((each) => INDICATOR_NAMES[each].toLowerCase())
  yield ['session', 'version', 'name', 'email', 'language', 'page', 'started', 'finished', 'completed', 'round',
    'joined_to', ...scored, 'experience', 'relevant'] // biome-ignore format: one line reads better
  for await (const session of everySession(deps)) {
    const { workshop } = await deps.library.revision(session.revisionId)
    const scores = givenScores(new Map(session.answers), workshop.scoreQuestions)
    const opinions = new Map(session.opinions)
    yield [
      ...[session.id, session.version, session.name, session.email, session.lang, session.position],
      ...[at(session.started), at(session.finished), at(session.completed), session.round, session.joinedTo],
      ...INDICATORS.map((each) => scores[each]),
      opinions.get('experience') ?? null,
      opinions.get('relevant') ?? null,
    ]
  }
}

async function* answers(deps: Reading): Rows {
  yield ['session', 'question', 'title', 'answer', 'stored']
  for await (const { id, revisionId, lang, answers: given } of everySession(deps)) {
    const { questions } = await deps.library.revision(revisionId)
    for (const [questionId, value] of given) {
      const question = questions.get(questionId)
      const read = question && readable(question, value, readingWords(lang))
      const text = read && (read.kind === 'list' ? read.items.join('; ') : read.text)
      yield [id, questionId, question?.title ?? null, text ?? null, value]
    }
  }
}

async function* actions(deps: Reading): Rows {
  yield ['session', 'action', 'who', 'look_back', 'indicator', 'state']
  for await (const session of everySession(deps)) {
    const { workshop } = await deps.library.revision(session.revisionId)
    const states = new Map([...statesIn(session.notes), ...session.states])
    for (const { questionId, what, who, by, indicator } of actionsOf(workshop, new Map(session.answers)))
      yield [session.id, what, who, by, indicator, states.get(questionId) ?? null]
  }
}

async function* lookBacks(deps: Reading): Rows {
  yield ['session', 'field', 'value', 'at']
  for await (const { id, notes } of everySession(deps))
    for (const { field, value, at: moment } of notes) yield [id, field, value, new Date(moment).toISOString()]
}

async function* rounds({ db }: Reading): Rows {
  yield ['round', 'name', 'version', 'language', 'sends', 'closes', 'message', 'begun', 'closed', ...INVITEE_STATES]
  for (const round of await keptRounds(db))
    yield [
      ...[round.id, round.name, round.version, round.lang, round.sends, round.closes, round.message],
      ...[at(round.begun), at(round.closed), round.invited, round.opened, round.started, round.finished],
    ]
}

async function* invitees(deps: Reading): Rows {
  yield ['invitee', 'round', 'email', 'name', 'language', 'state', 'session', 'opened', 'mails', 'came_back',
    'wants_no_mail', 'withdrawn'] // biome-ignore format: one line reads better
  for await (const one of everyInvitee(deps))
    yield [
      ...[one.id, one.round, one.email, one.name, one.lang, INVITEE_STATES[one.stage] ?? null, one.session],
      ...[at(one.opened), one.mails, at(one.returned), at(one.stopped), at(one.withdrawn)],
    ]
}

async function* labels(deps: Reading): Rows {
  yield ['invitee', 'round', 'label', 'value']
  const names = new Map((await keptRounds(deps.db)).map((round) => [round.id, round.labels]))
  for await (const { id, round, labels: values } of everyInvitee(deps))
    for (const [nth, value] of values.entries()) yield [id, round, names.get(round)?.[nth] ?? null, value]
}

async function* mailings({ db }: Reading): Rows {
  yield ['mailing', 'round', 'kind', 'at', 'state', 'message', 'mail_server_says']
  for (const { id, round, kind, at: moment, state, message, says } of await keptMailings(db))
    yield [id, round, kind, at(moment), state, message, says]
}

async function* mails({ db }: Reading): Rows {
  yield ['mailing', 'invitee', 'state', 'done', 'mail_server_says']
  const every = paged('0', (after, limit) => mailsAfter(db, after, limit))
  for await (const { mailing, invitee, state, done, says } of every) yield [mailing, invitee, state, at(done), says]
}

async function* drafts({ db }: Reading): Rows {
  yield ['version', 'place', 'language', 'value', 'changed', 'by']
  for (const { version, place, lang, value, at: moment, by } of await keptDrafts(db))
    yield [version, place, lang, value, at(moment), by]
}

async function* members({ db }: Reading): Rows {
  yield ['name', 'email', 'role', 'state', 'second_factor', 'last_seen']
  for (const { name, email, role, state, factor, seen } of await keptMembers(db))
    yield [name, email, role, state, factor, at(seen)]
}

async function* auditLog({ db }: Reading): Rows {
  yield ['at', 'who', 'what', 'whom', 'detail', 'changes', 'teams', 'team']
  for (let before: string | undefined; ; ) {
    const entries = await readAuditEntries(db, { timeZone: 'UTC' }, before, PAGE)
    for (const { at: moment, who, what, whom, detail, changes, teams, team } of entries)
      yield [at(moment), who, what, whom, detail, changes.length > 0 ? JSON.stringify(changes) : null, teams, team]
    before = entries.at(-1)?.id
    if (entries.length < PAGE) return
  }
}

/** The tables of the file, by their names. */
export const TABLES: Record<string, (deps: Reading) => Rows> = {
  'sessions.csv': sessions,
  'answers.csv': answers,
  'actions.csv': actions,
  'look-backs.csv': lookBacks,
  'rounds.csv': rounds,
  'invitees.csv': invitees,
  'labels.csv': labels,
  'mailings.csv': mailings,
  'mails.csv': mails,
  'drafts.csv': drafts,
  'members.csv': members,
  'audit-log.csv': auditLog,
}
