import { m } from '@thrive/words'
import { chooseLocale, useLocale } from '../../lib/locale.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { LANGUAGES } from './languages.ts'

export const LanguageChoice = () => (
  <Segmented label={m.language()} options={LANGUAGES} value={useLocale()} onChange={chooseLocale} />
)
