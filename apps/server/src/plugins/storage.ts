import { open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Env } from '../env.ts'

/** Where photos are kept; the keys are random and say nothing about the team. */
export type PhotoStore = Pick<Disk, 'put' | 'getBytes' | 'delete'>

export async function openPhotoStore(env: Env): Promise<PhotoStore> {
  if (env.PHOTO_STORE === 'disk') return openFolder(resolve(env.PHOTO_FOLDER))
  // The S3 client is large; a deployment on disk never loads it.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket: env.S3_BUCKET ?? '',
      region: env.S3_REGION,
      visibility: 'private',
      supportsACL: false,
      forcePathStyle: true,
      ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
      credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
    }),
  )
}

/** As PostgreSQL does with its rows: what is acknowledged is on the disk, not only on its way there. */
function openFolder(location: string): PhotoStore {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  const flush = async (path: string) => {
    const handle = await open(path)
    await handle.sync().finally(() => handle.close())
  }
  return {
    getBytes: (key) => disk.getBytes(key),
    delete: (key) => disk.delete(key),
    async put(key, contents, options) {
      await disk.put(key, contents, options)
      await flush(join(location, key))
      await flush(location)
    },
  }
}
