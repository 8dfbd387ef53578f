import { once } from 'node:events'
import { createConnection } from 'node:net'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '../src/env.ts'
import { buildServer } from './build.ts'
import { clientOf } from './client.ts'

const { app, sql } = await buildServer()
const client = clientOf(app)
const screens = ['/', '/version/v2', '/admin', '/api/version/all', '/api/nothing', '/photo/none', '/healthz']

describe.each(screens)('%s', (path) => {
  test('lets a browser run, load and send to nothing but this server', async () => {
    const { headers } = await client.get(path)
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe|data:|https?:|\*/)
    for (const rule of ["default-src 'self'", "script-src 'self'", "style-src 'self'", "object-src 'none'"])
      expect(policy.split(';')).toContain(rule)
    for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(policy.split(';')).toContain(rule)
  })

  test('says no more than it must, to nobody else, and sets no cookie', async () => {
    const { headers } = await client.get(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self), microphone=()'),
    })
    for (const name of ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name)
  })
})

describe('a browser is told to come by TLS only', () => {
  const hsts = async (TRUST_PROXY: string, headers = {}) => {
    const { app } = await buildServer({ TRUST_PROXY })
    return (await clientOf(app).get('/healthz', headers)).headers['strict-transport-security']
  }

  test('when it came by TLS to a proxy of ours', async () => {
    expect(await hsts('1', { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000; includeSubDomains')
  })

  test('not when it came without', async () => {
    expect(await hsts('1', { 'x-forwarded-proto': 'http' })).toBeUndefined()
    expect(await hsts('1')).toBeUndefined()
  })

  test('not because a caller says so where no proxy of ours stands', async () => {
    expect(await hsts('0', { 'x-forwarded-proto': 'https' })).toBeUndefined()
  })
})

test('what is about a team is kept by no cache', async () => {
  const uuid = await client.start()
  for (const path of [`/api/answer/${uuid}`, `/api/session/summary/${uuid}`, `/api/version/plan/${uuid}`])
    expect((await client.get(path)).headers['cache-control']).toBe('no-store')
})

describe('a page of another web address', () => {
  const ours = 'https://app.example.org'
  const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-requested-with' }
  const ask = async (CORS_ORIGINS: string, origin: string) => {
    const { app } = await buildServer({ CORS_ORIGINS })
    const asked = await app.inject({
      method: 'OPTIONS',
      url: '/api/session/create',
      headers: { origin, ...preflight },
    })
    const got = await app.inject({ url: '/api/version/all', headers: { origin } })
    return { asked, got }
  }

  test.each([
    ['where none is configured', '', ours],
    ['that is not configured', ours, 'https://evil.example.org'],
    ['that only begins like a configured one', ours, `${ours}.evil.example`],
    ['that is none', ours, 'null'],
  ])('%s may not read or send anything', async (_, configured, origin) => {
    const { asked, got } = await ask(configured, origin)
    for (const { headers } of [asked, got]) expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('that is configured may call', async () => {
    const { asked, got } = await ask(`https://other.example.org, ${ours}`, ours)
    expect(asked.statusCode).toBe(204)
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': ours,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'Authorization, Content-Type, X-Requested-With',
    })
    expect(got.headers).toMatchObject({ 'access-control-allow-origin': ours, vary: expect.stringContaining('Origin') })
  })
})

test('a database that fails leaves no word of it in the answer', async () => {
  const uuid = await client.start()
  await sql.query('alter table answer rename to elsewhere')
  const broken = [await client.get(`/api/answer/${uuid}`), await client.save(uuid, [{ question_id: 1, value: 50 }])]
  await sql.query('alter table elsewhere rename to answer')
  for (const { status, body } of broken) {
    expect(status).toBe(500)
    expect(body).toEqual({ error: 'unexpected', message: expect.any(String) })
    expect(JSON.stringify(body)).not.toMatch(/select|insert|relation|answer"|\.ts|node_modules| at /i)
  }
})

test.each([
  ['a header without end', `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`, '431'],
  ['no HTTP at all', '\u0016\u0003\u0001\r\n\r\n', '400'],
])('%s ends its connection and says so, for the next request may be of another', async (_, sent, status) => {
  const { app } = await buildServer()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = createConnection({ port: Number(port), host: '127.0.0.1' })
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  socket.write(sent)
  await once(socket, 'close')
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status}`)
  expect(head).toContain('Connection: close')
  expect(JSON.parse(body)).toEqual({ error: 'bad-message', message: expect.any(String) })
})

describe('in production', () => {
  const GOOD = 'postgres://thrive:fO7yWc2mJr9xQv4k@127.0.0.1:1/thrive'
  const S3 = { PHOTO_STORE: 's3', S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'AKIAV3RYOWN', S3_SECRET_ACCESS_KEY: '' }

  const starting = (settings: Record<string, string>) => () =>
    parseEnv({ NODE_ENV: 'production', DATABASE_URL: GOOD, ...settings })

  test.each([
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://thrive@127.0.0.1:1/thrive' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://postgres:postgres@127.0.0.1:1/thrive' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://thrive:change-me-please@127.0.0.1:1/thrive' }],
    ['S3_SECRET_ACCESS_KEY', { ...S3, S3_SECRET_ACCESS_KEY: 'minioadmin' }],
    ['S3_SECRET_ACCESS_KEY', { ...S3, S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }],
    ['PHOTO_STORE', S3],
  ])('no %s that is missing or known to everybody is accepted: %j', (name, settings) => {
    expect(starting(settings)).toThrow(name)
    expect(starting(settings)).not.toThrow(/change-me-please|minioadmin|wJalr/)
  })

  test('one that is neither is accepted, and elsewhere an easy one', () => {
    expect(starting({ ...S3, S3_SECRET_ACCESS_KEY: 'x8Kd02mPqL5vTz7nYb3R' })).not.toThrow()
    expect(starting({ NODE_ENV: 'development', DATABASE_URL: 'postgres://postgres:local@127.0.0.1/x' })).not.toThrow()
  })
})

test('who sends far too much is told so, and not cut off in the middle of it', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const send = async () => {
    const body = new URLSearchParams({ email: 'x'.repeat(6_000_000), versionSlug: 'v1' })
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    return (await fetch(`${origin}/api/session/create`, { method: 'POST', headers, body })).status
  }
  expect(new Set(await Promise.all(Array.from({ length: 20 }, send)))).toEqual(new Set([413]))
})
