import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Env } from '../env.ts'
import type { PhotoStore } from './photo-store.ts'

export function openBucket(env: Env): PhotoStore {
  const Bucket = env.S3_BUCKET ?? ''
  const client = new S3Client({
    region: env.S3_REGION,
    forcePathStyle: true,
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
    // Somebody is waiting: a store that does not answer within this time counts as failed.
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  })
  return {
    async put(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'image/jpeg' }))
    },
    async get(Key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      if (!Body) throw new Error('the store gave nothing')
      return Body.transformToByteArray()
    },
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { key: Key, writtenAt: LastModified }
    },
  }
}
