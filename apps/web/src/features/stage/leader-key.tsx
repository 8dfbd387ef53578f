import type { Workshop } from '@thrive/domain'
import { m } from '@thrive/words'
import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '../../ui/layout/icon.tsx'
import { eyeSlash } from '../../ui/layout/icon-paths.ts'
import './leader-key.css'

const LeaderNote = lazy(() => import('./leader-note.tsx'))

interface LeaderKeyProps {
  workshop: Workshop
  /** The position of the page shown. */
  position: number
}

/** Opens the page's note for the leader. Nothing of it is in the page before. */
export function LeaderKey({ workshop, position }: LeaderKeyProps) {
  /** The page whose note is open: another page closes it. */
  const [opened, setOpened] = useState<{ at: number; isByKeyboard: boolean } | null>(null)
  const key = useRef<HTMLButtonElement>(null)
  const isOpen = opened?.at === position
  const { note } = [...workshop.survey, ...workshop.results][position - 1] ?? {}
  if (!note) return null
  const close = () => {
    if (key.current?.parentElement?.contains(document.activeElement)) key.current.focus()
    setOpened(null)
  }
  return (
    <div className="lead">
      <button
        ref={key}
        type="button"
        className="lead-key"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={m.lead_key()}
        title={m.lead_key()}
        onClick={(event) => (isOpen ? close() : setOpened({ at: position, isByKeyboard: event.detail === 0 }))}
      >
        <Icon path={eyeSlash} />
        <span>{m.lead_key()}</span>
      </button>
      {isOpen && (
        <Suspense>
          <LeaderNote workshop={workshop} position={position} isByKeyboard={opened.isByKeyboard} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
