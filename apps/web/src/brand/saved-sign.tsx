import { m } from '@thrive/words'
import { Icon } from '../ui/layout/icon.tsx'
import { cloudSlash, saved, saving, warning } from '../ui/layout/icon-paths.ts'
import './saved-sign.css'

const SIGNS = {
  saved: { icon: saved, text: m.saved },
  saving: { icon: saving, text: m.saving },
  offline: { icon: cloudSlash, text: m.saved_offline },
  error: { icon: warning, text: m.saved_error },
  unsaved: { icon: warning, text: m.saved_not },
  /** While the session redirects to the start screen. */
  moved: { icon: warning, text: m.saved_not },
  closed: { icon: warning, text: m.saved_not },
} as const

export type SavedState = keyof typeof SIGNS

/** A quiet sign that shows whether answers are saved; a screen may have its own text for it. Only trouble is announced, or every keystroke would be. */
export function SavedSign({ state, text }: { state: SavedState; text?: string | undefined }) {
  const sign = SIGNS[state]
  return (
    <output className="saved" data-state={state} aria-live={state === 'saved' || state === 'saving' ? 'off' : 'polite'}>
      <Icon path={sign.icon} />
      <span>{text ?? sign.text()}</span>
    </output>
  )
}
