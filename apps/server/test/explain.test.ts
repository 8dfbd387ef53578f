import { addTeams } from '@thrive/testkit/team'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { actionsOfAll, actionsOfRounds, listActions } from '../src/features/hr/action/data.ts'
import { readAuditEntries } from '../src/features/hr/audit/data.ts'
import { countsIn } from '../src/features/hr/insight/data.ts'
import { readOthers } from '../src/features/hr/insight/others-data.ts'
import {
  countsOfRound,
  readLabel,
  readSameTeams,
  sumsOfRound,
  sumsOfRounds,
} from '../src/features/hr/insight/round-data.ts'
import { countTeams, finishedTeams, type Order, singleTeam, type TeamFilter } from '../src/features/hr/teams/data.ts'
import { teamsOlderThan } from '../src/features/hr/teams/erasure-data.ts'
import { givenBy } from '../src/features/hr/teams/export-data.ts'
import { dropJoin, sessionsOfTeam, teamOf } from '../src/features/hr/teams/history-data.ts'
import { finishedSession, roundsOf, statesSaidLater } from '../src/features/hr/teams/result-data.ts'
import { orderOf } from '../src/features/hr/teams/service.ts'
import { readStops } from '../src/features/round/data.ts'
import { readDoor } from '../src/features/round/door-data.ts'
import { type InviteeFilter, inviteesOfAddress, readInvitees, setReturned } from '../src/features/round/invitee-data.ts'
import { claimRoundMails } from '../src/features/round/mail-data.ts'
import { readMailings, readPauses } from '../src/features/round/mailing-data.ts'
import { readLinks } from '../src/features/round/needs-data.ts'
import { stopMails } from '../src/features/round/stop-data.ts'
import { readDraftRows, readLately, readPlaceRow } from '../src/features/studio/draft-data.ts'
import { readEditions } from '../src/features/studio/edition-data.ts'
import { versionOfTicket } from '../src/features/studio/preview-data.ts'
import { hasFormerCounts, lockTeams, readTeams } from '../src/features/tally/data.ts'
import { dueReminders, stopReminders } from '../src/features/team/action/reminder-data.ts'
import { answersOf, saveAnswers, saveAnswersOf } from '../src/features/team/answer/data.ts'
import { reminderOf } from '../src/features/team/answer/reminder-data.ts'
import { lookBackSession, notesOf } from '../src/features/team/look-back/data.ts'
import { isReached } from '../src/features/team/room/check-data.ts'
import {
  hasMoved,
  move,
  nameTeam,
  openSession,
  readPosition,
  startOrResume,
  summaryOf,
  trialsOver,
} from '../src/features/team/session/data.ts'
import { earlierByAddress, earlierOf, setStates } from '../src/features/team/session/earlier-data.ts'
import { opinionsOf, setOpinion } from '../src/features/team/session/opinion-data.ts'
import { dropOldDeliveries, readLog } from '../src/features/webhook/delivery-data.ts'
import { justFinished } from '../src/features/webhook/event-data.ts'
import type { Database, DB } from '../src/infra/database.ts'
import { buildHr, buildServer, onEnd, type Running } from './build.ts'

const TEAMS = 20_000

let running: Running
let db: Database
const asked: { sql: string; parameters: readonly unknown[] }[] = []
beforeAll(async () => {
  running = await buildServer()
  const pool = new pg.Pool({ connectionString: running.url, max: 2 })
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log({ query }) {
      asked.push(query)
    },
  })
  onEnd(() => db.destroy())
  // An index with many entries per row is built ten times faster in one go.
  const searches = ['session_search_idx', 'session_searchable_idx']
  const definition = (name: string) => `select pg_get_indexdef('${name}'::regclass) as definition`
  const { rows } = await running.sql.query(searches.map(definition).join(' union all '))
  await running.sql.query(`drop index ${searches.join(', ')}`)
  const teams = Array.from({ length: TEAMS }, (_, n) => {
    const moment = new Date(Date.now() - n * 3_600_000)
    const version = n < TEAMS * 0.9 ? 'v2' : 'v1'
    const finished = n % 10 ? moment : null
    return { version, name: `Team ${crypto.randomUUID()}`, started: moment, finished, completed: moment, position: 41 }
  })
  await addTeams(running.sql, teams)
  for (const { definition } of rows) await running.sql.query(definition)
  await running.sql.query("insert into answer select id, q, 'x', 1 from session, generate_series(1, 4) as q")
  await running.sql.query("insert into opinion select id, 'relevant', 3 from session")
  await running.sql.query('update session set earlier_id = id - 1 where id % 100 = 0')
  await running.sql.query("insert into action_state select id, q, 'done' from session, generate_series(10, 12) as q")
  await running.sql.query('insert into session_join select id, id + 1 from session where id % 10 = 0 and id < 15000')
  await running.sql.query(
    "insert into look_back_note select id, gen_random_uuid(), f, 'x', 1 from session, unnest(array['date', 'next', 'action-10']) as f",
  )
  await running.sql.query(
    "insert into reminder (session_id, next_on) select id, date '2027-01-01' + id::int from session",
  )
  await running.sql.query('insert into room_check select gen_random_uuid() from generate_series(1, 20000)')
  await running.sql.query(`insert into insight_count
    select 'day', 'v2', date '2025-01-01' + day, 'score:connect', value::text, 1
    from generate_series(0, 999) as day, generate_series(1, 40) as value`)
  await running.sql.query(`insert into insight_count
    select 'month', version_slug, date_trunc('month', starts::timestamp), measure, value, sum(teams) from insight_count
    group by 2, 3, 4, 5`)
  await running.sql.query(
    "insert into audit_line (who, what) select md5(n::text), 'viewed' from generate_series(1, 20000) as n",
  )
  await running.sql.query(`insert into edition (version_slug, number, revision_id, standard)
    select 'v2', n, 1, false from generate_series(2, 2000) as n`)
  await running.sql.query(`insert into studio_place (version_slug, place, lang, number, by, at, draft)
    select 'v' || n % 2 + 1, 'survey/' || n, 'en', n, 'a@example.org', now() - n * interval '1 minute',
      case when n % 50 = 0 then '"x"'::jsonb end
    from generate_series(1, 20000) as n`)
  await buildHr(running.url)
  await running.sql.query(`insert into preview_ticket
    select sha256(n::text::bytea), id, 'v2', now() from generate_series(1, 20000) as n, hr_account`)
  await running.sql.query(`insert into round (name, version_slug, lang, closes_on, planned_at)
    select 'Round ' || n, 'v2', 'en', date '2099-01-01', now() from generate_series(1, 20) as n`)
  await running.sql.query(`insert into invitee
      (round_id, email, email_key, name, lang, link_hash, link_sealed, stage, session_id)
    select 1 + n % 20, 'lead' || n || '@example.org', 'lead' || n || '@example.org', 'Lead ' || md5(n::text), 'en',
      sha256(n::text::bytea), '', n % 4, case when n % 4 > 1 then (select min(id) from session) + n end
    from generate_series(1, 19000) as n`)
  await running.sql.query(`insert into mailing (round_id, kind, at, state)
    select id, 'invitation', now() - interval '1 hour', case when id > 18 then 'sending' else 'sent' end from round`)
  await running.sql.query(`insert into invitee_mail (mailing_id, invitee_id, state, done_at)
    select mailing.id, invitee.id, case when mailing.id > 18 and invitee.id % 2 = 0 then 'queued' else 'sent' end, now()
    from invitee join mailing using (round_id)`)
  await running.sql.query(`insert into round_count
    select round.id, case when unit = 0 then 0 else 1 end, case when unit = 0 then '' else 'Unit ' || unit end, measure,
      case when measure like 'action%' then 'open:2027-01-01' else value::text end, 1
    from round, generate_series(0, 9) as unit, generate_series(1, 40) as value,
      unnest(array['minutes', 'score:connect', 'score:trust', 'acted', 'action:trust', 'choice:27']) as measure
    on conflict do nothing`)
  await running.sql.query(`insert into insight_count
    select 'month', 'v2', date '2025-01-01' + 30 * month, 'action:trust', 'open:' || date '2027-01-01' + day, 1
    from generate_series(0, 35) as month, generate_series(1, 60) as day`)
  await running.sql.query(`insert into team_action
    select session.id, q, date '2026-01-01' + session.id::int % 900, 'trust', (array['', 'done', 'dropped'])[1 + session.id % 3],
      round_id
    from session left join invitee on session_id = session.id, generate_series(10, 12) as q`)
  await running.sql.query(`insert into others_text
    select session.id, 27, 'v2', now(), round_id, 'Text ' || session.id % 900
    from session left join invitee on session_id = session.id`)
  await running.sql.query('insert into round_score select id, round_id, 50, 50, 50 from invitee where stage = 3')
  await running.sql.query('vacuum analyze')
}, 180_000)

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Conflict Arbiter Indexes'?: string[]
  Plans?: Node[]
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Returns which tables the work scanned in full, except the one-row table, and which indexes it used. */
async function plansOf(work: () => Promise<unknown>) {
  asked.length = 0
  await work()
  const nodes: Node[] = []
  for (const { sql: text, parameters } of asked.splice(0)) {
    const { rows } = await running.sql.query(`explain (format json) ${text}`, parameters as unknown[])
    nodes.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan))
  }
  const names = (key: 'Relation Name' | 'Index Name', of: Node[]) => of.flatMap((node) => node[key] ?? [])
  return {
    scanned: names(
      'Relation Name',
      nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== 'organisation'),
    ),
    indexes: names('Index Name', nodes),
    /** The unique indexes that detect existing rows. */
    arbiters: nodes.flatMap((node) => node['Conflict Arbiter Indexes'] ?? []),
    sorts: nodes.filter((node) => node['Node Type'].endsWith('Sort')).length,
  }
}

const timeZone = 'Europe/Brussels'
type Asked = Omit<TeamFilter, 'timeZone'>
const page = (filter: Asked, order: Partial<Order> = {}, after?: string[]) =>
  plansOf(() => finishedTeams(db, { ...filter, timeZone }, orderOf({ ...filter, ...order }), after, 201))

describe('a page of the table', () => {
  test.each<[string, Asked, Partial<Order>, string]>([
    ['newest first', {}, {}, 'session_finished_idx'],
    ['oldest first', {}, { direction: 'asc' }, 'session_finished_idx'],
    ['of a version that is rarely used now', { version: 'v1' }, {}, 'session_version_idx'],
    ['by name', {}, { sort: 'name', direction: 'asc' }, 'session_name_idx'],
    ['by address', {}, { sort: 'email' }, 'session_email_idx'],
    ['by version', {}, { sort: 'version' }, 'session_version_idx'],
    ['of a week', { from: '2026-01-01', to: '2026-01-07' }, {}, 'session_finished_idx'],
  ])('%s comes from an index in its order', async (_, filter, order, index) => {
    const { scanned, indexes, sorts } = await page(filter, order)
    expect({ scanned, indexes, sorts }).toEqual({ scanned: [], indexes: [index], sorts: 0 })
  })

  test('far down comes from the index too', async () => {
    const [last] = await finishedTeams(db, { timeZone }, { sort: 'name', direction: 'asc' }, undefined, 1)
    const { scanned, indexes, sorts } = await page({}, { sort: 'name', direction: 'asc' }, last?.place)
    expect({ scanned, indexes, sorts }).toEqual({ scanned: [], indexes: ['session_name_idx'], sorts: 0 })
  })

  test.each([
    ['part of a name', 'c4ca4238', 'session_searchable_idx'],
    ['part of a name with an accent', 'ç4ca4238', 'session_searchable_idx'],
    ['an address', 'c4ca4238@example.org', 'session_email_idx'],
  ])('searched by %s', async (_, search, index) => {
    const { scanned, indexes } = await page({ search })
    expect({ scanned, indexes }).toEqual({ scanned: [], indexes: [index] })
  })

  test('searched as the release before does', async () => {
    const { scanned, indexes } = await plansOf(() =>
      sql`select id from session where finished_at is not null
        and ' ' || lower(coalesce(name, '')) || ' ' || email_key like '%c4ca4238%'`.execute(db),
    )
    expect({ scanned, indexes }).toEqual({ scanned: [], indexes: ['session_search_idx'] })
  })

  test('counted', async () => {
    const { scanned } = await plansOf(() => countTeams(db, { version: 'v1', from: '2020-01-01', timeZone }, 1_001))
    expect(scanned).toEqual([])
  })
})

const NOTES = 'look_back_note_latest_idx'
/** Of a team with its answers, opinions, round and what became of its actions. */
const COUNTED = [
  'session_pkey',
  'answer_pkey',
  'opinion_pkey',
  'invitee_session_key',
  'session_earlier_idx',
  'action_state_pkey',
  NOTES,
]
const KEYS = { asWall: Buffer.alloc(16), asTeam: Buffer.alloc(16, 1) }

describe('a call of a team goes by one index to its one session', () => {
  let id: string
  let uuid: string
  const give = (sessionId: string) => ({
    sessionId,
    uuid,
    answers: [1, 2, 3, 4, 5, 6].map((questionId) => ({ questionId, wire: 'x', at: 2 })),
  })
  beforeAll(async () => {
    const { rows } = await running.sql.query('select id, uuid from session order by id desc limit 1')
    ;({ id, uuid } = rows[0])
  })

  test.each<[string, () => Promise<unknown>, string[]]>([
    ['opening it', () => openSession(db, uuid), ['session_uuid_key']],
    ['one that has moved', () => hasMoved(db, uuid), ['session_former_idx']],
    ['its position', () => readPosition(db, uuid), ['session_uuid_key']],
    ['its answers', () => answersOf(db, id), ['answer_pkey']],
    ['its summary', () => summaryOf(db, id), ['session_pkey']],
    ['a step', () => move(db, uuid, { from: 41, to: 42, finishes: true, completes: true }), ['session_uuid_key']],
    ['naming it', () => nameTeam(db, id, 'The Quarks'), ['session_pkey']],
    ['a save', () => saveAnswersOf(db, [give(id)]), ['session_uuid_key']],
    [
      'the saves of many',
      () =>
        saveAnswersOf(
          db,
          Array.from({ length: 64 }, (_, n) => ({ ...give(String(n + 1)), uuid: crypto.randomUUID() })),
        ),
      ['session_pkey'],
    ],
    ['a save of a finished team', () => saveAnswers(db, give(id)), []],
    ['last time', () => earlierOf(db, id), ['session_pkey', 'answer_pkey', 'action_state_pkey', NOTES]],
    ['what became of its actions', () => setStates(db, id, [{ questionId: 10, state: 'done' }]), ['session_pkey']],
    ['its reminder', () => reminderOf(db, id), ['reminder_pkey', NOTES]],
    ['its look-backs', () => notesOf(db, id), [NOTES]],
    ['a look-back by its key', () => lookBackSession(db, KEYS), ['session_look_back_idx', 'reminder_pkey']],
    ['what HR counts of it', () => lockTeams(db, [id]), COUNTED],
    ['an opinion', () => setOpinion(db, id, 'relevant', 3), []],
  ])('%s', async (_, work, expected) => {
    const { scanned, indexes } = await plansOf(work)
    expect({ scanned, indexes: [...new Set(indexes)].toSorted() }).toEqual({
      scanned: [],
      indexes: expected.toSorted(),
    })
  })

  test('starting and resuming by the index of open sessions', async () => {
    const start = {
      email: 'a@example.org',
      emailKey: 'a@example.org',
      versionSlug: 'v2',
      revisionId: 1,
      lang: 'en' as const,
      noticeVersion: '2026-11-15',
      held: [],
      isOpenToAll: true,
    }
    const { scanned, arbiters } = await plansOf(() => startOrResume(db, start))
    expect({ scanned, arbiters }).toEqual({ scanned: [], arbiters: ['session_open_key'] })
  })
})

test('a single result, its answers and opinions', async () => {
  const { rows } = await running.sql.query('select id, uuid from session limit 1')
  const { scanned, indexes } = await plansOf(async () => {
    await singleTeam(db, rows[0].uuid)
    await answersOf(db, rows[0].id)
    await opinionsOf(db, rows[0].id)
  })
  expect({ scanned, indexes }).toEqual({ scanned: [], indexes: ['session_uuid_key', 'answer_pkey', 'opinion_pkey'] })
})

describe('for other programs', () => {
  let id: string
  beforeAll(async () => {
    const { rows } = await running.sql.query('select id from session order by id limit 1 offset 200')
    id = rows[0].id
    await running.sql.query(`insert into webhook (url, events, secret, secret_ending)
      select 'https://example.org/' || n, '{}', '', '' from generate_series(1, 10) as n`)
    await running.sql.query(`insert into webhook_delivery (webhook_id, event, body, state, created_at)
      select webhook.id, 'test', '{}', case when n % 50 = 0 then 'waiting' else 'done' end, now() - n * interval '5 minutes'
      from webhook, generate_series(1, 2000) as n`)
    await running.sql.query('vacuum analyze webhook, webhook_delivery')
  })

  test.each<[string, () => Promise<unknown>, string[]]>([
    ['a result by its id', () => finishedSession(db, id), ['session_pkey']],
    ['the rounds of a page', () => roundsOf(db, [id]), ['invitee_session_key']],
    ['what was said later', () => statesSaidLater(db, id), ['action_state_pkey', 'session_earlier_idx']],
    ['a team that finishes', () => justFinished(db, id), ['invitee_session_key', 'session_pkey']],
  ])('%s', async (_, work, expected) => {
    const { scanned, indexes } = await plansOf(work)
    expect({ scanned, indexes: [...new Set(indexes)].toSorted() }).toEqual({ scanned: [], indexes: expected })
  })

  test('the log of a webhook is not searched for among those of others, and old deliveries are found by their age', async () => {
    // Newest first among all is as good where a webhook has a share of the latest.
    expect((await plansOf(() => readLog(db, 1, 100))).scanned).toEqual([])
    const { indexes } = await plansOf(() => dropOldDeliveries(db))
    expect(indexes).toEqual(['webhook_delivery_age_idx'])
  })
})

test('last time of a team that HR looks at, by its address', async () => {
  const { rows } = await running.sql.query('select id from session limit 1')
  const { scanned, indexes } = await plansOf(() => earlierByAddress(db, rows[0].id))
  expect(scanned).toEqual([])
  expect(indexes).toContain('session_completed_idx')
})

test('a team over time, by its address and by what was joined to it', async () => {
  const { rows } = await running.sql.query('select uuid, email_key from session where finished_at is not null limit 1')
  const key = { id: '1', email: '', emailKey: rows[0].email_key, versionSlug: 'v2' }
  const { scanned, indexes } = await plansOf(async () => {
    await teamOf(db, rows[0].uuid)
    await sessionsOfTeam(db, key, 51)
  })
  expect(scanned.filter((name) => name !== 'round')).toEqual([])
  expect(new Set(indexes)).toEqual(
    new Set([
      'session_uuid_key',
      'session_join_pkey',
      'session_pkey',
      'session_email_idx',
      'session_join_to_idx',
      'answer_pkey',
      'session_earlier_idx',
      'action_state_pkey',
      NOTES,
      'invitee_session_key',
      'round_pkey',
    ]),
  )
  expect((await plansOf(() => dropJoin(db, '1'))).scanned).toEqual([])
})

test('the reminders of a day are found among all that are to come', async () => {
  const { scanned, indexes, sorts } = await plansOf(() => dueReminders(db, '2027-01-02', 300))
  expect({ scanned, sorts }).toEqual({ scanned: [], sorts: 0 })
  expect(new Set(indexes)).toEqual(
    new Set(['reminder_next_idx', 'session_pkey', 'answer_pkey', 'session_earlier_idx', 'action_state_pkey', NOTES]),
  )
  const stop = await plansOf(() => stopReminders(db, crypto.randomUUID()))
  expect(stop).toMatchObject({ scanned: [], indexes: ['reminder_stop_key_key'] })
})

describe('the studio', () => {
  test.each<[string, () => Promise<unknown>, string[]]>([
    ['what was changed lately', () => readLately(db, 24), ['studio_place_at']],
    ['the draft that is published', () => readDraftRows(db, 'v2'), ['studio_place_draft']],
    ['a place', () => readPlaceRow(db, 'v2', 'survey/14', 'en'), ['studio_place_pkey']],
    ['trials that are over', () => trialsOver(db, 100), ['session_trial_idx']],
  ])('%s', async (_, work, expected) => {
    const { scanned, indexes } = await plansOf(work)
    expect({ scanned, indexes: [...new Set(indexes)] }).toEqual({ scanned: [], indexes: expected })
  })

  test('a preview by its ticket, and one of few accounts', async () => {
    const { scanned, indexes } = await plansOf(() => versionOfTicket(db, 'made-up'))
    expect({ scanned, indexes }).toEqual({ scanned: ['hr_account'], indexes: ['preview_ticket_pkey'] })
  })

  test('a page of editions counts their sessions by an index', async () => {
    const { scanned, indexes } = await plansOf(() => readEditions(db, 'v2', 1000, 51))
    expect(scanned).toEqual([])
    expect(new Set(indexes)).toEqual(new Set(['edition_pkey', 'session_revision']))
  })
})

test('whether a phone has reached a room check', async () => {
  const { scanned, indexes } = await plansOf(() => isReached(db, crypto.randomUUID()))
  expect({ scanned, indexes }).toEqual({ scanned: [], indexes: ['room_check_pkey'] })
})

test('a page of an export, and teams that are erased', async () => {
  const { rows } = await running.sql.query('select id from session limit 200')
  const ids = rows.map(({ id }) => id)
  expect((await plansOf(() => givenBy(db, ids))).scanned).toEqual([])
  expect((await plansOf(() => readTeams(db, ids))).scanned).toEqual([])
  const old = await plansOf(() => teamsOlderThan(db, 36, 500))
  expect(old.scanned).toEqual([])
  expect(old.indexes).toEqual(['session_finished_idx', 'session_unfinished_idx'])
})

test('the insight of a year reads counts, and neither sessions nor answers', async () => {
  const year = { from: '2025-11-16', to: '2026-11-15' }
  const { scanned, indexes } = await plansOf(() => countsIn(db, ['v2'], year))
  // There are few changes not yet added up, so a full scan is fine.
  expect(new Set(scanned)).toEqual(new Set(['insight_change']))
  expect(new Set(indexes)).toEqual(new Set(['insight_count_pkey']))
})

test('that no release before this one has counted is seen without reading the counts', async () => {
  const { scanned, indexes } = await plansOf(() => hasFormerCounts(db))
  expect({ scanned, indexes }).toEqual({ scanned: [], indexes: ['insight_former_idx'] })
})

describe('a round among many', () => {
  const page =
    (filter: InviteeFilter, after = 0) =>
    () =>
      readInvitees(db, 3, filter, after, 201)
  /** A few rounds fit on one page of the table, members are few, and hardly anybody ends all mails. */
  const SMALL = ['round', 'mailing', 'mail_stop', 'hr_account']

  test.each<[string, () => Promise<unknown>, string[]]>([
    ['its mailings', () => readMailings(db, 3), ['invitee_mail_state_idx']],
    ['who paused them', () => readPauses(db, 3), []],
    ['how many links were copied', () => readLinks(db, 3), ['invitee_page_idx']],
    ['a page of invitees', page({}), ['invitee_page_idx', 'session_pkey', 'invitee_mail_invitee_idx']],
    ['a later page', page({}, 9_000), ['invitee_page_idx', 'session_pkey', 'invitee_mail_invitee_idx']],
    ['those at a state', page({ stage: 1 }), ['invitee_stage_idx', 'session_pkey', 'invitee_mail_invitee_idx']],
    ['a search, among its own invitees', page({ search: 'c4ca4238' }), ['session_pkey']],
    ['where its teams stand', () => readStops(db, 3), ['invitee_stage_idx']],
    ['a link', () => readDoor(db, Buffer.alloc(32), timeZone), ['invitee_link_key']],
    ['the end of mails', () => stopMails(db, crypto.randomUUID(), false), ['invitee_stop_key']],
    ['a mark that mail came back', () => setReturned(db, 5, null), ['invitee_pkey']],
    ['where an address is invited', () => inviteesOfAddress(db, 'lead5@example.org'), ['invitee_address_idx']],
    ['the next mails', () => claimRoundMails(db, 20, timeZone), ['invitee_mail_queued_idx', 'invitee_mail_pkey']],
  ])('%s', async (_, work, expected) => {
    const { scanned, indexes } = await plansOf(work)
    expect(scanned.filter((table) => !SMALL.includes(table))).toEqual([])
    expect(indexes).toEqual(expect.arrayContaining(expected))
  })
})

describe('what HR asks about rounds, labels and actions', () => {
  const overdue = { state: 'overdue', today: '2026-11-17' } as const
  const ACTION = ['session_pkey', 'answer_pkey']
  /** Few rows: rounds, and changes that are not yet added up. */
  const SMALL = ['round', 'round_change', 'insight_change', 'round_label']

  test.each<[string, () => Promise<unknown>, string[]]>([
    ['a round', () => countsOfRound(db, 3), ['round_count_pkey']],
    ['a label column', () => sumsOfRound(db, 3, 1), ['round_count_pkey']],
    ['every round', () => sumsOfRounds(db), ['round_count_pkey']],
    ['the values of a label column', () => readLabel(db, 3, 1), []],
    ['teams that came back', () => readSameTeams(db, 3, 4), ['round_score_round_idx', 'invitee_pkey']],
    ['texts under Others', () => readOthers(db, 27, { round: 3 }, 200), ['others_text_round_idx']],
    ['actions of all teams', () => actionsOfAll(db), ['insight_action_idx']],
    ['actions of rounds', () => actionsOfRounds(db, [3, 4], 0), ['round_count_pkey']],
    ['overdue actions', () => listActions(db, overdue, undefined, 51), [...ACTION, 'team_action_word_idx']],
    [
      'overdue actions of a value of a round',
      () => listActions(db, { ...overdue, round: 3, label: { column: 1, value: 'Unit 1' } }, undefined, 51),
      [...ACTION, 'invitee_stage_idx', 'team_action_pkey'],
    ],
  ])('%s', async (_, work, expected) => {
    const { scanned, indexes } = await plansOf(work)
    expect(scanned.filter((table) => !SMALL.includes(table))).toEqual([])
    expect(indexes).toEqual(expect.arrayContaining(expected))
  })
})

test('the audit log', async () => {
  const { scanned, indexes } = await plansOf(() => readAuditEntries(db, { timeZone: 'UTC' }, '500', 101))
  // The account names come from a table with only a few rows.
  expect({ scanned, indexes }).toEqual({ scanned: ['hr_account'], indexes: ['audit_line_pkey'] })
})

test('the entries of the audit log about one person', async () => {
  const filter = { person: 'noor@example', timeZone: 'UTC' }
  const { scanned, indexes } = await plansOf(() => readAuditEntries(db, filter, undefined, 101))
  expect({ scanned: [...new Set(scanned)], indexes }).toEqual({
    scanned: ['hr_account'],
    indexes: ['audit_line_person_idx'],
  })
})
