import {
  actionsOf,
  dayOf,
  givenScores,
  type Mark,
  marksOf,
  monthMarks,
  othersOf,
  type Workshop,
  wordOf,
} from '@thrive/domain'
import type { Deps, Library } from '../../deps.ts'
import type { SessionKey } from '../../http/callers.ts'
import { closed, moved, sealed } from '../../http/errors.ts'
import type { Database } from '../../infra/database.ts'
import { addChanges, type Change, lockTeams, readTeams, type Team } from './data.ts'
import { type Kept, keepTeams } from './kept-data.ts'
import { addRoundChanges, type RoundChange } from './round-data.ts'

export type Counting = Pick<Deps, 'db' | 'library'>

/** Changes a team and, in the same transaction, records how its marks changed. */
export async function changeAndRecount<Result>(
  { db, library }: Counting,
  { id, uuid, revisionId }: SessionKey,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const workshops = await workshopsOf(library, [revisionId])
  return db.transaction().execute(async (tx) => {
    const before = await lockTeams(tx, [id])
    if (!before[0]) throw closed()
    if (before[0].uuid !== uuid) throw moved()
    if (before[0].isSealed) throw sealed()
    const result = await change(tx)
    await recordChange(tx, workshops, { gone: before, come: await readTeams(tx, [id]) })
    return result
  })
}

/** As `changeAndRecount`, for a change that a team of any age may get, such as a word about its actions. */
export async function recountAround<Result>(
  tx: Database,
  library: Library,
  ids: string[],
  change: (teams: Team[]) => Promise<Result>,
): Promise<Result> {
  const gone = await lockTeams(tx, ids)
  const workshops = await workshopsOf(library, revisionsOf(gone), tx)
  const result = await change(gone)
  await recordChange(tx, workshops, { gone, come: await readTeams(tx, ids) })
  return result
}

/** Counts a team for the round that it has just joined. Its other counts stay. */
export async function countJoined(tx: Database, library: Library, id: string): Promise<void> {
  const come = await readTeams(tx, [id])
  const workshops = await workshopsOf(library, revisionsOf(come), tx)
  await addRoundChanges(tx, roundChangesOf(workshops, { come }))
  await keepTeams(tx, keptOf(workshops, come))
}

export type Workshops = ReadonlyMap<number, Workshop>

/** Call before the transaction begins, or with it: one that needs a second connection could wait forever. */
export async function workshopsOf(library: Library, revisionIds: number[], on?: Database): Promise<Workshops> {
  const revisions = await Promise.all(revisionIds.map((id) => library.revision(id, on)))
  return new Map(revisions.map(({ id, workshop }) => [id, workshop]))
}

export const revisionsOf = (teams: Team[]): number[] => [...new Set(teams.map(({ revisionId }) => revisionId))]

/** Teams that leave the counts, and teams that join them. */
interface Turnover {
  gone?: Team[]
  come?: Team[]
}

export async function recordChange(tx: Database, workshops: Workshops, turnover: Turnover): Promise<void> {
  await addChanges(tx, changesOf(workshops, turnover))
  await addRoundChanges(tx, roundChangesOf(workshops, turnover))
  await keepTeams(tx, keptOf(workshops, turnover.come ?? []))
}

/** Returns how the counts change; a mark on both sides cancels out. */
export const changesOf = (workshops: Workshops, turnover: Turnover): Change[] =>
  summed(workshops, turnover, (team, workshop) => {
    const days = daysOf(team)
    return marksOf(workshop, team.run).map(({ on, measure, value }) => ({
      version: team.versionSlug,
      day: days[on],
      measure,
      value,
    }))
  })

/** The same for the counts of rounds, which have no days but months. */
export const roundChangesOf = (workshops: Workshops, turnover: Turnover): RoundChange[] =>
  summed(workshops, turnover, (team, workshop) => {
    const { round, run } = team
    if (!round) return []
    const month = daysOf(team).finished.slice(0, 7)
    const marks = [...marksOf(workshop, run), ...(run.finishedAt === null ? [] : monthMarks(workshop, run, month))]
    return marks.map(({ measure, value }) => ({ roundId: round.id, labels: round.labels, measure, value }))
  })

function summed<Key extends object>(
  workshops: Workshops,
  { gone = [], come = [] }: Turnover,
  keysOf: (team: Team, workshop: Workshop) => Key[],
): (Key & { teams: number })[] {
  const sums = new Map<string, Key & { teams: number }>()
  for (const [teams, sign] of [[gone, -1], [come, 1]] as const) // biome-ignore format: two signs, one line
    for (const team of teams) {
      if (team.isTrial) continue
      for (const change of keysOf(team, workshopOf(workshops, team))) {
        const key = JSON.stringify(change)
        sums.set(key, { ...change, teams: (sums.get(key)?.teams ?? 0) + sign })
      }
    }
  return [...sums.values()].filter(({ teams }) => teams !== 0)
}

function workshopOf(workshops: Workshops, { revisionId }: Team): Workshop {
  const workshop = workshops.get(revisionId)
  if (!workshop) throw new Error(`revision ${revisionId} was published meanwhile`)
  return workshop
}

const daysOf = ({ zone, run: { startedAt, finishedAt } }: Team): Record<Mark['on'], string> => ({
  started: dayOf(startedAt, zone),
  finished: dayOf(finishedAt ?? startedAt, zone),
})

export const keptOf = (workshops: Workshops, teams: Team[]): Kept[] =>
  teams.flatMap((team) => {
    const { answers, finishedAt, states } = team.run
    if (team.isTrial || finishedAt === null) return []
    const workshop = workshopOf(workshops, team)
    return [
      {
        sessionId: team.id,
        versionSlug: team.versionSlug,
        finishedAt: new Date(finishedAt),
        round: team.round,
        actions: actionsOf(workshop, answers).map((action) => ({
          ...action,
          word: wordOf(states.get(action.questionId)),
        })),
        others: othersOf(workshop, answers),
        scores: givenScores(answers, workshop.scoreQuestions),
      },
    ]
  })
