import { LANGUAGES, type Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { useRef, useState } from 'react'
import { useLocale } from '../../lib/locale.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { check, globe } from '../../ui/layout/icon-paths.ts'
import { LANGUAGE_OPTIONS } from './languages.ts'
import './menu.css'

/** The language of a session, chosen on the way. */
export function LanguageMenu({ onChoose }: { onChoose: (locale: Locale) => Promise<void> }) {
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const key = useRef<HTMLButtonElement>(null)
  const { submit, reset, problem } = useSubmit(async (chosen: Locale) => {
    if (chosen !== locale) await onChoose(chosen)
    key.current?.focus()
    setOpen(false)
  })
  const close = () => {
    reset()
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its buttons did not take
    <div
      className="language"
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        key.current?.focus()
        close()
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
              onClick={() => submit(value)}
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
