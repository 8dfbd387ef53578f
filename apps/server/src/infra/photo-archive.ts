import type { Env } from '../env.ts'
import { MEDIA } from './media-store.ts'
import type { PhotoStore } from './photo-store.ts'
import { openPhotoStore } from './storage.ts'
import type { TarFile } from './tar.ts'

/**
 * What is backed up from the photo store: photos with the logo, the lists of erased sessions, and the organisation's own
 * films and other files. Uploads that are not finished are not.
 */
const PARTS = ['', 'erased', MEDIA]
const NAME = new RegExp(`^(?:(erased|${MEDIA})/)?(\\w[\\w.-]*)$`)

/** Yields every file except the named ones, from disk or S3. */
export async function* storedFiles(env: Env, except: Set<string>): AsyncGenerator<TarFile> {
  for (const part of PARTS) {
    const store = await openPhotoStore(env, part)
    for (const key of await keysOf(store)) {
      const name = part ? `${part}/${key}` : key
      // The root of a bucket also lists the keys of its parts.
      if (except.has(name) || !NAME.test(name) || key.includes('/')) continue
      const bytes = await store.get(key).catch(async (error) => {
        // Photos are replaced and erased while they are copied.
        if ((await keysOf(store)).includes(key)) throw error
      })
      if (bytes) yield { name, bytes }
    }
  }
}

/** Stores the files that are not there yet, and returns how many those were. */
export async function putMissing(env: Env, files: AsyncIterable<TarFile>): Promise<number> {
  const stores = new Map<string, { store: PhotoStore; known: Set<string> }>()
  for (const part of PARTS) {
    const store = await openPhotoStore(env, part)
    stores.set(part, { store, known: new Set(await keysOf(store)) })
  }
  let count = 0
  for await (const { name, bytes } of files) {
    const [, part = '', key = ''] = NAME.exec(name) ?? []
    const { store, known } = stores.get(part) ?? {}
    if (!key || !store || !known) throw new Error(`${name} is no name of a photo or a list`)
    if (known.has(key)) continue
    await store.put(key, bytes)
    count++
  }
  return count
}

async function keysOf(store: PhotoStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys
}
