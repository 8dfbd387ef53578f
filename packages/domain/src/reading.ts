import { isGiven, isListQuestion, isOthers, OTHERS_PREFIX } from './answer.ts'
import { formatDate } from './date.ts'
import { DEFAULT_SCORE } from './gap.ts'
import { parseStringList } from './string-list.ts'
import { wholeNumber } from './whole-number.ts'
import type { Option, Question } from './workshop.ts'

/** A readable answer, for the answers page, the PDF and the HR view. */
export type Readable = { kind: 'text'; text: string } | { kind: 'list'; items: string[] }

/** Texts that are not the team's own, in the reader's language. */
export interface ReadingWords {
  /** Shown if there is no answer. */
  none: string
  /** Others, with the typed text. */
  others: (typed: string) => string
}

export function readable(question: Question, wire: string | undefined, words: ReadingWords): Readable {
  if (question.type === 'slider') return asText(`${wholeNumber(wire ?? '') ?? DEFAULT_SCORE}%`)
  if (!isGiven(question, wire)) return asText(words.none)
  if (question.type === 'yesno') return asText(wire === 'Yes' ? question.yes : wire === 'No' ? question.no : wire)
  // A text that looks like a list is still text.
  if (!isListQuestion(question)) return asText(formatDate(wire))
  const list = parseStringList(wire)
  if (list === null) return asText(formatDate(wire))
  const labels = labelsOf(question)
  return {
    kind: 'list',
    items: list.map((entry) =>
      isOthers(entry) ? words.others(entry.slice(OTHERS_PREFIX.length).trim()) : (labels.get(entry) ?? entry),
    ),
  }
}

/** For HR, where an untouched slider is not an answer. */
export const readableGiven: typeof readable = (question, wire, words) =>
  isGiven(question, wire) ? readable(question, wire, words) : asText(words.none)

const labelsOf = (question: { options: readonly Pick<Option, 'value' | 'label'>[] }) =>
  new Map(question.options.map(({ value, label }) => [value, label]))

const asText = (text: string): Readable => ({ kind: 'text', text })
