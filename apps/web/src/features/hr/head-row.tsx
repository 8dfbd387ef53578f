import type { ReactNode } from 'react'
import './head-row.css'
import { ScreenTitle } from './screen-title.tsx'

interface HeadRowProps {
  title: string
  /** What the screen is for, in a sentence. */
  lead?: string
  /** What can be done here, at the right. */
  children?: ReactNode
}

/** How a screen of the organisation begins. */
export function HeadRow({ title, lead, children }: HeadRowProps) {
  return (
    <div className="headrow">
      <div>
        <ScreenTitle>{title}</ScreenTitle>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children && <div className="row">{children}</div>}
    </div>
  )
}
