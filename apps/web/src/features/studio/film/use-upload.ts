import { UPLOAD_BYTES, type UploadKind } from '@thrive/domain'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { faultText } from './fault-text.ts'
import { refusalOf, sendFile, type Uploaded } from './send-file.ts'

export type UploadProgress =
  | { state: 'sending'; name: string; share: number }
  | { state: 'checking'; name: string }
  | { state: 'bad'; name: string; why: string }

/** Uploads one file at a time, and says how far it is or why it cannot be used. */
export function useUpload(
  kind: UploadKind,
  onFine: (uploaded: Uploaded & { file: string }, sent: { name: string; size: number }) => void,
) {
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const under = useRef<AbortController | null>(null)
  useEffect(() => () => under.current?.abort(), [])
  // The draft may have changed while the file was on its way.
  const finish = useEffectEvent(onFine)

  const start = async (file: Blob, name: string) => {
    under.current?.abort()
    const controller = new AbortController()
    under.current = controller
    if (file.size > UPLOAD_BYTES[kind]) return setProgress({ state: 'bad', name, why: faultText('too-large', kind) })
    setProgress({ state: 'sending', name, share: 0 })
    const onProgress = (share: number) =>
      setProgress(share < 1 ? { state: 'sending', name, share } : { state: 'checking', name })
    try {
      const found = await sendFile({ kind, file, name, onProgress, signal: controller.signal })
      if (controller.signal.aborted) return
      if (found.file) {
        setProgress(null)
        finish({ ...found, file: found.file }, { name, size: file.size })
      } else setProgress({ state: 'bad', name, why: faultText(found.code ?? 'not-mp4', kind) })
    } catch (error) {
      if (controller.signal.aborted) return
      const code = refusalOf(error)
      setProgress({ state: 'bad', name, why: code ? sentenceOf(code) : m.film_upload_failed() })
    }
  }
  const stop = () => {
    under.current?.abort()
    setProgress(null)
  }
  return { progress, start: (file: Blob, name: string) => void start(file, name), stop }
}
