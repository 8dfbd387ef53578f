import { m } from '@thrive/words'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/layout/icon.tsx'
import { check, warning } from '../../ui/layout/icon-paths.ts'
import './save-bar.css'

interface SaveBarProps {
  changed: boolean
  /** How many fields do not fit. */
  problems: number
  /** What went wrong when it was saved. */
  problem?: string | null
  /** Discard, and save. */
  children: ReactNode
}

/** Where a form of several cards is saved; it stays in sight. */
export function SaveBar({ changed, problems, problem, children }: SaveBarProps) {
  const trouble = problem ?? (problems > 0 ? m.save_bar_problems({ count: problems }) : null)
  return (
    <div className="savebar">
      <span className={trouble ? 'sign bad' : 'sign'} role="status">
        {trouble ? <Icon path={warning} /> : !changed && <Icon path={check} />}
        {trouble ?? (changed ? m.save_bar_changed() : m.save_bar_saved())}
      </span>
      <span className="row">{children}</span>
    </div>
  )
}
