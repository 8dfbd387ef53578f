import { m } from '@thrive/words'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { eyeSlash } from '../../ui/layout/icon-paths.ts'
import { eye } from './icon-paths.ts'
import './cover.css'

const SHOWN_MS = 3_000

/** Hidden from onlookers. Shown while held; from a keyboard or a switch, until pressed again or for 3 s. */
export function Cover({
  label,
  indicator,
  children,
}: {
  label: string
  indicator?: string | undefined
  children: ReactNode
}) {
  const [isShown, show] = useState(false)
  const byFinger = useRef(false)
  useEffect(() => {
    if (!isShown || byFinger.current) return
    const timer = setTimeout(() => show(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  const hide = () => byFinger.current && show(false)
  return (
    <div className="cover" data-i={indicator}>
      <small>{label}</small>
      {isShown ? <strong>{children}</strong> : <span className="lid" role="img" aria-label={m.phone_covered()} />}
      <Button
        look="second"
        icon={isShown ? eyeSlash : eye}
        aria-pressed={isShown}
        onPointerDown={() => {
          byFinger.current = true
          show(true)
        }}
        onPointerUp={hide}
        onPointerLeave={hide}
        onPointerCancel={hide}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={() => {
          byFinger.current = false
        }}
        // A click without a pointer has no detail.
        onClick={(event) => event.detail === 0 && show(!isShown)}
      >
        {m.phone_hold()}
      </Button>
    </div>
  )
}
