import type { ReactNode } from 'react'
import './two-lines.css'

/** What a button does, and below it in small what to know before pressing it. */
export const TwoLines = ({ children, below }: { children: ReactNode; below: ReactNode }) => (
  <span className="two-lines">
    {children}
    <small className="num">{below}</small>
  </span>
)
