import { m } from '@thrive/words'
import { chooseLocale, useLocale } from '../../lib/locale.ts'
import { Segmented } from '../../ui/form/segmented.tsx'

/** Each language by its own name, for whoever reads no other. */
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'nl', label: 'Nederlands' },
  { value: 'fr', label: 'Français' },
] as const

export const LanguageChoice = () => (
  <Segmented label={m.language()} options={LANGUAGES} value={useLocale()} onChange={chooseLocale} />
)
