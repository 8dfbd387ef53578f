import { LANGUAGES, type Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { useRef, useState } from 'react'
import { useLocale } from '../../lib/locale.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { check, globe } from '../../ui/layout/icon-paths.ts'
import { LANGUAGE_OPTIONS } from './languages.ts'
import './menu.css'

interface Props {
  /** Call `done` to close the menu once the language is in use. */
  onChoose: (locale: Locale, done: () => void) => void
  onClose?: () => void
  problem?: string | null
}

/** A button that opens the three languages; it makes no server calls, so that phones can use it too. */
export function LanguageMenu({ onChoose, onClose, problem }: Props) {
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const key = useRef<HTMLButtonElement>(null)
  const close = () => {
    onClose?.()
    setOpen(false)
  }
  const done = () => {
    key.current?.focus()
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only receives events that its buttons did not handle
    <div
      className="language"
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        done()
      }}
    >
      <button
        ref={key}
        type="button"
        className="language-key"
        aria-expanded={open}
        aria-label={m.language_is({ language: LANGUAGES[locale] })}
        title={m.language()}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Icon path={globe} />
        {locale.toUpperCase()}
      </button>
      {open && (
        <div className="language-menu">
          {LANGUAGE_OPTIONS.map(({ value, label, lang }) => (
            <button
              key={value}
              type="button"
              lang={lang}
              aria-current={value === locale || undefined}
              onClick={() => (value === locale ? done() : onChoose(value, done))}
            >
              <Icon path={check} />
              {label}
            </button>
          ))}
          {problem && <p role="alert">{problem}</p>}
        </div>
      )}
    </div>
  )
}
