import type { Deps } from '../../deps.ts'
import { readFile } from './file-data.ts'
import { dropOldUploads, forgetUnusedFiles } from './sweep-data.ts'
import { lockFile } from './upload-data.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Deletes uploads that were never finished and files that belong to no edition and no draft, a day after their last
 * use. The row goes first, so that a file is never named and gone.
 */
export async function sweepMedia({ db, media, log }: Pick<Deps, 'db' | 'media' | 'log'>, signal?: AbortSignal) {
  for (const id of await dropOldUploads(db)) await media.dropPart(id)
  await forgetUnusedFiles(db)
  let swept = 0
  for await (const { key, writtenAt } of media.list()) {
    if (signal?.aborted) return
    if (Date.now() - writtenAt.getTime() < DAY_MS || (await readFile(db, key))) continue
    await db.transaction().execute(async (tx) => {
      // The same file may be uploaded again at this moment.
      await lockFile(tx, key)
      if (await readFile(tx, key)) return
      await media.delete(key)
      swept++
    })
  }
  if (swept > 0) log.info({ files: swept }, 'swept files that no edition names')
}
