import type { Response } from '@thrive/contract'
import { ApiError, answerIn, call } from '../api.ts'
import { type Check, isListOf, isNumber, isRecord, isSaved, isText } from '../shape.ts'
import type { DetailName, Row } from './database.ts'
import { lookBackConnection } from './look-back.ts'

export interface Known {
  position: number
  answers: Response<'GET /api/answer/:uuid'>
}

export interface Connection {
  save(answers: Row[], keepalive: boolean): Promise<unknown>
  /** Returns the position that the server then holds. */
  step(from: number, keepalive: boolean): Promise<number>
  sendDetail(name: DetailName, row: Row, keepalive: boolean): Promise<unknown>
  known(): Promise<Known>
}

/** Browsers send at most 64 KB for a closed page; the rest waits until it is opened again. */
const KEEPALIVE_LIMIT = 60_000

const isAnswers = isListOf(isRecord({ question_id: isNumber, value: isText, at: isNumber }))

/** The id is a session's uuid, or that of a look-back. */
export const connectionOf = (id: string): Connection => lookBackConnection(id) ?? sessionConnection(id)

const sessionConnection = (uuid: string): Connection => ({
  save(answers, keepalive) {
    const list = answers.map(({ id, value, at }) => ({ question_id: id, value, at }))
    const text = JSON.stringify(list)
    return call('POST /api/answer/set', { uuid, answers: text }, isSaved, {
      keepalive: keepalive && encodeURIComponent(text).length < KEEPALIVE_LIMIT,
    })
  },
  step: (from, keepalive) => call('POST /api/session/next', { uuid, from: String(from) }, isNumber, { keepalive }),
  sendDetail(name, { value, blob }, keepalive) {
    if (name === 'name') return nameTeam(uuid, value, keepalive)
    if (name === 'states') return call('POST /api/earlier/states', { uuid, states: value }, isSaved, { keepalive })
    if (name === 'photo') return blob ? upload(uuid, blob) : Promise.resolve()
    return call('POST /api/opinion/set', { uuid, type: name, score: value }, isSaved, { keepalive })
  },
  async known() {
    const [position, answers] = await Promise.all([
      call('GET /api/session/question/:uuid', { uuid }, isNumber),
      call('GET /api/answer/:uuid', { uuid }, isAnswers),
    ])
    return { position, answers }
  },
})

/** Any answer but true means that the name was not saved; no answer from our server is a different case. */
async function nameTeam(uuid: string, name: string, keepalive: boolean) {
  const isSomething: Check<unknown> = (value): value is unknown => value !== null
  const saved: unknown = await call('POST /api/session/name', { uuid, name }, isSomething as Check<true>, { keepalive })
  if (saved !== true) throw new ApiError(400, 'name-not-saved')
}

/** A picture takes long on a slow connection, and is too large for the browser to send for a closed page. */
const UPLOAD_TIMEOUT_MS = 120_000

async function upload(uuid: string, photo: Blob) {
  const form = new FormData()
  form.append('uuid', uuid)
  form.append('photo', photo, 'photo.png')
  const response = await fetch('/api/session/photo', {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    credentials: 'include',
    signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
    body: form,
  })
  const body: unknown = await response.json().catch(() => null)
  return answerIn(response.status, body, isSaved, response.headers.get('retry-after'))
}

/** True if nobody answered, or not our server, as opposed to a refusal. */
export const isConnectionDown = (error: unknown): boolean => !(error instanceof ApiError)

/** True if the server will refuse this however often it is sent. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 413)

/** The shortest delay before a retry. */
export const SHORTEST_MS = 1_000
const LONGEST_MS = 30_000

/** One second, two, four … thirty, or what the server asks for; sooner if the browser reports a connection. */
export const retryDelay = (failures: number, error: unknown): number =>
  Math.max(
    Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.min(failures, 5)),
    error instanceof ApiError ? error.retryAfterMs : 0,
  )
