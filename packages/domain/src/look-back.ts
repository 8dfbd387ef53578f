import { ACTION_STATES, type ActionState } from './action.ts'
import { isCalendarDate } from './date.ts'
import { LIMITS } from './limits.ts'

/** A look-back takes ten minutes and proposes the next one in four weeks. */
export const LOOK_BACK_SECONDS = 600
export const DAYS_TO_NEXT_LOOK_BACK = 28

/** The three questions of a look-back. */
export const LOOK_BACK_QUESTIONS = ['expected', 'noticed', 'next'] as const
export type LookBackQuestion = (typeof LOOK_BACK_QUESTIONS)[number]

/** What a look-back fills in: the three questions, the next date, and the state of each action. */
export type LookBackField = LookBackQuestion | 'date' | `action-${number}`
const ACTION = 'action-'
export const actionField = (questionId: number): LookBackField => `${ACTION}${questionId}`

/** One field of a look-back. A team may look back several times; each time is a visit. */
export interface LookBackNote {
  visit: string
  field: string
  value: string
  /** When it was given, in milliseconds; the later of two values counts. */
  at: number
}

export interface LookBack extends Record<LookBackQuestion, string> {
  /** When it began, in milliseconds. */
  at: number
  states: Map<number, ActionState>
}

const isState = (value: string): value is ActionState => ACTION_STATES.some((state) => state === value)
const questionOf = (field: string): number | null =>
  field.startsWith(ACTION) ? Number(field.slice(ACTION.length)) : null

/** True if this value may stand in this field of a look-back on these actions. Empty clears a text or a date. */
export function fitsLookBack(field: string, value: string, actions: readonly { questionId: number }[]): boolean {
  if (LOOK_BACK_QUESTIONS.some((question) => question === field)) return value.length <= LIMITS.note
  if (field === 'date') return value === '' || isCalendarDate(value)
  return isState(value) && actions.some(({ questionId }) => actionField(questionId) === field)
}

/** The visits in which something was written, the earliest first. */
export function lookBacksIn(notes: readonly LookBackNote[]): LookBack[] {
  const visits = Map.groupBy(notes, ({ visit }) => visit)
  return [...visits.values()]
    .map((visit): LookBack => {
      const textOf = (question: LookBackQuestion) => visit.find(({ field }) => field === question)?.value.trim() ?? ''
      return {
        at: Math.min(...visit.map(({ at }) => at)),
        expected: textOf('expected'),
        noticed: textOf('noticed'),
        next: textOf('next'),
        states: statesIn(visit),
      }
    })
    .filter(({ expected, noticed, next, states }) => expected || noticed || next || states.size > 0)
    .toSorted((one, other) => one.at - other.at)
}

/** The latest state of each action. */
export const statesIn = (notes: readonly LookBackNote[]): Map<number, ActionState> =>
  new Map(
    notes
      .toSorted((one, other) => one.at - other.at)
      .flatMap(({ field, value }): [number, ActionState][] => {
        const question = questionOf(field)
        return question !== null && isState(value) ? [[question, value]] : []
      }),
  )
