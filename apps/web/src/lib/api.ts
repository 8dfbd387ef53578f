import type { Response as Answer, CallName, Input } from '@thrive/contract'
import { takeAhead } from './ahead.ts'
import { noteServerTime } from './clock.ts'

/** The server answered, and the answer is no. A line that is down throws something else. */
export class ApiError extends Error {
  readonly status: number
  /** How long the server asks to be left alone. */
  readonly retryAfterMs: number

  constructor(status: number, message: string, retryAfter: string | null = null) {
    super(message)
    this.status = status
    // The header may also hold a date, which only a proxy in front would send; then our own pace has to do.
    this.retryAfterMs = Number.parseInt(retryAfter ?? '0', 10) * 1_000 || 0
  }
}

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status

interface Options {
  token?: string | undefined
  /** The page is about to go: the browser finishes the request without it. */
  keepalive?: boolean | undefined
}

const PATIENCE_MS = 20_000

/** One call of the contract. Its name holds method and path, so nothing of the contract is loaded to make it. */
export async function call<Name extends CallName>(
  name: Name,
  input: Input<Name>,
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
      ...(!isGet && { body: textOf(rest) }),
    }))
  noteServerTime(response.headers.get('date'))
  const body = await response.json().catch(() => null)
  if (!response.ok)
    throw new ApiError(response.status, body?.message ?? response.statusText, response.headers.get('retry-after'))
  return body
}

/** As a query or as a form: no call here carries a file, and the server reads this kind of form in a moment. */
function textOf(fields: Map<string, unknown>): URLSearchParams {
  const text = new URLSearchParams()
  for (const [name, value] of fields) if (value !== undefined) text.set(name, String(value))
  return text
}
