import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { addJob } from '../../../infra/jobs.ts'
import type { Team } from '../../tally/data.ts'
import { recountAround } from '../../tally/service.ts'
import { type AuditEntry, writeAuditEntry } from '../audit/data.ts'
import { deleteTeams, marksOfTeams, recordLists, reportedBy, teamsOlderThan } from './erasure-data.ts'

export type Erasing = Pick<Deps, 'db' | 'events' | 'library'>

/**
 * Erases all data of the teams, or nothing. Jobs that survive a crash delete the photos and store the erased sessions'
 * marks beside them, so that a restored database erases them again.
 */
export async function eraseTeams(
  { db, events, library }: Erasing,
  ids: string[],
  entriesOf: (teams: Team[]) => AuditEntry[],
): Promise<Team[]> {
  const erased = await db.transaction().execute(async (tx) => {
    // What the teams reported about actions of earlier sessions goes with them.
    const counted = [...ids, ...(await reportedBy(tx, ids))]
    return recountAround(tx, library, counted, async (locked) => {
      const teams = locked.filter(({ id }) => ids.includes(id))
      if (teams.length === 0) return []
      for (const { photoKey } of teams) if (photoKey) await addJob(tx, 'drop-photo', { key: photoKey })
      const name = `${randomUUID()}.txt`
      await recordLists(tx, [name])
      await addJob(tx, 'list-erasure', { name, marks: await marksOfTeams(tx, ids) })
      await deleteTeams(tx, ids)
      for (const entry of entriesOf(teams)) await writeAuditEntry(tx, entry)
      return teams
    })
  })
  for (const { uuid, id } of erased) events.emit('erased', uuid, id)
  return erased
}

const BATCH = 500

/** Works in small batches to keep locks short and to keep progress if interrupted. */
export async function eraseExpired(deps: Erasing, months: number, signal?: AbortSignal): Promise<number> {
  let erased = 0
  while (!signal?.aborted) {
    const ids = await teamsOlderThan(deps.db, months, BATCH)
    const gone = await eraseTeams(deps, ids, ({ length }) => [{ who: 'retention', what: 'expired', teams: length }])
    erased += gone.length
    if (ids.length < BATCH) break
  }
  return erased
}
