import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Full screen for one element, or for the whole page if none is given. */
export function useFullScreen(target?: RefObject<HTMLElement | null>) {
  const [on, setOn] = useState(false)
  const element = useCallback(() => (target ? target.current : document.documentElement), [target])

  useEffect(() => {
    const read = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === element())
    read()
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [element])

  const toggle = useCallback(() => {
    const change = on ? document.exitFullscreen() : element()?.requestFullscreen()
    // A refusal (a policy, a second click while it changes) leaves the screen as it is, which the button shows.
    change?.catch(() => {})
  }, [on, element])

  return { on, toggle, available: typeof document !== 'undefined' && document.fullscreenEnabled }
}
