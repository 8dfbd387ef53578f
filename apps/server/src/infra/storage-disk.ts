import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type PhotoStore, StoreFull } from './photo-store.ts'

/** The end of the name of a file that is being written, or was when the process died. */
const PART = '.part'
const PART_HOURS = 24
const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** A file has its name only once it is complete and synced to disk, as PostgreSQL does with its rows. */
export async function openFolder(folder: string): Promise<PhotoStore> {
  const store: PhotoStore = {
    async put(key, bytes) {
      const path = join(folder, key)
      const part = path + PART
      try {
        await writeSynced(part, bytes)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true }).catch(() => {})
        throw FULL.has((error as NodeJS.ErrnoException).code ?? '') ? new StoreFull(folder, { cause: error }) : error
      }
      const names = await open(folder)
      await names.sync().finally(() => names.close())
    },
    get: (key) => readFile(join(folder, key)),
    delete: (key) => rm(join(folder, key), { force: true }),
    async *list() {
      for await (const entry of await opendir(folder)) {
        const found =
          entry.isFile() && !entry.name.endsWith(PART) && (await stat(join(folder, entry.name)).catch(() => null))
        if (found) yield { key: entry.name, writtenAt: found.mtime }
      }
    },
  }
  await assertWritable(store, folder)
  await dropOldParts(folder)
  return store
}

async function writeSynced(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx', 0o600)
  await file
    .writeFile(bytes)
    .then(() => file.sync())
    .finally(() => file.close())
}

/** Removes what a process left that died while writing; another node may be writing a younger one. */
async function dropOldParts(folder: string) {
  for await (const { name } of await opendir(folder)) {
    if (!name.endsWith(PART)) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > PART_HOURS * 3_600_000) await rm(join(folder, name), { force: true })
  }
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
