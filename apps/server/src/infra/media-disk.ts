import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { MEDIA, type MediaStore, UPLOADS } from './media-store.ts'
import { openFolder } from './storage-disk.ts'

/** Parts lie in the same file system, so that keeping a whole one is a rename. */
export async function openMediaFolder(folder: string): Promise<MediaStore> {
  const [media, uploads] = [join(folder, MEDIA), join(folder, UPLOADS)]
  const { put, delete: drop } = await openFolder(media)
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  const parts = new FileStore({ directory: uploads })
  return {
    parts,
    put,
    delete: drop,
    readPart: async (id) => parts.read(id),
    async keepPart(id, key) {
      const part = join(uploads, id)
      await sync(part)
      await rename(part, join(media, key))
      await sync(media)
      await rm(`${part}.json`, { force: true })
    },
    async dropPart(id) {
      await rm(join(uploads, id), { force: true })
      await rm(join(uploads, `${id}.json`), { force: true })
    },
    read: async (key, range) => createReadStream(join(media, key), range),
    async *list() {
      for await (const { name } of await opendir(media)) {
        const found = await stat(join(media, name)).catch(() => null)
        if (found?.isFile()) yield { key: name, writtenAt: found.mtime, bytes: found.size }
      }
    },
  }
}

async function sync(path: string) {
  const file = await open(path)
  await file.sync().finally(() => file.close())
}
