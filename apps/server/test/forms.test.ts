import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { type Call, contract, FORM_BYTES } from '@thrive/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openUrlEncoded } from '../src/http/forms/url-encoded.ts'
import { buildHrServer, buildServer, HR } from './build.ts'
import { clientOf } from './client.ts'
import { cookieIn, join } from './room.ts'

const URL_ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=b'
const fieldOf = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const fileOf = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="p.png"\r\n\r\n${value}\r\n`

const { app, client } = await buildHrServer()
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

/** Opens a request whose body the test writes itself. */
function open(path: string, type: string, headers: Record<string, string | number> = {}, at = port) {
  const sent = request({
    port: at,
    method: 'POST',
    path,
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': type, ...headers },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve)
    sent.once('error', reject)
  })
  answered.catch(() => {})
  return { sent, answer: () => answered.then(readAnswer) }
}

async function readAnswer(response: IncomingMessage) {
  const chunks = await response.toArray()
  return { status: response.statusCode, headers: response.headers, body: JSON.parse(Buffer.concat(chunks).toString()) }
}

async function write(sent: ClientRequest, text: string) {
  if (!sent.write(text)) await once(sent, 'drain')
}

const post = (path: string, type: string, body: string, headers = {}) => {
  const { sent, answer } = open(path, type, headers)
  sent.end(body)
  return answer()
}

const posts = (Object.entries(contract) as [string, Call][]).flatMap(([name, call]) =>
  name.startsWith('POST ') ? [[name.slice(5), call] as const] : [],
)

/** Returns a new login or seat for each call, because one of the calls ends it. */
async function keyOf({ access }: Call): Promise<Record<string, string>> {
  if (access === 'hr') return client.login(HR.email, HR.password)
  if (access !== 'seat' && access !== 'leader') return {}
  const uuid = await client.start()
  const { code } = (await client.post('/api/room/open', { uuid })).body as { code: string }
  if (access === 'seat') return (await join(client, code)).cookie
  const { path } = (await client.post('/api/room/pair', { uuid })).body as { path: string }
  const { headers } = await client.post('/api/seat/pair', { secret: path.slice('/remote/'.length) })
  return { cookie: cookieIn(headers) }
}

describe.each(posts)('%s', (path, call) => {
  const { maxBytes = FORM_BYTES, file, hasLongText } = call
  // The higher limit applies only to the file, unless texts may be as long.
  const kinds = [
    [URL_ENCODED, file && !hasLongText ? FORM_BYTES : maxBytes],
    [MULTIPART, maxBytes],
  ] as const

  test.each(kinds)('as %s takes %d bytes and not one more', async (type, most) => {
    const headers = await keyOf(call)
    const name = file ? `"${file}"; filename="p.png"` : '"filler"'
    const before = type === MULTIPART ? `--b\r\nContent-Disposition: form-data; name=${name}\r\n\r\n` : 'filler='
    const after = type === MULTIPART ? '\r\n--b--\r\n' : ''
    const filled = (bytes: number) => before + 'x'.repeat(bytes - before.length - after.length) + after
    const refused = { status: 413, body: { error: 'too-large' } }
    expect(await post(path, type, filled(most + 1), headers)).toMatchObject(refused)
    // Also without a Content-Length.
    const { sent, answer } = open(path, type, { ...headers, 'Transfer-Encoding': 'chunked' })
    await write(sent, filled(most + 1).slice(0, most))
    await write(sent, '12')
    expect(await answer()).toMatchObject(refused)
    sent.destroy()
    expect((await post(path, type, filled(most), headers)).status).not.toBe(413)
  })

  test('takes twenty fields, and not one more', async () => {
    const headers = await keyOf(call)
    const text = (count: number) => Array.from({ length: count }, (_, nth) => `f${nth}=${nth}`).join('&')
    const parts = (count: number) =>
      `${Array.from({ length: count }, (_, nth) => fieldOf(`f${nth}`, '')).join('')}--b--\r\n`
    const refused = { status: 413, body: { error: 'too-many-fields' } }
    expect(await post(path, URL_ENCODED, text(21), headers)).toMatchObject(refused)
    expect(await post(path, MULTIPART, parts(21), headers)).toMatchObject(refused)
    expect((await post(path, URL_ENCODED, text(20), headers)).status).not.toBe(413)
    expect((await post(path, MULTIPART, parts(20), headers)).status).not.toBe(413)
  })
})

test.each(posts.filter(([, { file, hasLongText }]) => file && !hasLongText))(
  '%s is allowed more for its file only',
  async (path, call) => {
    const body = `${fieldOf('uuid', 'x'.repeat(FORM_BYTES + 1))}--b--\r\n`
    expect(await post(path, MULTIPART, body, await keyOf(call))).toMatchObject({
      status: 413,
      body: { error: 'too-large' },
    })
  },
)

test.each(posts.filter(([, { file }]) => !file))('%s takes no file', async (path, call) => {
  const answer = await post(path, MULTIPART, `${fileOf('name', 'x')}--b--\r\n`, await keyOf(call))
  expect(answer).toMatchObject({ status: 400, body: { error: 'unexpected-file' } })
})

const ofHr = posts.filter(([, { access }]) => access === 'hr')
test.each(ofHr)('%s refuses who has no login before a byte of the body came', async (path) => {
  const { sent, answer } = open(path, MULTIPART, { 'Content-Length': FORM_BYTES })
  sent.flushHeaders()
  expect((await answer()).status).toBe(401)
  sent.destroy()
})

describe('a form', () => {
  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['that ends early', MULTIPART, fieldOf('email', 'a@b.org')],
    ['whose file ends early', MULTIPART, fileOf('photo', 'a')],
    ['that is none', MULTIPART, 'x'.repeat(1_000)],
  ])('%s is refused', async (_, type, body) => {
    expect(await post('/api/session/photo', type, body)).toMatchObject({
      status: 400,
      body: { error: 'malformed-form' },
    })
  })

  test('may have its fields in any order, the file first', async () => {
    const body = `${fileOf('photo', 'no picture')}${fieldOf('uuid', await client.start())}--b--\r\n`
    expect(await post('/api/session/photo', MULTIPART, body)).toMatchObject({ body: { error: 'not-an-image' } })
  })

  test('with names of objects in it does no harm', async () => {
    const body = '__proto__=1&constructor=2&toString=3&uuid=none'
    expect((await post('/api/session/next', URL_ENCODED, body)).status).toBe(401)
    const parts = ['__proto__', 'constructor', 'toString'].map((name) => fieldOf(name, '1')).join('')
    expect((await post('/api/session/next', MULTIPART, `${parts}${fieldOf('uuid', 'none')}--b--\r\n`)).status).toBe(401)
  })

  test('that is url-encoded is read as the standard says, however it is cut into chunks', () => {
    const some = fc.dictionary(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary' }), {
      maxKeys: 20,
      noNullPrototype: true,
    })
    const text = fc.oneof(
      some.map((fields) => new URLSearchParams(fields).toString()),
      fc.string({ unit: fc.constantFrom(...'&=%+aAfF09g'), maxLength: 30 }),
    )
    fc.assert(
      fc.property(text, fc.nat(40), (form, cut) => {
        fc.pre(form.split('&').length <= 20)
        const bytes = Buffer.from(form)
        const reader = openUrlEncoded()
        for (const chunk of [bytes.subarray(0, cut), bytes.subarray(cut)]) reader.write(chunk)
        expect(reader.end()).toEqual(Object.fromEntries(new URLSearchParams(form)))
      }),
      { numRuns: 300 },
    )
  })
})

test('answers that would take long to read are refused in no time', async () => {
  const uuid = await client.start()
  const filled = (entry: string) => `[${Array(Math.floor(1_000_000 / (entry.length + 1))).fill(entry)}]`
  const hostile = [
    '['.repeat(1_000_000),
    filled('1'),
    filled('{}'),
    `[{"question_id":2,"value":${filled('1')}}]`,
    `[{"question_id":2,"value":${filled('""')}}]`,
    `[{"question_id":2,"value":${JSON.stringify('['.repeat(900_000))}}]`,
  ]
  for (const answers of hostile) {
    const body = `--b\r\nContent-Disposition: form-data; name="answers"\r\n\r\n${answers}\r\n${fieldOf('uuid', uuid)}--b--\r\n`
    const before = process.cpuUsage()
    expect((await post('/api/answer/set', MULTIPART, body)).status).toBe(400)
    const { user } = process.cpuUsage(before)
    // Up to 300 ms was measured next to a busy process.
    expect(user / 1000, answers.slice(0, 40)).toBeLessThan(1_000)
  }
})

test('bodies that fill the room hold up large ones only, and make room when they go', async () => {
  const { app } = await buildServer({ METRICS_PORT: '0' }, { bodyMemoryBytes: 2_000_000 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const client = clientOf(app)
  const uuid = await client.start()
  const held = [1, 2, 3].map(() => {
    const { sent } = open('/api/session/photo', MULTIPART, {}, port)
    sent.on('error', () => {}).write(fileOf('photo', 'x'.repeat(600_000)))
    return sent
  })
  const bytesUnderWay = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)).text()
    return Number(/^thrive_body_bytes (\d+)/m.exec(metrics)?.[1])
  }
  const large = () => client.post('/api/session/photo', { uuid, photo: new File(['x'.repeat(500_000)], 'p.png') })
  await expect.poll(bytesUnderWay, { timeout: 10_000 }).toBeGreaterThan(1_600_000)
  expect(await large()).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: { error: 'busy' } })
  expect((await client.save(uuid, [{ question_id: 2, value: 'goes on' }])).status).toBe(200)
  expect((await client.next(uuid, 1)).status).toBe(200)
  for (const sent of held) sent.destroy()
  await expect.poll(bytesUnderWay, { timeout: 10_000 }).toBe(0)
  expect((await large()).status).toBe(400)
})

test.each([
  [URL_ENCODED, 'filler=', 413],
  [MULTIPART, '--b\r\nContent-Disposition: form-data; name="filler"\r\n\r\n', 413],
  ['application/json', '', 415],
])('a refused body of %s may be sent to its end, and its connection goes on', async (type, before, status) => {
  const socket = connect({ port, host: '127.0.0.1' })
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk)).on('error', (error) => (heard += error))
  const statuses = () => [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code))
  const head = (length: number, kind: string) =>
    `POST /api/session/next HTTP/1.1\r\nHost: x\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: ${kind}\r\nContent-Length: ${length}\r\n\r\n`
  const [part, rest] = [before + 'x'.repeat(FORM_BYTES), 'x'.repeat(5_000_000)]
  socket.write(head(part.length + rest.length, type) + part)
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([status])
  socket.write(rest)
  socket.write(`${head(9, URL_ENCODED)}uuid=none`)
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([status, 401])
  socket.destroy()
})

test('a caller who goes away in the middle of a body is no fault of ours', async () => {
  const logStream = new PassThrough()
  const { app } = await buildServer({ LOG_LEVEL: 'info' }, { logStream })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const { sent } = open('/api/session/photo', MULTIPART, {}, port)
  sent.on('error', () => {}).write(fileOf('photo', 'x'.repeat(100_000)))
  await once(app.server, 'request')
  sent.destroy()
  const lines: { level: number; msg: string; status?: number }[] = []
  logStream.on('data', (chunk) =>
    lines.push(
      ...String(chunk)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ),
  )
  await expect
    .poll(() => lines, { timeout: 10_000 })
    .toContainEqual(
      expect.objectContaining({ level: 30, msg: 'the caller went away', route: 'POST /api/session/photo' }),
    )
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
})

test('a body that comes too slowly ends with its time', async () => {
  const { app } = await buildServer({}, { requestMs: 1_000 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const { sent, answer } = open('/api/session/next', URL_ENCODED, { 'Content-Length': 1_000 }, port)
  const drip = setInterval(() => sent.write('x'), 100)
  const begun = performance.now()
  sent.on('error', () => {})
  expect((await answer()).status).toBe(408)
  clearInterval(drip)
  expect(performance.now() - begun).toBeLessThan(10_000)
})
