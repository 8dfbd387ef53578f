import { INDICATORS, type Scores } from '@thrive/domain'
import { answerFor } from '@thrive/testkit/answer'
import { seededRandom } from '@thrive/testkit/random'
import { addTeams } from '@thrive/testkit/team'
import type pg from 'pg'
import { WORKSHOPS } from './team.ts'

/** Two rounds by department, compared by most of their teams, and a pilot of one team. */

interface WantedRound {
  name: string
  closes: string
  /** The first day on which a team finished; two finish each day. */
  from: string
  /** Finished teams by department, in the order of HR's list. */
  departments: Record<string, number>
  /** What teams give on average. */
  scores: Scores
  /** What every team of a department gives, which no other figure of these rounds is. */
  ownScores?: Record<string, Scores>
  /** How many have begun, opened the link, or only got the mail. */
  begun: number
  opened: number
  invited: number
  /** The day on which teams look back. */
  lookBack: string
}

export const AUTUMN: WantedRound = {
  name: 'Autumn 2026',
  closes: '2099-12-18',
  from: '2026-10-26',
  departments: { Operations: 9, 'Customer care': 8, Technology: 6, Sales: 5, Finance: 3 },
  scores: { connect: 64, trust: 57, inspire: 60 },
  ownScores: {
    Sales: { connect: 91, trust: 92, inspire: 91 },
    Finance: { connect: 96, trust: 98, inspire: 99 },
  },
  begun: 5,
  opened: 4,
  invited: 3,
  lookBack: '2099-01-31',
}
export const SPRING: WantedRound = {
  name: 'Spring 2026',
  closes: '2026-06-30',
  from: '2026-05-04',
  departments: { Operations: 7, 'Customer care': 6, Technology: 6 },
  scores: { connect: 61, trust: 51, inspire: 62 },
  begun: 0,
  opened: 0,
  invited: 2,
  lookBack: '2026-09-01',
}
export const PILOT: WantedRound = {
  name: 'Field teams, pilot',
  closes: '2026-08-31',
  from: '2026-08-10',
  departments: { Operations: 1 },
  scores: { connect: 70, trust: 70, inspire: 70 },
  begun: 0,
  opened: 0,
  invited: 1,
  lookBack: '2026-09-01',
}

/** More departments than can be drawn, with names as long as they may be. */
const LONG = 'Vestibulum consectetur adipiscing elit pellentesque habitant morbi'
export const CROWD: WantedRound = {
  name: `Winter 2025, ${LONG} Lorem`.slice(0, 80),
  closes: '2026-01-31',
  from: '2025-11-03',
  departments: Object.fromEntries(
    Array.from({ length: 34 }, (_, nth) => [`Department ${nth + 1} ${LONG}`.slice(0, 80), nth % 3 === 0 ? 2 : 5]),
  ),
  scores: { connect: 55, trust: 53, inspire: 58 },
  begun: 12,
  opened: 0,
  invited: 0,
  lookBack: '2026-03-01',
}

const { survey, scoreQuestions } = WORKSHOPS.v2
const QUESTIONS = survey.flatMap(({ group }) => group?.questions ?? [])

/** Adds a round with its team leaders and their sessions, and returns its id. The same leaders play in every round. */
export async function addRound(db: pg.Pool, round: WantedRound): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into round (name, version_slug, lang, closes_on, labels, planned_at, begun_at, closed_at)
     values ($1, 'v2', 'en', $2::date, array['Department'], now(), now(), case when $2::date < now() then now() end)
     returning id`,
    [round.name, round.closes],
  )
  const id = rows[0]?.id ?? 0
  const random = seededRandom(id)
  const finished = Object.entries(round.departments).flatMap(([department, count]) =>
    Array.from({ length: count }, (_, nth) => ({ department, email: addressOf(department, nth) })),
  )
  const uuids = await addTeams(
    db,
    finished.map(({ department, email }, index) => ({
      version: 'v2',
      name: `${department} ${index + 1}`,
      email,
      finished: new Date(Date.parse(`${round.from}T10:00:00Z`) + Math.floor(index / 2) * 86_400_000),
      answers: answersOf(round, department, random),
      opinions: { experience: 3, relevant: index % 5 },
    })),
  )
  const begun = await addTeams(
    db,
    Array.from({ length: round.begun }, (_, nth) => ({
      version: 'v2',
      email: `begun${nth}.${id}@example.org`,
      position: 4 + ((nth * 5) % 30),
      started: new Date(),
      finished: null,
    })),
  )
  await invite(
    db,
    id,
    finished.map((leader, index) => ({ ...leader, stage: 3, uuid: uuids[index] ?? null })),
  )
  await invite(
    db,
    id,
    begun.map((uuid, nth) => ({ ...other('begun', nth, id), stage: 2, uuid })),
  )
  await invite(
    db,
    id,
    Array.from({ length: round.opened }, (_, nth) => ({ ...other('opened', nth, id), stage: 1, uuid: null })),
  )
  await invite(
    db,
    id,
    Array.from({ length: round.invited }, (_, nth) => ({ ...other('new', nth, id), stage: 0, uuid: null })),
  )
  return id
}

const addressOf = (department: string, nth: number) =>
  `${department.toLowerCase().replaceAll(' ', '').slice(0, 20)}${nth}@example.org`
const other = (kind: string, nth: number, id: number) => ({
  department: 'Operations',
  email: `${kind}${nth}.${id}@example.org`,
})

function answersOf({ scores, ownScores, lookBack }: WantedRound, department: string, random: () => number) {
  const answers = new Map(
    QUESTIONS.map((question) => [question.id, answerFor(question, { random, date: lookBack, text: 'More trust' })]),
  )
  const own = ownScores?.[department]
  for (const each of INDICATORS)
    answers.set(scoreQuestions[each], String(own?.[each] ?? Math.round(scores[each] + (random() - 0.5) * 16)))
  return answers
}

interface Leader {
  email: string
  department: string
  stage: number
  uuid: string | null
}

async function invite(db: pg.Pool, round: number, leaders: readonly Leader[]): Promise<void> {
  await db.query(
    `insert into invitee (round_id, email, email_key, lang, labels, link_hash, link_sealed, session_id)
     select $1::int, given.email, given.email, 'en', array[department], sha256(($1::int || given.email)::bytea), '\\x00', session.id
     from unnest($2::text[], $3::text[], $4::uuid[]) as given (email, department, uuid)
     left join session on session.uuid = given.uuid`,
    [
      round,
      leaders.map(({ email }) => email),
      leaders.map(({ department }) => department),
      leaders.map(({ uuid }) => uuid),
    ],
  )
  // The steps of the funnel are counted as leaders get further.
  await db.query(
    `update invitee set stage = given.stage from unnest($2::text[], $3::int[]) as given (email, stage)
     where round_id = $1 and invitee.email = given.email`,
    [round, leaders.map(({ email }) => email), leaders.map(({ stage }) => stage)],
  )
}
