import { answerIn } from '../../../lib/api.ts'
import { isSaved } from '../../../lib/shape.ts'

const PATIENCE_MS = 120_000

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** POST /api/session/photo. Not by fetch, which does not tell how far it is. */
export async function uploadPhoto(uuid: string, photo: Blob, options: UploadOptions): Promise<void> {
  const form = new FormData()
  form.append('uuid', uuid)
  form.append('photo', photo, 'photo.png')
  const { status, response } = await sent(form, options)
  answerIn(status, response, isSaved)
}

const sent = (form: FormData, { onProgress, signal }: UploadOptions): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/session/photo')
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    request.withCredentials = true
    request.responseType = 'json'
    request.timeout = PATIENCE_MS
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(request))
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, () => reject(new Error(event)))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
