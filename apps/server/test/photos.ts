import { mkdtempSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { onEnd } from './build.ts'

const PARTS = ['erased', 'copied', 'media', 'take-out', 'uploads']
/** Returns the photos in a folder; lists of erased sessions, marks of backups, films and take-outs are stored next to them. */
export const photosIn = (folder: string) => readdirSync(folder).filter((name) => !PARTS.includes(name))

/** Starts a real S3 store on loopback with an empty bucket. */
export async function startS3() {
  const store = new S3rver({
    directory: mkdtempSync(join(tmpdir(), 'thrive-s3-')),
    silent: true,
    // It rejects the signature of a list request: the client signs "/photos/", but it compares "/photos".
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'photos', configs: [] }],
  })
  await store.configureBuckets()
  const server = createServer(store.callback())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = async () => {
    server.close()
    server.closeAllConnections()
  }
  onEnd(stop)
  const settings = {
    PHOTO_STORE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: 'photos',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  return { settings, stop }
}
