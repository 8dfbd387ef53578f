import { isGiven, isListQuestion, isOthers, OTHERS_PREFIX } from './answer.ts'
import { formatDate } from './date.ts'
import { DEFAULT_SCORE } from './gap.ts'
import { parseStringList } from './string-list.ts'
import { wholeNumber } from './whole-number.ts'
import type { Question } from './workshop.ts'

/** How an answer reads for people: on the answers page, in the PDF and in the HR view. */
export type Readable = { kind: 'text'; text: string } | { kind: 'list'; items: string[] }

export const NO_ANSWER = 'No answer given'

export function readable(question: Question, wire: string | undefined): Readable {
  if (question.type === 'slider') return asText(`${wholeNumber(wire ?? '') ?? DEFAULT_SCORE}%`)
  if (!isGiven(question, wire)) return asText(NO_ANSWER)
  if (question.type === 'yesno') return asText(wire === 'Yes' ? question.yes : wire === 'No' ? question.no : wire)
  // A text that looks like a list is still what the team wrote.
  const list = isListQuestion(question) ? parseStringList(wire) : null
  return list === null ? asText(formatDate(wire)) : { kind: 'list', items: list.map(choice) }
}

/** For HR, where an untouched slider is not an answer. */
export const readableGiven = (question: Question, wire: string | undefined): Readable =>
  isGiven(question, wire) ? readable(question, wire) : asText(NO_ANSWER)

function choice(entry: string): string {
  if (!isOthers(entry)) return entry
  const typed = entry.slice(OTHERS_PREFIX.length).trim()
  return typed === '' ? 'Others' : `Others: ${typed}`
}

const asText = (text: string): Readable => ({ kind: 'text', text })
