import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import type { Env } from '../env.ts'
import { MEDIA, type MediaStore } from './media-store.ts'
import { PartsInS3 } from './parts-s3.ts'
import { bucketOf, MEDIA_REQUEST_MS } from './storage-s3.ts'

export function openMediaBucket(env: Env): MediaStore {
  const { client, Bucket } = bucketOf(env, MEDIA_REQUEST_MS)
  const keyOf = (key: string) => `${MEDIA}/${key}`
  const parts = new PartsInS3(client, Bucket)
  return {
    parts,
    readPart: async (id) => parts.read(id),
    async keepPart(id, key) {
      const whole = await parts.join(id)
      await client.send(new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${whole}`, Key: keyOf(key) }))
      await parts.drop(id)
    },
    dropPart: (id) => parts.drop(id),
    async put(key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(key), Body }))
    },
    async read(key, range) {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket, Key: keyOf(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
      )
      return Body as Readable
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(key) }))
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: `${MEDIA}/` }))
        for (const { Key, LastModified, Size = 0 } of Contents)
          if (Key && LastModified) yield { key: Key.slice(MEDIA.length + 1), writtenAt: LastModified, bytes: Size }
    },
  }
}
