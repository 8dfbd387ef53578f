import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { chooseLocale, useLocale } from '../../lib/locale.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { LANGUAGE_OPTIONS } from './languages.ts'
import { LanguageOffer } from './offer.tsx'

/** For the start screens of a team. */
export const LanguageStart = () => (
  <div className="language-start">
    <LanguageOffer />
    <LanguageChoice />
  </div>
)

export function LanguageChoice() {
  const [failures, setFailures] = useState(0)
  const choose = (locale: Locale) => chooseLocale(locale).catch(() => setFailures(failures + 1))
  return (
    // Drawn anew after a failure, so that it shows the language that is still spoken.
    <Segmented key={failures} label={m.language()} options={LANGUAGE_OPTIONS} value={useLocale()} onChange={choose} />
  )
}
