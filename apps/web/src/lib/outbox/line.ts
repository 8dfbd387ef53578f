import { ApiError, call } from '../api.ts'
import type { HeldAnswer } from './database.ts'

/** The way to the server. */
export interface Line {
  save(answers: HeldAnswer[], keepalive: boolean): Promise<unknown>
  step(from: number, keepalive: boolean): Promise<number>
}

/** Browsers refuse to finish more than 64 KB for a page that is gone; the rest waits for its return. */
const KEEPALIVE_LIMIT = 60_000

export const lineOf = (uuid: string): Line => ({
  save(answers, keepalive) {
    const list = answers.map(({ questionId, value, at }) => ({ question_id: questionId, value, at }))
    const text = JSON.stringify(list)
    return call(
      'POST /api/answer/set',
      { uuid, answers: text },
      { keepalive: keepalive && encodeURIComponent(text).length < KEEPALIVE_LIMIT },
    )
  },
  step: (from, keepalive) => call('POST /api/session/next', { uuid, from: String(from) }, { keepalive }),
})

/** No answer at all, as against an answer that is no. */
export const lineDown = (error: unknown): boolean => !(error instanceof ApiError)

const LONGEST_MS = 30_000

/** One second, two, four … thirty, or what the server asks for; the browser's own sign that the line is back comes sooner. */
export const retryDelay = (failures: number, error: unknown): number =>
  Math.max(Math.min(LONGEST_MS, 1_000 * 2 ** Math.min(failures, 5)), error instanceof ApiError ? error.retryAfterMs : 0)
