import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { addressOf, type FromPreview, type ShownDraft, type ToPreview } from '../../../lib/preview-messages.ts'

interface DraftFrameProps {
  frame: RefObject<HTMLIFrameElement | null>
  path: string
  shown: ShownDraft
  title: string
  className: string
  size?: { width: number; height: number } | undefined
  onMessage?: (message: FromPreview) => void
}

/** The draft's own screen, in a frame that takes neither clicks nor keys. */
export function DraftFrame({ frame, path, shown, title, className, size, onMessage }: DraftFrameProps) {
  // The address stays, or the frame would load anew; what it shows is sent to it.
  const [address] = useState(() => addressOf(path, shown))
  const receive = useEffectEvent(({ source, origin, data }: MessageEvent<FromPreview>) => {
    if (source === frame.current?.contentWindow && origin === location.origin) onMessage?.(data)
  })
  useEffect(() => {
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [])
  const text = JSON.stringify(shown)
  const isLoaded = useRef(false)
  const show = useEffectEvent(() => tell(frame, { preview: 'show', shown }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes when something else is shown
  useEffect(() => {
    if (isLoaded.current) show()
  }, [text])
  return (
    <iframe
      ref={frame}
      className={className}
      src={address}
      title={title}
      inert
      tabIndex={-1}
      width={size?.width}
      height={size?.height}
      onLoad={() => {
        isLoaded.current = true
        show()
      }}
    />
  )
}

export const tell = (frame: RefObject<HTMLIFrameElement | null>, message: ToPreview) =>
  frame.current?.contentWindow?.postMessage(message, location.origin)
