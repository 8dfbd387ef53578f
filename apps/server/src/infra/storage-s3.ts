import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Env } from '../env.ts'
import { MEDIA } from './media-store.ts'
import type { PhotoStore } from './photo-store.ts'

/** The bucket, and a client that speaks to it. */
export const bucketOf = (env: Env, requestTimeout: number) => ({
  Bucket: env.S3_BUCKET ?? '',
  client: new S3Client({
    region: env.S3_REGION,
    forcePathStyle: true,
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout, throwOnRequestTimeout: true },
  }),
})

/** A user is waiting: a store that does not answer within this time counts as failed. */
const REQUEST_MS = 5_000
/** A film may take a while on its way to a store far away. */
export const MEDIA_REQUEST_MS = 60_000

/** `prefix` precedes the name of every object and is not part of its key. */
export function openBucket(env: Env, prefix = ''): PhotoStore {
  const { client, Bucket } = bucketOf(env, prefix === `${MEDIA}/` ? MEDIA_REQUEST_MS : REQUEST_MS)
  return {
    async put(key, Body) {
      const ContentType = prefix ? 'text/plain' : 'image/jpeg'
      await client.send(new PutObjectCommand({ Bucket, Key: prefix + key, Body, ContentType }))
    },
    async get(key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + key }))
      if (!Body) throw new Error('the store gave nothing')
      return Body.transformToByteArray()
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + key }))
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { key: Key.slice(prefix.length), writtenAt: LastModified }
    },
  }
}
