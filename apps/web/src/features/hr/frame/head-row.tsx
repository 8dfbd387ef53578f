import type { ReactNode } from 'react'
import './head-row.css'
import { ScreenTitle } from './screen-title.tsx'

interface HeadRowProps {
  title: string
  /** The purpose of the screen, in a sentence. */
  lead?: string
  /** Actions, on the right. */
  children?: ReactNode
}

/** The head of an organisation screen. */
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
