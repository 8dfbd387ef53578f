import { m } from '@thrive/words'
import { chooseLocale, useLocale } from '../../lib/locale.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { LANGUAGE_OPTIONS } from './languages.ts'

export const LanguageChoice = () => (
  <Segmented label={m.language()} options={LANGUAGE_OPTIONS} value={useLocale()} onChange={chooseLocale} />
)
