import type { Body } from '@thrive/contract'
import { type Action, actionsOf, dayOf, fitsLookBack, type LookBackNote, lookBacksIn } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import { invalid, notFound, Refusal } from '../../../http/errors.ts'
import { recountAround } from '../../tally/service.ts'
import { answersOf } from '../answer/data.ts'
import { planReminder } from '../answer/reminder-service.ts'
import { type LookBackSession, lookBackSession, saveNotes } from './data.ts'
import { wallKeysOf } from './key-service.ts'

type LookingBack = Pick<Deps, 'db' | 'library' | 'organisation'>

/** A stranger's guess, an erased session and one that has not finished are refused alike. */
export async function openLookBack({ db }: LookingBack, key: string): Promise<LookBackSession> {
  const keys = wallKeysOf(key)
  const session = keys && (await lookBackSession(db, keys))
  if (!session) throw notFound('no-look-back')
  return session
}

export async function plannedIn({ db, library }: LookingBack, session: LookBackSession) {
  const { workshop } = await library.revision(session.revisionId)
  const answers = await answersOf(db, session.id)
  return { workshop, actions: actionsOf(workshop, new Map(answers.map((each) => [each.question_id, each.value]))) }
}

/** Accepts all fields or none, and plans the next mail, because the next date or a state may have changed. */
export async function saveLookBack(deps: LookingBack, { key, visit, notes }: Body<'POST /api/look-back/save'>) {
  const session = await openLookBack(deps, key)
  const { workshop, actions } = await plannedIn(deps, session)
  if (!notes.every(({ field, value }) => fitsLookBack(field, value, actions))) throw invalid('invalid')
  const { timeZone } = await deps.organisation.read()
  await deps.db.transaction().execute((tx) =>
    recountAround(tx, deps.library, [session.id], async () => {
      if (!(await saveNotes(tx, session.id, visit, latestOf(notes)))) throw new Refusal(409, 'look-back-full')
      await planReminder(tx, session.id, workshop, timeZone)
    }),
  )
}

/** One statement can change a row only once. */
const latestOf = <Note extends Pick<LookBackNote, 'field' | 'at'>>(notes: readonly Note[]): Note[] => [
  ...new Map(notes.toSorted((one, other) => one.at - other.at).map((note) => [note.field, note])).values(),
]

/** What the team and HR see of the look-backs on a session's actions; states of actions that are gone are left out. */
export function presentLookBacks(notes: readonly LookBackNote[], actions: readonly Action[], timeZone: string) {
  const known = new Set(actions.map(({ questionId }) => questionId))
  return lookBacksIn(notes).map(({ at, expected, noticed, next, states }) => ({
    day: dayOf(at, timeZone),
    expected,
    noticed,
    next,
    states: [...states].flatMap(([question_id, state]) => (known.has(question_id) ? [{ question_id, state }] : [])),
  }))
}
