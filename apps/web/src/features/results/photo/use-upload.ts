import { useEffect, useRef, useState } from 'react'
import { useSubmit } from '../use-submit.ts'
import { uploadPhoto } from './upload-photo.ts'

/** Sends the photo and tells how far it is; a page that is left gives it up. */
export function useUpload(uuid: string, photo: Blob | null, done: () => void) {
  const [share, setShare] = useState(0)
  const controller = useRef<AbortController | null>(null)
  const cancel = () => controller.current?.abort()
  useEffect(() => () => controller.current?.abort(), [])

  const submit = useSubmit(async () => {
    if (!photo) return
    setShare(0)
    controller.current = new AbortController()
    await uploadPhoto(uuid, photo, { onProgress: setShare, signal: controller.current.signal })
  }, done)
  return { ...submit, share, cancel }
}
