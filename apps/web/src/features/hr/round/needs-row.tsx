import { inDigits } from '@thrive/words/intl'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/layout/icon.tsx'
import './needs-card.css'

interface NeedsRowProps {
  icon: string
  count: number
  what: string
  text: string
  /** What can be done about it. */
  children?: ReactNode
}

/** One line of `ul.needs`: how many mails, what is known of them, and what can be done. */
export const NeedsRow = ({ icon, count, what, text, children }: NeedsRowProps) => (
  <li>
    <Icon path={icon} line />
    <span className="n">{inDigits(count)}</span>
    <span>
      <b>{what}</b>
      <span>{text}</span>
    </span>
    {children}
  </li>
)
