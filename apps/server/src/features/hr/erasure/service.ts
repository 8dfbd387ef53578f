import type { Deps } from '../../../deps.ts'
import { addJob } from '../../../infra/jobs.ts'
import { type AuditEntry, writeAuditEntry } from '../audit/data.ts'
import { addChanges, lockTeams } from '../tally/data.ts'
import { changesOf, workshopsOf } from '../tally/service.ts'
import { deleteTeams, revisionsOfTeams, teamsOlderThan } from './data.ts'

type Erasing = Pick<Deps, 'db' | 'events' | 'library'>

/** Everything a team left is erased at once or not at all; a job that survives a crash deletes the photo. */
export async function eraseTeams(
  { db, events, library }: Erasing,
  ids: string[],
  lineOf: (teams: number) => AuditEntry,
) {
  const workshops = await workshopsOf(library, await revisionsOfTeams(db, ids))
  const erased = await db.transaction().execute(async (tx) => {
    const teams = await lockTeams(tx, ids)
    if (teams.length === 0) return []
    await addChanges(tx, changesOf(workshops, { gone: teams }))
    for (const { photoKey } of teams) if (photoKey) await addJob(tx, 'drop-photo', { key: photoKey })
    await deleteTeams(tx, ids)
    await writeAuditEntry(tx, lineOf(teams.length))
    return teams
  })
  for (const { uuid, id } of erased) events.emit('erased', uuid, id)
  return erased.length
}

const BATCH = 500

/** In small batches, so that nobody waits long for one of them, and an interrupted run keeps what it has done. */
export async function eraseExpired(deps: Erasing, months: number, signal?: AbortSignal): Promise<number> {
  let erased = 0
  while (!signal?.aborted) {
    const ids = await teamsOlderThan(deps.db, months, BATCH)
    erased += await eraseTeams(deps, ids, (teams) => ({ who: 'retention', what: 'expired', teams }))
    if (ids.length < BATCH) break
  }
  return erased
}
