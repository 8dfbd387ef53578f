/** What the acceptance check is made of: calls and streams with a deadline, and the runner that prints the count. */
import assert from 'node:assert/strict'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

const base = (process.argv[2] ?? '').replace(/\/$/, '')
export const hr = { email: process.env.HR_EMAIL ?? '', password: process.env.HR_PASSWORD ?? '' }
if (!base || !hr.email || !hr.password) {
  console.error('usage: HR_EMAIL=… HR_PASSWORD=… npm run acceptance -- BASE_URL')
  process.exit(2)
}
const DEADLINE_MS = 30_000

// biome-ignore lint/suspicious/noExplicitAny: the shapes are what is being checked
type Any = any
type Headers = Record<string, string>
type Fields = Record<string, string | File>
export interface Answer {
  question_id: number
  value: string
}

export const xhr = { 'X-Requested-With': 'XMLHttpRequest' }
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const call = (path: string, init: RequestInit) =>
  fetch(base + path, { redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MS), ...init })

export const getAs = (path: string, headers: Headers) => call(path, { headers })
export const get = (path: string, headers: Headers = {}) => getAs(path, { ...xhr, ...headers })
export const post = (path: string, fields: Fields, headers: Headers = xhr) => {
  const body = new FormData()
  for (const [key, value] of Object.entries(fields)) body.append(key, value)
  return call(path, { method: 'POST', headers, body })
}
export const postUrlencoded = (path: string, fields: Record<string, string>) =>
  call(path, { method: 'POST', headers: xhr, body: new URLSearchParams(fields) })
export const json = async (response: Response, status = 200): Promise<Any> => {
  const text = await response.text()
  assert.equal(response.status, status, `${response.url} answered ${response.status}: ${text.slice(0, 200)}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** A stream of server-sent events. */
export const listen = async (path: string, headers: Headers = {}) => {
  const response = await getAs(path, { Accept: 'text/event-stream', ...headers })
  assert.equal(response.status, 200, path)
  const lines = createInterface({ input: Readable.fromWeb(response.body as ReadableStream) })[Symbol.asyncIterator]()
  const until = async (passes: (state: Any) => unknown): Promise<Any> => {
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      const state = line.value.startsWith('data:') ? JSON.parse(line.value.slice(5)) : null
      if (state && passes(state)) return state
    }
    assert.fail(`${path} ended`)
  }
  return { until }
}

export const nobody = '00000000-0000-4000-8000-000000000000'
export const unique = () => `lead.${Date.now()}.${Math.random().toString(36).slice(2)}@example.org`
export const start = async (versionSlug: string, email = unique(), fields: Fields = {}): Promise<string> =>
  (await json(await post('/api/session/create', { email, versionSlug, ...fields }))).uuid
export const position = async (uuid: string): Promise<number> => json(await get(`/api/session/question/${uuid}`))
export const advance = async (uuid: string, steps: number) => {
  for (let step = 0; step < steps; step++) await json(await post('/api/session/next', { uuid }))
}
export const save = (uuid: string, answers: unknown) =>
  post('/api/answer/set', { uuid, answers: JSON.stringify(answers) })
/** Saves these values by the ids of their questions. */
export const saveValues = async (uuid: string, values: Record<number, unknown>) =>
  json(
    await save(
      uuid,
      Object.entries(values).map(([id, value]) => ({ question_id: Number(id), value })),
    ),
  )
export const answersOf = async (uuid: string) => {
  const answers: Answer[] = await json(await get(`/api/answer/${uuid}`))
  return new Map(answers.map(({ question_id, value }) => [question_id, value]))
}

const checks: { name: string; run: () => Promise<void> }[] = []
export const check = (name: string, run: () => Promise<void>) => checks.push({ name, run })
export async function runChecks() {
  let failed = 0
  for (const { name, run } of checks) {
    try {
      await run()
      console.log(`ok      ${name}`)
    } catch (error) {
      failed++
      console.log(`FAILED  ${name}\n        ${(error as Error).message.split('\n').join('\n        ')}`)
    }
  }
  console.log(`${checks.length - failed} passed, ${failed} failed`)
  process.exit(failed ? 1 : 0)
}
