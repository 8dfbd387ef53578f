import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { chooseLocale, useLocale } from '../../../lib/locale.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { LANGUAGE_OPTIONS } from '../../language/languages.ts'
import { chooseLang } from '../api.ts'

/** The language in which this account reads, on every computer. */
export function LanguageCard() {
  const { submit, problem } = useSubmit(async (lang: Locale) => {
    await chooseLang(lang)
    chooseLocale(lang)
  })
  return (
    <section className="card stack language-card">
      <h2>{m.language()}</h2>
      <p>{m.hr_language_hint()}</p>
      <Segmented label={m.language()} options={LANGUAGE_OPTIONS} value={useLocale()} onChange={submit} />
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}
