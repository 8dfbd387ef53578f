import { ApiError } from '../../../lib/api.ts'

const PATIENCE_MS = 120_000

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** POST /api/session/photo. Not by fetch, which does not tell how far it is. */
export function uploadPhoto(uuid: string, photo: Blob, { onProgress, signal }: UploadOptions): Promise<void> {
  const form = new FormData()
  form.append('uuid', uuid)
  form.append('photo', photo, 'photo.png')
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/session/photo')
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    request.withCredentials = true
    request.responseType = 'json'
    request.timeout = PATIENCE_MS
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      if (request.status === 200) resolve()
      else reject(new ApiError(request.status, request.response?.message ?? request.statusText))
    })
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, () => reject(new Error(event)))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
