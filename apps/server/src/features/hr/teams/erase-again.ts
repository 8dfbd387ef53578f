import type { Deps } from '../../../deps.ts'
import type { JobPayloads } from '../../../infra/jobs.ts'
import { recordLists, teamsMarked, unknownLists } from './erasure-data.ts'
import { type Erasing, eraseTeams } from './erasure-service.ts'
import { forgetMarked } from './invitee-erasure-service.ts'

/** The job. Deletes first, because an earlier try may have left a partial file. */
export async function writeList({ erasures }: Pick<Deps, 'erasures'>, { name, marks }: JobPayloads['list-erasure']) {
  await erasures.delete(name)
  await erasures.put(name, Buffer.from(marks.join('\n')))
}

const BATCH = 500

/**
 * Runs at every start: erases again what was erased after the backup from which this database was restored. Without a
 * restore the database knows every list, and nothing is read. Returns how many sessions and
 * invitees were erased.
 */
export async function eraseAgain(deps: Erasing & Pick<Deps, 'erasures'>, signal?: AbortSignal): Promise<number> {
  const { db, erasures } = deps
  const names: string[] = []
  for await (const { key } of erasures.list()) names.push(key)
  const unknown = await unknownLists(db, names)
  if (unknown.length === 0) return 0
  const marks: string[] = []
  for (const name of unknown)
    marks.push(
      ...Buffer.from(await erasures.get(name))
        .toString()
        .split('\n'),
    )
  const ids = await teamsMarked(db, marks)
  for (let done = 0; done < ids.length; done += BATCH) {
    signal?.throwIfAborted()
    const batch = ids.slice(done, done + BATCH)
    await eraseTeams(deps, batch, ({ length }) => [{ who: 'restore', what: 'erased_again', teams: length }])
  }
  const invitees = await forgetMarked(deps, marks)
  await recordLists(db, unknown)
  return ids.length + invitees
}
