import { m } from '@thrive/words'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Fault, ROOM_SIZES } from '../../../lib/fit/faults.ts'
import type { FromPreview, ShownDraft } from '../../../lib/preview-messages.ts'
import { DraftFrame, tell } from './draft-frame.tsx'

/** A fault, and the width of the screen that it was found at. */
export interface SizedFault extends Fault {
  width: number
}

interface FitFrameProps {
  path: string
  shown: ShownDraft
  onMeasured: (faults: SizedFault[]) => void
}

/** Measures the draft's screen at every size of a room, out of sight. */
export function FitFrame({ path, shown, onMeasured }: FitFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [nth, setNth] = useState<number | null>(null)
  const found = useRef<SizedFault[]>([])
  const onMessage = (message: FromPreview) => {
    if (message.preview === 'drawn') {
      if (message.saves !== shown.saves || message.lang !== shown.lang) return
      found.current = []
      setNth(0)
    } else if (message.width === ROOM_SIZES[nth ?? -1]?.width) {
      found.current = [...found.current, ...message.faults.map((fault) => ({ ...fault, width: message.width }))]
      if (nth === ROOM_SIZES.length - 1) {
        setNth(null)
        onMeasured(found.current)
      } else setNth((nth ?? 0) + 1)
    }
  }
  const measure = useEffectEvent(() => {
    if (nth !== null) tell(frame, { preview: 'measure' })
  })
  // After the frame has its new size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size is what changed
  useEffect(() => {
    const asked = requestAnimationFrame(() => measure())
    return () => cancelAnimationFrame(asked)
  }, [nth])
  return (
    <div className="fit-frame" aria-hidden="true">
      <DraftFrame
        frame={frame}
        path={path}
        shown={shown}
        title={m.studio_fit_frame()}
        className=""
        size={ROOM_SIZES[nth ?? 0]}
        onMessage={onMessage}
      />
    </div>
  )
}
