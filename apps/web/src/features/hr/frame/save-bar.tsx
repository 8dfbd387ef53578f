import { m } from '@thrive/words'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { pencil, triangle } from '../../../ui/layout/line-icons.ts'
import './save-bar.css'

interface SaveBarProps {
  /** The number of unsaved settings. */
  changes: number
  /** What has to be corrected first, or what went wrong. */
  trouble: string | null
  /** What else saving does; shown instead of the number of changes. */
  warning?: string | null
  onDiscard: () => void
  /** The save button. */
  children: ReactNode
}

/** Stays in view below a long form: the unsaved changes, and their buttons. */
export function SaveBar({ changes, trouble, warning = null, onDiscard, children }: SaveBarProps) {
  return (
    <div className={changes > 0 ? 'savebar is-open' : 'savebar'}>
      <span className={trouble ? 'sign bad' : 'sign'} role="status">
        <Icon path={(trouble ?? warning) ? triangle : pencil} line />
        {trouble ?? warning ?? (changes > 0 ? m.save_bar_unsaved({ count: changes }) : m.save_bar_saved())}
      </span>
      <span className="keys">
        {changes > 0 && (
          <Button look="quiet" onClick={onDiscard}>
            {m.save_bar_discard()}
          </Button>
        )}
        {children}
      </span>
    </div>
  )
}
