import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Env } from '../env.ts'

export interface StoredPhoto {
  key: string
  writtenAt: Date
}

/** Where photos are kept; the keys are random and say nothing about the team. */
export interface PhotoStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array>
  /** One that is gone already is fine. */
  delete(key: string): Promise<void>
  list(): AsyncIterable<StoredPhoto>
}

export async function openPhotoStore(env: Env): Promise<PhotoStore> {
  if (env.PHOTO_STORE === 'disk') return openFolder(resolve(env.PHOTO_FOLDER))
  // The S3 client is large; a deployment on disk never loads it.
  return (await import('./storage-s3.ts')).openBucket(env)
}

/** What is acknowledged is on the disk, not only on its way there, as PostgreSQL does with its rows. */
async function openFolder(folder: string): Promise<PhotoStore> {
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
  await tryOut(store, folder)
  return store
}

/** A folder that takes no photo is found by whoever starts the server, not by a team at the end of its workshop. */
async function tryOut(store: PhotoStore, folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const key = `.trial-${randomUUID()}`
    await store.put(key, Buffer.from('can be written'))
    await store.delete(key)
  } catch (error) {
    throw new Error(`PHOTO_FOLDER ${folder} cannot be written: ${(error as Error).message}`, { cause: error })
  }
}
