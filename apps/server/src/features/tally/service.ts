import { dayOf, type Mark, marksOf, type Workshop } from '@thrive/domain'
import type { Deps, Library } from '../../deps.ts'
import type { SessionKey } from '../../http/callers.ts'
import { closed, moved, sealed } from '../../http/errors.ts'
import type { Database } from '../../infra/database.ts'
import {
  addChanges,
  areDaysDue,
  type Change,
  clearCounts,
  foldChanges,
  hasFormerCounts,
  lockCounts,
  lockTeams,
  readTeams,
  sessionIdsAfter,
  startDays,
  type Team,
} from './data.ts'

type Counting = Pick<Deps, 'db' | 'library'>

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
    const after = await readTeams(tx, [id])
    await addChanges(tx, changesOf(workshops, { gone: before, come: after }))
    return result
  })
}

type Workshops = ReadonlyMap<number, Workshop>

/** Call before the transaction begins, or with it: one that needs a second connection could wait forever. */
export async function workshopsOf(library: Library, revisionIds: number[], on?: Database): Promise<Workshops> {
  const revisions = await Promise.all(revisionIds.map((id) => library.revision(id, on)))
  return new Map(revisions.map(({ id, workshop }) => [id, workshop]))
}

/** Returns how the counts change when some teams leave and others join; a mark on both sides cancels out. */
export function changesOf(workshops: Workshops, { gone = [], come = [] }: { gone?: Team[]; come?: Team[] }) {
  const sums = new Map<string, Change>()
  for (const [teams, sign] of [[gone, -1], [come, 1]] as const) // biome-ignore format: two signs, one line
    for (const team of teams) {
      if (team.isTrial) continue
      const workshop = workshops.get(team.revisionId)
      if (!workshop) throw new Error(`revision ${team.revisionId} was published meanwhile`)
      const days = daysOf(team)
      for (const { on, measure, value } of marksOf(workshop, team.run)) {
        const change = { version: team.versionSlug, day: days[on], measure, value }
        const key = Object.values(change).join('\u0000')
        sums.set(key, { ...change, teams: (sums.get(key)?.teams ?? 0) + sign })
      }
    }
  return [...sums.values()].filter(({ teams }) => teams !== 0)
}

const daysOf = ({ zone, run: { startedAt, finishedAt } }: Team): Record<Mark['on'], string> => ({
  started: dayOf(startedAt, zone),
  finished: dayOf(finishedAt ?? startedAt, zone),
})

export const foldInsight = (db: Database) => db.transaction().execute(foldChanges)

/** Merges changes. Recounts everything if an earlier release did the counting or the time zone has changed. */
export async function keepInsight({ db, library }: Counting, signal?: AbortSignal) {
  await foldInsight(db)
  if ((await hasFormerCounts(db)) || (await areDaysDue(db)))
    await rebuildInsight({ db, library }, () => signal?.throwIfAborted())
}

const PAGE = 1_000
const FOLD_EVERY = 50

/**
 * Recounts every session, for a database filled by other means or when the meaning of marks has changed. The snapshot
 * covers everything up to its start; later changes are kept and added to it.
 */
export async function rebuildInsight({ db, library }: Counting, report: (sessions: number) => void = () => {}) {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await lockCounts(tx)
      await startDays(tx)
      await clearCounts(tx)
      let last = '0'
      let counted = 0
      for (let page = 1; ; page++) {
        const ids = await sessionIdsAfter(tx, last, PAGE)
        const come = await readTeams(tx, ids)
        // Page by page: all editions together may be more than memory holds.
        const revisions = [...new Set(come.map(({ revisionId }) => revisionId))]
        await addChanges(tx, changesOf(await workshopsOf(library, revisions, tx), { come }))
        if (page % FOLD_EVERY === 0 || ids.length < PAGE) await foldChanges(tx)
        counted += ids.length
        report(counted)
        if (ids.length < PAGE) return
        last = ids.at(-1) ?? last
      }
    })
}
