/**
 * What the acceptance checks of a room share: calls with a deadline, refusals in the shape of the specification, and the
 * runner that prints a line for each check and the count. Nothing here knows what is checked.
 */
import assert from 'node:assert/strict'
import { basename } from 'node:path'

export const base = (process.argv[2] ?? '').replace(/\/$/, '')
/** Every wait ends after this many milliseconds. */
export const deadline = Number(process.env.DEADLINE_MS ?? 5000)
if (!base) {
  console.error(`usage: node ${basename(process.argv[1] ?? '')} BASE_URL`)
  process.exit(2)
}

type Headers = Record<string, string>
type Field = string | number | boolean | readonly unknown[]
export type Fields = Record<string, Field>

export const xhr = { 'X-Requested-With': 'XMLHttpRequest' }
const call = (path: string, init: RequestInit) =>
  fetch(base + path, { redirect: 'manual', signal: AbortSignal.timeout(deadline), ...init }).catch((error) => {
    throw new Error(`${path} gave no answer (deadline ${deadline} ms): ${error.cause?.message ?? error.message}`)
  })
export const get = (path: string, headers: Headers = {}) => call(path, { headers: { ...xhr, ...headers } })
/** A form; a list goes as its JSON text. */
export const post = (path: string, fields: Fields, headers: Headers = xhr) => {
  const body = new FormData()
  for (const [key, value] of Object.entries(fields))
    body.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  return call(path, { method: 'POST', headers, body })
}
// biome-ignore lint/suspicious/noExplicitAny: the shapes are what is being checked
export const json = async (response: Response, status = 200): Promise<any> => {
  const endless = response.headers.get('content-type')?.startsWith('text/event-stream')
  const text = endless ? '(a stream)' : await response.text()
  assert.equal(
    response.status,
    status,
    `${response.url} answered ${response.status}, not ${status}: ${text.slice(0, 200)}`,
  )
  return text === '' ? undefined : JSON.parse(text)
}
export const saved = async (response: Response) => assert.deepEqual(await json(response), { saved: true })
export const refused = async (response: Response, status: number, code?: string) => {
  const body = await json(response, status)
  assert.match(String(body?.error), /^[a-z0-9]+(-[a-z0-9]+)*$/, `${response.url}: an error has a code in kebab-case`)
  assert.equal(typeof body.message, 'string', `${response.url}: an error has a message`)
  if (code) assert.equal(body.error, code, `${response.url} answered ${status} ${body.error}, not ${code}`)
}
/** Where the specification leaves the status open: one of these, and so never a 500. */
export const refusedAsOneOf = (response: Response, statuses: number[], what: string) =>
  assert.ok(
    statuses.includes(response.status),
    `${what} answered ${response.status}, not one of ${statuses.join(', ')}`,
  )

const unique = () => `lead.${Date.now()}.${Math.random().toString(36).slice(2)}@example.org`
export const start = async (versionSlug: string): Promise<string> =>
  (await json(await post('/api/session/create', { email: unique(), versionSlug }))).uuid
export const nobody = '00000000-0000-4000-8000-000000000000'

const checks: { name: string; run: () => Promise<void> }[] = []
export const check = (name: string, run: () => Promise<void>) => checks.push({ name, run })
export async function runChecks(afterEach = () => {}) {
  let failed = 0
  for (const { name, run } of checks) {
    try {
      await run()
      console.log(`ok      ${name}`)
    } catch (error) {
      failed++
      console.log(`FAILED  ${name}\n        ${(error as Error).message.split('\n').join('\n        ')}`)
    } finally {
      afterEach()
    }
  }
  console.log(`${checks.length - failed} passed, ${failed} failed`)
  process.exit(failed ? 1 : 0)
}
