import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Session } from '../../../http/callers.ts'
import { cleanPicture } from '../../../http/clean-picture.ts'
import { closed, notFound } from '../../../http/errors.ts'
import { refuseStore } from '../../../http/store-errors.ts'
import { namedAmong, photoKeyOf, replacePhoto } from './data.ts'

/** Writes the file before the row, so that a crash in between leaves only an unreferenced file. */
export async function storePhoto({ db, photos, log }: Deps, sessionId: string, bytes: Uint8Array) {
  const key = `${randomUUID()}.jpg`
  const picture = await cleanPicture(bytes)
  await photos.put(key, picture).catch(refuseStore(log))
  if (!(await replacePhoto(db, sessionId, key))) throw closed()
}

/** An unreadable file was just replaced or erased, or the store failed; reading the row again shows which. */
export async function readPhoto({ db, photos, log }: Deps, { id, photoKey }: Session): Promise<Uint8Array> {
  for (let key = photoKey; key; ) {
    const bytes = await photos.get(key).catch(async (error) => {
      const now = await photoKeyOf(db, id)
      if (now === key) refuseStore(log)(error)
      key = now
    })
    if (bytes) return bytes
  }
  throw notFound()
}

/** The format of our keys; any other file in the folder or bucket is not ours. */
const OURS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/
const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 500
/** If more files than this are unreferenced, and more than are referenced, they belong to another database. */
const LITTER = 100

/**
 * Deletes unreferenced files, which a crash between writing a file and its row leaves behind. Files of the last day may
 * still get their row.
 */
export async function sweepPhotos({ db, photos, log }: Pick<Deps, 'db' | 'photos' | 'log'>, signal?: AbortSignal) {
  const unnamed: string[] = []
  let named = 0
  const sort = async (keys: string[]) => {
    const found = await namedAmong(db, keys)
    named += found.size
    unnamed.push(...keys.filter((key) => !found.has(key)))
  }
  const page: string[] = []
  for await (const { key, writtenAt } of photos.list()) {
    if (signal?.aborted) return
    if (OURS.test(key) && Date.now() - writtenAt.getTime() > DAY_MS) page.push(key)
    if (page.length === AT_ONCE) await sort(page.splice(0))
  }
  await sort(page)
  if (unnamed.length > Math.max(LITTER, named))
    return log.error({ unnamed: unnamed.length, named }, 'most photos belong to no session here: none was swept')
  for (const key of unnamed) await photos.delete(key)
  if (unnamed.length > 0) log.info({ photos: unnamed.length }, 'swept photos that no session names')
}
