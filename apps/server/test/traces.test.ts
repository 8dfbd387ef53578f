import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { RELEASE } from '../src/release.ts'
import { buildHr, buildServer, HR, onEnd } from './build.ts'
import { clientOf } from './client.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}

/** Starts an OTLP receiver over HTTP, like a collector. */
async function buildCollector() {
  const spans: Span[] = []
  const bodies: unknown[] = []
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
    if (request.url !== '/v1/traces') throw new Error(`${request.url} is not where traces go`)
    bodies.push(body)
    spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onEnd(async () => server.close())
  return { spans, bodies, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const attributesOf = (span?: Span) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

test('a visit is traced down to its queries, and nothing private leaves with it', async () => {
  const collector = await buildCollector()
  const { app, url } = await buildServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  await buildHr(url)
  const client = clientOf(app)
  const uuid = await client.start('v1', 'lead.private@example.org')
  const parent = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }
  const answers = JSON.stringify([{ question_id: 2, value: 'what nobody should read' }])
  await client.post('/api/answer/set', { uuid, answers }, parent)
  await client.post('/api/session/name', { uuid, name: 'Team Private' })
  const token = await client.login(HR.email, HR.password)
  await client.get('/api/admin/table?search=lead.private', token)
  await client.get(`/api/admin/single/${uuid}`, token)
  await client.get('/api/nothing?search=lead.private')
  expect((await client.get('/api/answer/%ff')).status).toBe(400)
  await app.close()

  const save = collector.spans.find(({ name }) => name === 'POST /api/answer/set')
  expect(save).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331', kind: 2 })
  expect(attributesOf(save)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/answer/set',
    'http.response.status_code': 200,
  })
  const queries = collector.spans.filter(({ parentSpanId }) => parentSpanId === save?.spanId)
  expect(queries.map((span) => attributesOf(span)['db.query.text'])).toEqual([
    expect.stringContaining('from "session" where "uuid" = $1'),
    expect.stringContaining('insert into answer'),
  ])
  const sent = JSON.stringify(collector.bodies)
  expect(sent).toContain(JSON.stringify({ key: 'service.version', value: { stringValue: RELEASE.version } }))
  const secrets = [uuid, 'lead.private', 'what nobody', 'Team Private', HR.password, token.authorization.slice(7)]
  for (const secret of secrets) expect(sent).not.toContain(secret)
})

test('a failure is marked with its code, and its message stays', async () => {
  const collector = await buildCollector()
  const { app, sql } = await buildServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  const client = clientOf(app)
  const uuid = await client.start()
  await sql.query('alter table session rename to elsewhere')
  expect((await client.get(`/api/answer/${uuid}`)).status).toBe(500)
  await sql.query('alter table elsewhere rename to session')
  await app.close()

  const request = collector.spans.find(({ name }) => name === 'GET /api/answer/:uuid')
  expect(request?.status).toEqual({ code: 2 })
  const query = collector.spans.find(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(query?.status).toEqual({ code: 2 })
  expect(attributesOf(query)['db.response.status_code']).toBe('42P01')
  expect(JSON.stringify(collector.bodies)).not.toContain('does not exist')
})

test('the share of traced requests is a setting', async () => {
  const collector = await buildCollector()
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: '0' }
  const { app } = await buildServer(settings)
  await clientOf(app).start()
  await app.close()
  expect(collector.spans).toEqual([])
})
