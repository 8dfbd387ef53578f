import type { Response as Answer, CallName, Input } from '@thrive/contract'
import type { RefusalCode, RefusalDetails } from '@thrive/words/refusals'
import { takeAhead } from './ahead.ts'
import { noteServerTime } from './clock.ts'
import { type Check, isListOf, isNumber, isText } from './shape.ts'

interface Details extends Omit<RefusalDetails, 'retryAfter'> {
  retryAfter?: string | null
  questions?: readonly number[]
}

/** The server refused. The screen has the words for its code. A connection that is down throws something else. */
export class ApiError extends Error {
  readonly status: number
  /** The server's code for its reason. */
  readonly code: string
  /** What the words may name. */
  readonly details: RefusalDetails
  /** How long the server asks to be left alone. */
  readonly retryAfterMs: number
  /** The questions whose answers do not fit, where the server says which. */
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
 * Something answered, but not our server: a network's login page, for example. Nobody knows whether the call arrived, so
 * it counts as a connection that is down.
 */
export class NotOurAnswer extends Error {}

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status

/** Somebody proved the session's address by mail, so it has a new uuid; whoever holds the old one is put out. */
export const isMoved = (error: unknown): boolean => error instanceof ApiError && error.code === 'session-moved'

interface Options {
  token?: string | undefined
  /** The page is about to close; the browser finishes the request without it. */
  keepalive?: boolean | undefined
}

const PATIENCE_MS = 20_000

/**
 * One call of the contract. Its name holds method and path, so nothing of the contract is loaded to make it; the check
 * says whether what comes back is an answer to it.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  check: Check<Answer<Name>>,
  { token, keepalive = false }: Options = {},
): Promise<Answer<Name>> {
  const [method = 'GET', template = ''] = name.split(' ')
  const rest = new Map(Object.entries(input as Record<string, unknown>))
  const path = template.replace(/:(\w+)/g, (_, key: string) => {
    const value = String(rest.get(key))
    rest.delete(key)
    return encodeURIComponent(value)
  })
  const isGet = method === 'GET'
  const url = isGet && rest.size > 0 ? `${path}?${textOf(rest)}` : path
  const response = await (takeAhead(url) ??
    fetch(url, {
      method,
      headers: { 'X-Requested-With': 'XMLHttpRequest', ...(token && { Authorization: `Bearer ${token}` }) },
      credentials: 'include',
      keepalive,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(!isGet && { body: formOf(rest) }),
    }))
  const body: unknown = await response.json().catch(() => null)
  const answer = answerIn(response.status, body, check, response.headers.get('retry-after'))
  noteServerTime(response.headers.get('date'))
  return answer
}

/** Our refusals have a code. What anybody else sends with a failure must not be shown to a room. */
const OUR_CODE = /^[a-z0-9-]+$/

/** The answer in this body; throws if it is something else. */
export function answerIn<Shape>(
  status: number,
  body: unknown,
  check: Check<Shape>,
  retryAfter: string | null = null,
): Shape {
  if (status === 200 && check(body)) return body
  const { error, message, questions, ...details } = (body ?? {}) as Record<string, unknown>
  const isRefusal = status >= 400 && isText(error) && OUR_CODE.test(error) && isText(message)
  // A proxy whose server is down or busy says so only by the status.
  if (!isRefusal && status < 500 && status !== 429) throw new NotOurAnswer(`Not an answer of our server: ${status}`)
  if (!isRefusal) throw new ApiError(status, 'unexpected', { retryAfter })
  throw new ApiError(status, error, {
    ...(details as RefusalDetails),
    retryAfter,
    questions: isListOf(isNumber)(questions) ? questions : [],
  })
}

/** As a query or as a url-encoded form, which the server reads quickly. */
function textOf(fields: Map<string, unknown>): URLSearchParams {
  const text = new URLSearchParams()
  for (const [name, value] of fields) if (value !== undefined) text.set(name, String(value))
  return text
}

/** With a file in it, a form has to be a multipart one. */
function formOf(fields: Map<string, unknown>): URLSearchParams | FormData {
  if (![...fields.values()].some((value) => value instanceof Blob)) return textOf(fields)
  const form = new FormData()
  for (const [name, value] of fields) form.set(name, value instanceof Blob ? value : String(value))
  return form
}
