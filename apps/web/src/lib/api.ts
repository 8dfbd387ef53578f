import type { Response as Answer, CallName, Input } from '@thrive/contract'
import type { RefusalCode, RefusalDetails } from '@thrive/words/refusals'
import { takePrefetched } from './ahead.ts'
import { noteServerTime } from './clock.ts'
import { type Check, isListOf, isNumber, isText } from './shape.ts'

interface Details extends Omit<RefusalDetails, 'retryAfter'> {
  retryAfter?: string | null
  questions?: readonly number[]
}

/** The server refused. The screen has the text for its code. A failed connection throws something else. */
export class ApiError extends Error {
  readonly status: number
  /** The server's code for its reason. */
  readonly code: string
  /** Values that the text may mention. */
  readonly details: RefusalDetails
  /** How long the server asks to wait. */
  readonly retryAfterMs: number
  /** The questions with invalid answers, if the server names them. */
  readonly questions: readonly number[]

  constructor(
    status: number,
    code: RefusalCode | (string & {}),
    { retryAfter = null, questions = [], ...details }: Details = {},
  ) {
    // The header may also hold a date, but only a proxy would send that; then we keep our own pace.
    const seconds = Number.parseInt(retryAfter ?? '0', 10) || 0
    super(code)
    this.status = status
    this.code = code
    this.details = { ...details, retryAfter: seconds }
    this.retryAfterMs = seconds * 1_000
    this.questions = questions
  }
}

/**
 * Something answered, but not our server: a captive portal, for example. Whether the call arrived is unknown, so it
 * counts as a failed connection.
 */
export class NotOurAnswer extends Error {}

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status

export const isCode = (error: unknown, code: RefusalCode): boolean => error instanceof ApiError && error.code === code

/** True if somebody proved the session's address by mail: it has a new uuid, and the old one no longer works. */
export const isMoved = (error: unknown): boolean => isCode(error, 'session-moved')

interface Options {
  token?: string | undefined
  /** The page is about to close; the browser finishes the request without it. */
  keepalive?: boolean | undefined
}

const TIMEOUT_MS = 20_000

/**
 * Makes one call of the contract. Its name holds method and path, so nothing of the contract is loaded to make it; the
 * check validates the answer.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  check: Check<Answer<Name>>,
  { token, keepalive = false }: Options = {},
): Promise<Answer<Name>> {
  const [method = 'GET', template = ''] = name.split(' ')
  const { path, rest } = pathOf(template, input as object)
  const isGet = method === 'GET'
  const url = isGet ? withQuery(path, rest) : path
  const response = await (takePrefetched(url) ??
    fetch(url, {
      method,
      headers: { 'X-Requested-With': 'XMLHttpRequest', ...(token && { Authorization: `Bearer ${token}` }) },
      credentials: 'include',
      keepalive,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!isGet && { body: formOf(rest) }),
    }))
  const body: unknown = await response.json().catch(() => null)
  const answer = answerIn(response.status, body, check, response.headers.get('retry-after'))
  noteServerTime(response.headers.get('date'))
  return answer
}

/** Our refusals have a code. Any other text in a failure must not be shown to a room. */
const OUR_CODE = /^[a-z0-9-]+$/

/** Returns the answer in this body; throws if it is something else. */
export function answerIn<Shape>(
  status: number,
  body: unknown,
  check: Check<Shape>,
  retryAfter: string | null = null,
): Shape {
  if (status === 200 && check(body)) return body
  const { error, message, questions, ...details } = (body ?? {}) as Record<string, unknown>
  const isRefusal = status >= 400 && isText(error) && OUR_CODE.test(error) && isText(message)
  // A proxy whose server is down or busy reports it only by status.
  if (!isRefusal && status < 500 && status !== 429) throw new NotOurAnswer(`Not an answer of our server: ${status}`)
  if (!isRefusal) throw new ApiError(status, 'unexpected', { retryAfter })
  throw new ApiError(status, error, {
    ...(details as RefusalDetails),
    retryAfter,
    questions: isListOf(isNumber)(questions) ? questions : [],
  })
}

/** Fills the path's parameters from the input, and returns the rest of the input. */
export function pathOf(template: string, input: object) {
  const rest = new Map<string, unknown>(Object.entries(input))
  const path = template.replace(/:(\w+)/g, (_, key: string) => {
    const value = String(rest.get(key))
    rest.delete(key)
    return encodeURIComponent(value)
  })
  return { path, rest }
}

export const withQuery = (path: string, rest: Map<string, unknown>) =>
  rest.size > 0 ? `${path}?${textOf(rest)}` : path

/** Encodes fields as a query or a url-encoded form, which the server reads quickly. */
function textOf(fields: Map<string, unknown>): URLSearchParams {
  const text = new URLSearchParams()
  for (const [name, value] of fields) if (value !== undefined) text.set(name, String(value))
  return text
}

/** A form with a file has to be multipart. */
function formOf(fields: Map<string, unknown>): URLSearchParams | FormData {
  if (![...fields.values()].some((value) => value instanceof Blob)) return textOf(fields)
  const form = new FormData()
  for (const [name, value] of fields) form.set(name, value instanceof Blob ? value : String(value))
  return form
}
