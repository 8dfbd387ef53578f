import { Writable } from 'node:stream'
import Fastify, { LogController } from 'fastify'
import { expect, test } from 'vitest'
import { lookBackKeys } from '../src/features/team/look-back/key-service.ts'
import { answerErrors } from '../src/http/errors.ts'
import { logRequests } from '../src/infra/log.ts'
import { buildHr, buildServer, HR } from './build.ts'
import { clientOf } from './client.ts'

/** Captures what the process writes to its standard output during the work. */
async function recordOutput(work: () => Promise<void>): Promise<string> {
  let output = ''
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = ((chunk: string | Uint8Array) => {
    output += String(chunk)
    return true
  }) as typeof process.stdout.write
  try {
    await work()
  } finally {
    process.stdout.write = write
  }
  return output
}

test('a whole visit leaves no address, answer, uuid or token in the log', async () => {
  const secrets: string[] = ['lead.private@example.org', 'what nobody should read', 'Team Private', HR.password]
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const output = await recordOutput(async () => {
    const { app, url } = await buildServer({ LOG_LEVEL: 'debug' }, { logStream: stream })
    await buildHr(url)
    const client = clientOf(app)
    const uuid = await client.start('v1', 'lead.private@example.org')
    await client.save(uuid, [{ question_id: 2, value: 'what nobody should read' }])
    await client.save(uuid, [{ question_id: 1, value: 'what nobody should read' }])
    await client.post('/api/session/name', { uuid, name: 'Team Private' })
    const keys = Object.values(lookBackKeys(uuid))
    for (const key of keys) {
      await client.post('/api/look-back/open', { key })
      await client.get(`/look-back/${key}`)
      await client.get(`/L/${key}`)
    }
    secrets.push(...keys)
    const token = await client.login(HR.email, HR.password)
    const post = async <Answer>(call: string, fields: Record<string, string>) =>
      (await client.post(`/api/admin/round/${call}`, fields, token)).body as Answer
    const fields = { name: 'Round Private', versionSlug: 'v1', lang: 'en', sends: '', closes: '2099-12-31' }
    const made = await post<{ round: number }>('save', { ...fields, reminders: '[]', message: 'words for you' })
    const round = String(made.round)
    await post('invite', { round, text: 'E-mail,Name\ninvited.private@example.org,Vera Private' })
    await post('plan', { round })
    const { body: list } = await client.get(`/api/admin/round/invitees/${round}?search=invited.private`, token)
    const [invitee] = (list as { invitees: { id: number }[] }).invitees
    const { link: path } = await post<{ link: string }>('invitee/link', { invitee: String(invitee?.id) })
    const secret = path.split('/').at(-1) ?? ''
    await client.get(path)
    await client.post('/api/round/open', { secret })
    await client.post('/api/round/open', { secret: `${secret}x` })
    await client.post('/api/session/create', {
      email: 'invited.private@example.org',
      versionSlug: 'v1',
      invite: secret,
    })
    const stopKey = crypto.randomUUID()
    await client.get(`/stop/round/${stopKey}`)
    await client.post(`/stop/round/${stopKey}`, {})
    secrets.push('invited.private', 'Vera Private', 'Round Private', 'words for you', secret, stopKey)
    await client.get(`/api/admin/single/${uuid}`, token)
    await client.get('/api/admin/table?search=lead.private@example.org', token)
    const wish = { name: 'Token Private', scope: 'results', days: '1' }
    const { token: ofProgram } = (await client.post('/api/admin/token/make', wish, token)).body as { token: string }
    for (const path of ['/api/results', '/api/admin/table'])
      await client.get(path, { authorization: `Bearer ${ofProgram}` })
    const hook = { url: 'https://10.0.0.1/webhook-private', events: '["team.finished"]' }
    await client.post('/api/admin/webhook/make', hook, token)
    secrets.push('Token Private', ofProgram, 'webhook-private')
    const { body } = await client.post('/api/admin/export', { format: 'csv', search: 'lead.private' }, token)
    const { url: link } = body as { url: string }
    await client.get(link)
    await client.post('/api/admin/erase', { uuid, name: 'Team Private' }, token)
    await client.get('/api/nothing')
    // Closing flushes what is still to be written.
    await app.close()
    secrets.push(link.split('/').at(-1) ?? '', uuid, token.authorization.replace('Bearer ', ''))
  })
  const written = output + lines.join('')
  expect(written).toContain('POST /api/answer/set')
  expect(written).toContain('reqId')
  for (const secret of secrets) expect(written).not.toContain(secret)
})

test('an unexpected failure tells the caller nothing of its cause', async () => {
  const app = Fastify({ logger: false, logController: new LogController({ disableRequestLogging: true }) })
  answerErrors(app)
  logRequests(app)
  app.get('/boom', async () => {
    throw new Error('relation "session" does not exist at character 15')
  })
  const response = await app.inject('/boom')
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ error: 'unexpected', message: expect.any(String) })
  expect(response.body).not.toMatch(/relation|session|stack/)
})

test.each(['/api/answer/%ff', `/api/answer/${'x'.repeat(500)}`, '/api/%'])(
  'an address that cannot be read is not repeated: %s',
  async (url) => {
    const { app } = await buildServer()
    const response = await app.inject(url)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(response.json()).toEqual({ error: expect.any(String), message: expect.any(String) })
  },
)

test('a limit by address cannot be evaded by writing another address', async () => {
  const attempts = async (TRUST_PROXY: string) => {
    const { app } = await buildServer({ RATE_LIMITS: 'on', LOGIN_LONGEST_DELAY: '0', TRUST_PROXY })
    const statuses: number[] = []
    for (let i = 0; i < 40; i++) {
      const headers = { 'x-forwarded-for': `10.0.0.${i}, 203.0.113.7` }
      statuses.push(
        (await clientOf(app).post('/api/admin/login', { email: 'a@example.org', password: 'x' }, headers)).status,
      )
    }
    return statuses.filter((status) => status === 429).length
  }
  expect(await attempts('0')).toBe(10)
  expect(await attempts('1')).toBe(10)
})

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  [
    'an end that never comes',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="uuid"\r\n\r\nhalf',
  ],
  ['JSON', 'application/json', '{"__proto__":{}}'],
])('a form with %s is refused, not a failure', async (_, type, payload) => {
  const { app } = await buildServer()
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': type }
  const response = await app.inject({ method: 'POST', url: '/api/session/next', headers, payload })
  expect([400, 415]).toContain(response.statusCode)
})
