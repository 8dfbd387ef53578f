import { Icon } from '../ui/layout/icon.tsx'
import { cloudSlash, saved, saving, warning } from '../ui/layout/icon-paths.ts'
import './saved-sign.css'

const SIGNS = {
  saved: { icon: saved, text: 'Saved' },
  saving: { icon: saving, text: 'Saving…' },
  offline: { icon: cloudSlash, text: 'Offline, kept here' },
  error: { icon: warning, text: 'Not saved, trying again' },
  unsaved: { icon: warning, text: 'Not saved' },
  /** While the session leads to the start screen. */
  moved: { icon: warning, text: 'Not saved' },
  closed: { icon: warning, text: 'Not saved' },
} as const

export type SavedState = keyof typeof SIGNS

/** A quiet sign of whether answers are saved. Only trouble is announced, or every keystroke would be. */
export function SavedSign({ state }: { state: SavedState }) {
  const { icon, text } = SIGNS[state]
  return (
    <output className="saved" data-state={state} aria-live={state === 'saved' || state === 'saving' ? 'off' : 'polite'}>
      <Icon path={icon} />
      <span>{text}</span>
    </output>
  )
}
