import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoStore } from './photo-store.ts'

/** Returns only after the file is synced to disk, as PostgreSQL does with its rows. */
export async function openFolder(folder: string): Promise<PhotoStore> {
  const store: PhotoStore = {
    async put(key, bytes) {
      const file = await open(join(folder, key), 'wx', 0o600)
      await file
        .writeFile(bytes)
        .then(() => file.sync())
        .finally(() => file.close())
      const names = await open(folder)
      await names.sync().finally(() => names.close())
    },
    get: (key) => readFile(join(folder, key)),
    delete: (key) => rm(join(folder, key), { force: true }),
    async *list() {
      for await (const entry of await opendir(folder)) {
        const found = entry.isFile() && (await stat(join(folder, entry.name)).catch(() => null))
        if (found) yield { key: entry.name, writtenAt: found.mtime }
      }
    },
  }
  await assertWritable(store, folder)
  return store
}

/** Fails at startup if the folder is not writable, instead of at the end of a team's workshop. */
async function assertWritable(store: PhotoStore, folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const key = `.trial-${randomUUID()}`
    await store.put(key, Buffer.from('can be written'))
    await store.delete(key)
  } catch (error) {
    throw new Error(`PHOTO_FOLDER ${folder} cannot be written: ${(error as Error).message}`, { cause: error })
  }
}
