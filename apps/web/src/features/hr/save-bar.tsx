import { m } from '@thrive/words'
import type { ReactNode } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { pencil, triangle } from '../../ui/layout/line-icons.ts'
import './save-bar.css'

interface SaveBarProps {
  /** How many settings are not saved yet. */
  changes: number
  /** What has to be corrected first, or went wrong. */
  trouble: string | null
  onDiscard: () => void
  /** The key that saves. */
  children: ReactNode
}

/** Stays in sight under a long form: what is not saved yet, and the keys for it. */
export function SaveBar({ changes, trouble, onDiscard, children }: SaveBarProps) {
  return (
    <div className={changes > 0 ? 'savebar is-open' : 'savebar'}>
      <span className={trouble ? 'sign bad' : 'sign'} role="status">
        <Icon path={trouble ? triangle : pencil} line />
        {trouble ?? (changes > 0 ? m.save_bar_unsaved({ count: changes }) : m.save_bar_saved())}
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
