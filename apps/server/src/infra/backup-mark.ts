import type { Env } from '../env.ts'
import type { PhotoStore } from './photo-store.ts'
import { openPhotoStore } from './storage.ts'

/** Beside the photos, because every node sees them, and because a restored database would bring an old mark. */
export const openMarks = (env: Env): Promise<PhotoStore> => openPhotoStore(env, 'copied')

/** Records that a good backup was made now. The file's name is the time. */
export async function markBackup(marks: PhotoStore): Promise<void> {
  const name = new Date().toISOString()
  await marks.put(name, new Uint8Array())
  for await (const { key } of marks.list()) if (key < name) await marks.delete(key)
}

/** Returns when the last good backup was made, or null if never. */
export async function lastBackup(marks: PhotoStore): Promise<Date | null> {
  let newest = ''
  for await (const { key } of marks.list()) if (key > newest && !Number.isNaN(Date.parse(key))) newest = key
  return newest ? new Date(newest) : null
}
