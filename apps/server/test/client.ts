import type { FastifyInstance } from 'fastify'

const SURVEY_PAGES: Record<string, number> = { v1: 30, v2: 36 }
const MARKER = { 'x-requested-with': 'XMLHttpRequest' }

export interface Answered {
  status: number
  headers: Record<string, unknown>
  body: unknown
}

type Fields = Record<string, string | File>

/** Speaks to a server as the web app does: forms out, JSON back. */
export function clientOf(app: FastifyInstance) {
  const send = async (
    method: 'GET' | 'HEAD' | 'POST',
    url: string,
    headers: Record<string, string>,
    fields?: Fields,
  ) => {
    const form = fields && encode(fields)
    const response = await app.inject({
      method,
      url,
      headers: { ...MARKER, ...headers, ...(form && { 'content-type': form.type }) },
      ...(form && { payload: Buffer.from(await form.bytes) }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : response.rawPayload,
    }
  }
  const get = (url: string, headers = {}): Promise<Answered> => send('GET', url, headers)
  const head = (url: string, headers = {}): Promise<Answered> => send('HEAD', url, headers)
  const post = (url: string, fields: Fields, headers = {}): Promise<Answered> => send('POST', url, headers, fields)

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
    /** Steps on until the survey is passed, or as far as said. */
    async walk(uuid: string, versionSlug: string, upTo = (SURVEY_PAGES[versionSlug] ?? 0) + 1) {
      for (let from = 1; from < upTo; from++) await post('/api/session/next', { uuid, from: String(from) })
    },
    async login(email: string, password: string) {
      const { body } = await post('/api/admin/login', { email, password })
      return { authorization: `Bearer ${(body as { token: string }).token}` }
    },
  }
}

export type Client = ReturnType<typeof clientOf>

function encode(fields: Fields) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const response = new Response(form)
  return { type: response.headers.get('content-type') ?? '', bytes: response.arrayBuffer() }
}
