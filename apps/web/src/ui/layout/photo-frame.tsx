import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './photo-frame.css'

export interface PhotoFrameProps {
  /** A live picture with a guide to stand in, or a print on the three colours. */
  state: 'live' | 'taken'
  /** The video or image itself. */
  children: ReactNode
  /** Shown in a corner of the live picture, such as "Camera on". */
  label?: string | undefined
}

export function PhotoFrame({ state, children, label }: PhotoFrameProps) {
  return (
    <div className={classNames('camera', state)}>
      {children}
      {state === 'live' && <span className="guide" aria-hidden="true" />}
      {state === 'live' && label && <span className="on">{label}</span>}
    </div>
  )
}
