import type { Response as Answer } from '@thrive/contract'
import type { UploadKind } from '@thrive/domain'
import { DetailedError, Upload } from 'tus-js-client'
import { hasFields, isText, orNull } from '../../../lib/shape.ts'
import { ask } from '../../hr/frame/api.ts'
import { heldToken } from '../../hr/frame/token.ts'

export type Uploaded = Answer<'GET /api/admin/studio/upload/:id'>

const ENDPOINT = '/api/admin/studio/upload'
const CHUNK = 5 * 1024 * 1024
/** A proxy that takes no more than this is too small for any file. */
const LEAST_CHUNK = 128 * 1024
const RETRY_MS = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000]
const POLL_MS = 500

const isUploaded = hasFields<Uploaded>({ state: isText as never, code: orNull(isText) as never, file: orNull(isText) })

interface Sending {
  kind: UploadKind
  file: Blob
  name: string
  /** Called with the share that has arrived, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Uploads a file, going on after every cut; returns what the server says of it. */
export async function sendFile(sending: Sending): Promise<Uploaded> {
  const url = await sendChunks(sending, CHUNK, null)
  return untilChecked(url)
}

/** A proxy may take smaller requests only: then the same upload goes on in smaller chunks. */
async function sendChunks(sending: Sending, chunkSize: number, uploadUrl: string | null): Promise<string> {
  const upload = new Upload(sending.file, {
    endpoint: ENDPOINT,
    ...(uploadUrl && { uploadUrl }),
    chunkSize,
    retryDelays: RETRY_MS,
    metadata: { kind: sending.kind, filename: sending.name },
    headers: { Authorization: `Bearer ${heldToken()}`, 'X-Requested-With': 'XMLHttpRequest' },
    removeFingerprintOnSuccess: true,
    onProgress: (sent, all) => sending.onProgress?.(all ? sent / all : 0),
  })
  const done = new Promise<string>((resolve, reject) => {
    upload.options.onSuccess = () => resolve(upload.url ?? '')
    upload.options.onError = reject
    sending.signal?.addEventListener('abort', () => {
      void upload.abort(true)
      reject(new DOMException('stopped', 'AbortError'))
    })
  })
  if (!uploadUrl) {
    const [before] = await upload.findPreviousUploads()
    if (before) upload.resumeFromPreviousUpload(before)
  }
  upload.start()
  return done.catch((error: Error) => {
    const status = error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined
    // The server says what is wrong with the file when it is asked for it.
    if (status === 400 && upload.url) return upload.url
    if (status !== 413 || !upload.url || chunkSize <= LEAST_CHUNK) throw error
    return sendChunks(sending, chunkSize / 4, upload.url)
  })
}

async function untilChecked(url: string): Promise<Uploaded> {
  const id = url.split('/').at(-1) ?? ''
  for (;;) {
    const found = await ask('GET /api/admin/studio/upload/:id', { id }, isUploaded)
    if (found.state === 'fine' || found.state === 'refused') return found
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** The code of the server's refusal, or null if it did not answer. */
export function refusalOf(error: unknown): string | null {
  const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined
  const found = /"error":"([\w-]+)"/.exec(body ?? '')?.[1]
  return found ?? null
}
