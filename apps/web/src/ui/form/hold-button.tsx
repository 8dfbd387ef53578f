import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { TwoLines } from './two-lines.tsx'
import './hold-button.css'

interface HoldButtonProps {
  icon: string
  /** Says that it must be held. */
  hint: string
  children: ReactNode
  onHeld: () => void
  /** A key, a switch or a screen reader cannot hold it: they press it. */
  onPressed: () => void
}

const HOLD_MS = 1_000

/** A button for what destroys something: a mouse or a finger has to hold it for a second. */
export function HoldButton({ icon, hint, children, onHeld, onPressed }: HoldButtonProps) {
  const [isHeld, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const letGo = () => {
    clearTimeout(timer.current)
    setHeld(false)
  }
  const hold = () => {
    letGo()
    setHeld(true)
    timer.current = setTimeout(() => {
      setHeld(false)
      onHeld()
    }, HOLD_MS)
  }
  return (
    <Button
      look="second"
      icon={icon}
      data-hold={isHeld ? 'held' : 'free'}
      onPointerDown={(event) => event.button === 0 && hold()}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => event.detail === 0 && onPressed()}
    >
      <TwoLines below={hint}>{children}</TwoLines>
    </Button>
  )
}
