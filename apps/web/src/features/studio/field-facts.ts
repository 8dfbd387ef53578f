import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import type { DraftField, DraftWords, Problem } from './api.ts'
import type { EditedPlace } from './edited-place.ts'
import { fieldName } from './field-name.ts'
import { problemText } from './problem-text.ts'

/** What stands around the control of a field. */
export interface FieldFacts {
  place: string
  name: string
  isOptional: boolean
  isAgreed: boolean
  /** What stops publishing or was not saved. */
  errors: string[]
  /** What the author should know. */
  notes: string[]
}

interface Known {
  field: DraftField
  lang: Locale
  words: DraftWords
  edited: EditedPlace
  problems: readonly Problem[]
  /** What the preview found, in words. */
  misfits: readonly string[]
}

export function factsOf({ field, lang, words, edited, problems, misfits }: Known): FieldFacts {
  const here = problems.filter((problem) => problem.place === field.place && problem.lang === lang)
  const texts = (stops: boolean) => [...new Set(here.filter((one) => one.stops === stops).map(problemText))]
  const unread = edited.text !== null && (field.kind === 'seconds' ? m.studio_not_a_time() : m.studio_not_a_number())
  const isRefused = edited.refused !== null && edited.refused !== 'changed-meanwhile'
  return {
    place: field.place,
    name: fieldName(field.place),
    isOptional: field.optional,
    isAgreed: field.agreed && lang === 'en',
    errors: [
      ...(unread ? [unread] : []),
      ...(isRefused ? [m.studio_refused({ why: sentenceOf(edited.refused ?? '') })] : []),
      ...texts(true),
      ...misfits,
    ],
    notes: [...(words.state === 'outdated' ? [m.studio_outdated_here()] : []), ...texts(false)],
  }
}
