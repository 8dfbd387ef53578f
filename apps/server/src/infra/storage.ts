import { join, resolve } from 'node:path'
import type { Env } from '../env.ts'
import type { MediaStore } from './media-store.ts'
import type { PhotoStore } from './photo-store.ts'
import { openFolder } from './storage-disk.ts'

/** `part` is a folder beside the photos, for files that are backed up and restored with them. */
export async function openPhotoStore(env: Env, part = ''): Promise<PhotoStore> {
  if (env.PHOTO_STORE === 'disk') return openFolder(join(resolve(env.PHOTO_FOLDER), part))
  // The S3 client is large; a deployment on disk never loads it.
  return (await import('./storage-s3.ts')).openBucket(env, part && `${part}/`)
}

/** The organisation's own films and other files. */
export async function openMediaStore(env: Env): Promise<MediaStore> {
  if (env.PHOTO_STORE === 'disk') return (await import('./media-disk.ts')).openMediaFolder(resolve(env.PHOTO_FOLDER))
  return (await import('./media-s3.ts')).openMediaBucket(env)
}
