import type { ReactNode } from 'react'
import './banner.css'
import { Icon } from './icon.tsx'
import { circleCheck, triangle } from './line-icons.ts'

/** One thing the reader must know here: what works, or what is wrong. */
export function Banner({ kind, children }: { kind: 'ok' | 'bad'; children: ReactNode }) {
  return (
    <div className={`banner ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon path={kind === 'bad' ? triangle : circleCheck} line />
      <span>{children}</span>
    </div>
  )
}
