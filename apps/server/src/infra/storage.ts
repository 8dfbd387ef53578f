import { resolve } from 'node:path'
import type { Env } from '../env.ts'
import type { PhotoStore } from './photo-store.ts'
import { openFolder } from './storage-disk.ts'

export async function openPhotoStore(env: Env): Promise<PhotoStore> {
  if (env.PHOTO_STORE === 'disk') return openFolder(resolve(env.PHOTO_FOLDER))
  // The S3 client is large; a deployment on disk never loads it.
  return (await import('./storage-s3.ts')).openBucket(env)
}
