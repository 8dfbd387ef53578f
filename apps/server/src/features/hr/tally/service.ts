import { dayOf, type Mark, marksOf, type Workshop } from '@thrive/domain'
import type { Deps, Library } from '../../../deps.ts'
import type { SessionKey } from '../../../http/callers.ts'
import { closed, moved, sealed } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import {
  addChanges,
  type Change,
  clearCounts,
  foldChanges,
  hasFormerCounts,
  lockCounts,
  lockTeams,
  readTeams,
  revisionIds,
  sessionIdsAfter,
  type Team,
} from './data.ts'

type Counting = Pick<Deps, 'db' | 'library'>

/** Changes a team and, in the same transaction, records how its marks changed. */
export async function recounted<Result>(
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

/** For a mark that a team earns by being where it is, without reading its answers. */
export const countMark = (tx: Database, version: string, startedAt: Date, { measure, value }: Mark) =>
  addChanges(tx, [{ version, day: dayOf(startedAt), measure, value, teams: 1 }])

type Workshops = ReadonlyMap<number, Workshop>

/** Read before the transaction begins: a transaction that needs a second connection could wait forever. */
export async function workshopsOf(library: Library, revisionIds: number[]): Promise<Workshops> {
  const revisions = await Promise.all(revisionIds.map((id) => library.revision(id)))
  return new Map(revisions.map(({ id, workshop }) => [id, workshop]))
}

/** How the counts change when some teams go and others come; a mark on both sides cancels out. */
export function changesOf(workshops: Workshops, { gone = [], come = [] }: { gone?: Team[]; come?: Team[] }) {
  const sums = new Map<string, Change>()
  for (const [teams, sign] of [[gone, -1], [come, 1]] as const) // biome-ignore format: two signs, one line
    for (const team of teams) {
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

const daysOf = ({ run: { startedAt, finishedAt } }: Team): Record<Mark['on'], string> => ({
  started: dayOf(startedAt),
  finished: dayOf(finishedAt ?? startedAt),
})

export const foldInsight = (db: Database) => db.transaction().execute(foldChanges)

/** Adds up what changed, and recounts everything where an earlier release did the counting. */
export async function keepInsight({ db, library }: Counting, signal?: AbortSignal) {
  await foldInsight(db)
  if (await hasFormerCounts(db)) await rebuildInsight({ db, library }, () => signal?.throwIfAborted())
}

const PAGE = 1_000
const FOLD_EVERY = 50

/**
 * Recounts every session, for a database that was filled by other means or when the meaning of marks has changed.
 * The snapshot covers everything up to its beginning; later changes are kept and added to it.
 */
export async function rebuildInsight({ db, library }: Counting, report: (sessions: number) => void = () => {}) {
  const workshops = await workshopsOf(library, await revisionIds(db))
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await lockCounts(tx)
      await clearCounts(tx)
      let last = '0'
      let counted = 0
      for (let page = 1; ; page++) {
        const ids = await sessionIdsAfter(tx, last, PAGE)
        await addChanges(tx, changesOf(workshops, { come: await readTeams(tx, ids) }))
        if (page % FOLD_EVERY === 0 || ids.length < PAGE) await foldChanges(tx)
        counted += ids.length
        report(counted)
        if (ids.length < PAGE) return
        last = ids.at(-1) ?? last
      }
    })
}
