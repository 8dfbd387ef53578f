import type { Database } from '../../infra/database.ts'
import {
  addChanges,
  clearCounts,
  foldChanges,
  hasFormerCounts,
  lockCounts,
  lockTeams,
  readTeams,
  recountAfterFormer,
  recountOf,
  sessionIdsAfter,
  startDays,
} from './data.ts'
import { finishedAfter, keepTeams } from './kept-data.ts'
import { addRoundChanges, clearRound, clearRounds, foldRoundChanges, roundsDue, sessionsOfRound } from './round-data.ts'
import { type Counting, changesOf, keptOf, revisionsOf, roundChangesOf, workshopsOf } from './service.ts'

/** One process at a time; readers see all of it or nothing. */
export const foldInsight = (db: Database) => db.transaction().execute(fold)

async function fold(tx: Database): Promise<void> {
  await lockCounts(tx)
  await recountAfterFormer(tx)
  await foldChanges(tx)
  await foldRoundChanges(tx)
}

/** Merges changes. Recounts everything if an earlier release did the counting or the time zone has changed. */
export async function keepInsight({ db, library }: Counting, signal?: AbortSignal) {
  await foldInsight(db)
  for (const round of await roundsDue(db)) {
    signal?.throwIfAborted()
    await recountRound({ db, library }, round)
  }
  if ((await hasFormerCounts(db)) || (await recountOf(db)).due)
    await rebuildInsight({ db, library }, () => signal?.throwIfAborted())
}

const PAGE = 1_000
const FOLD_EVERY = 50
/** Their rows are locked meanwhile, so that a team that saves waits only a moment. */
const KEPT_PAGE = 500

/**
 * Recounts every session, for a database filled by other means or when the meaning of marks has changed. The snapshot
 * covers everything up to its start; later changes are kept and added to it.
 */
export async function rebuildInsight({ db, library }: Counting, report: (sessions: number) => void = () => {}) {
  await keepAll({ db, library }, () => report(0))
  await inSnapshot(db, async (tx) => {
    await startDays(tx)
    await clearCounts(tx)
    await clearRounds(tx)
    let last = '0'
    let counted = 0
    for (let page = 1; ; page++) {
      const ids = await sessionIdsAfter(tx, last, PAGE)
      await countTeams(tx, { db, library }, ids)
      if (page % FOLD_EVERY === 0 || ids.length < PAGE) await fold(tx)
      counted += ids.length
      report(counted)
      if (ids.length < PAGE) return
      last = ids.at(-1) ?? last
    }
  })
}

/** Recounts one round, whose labels changed. */
async function recountRound({ db, library }: Counting, id: number): Promise<void> {
  await inSnapshot(db, async (tx) => {
    await clearRound(tx, id)
    const ids = await sessionsOfRound(tx, id)
    for (let at = 0; at < ids.length; at += PAGE) {
      const come = await readTeams(tx, ids.slice(at, at + PAGE))
      const workshops = await workshopsOf(library, revisionsOf(come), tx)
      await addRoundChanges(tx, roundChangesOf(workshops, { come }))
    }
    await foldRoundChanges(tx)
  })
}

/** The lock comes first: it makes sure that the snapshot sees all that was merged. */
const inSnapshot = (db: Database, work: (tx: Database) => Promise<void>) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await lockCounts(tx)
      await work(tx)
    })

/** Page by page: all editions together may be more than memory holds. */
async function countTeams(tx: Database, { library }: Counting, ids: string[]): Promise<void> {
  const come = await readTeams(tx, ids)
  const workshops = await workshopsOf(library, revisionsOf(come), tx)
  await addChanges(tx, changesOf(workshops, { come }))
  await addRoundChanges(tx, roundChangesOf(workshops, { come }))
}

/** In small transactions of its own, because teams change these rows meanwhile. */
async function keepAll({ db, library }: Counting, report: () => void): Promise<void> {
  for (let last: string | undefined = '0'; last !== undefined; ) {
    const ids: string[] = await finishedAfter(db, last, KEPT_PAGE)
    await db.transaction().execute(async (tx) => {
      const teams = await lockTeams(tx, ids)
      await keepTeams(tx, keptOf(await workshopsOf(library, revisionsOf(teams), tx), teams))
    })
    report()
    last = ids.at(-1)
  }
}
