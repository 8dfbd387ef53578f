import { useEffect, useEffectEvent } from 'react'

const KEYS: Record<string, 'back' | 'next' | undefined> = {
  ArrowLeft: 'back',
  PageUp: 'back',
  ArrowRight: 'next',
  PageDown: 'next',
}
/** What has keys of its own. */
const OWN_KEYS = 'input, textarea, select, dialog, .player, [role="dialog"], [role="slider"], [role="radiogroup"]'

/** Back and Next step by the keys of a presenter's clicker, or of a keyboard whose focus uses none of them. */
export function usePresenterKeys(keys: { back: () => void; next: () => void }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = KEYS[event.key]
    // A held key must not skip pages.
    if (!key || event.repeat || event.defaultPrevented || hasModifier(event) || isTaken(event)) return
    event.preventDefault()
    keys[key]()
  })
  useEffect(() => {
    // At the window, after everything on the page that uses these keys itself.
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey

/** True if the focus uses the key, a dialog is open, or the page has to be scrolled by it. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  const isAtHome = target === document.body || (target instanceof Element && target.matches('button, a, h1'))
  if (!isAtHome || (target instanceof Element && target.closest(OWN_KEYS))) return true
  if (document.querySelector('dialog[open]')) return true
  return key.startsWith('Page') && document.documentElement.scrollHeight > innerHeight
}
