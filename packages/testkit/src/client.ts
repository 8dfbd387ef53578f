import { loadWorkshops } from '@thrive/content'
import { planOf } from '@thrive/domain'

const MARKER = { 'x-requested-with': 'XMLHttpRequest' }

export interface Answered {
  status: number
  headers: Record<string, unknown>
  body: unknown
}

export type Fields = Record<string, string | Blob>

/** Sends a request to the server: over the network, or injected directly. */
export type Send = (request: {
  method: 'GET' | 'HEAD' | 'POST'
  path: string
  headers: Record<string, string>
  fields?: Fields
}) => Promise<Answered>

/** The calls of a team and of HR, as the web app makes them. */
export function clientBy(send: Send) {
  const get = (path: string, headers = {}) => send({ method: 'GET', path, headers: { ...MARKER, ...headers } })
  const head = (path: string, headers = {}) => send({ method: 'HEAD', path, headers: { ...MARKER, ...headers } })
  const post = (path: string, fields: Fields, headers = {}) =>
    send({ method: 'POST', path, headers: { ...MARKER, ...headers }, fields })
  return {
    get,
    head,
    post,
    async start(versionSlug = 'v1', email = `lead.${crypto.randomUUID()}@example.org`) {
      const { body } = await post('/api/session/create', { email, versionSlug })
      return (body as { uuid: string }).uuid
    },
    save: (uuid: string, answers: unknown) => post('/api/answer/set', { uuid, answers: JSON.stringify(answers) }),
    async answers(uuid: string) {
      const { body } = await get(`/api/answer/${uuid}`)
      return new Map((body as { question_id: number; value: string }[]).map((row) => [row.question_id, row.value]))
    },
    async position(uuid: string) {
      return (await get(`/api/session/question/${uuid}`)).body as number
    },
    next: (uuid: string, from?: number) =>
      post('/api/session/next', { uuid, ...(from !== undefined && { from: String(from) }) }),
    /** Steps through the survey, or up to the given position. */
    async walk(uuid: string, versionSlug: string, upTo = afterSurvey(versionSlug)) {
      for (let from = 1; from < upTo; from++) await post('/api/session/next', { uuid, from: String(from) })
    },
    async login(email: string, password: string) {
      const { body } = await post('/api/admin/login', { email, password })
      return { authorization: `Bearer ${(body as { token: string }).token}` }
    },
  }
}

export type Client = ReturnType<typeof clientBy>

/** For a server that runs as a separate process. */
export const clientOfOrigin = (origin: string): Client =>
  clientBy(async ({ method, path, headers, fields }) => {
    const response = await fetch(origin + path, { method, headers, ...(fields && { body: bodyOf(fields) }) })
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: isJson ? await response.json() : Buffer.from(await response.arrayBuffer()),
    }
  })

/** Like the web app: multipart only if there is a file. */
const bodyOf = (fields: Fields) =>
  hasFile(fields) ? formOf(fields) : new URLSearchParams(fields as Record<string, string>)
const hasFile = (fields: Fields) => Object.values(fields).some((value) => typeof value !== 'string')

export function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const PLANS = new Map(loadWorkshops().map((workshop) => [workshop.slug, planOf(workshop)]))
const afterSurvey = (versionSlug: string) => (PLANS.get(versionSlug)?.surveyPages ?? 0) + 1
