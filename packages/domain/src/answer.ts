import { isCalendarDate } from './date.ts'
import { LIMITS } from './limits.ts'
import { isStorable } from './storable.ts'
import { isStringList, parseStringList } from './string-list.ts'
import { isElapsedText } from './time-text.ts'
import { wholeNumber } from './whole-number.ts'
import type { Question, QuestionOf, Workshop } from './workshop.ts'

/** Answers are sent and stored as wire text: a slider's number, a list's JSON, anything else unchanged. */
export type Answers = ReadonlyMap<number, string>

export type AnswerOf<Q extends Question> = Q extends { type: 'slider' }
  ? number
  : Q extends { type: 'multiple' | 'ranking' }
    ? string[]
    : string

export type AnswerProblem =
  | 'not-a-number'
  | 'not-a-text'
  | 'not-a-time'
  | 'not-a-date'
  | 'not-options'
  | 'no-such-option'
  | 'option-twice'
  | 'others-twice'
  | 'not-ranked'
  | 'not-yes-or-no'
  | 'text-too-long'
  | 'text-not-storable'

type Refusal = { ok: false; problem: AnswerProblem }
export type ParsedAnswer = { ok: true; wire: string } | Refusal
type Checked = { ok: true; value: AnswerOf<Question> } | Refusal

/** Marks a multiple-choice entry that the team typed itself. */
export const OTHERS_PREFIX = 'others='
export const isOthers = (entry: string): boolean => entry.startsWith(OTHERS_PREFIX)

export const questionsOf = ({ survey }: Pick<Workshop, 'survey'>): Map<number, Question> =>
  new Map(survey.flatMap(({ group }) => group?.questions ?? []).map((question) => [question.id, question]))

export const isListQuestion = (question: Question): question is QuestionOf<'multiple' | 'ranking'> =>
  question.type === 'multiple' || question.type === 'ranking'

/**
 * True if there is an answer. A cleared field is stored as an empty text with the time it was cleared, so that no older
 * text returns from elsewhere. It is not an answer, nor are blanks or an empty list.
 */
export const isGiven = (question: Question, wire: string | undefined): wire is string =>
  wire !== undefined && wire.trim() !== '' && !(isListQuestion(question) && parseStringList(wire)?.length === 0)

/** Checks an incoming answer: it fits its question or is refused with a reason code. */
export function parseAnswer(question: Question, value: unknown): ParsedAnswer {
  const checked = check(question, value)
  if (!checked.ok) return checked
  return { ok: true, wire: wireOf(checked.value) }
}

export const wireOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Parses wire text. Null if it does not fit the question; then the field starts empty. */
export function readAnswer<Q extends Question>(question: Q, wire: string): AnswerOf<Q> | null {
  const checked = check(question, wire)
  return checked.ok ? (checked.value as AnswerOf<Q>) : null
}

function check(question: Question, value: unknown): Checked {
  switch (question.type) {
    case 'slider':
      return checkSlider(question, value)
    case 'text':
      return question.writtenBy === 'timer' ? checkElapsed(value) : checkText(value)
    case 'revisit':
      return question.field === 'date' ? checkDate(value) : checkText(value)
    case 'multiple':
      return checkChoices(question, value)
    case 'yesno':
      return value === 'Yes' || value === 'No' ? accept(value) : refuse('not-yes-or-no')
    case 'ranking':
      return checkRanking(question, value)
  }
}

function checkSlider({ min, max }: QuestionOf<'slider'>, value: unknown): Checked {
  const number = typeof value === 'string' ? wholeNumber(value) : value
  const fits = typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
  return fits ? accept(number) : refuse('not-a-number')
}

function checkText(value: unknown): Checked {
  if (typeof value !== 'string') return refuse('not-a-text')
  const problem = textProblem(value, 0)
  return problem === null ? accept(value) : refuse(problem)
}

const checkElapsed = (value: unknown): Checked =>
  typeof value === 'string' && isElapsedText(value) ? accept(value) : refuse('not-a-time')

const checkDate = (value: unknown): Checked =>
  typeof value === 'string' && (value === '' || isPlannedDate(value)) ? accept(value) : refuse('not-a-date')

/** Excludes years such as 2, 20 and 202, which appear while a year is being typed. */
const isPlannedDate = (text: string) => isCalendarDate(text) && text >= '1000'

function checkChoices({ options, others }: QuestionOf<'multiple'>, value: unknown): Checked {
  const list = listOf(value)
  if (list === null) return refuse('not-options')
  let othersSeen = false
  for (const [at, entry] of list.entries()) {
    if (others && isOthers(entry)) {
      if (othersSeen) return refuse('others-twice')
      othersSeen = true
      const problem = textProblem(entry, OTHERS_PREFIX.length)
      if (problem !== null) return refuse(problem)
    } else if (!options.some(({ value }) => value === entry)) return refuse('no-such-option')
    else if (list.indexOf(entry) !== at) return refuse('option-twice')
  }
  return accept(list)
}

function checkRanking({ options }: QuestionOf<'ranking'>, value: unknown): Checked {
  const list = listOf(value)
  const fits = list?.length === options.length && options.every((option) => list.includes(option.value))
  return fits ? accept(list) : refuse('not-ranked')
}

/** Also accepts the JSON text that GET returned. */
function listOf(value: unknown): string[] | null {
  if (typeof value === 'string') return parseStringList(value)
  return isStringList(value) ? value : null
}

function textProblem(text: string, from: number): AnswerProblem | null {
  if (text.length - from > LIMITS.text) return 'text-too-long'
  return isStorable(text) ? null : 'text-not-storable'
}

const accept = (value: AnswerOf<Question>): Checked => ({ ok: true, value })
const refuse = (problem: AnswerProblem): Refusal => ({ ok: false, problem })
