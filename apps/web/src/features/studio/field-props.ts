import type { Locale } from '@thrive/domain'
import type { DraftField, Value } from './api.ts'
import type { EditedPlace } from './edited-place.ts'
import type { FieldFacts } from './field-facts.ts'

/** What every kind of field gets. */
export interface FieldProps {
  slug: string
  field: DraftField
  lang: Locale
  edited: EditedPlace
  facts: FieldFacts
  /** The English words, shown in grey where a language has none. */
  english: string
}

/** The text of a field of words; no words are an empty text. */
export const textOf = (value: Value): string => (typeof value === 'string' ? value : '')

/** An empty field takes a translation away, or what the page can do without. */
export const wordsOf = (text: string, lang: Locale, isOptional: boolean): Value =>
  text === '' && (lang !== 'en' || isOptional) ? null : text
