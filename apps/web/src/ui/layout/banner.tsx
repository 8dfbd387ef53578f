import type { ReactNode } from 'react'
import './banner.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { circleCheck, circleInfo, hourglassLine, lockLine, triangle } from './line-icons.ts'

const ICONS = { ok: circleCheck, bad: triangle, waits: hourglassLine, closed: lockLine, note: circleInfo }

interface BannerProps {
  kind: keyof typeof ICONS
  /** Makes the banner large. */
  title?: string | undefined
  /** What can be done about it, on the right. */
  action?: ReactNode
  children: ReactNode
}

/** One thing the reader must know here: what works, what is wrong, what is still to come. */
export function Banner({ kind, title, action, children }: BannerProps) {
  return (
    <div className={classNames('banner', kind, title && 'tall')} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon path={ICONS[kind]} line />
      <span>
        {title && <b className="title">{title}</b>}
        {children}
      </span>
      {action}
    </div>
  )
}
