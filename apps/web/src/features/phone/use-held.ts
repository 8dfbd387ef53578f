import { useEffect, useRef } from 'react'

const HOLD_MS = 450
const REPEAT_MS = 160

/** A button that acts when it is pressed, and repeatedly while it is held down. */
export function useHeld(act: (isHeld: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  const latest = useRef(act)
  latest.current = act

  const release = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const repeat = () => {
    wasHeld.current = true
    latest.current(true)
    timer.current = setTimeout(repeat, REPEAT_MS)
  }
  return {
    onPointerDown: () => {
      wasHeld.current = false
      timer.current = setTimeout(repeat, HOLD_MS)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (!wasHeld.current) act(false)
      wasHeld.current = false
    },
  }
}
