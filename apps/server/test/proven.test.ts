import { contract } from '@thrive/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildServer, type Running } from './build.ts'
import { type Client, clientOf } from './client.ts'
import { askedRoom, follow as followStream, ROOM_FIELDS } from './room.ts'
import { mailSettings, type Received, startSmtp } from './smtp.ts'

let smtp: Awaited<ReturnType<typeof startSmtp>>
let running: Running
let client: Client
let otherNode: Client
let origin: string
beforeAll(async () => {
  smtp = await startSmtp()
  running = await buildServer(mailSettings(smtp.url))
  client = clientOf(running.app)
  origin = await running.app.listen({ host: '127.0.0.1', port: 0 })
  otherNode = clientOf((await buildServer({ ...mailSettings(smtp.url), DATABASE_URL: running.url })).app)
})

const newAddress = () => `lead.${crypto.randomUUID()}@example.org`
const enter = (email: string, held = '') => client.post('/api/session/create', { email, versionSlug: 'v1', held })
async function mailTo(email: string, subject: RegExp, nth = 1): Promise<Received> {
  const found = () => smtp.mails.filter((mail) => mail.to === email && subject.test(mail.header('Subject')))
  await expect.poll(() => found().length, { timeout: 15_000 }).toBe(nth)
  return found()[nth - 1] as Received
}
const secretIn = ({ text }: Received) => /\/resume\?lang=en#(\S+)/.exec(text)?.[1] ?? ''
interface Opened {
  uuid: string
  former: string | null
}
const follow = async (mail: Received) =>
  (await client.post('/api/session/resume/link', { secret: secretIn(mail) })).body as Opened

/** Enters the address in a browser that has never held the session, and follows the link in the mail. */
async function prove(email: string, nth = 1): Promise<Opened> {
  await enter(email)
  return follow(await mailTo(email, /code/, nth))
}

const FIELDS: Record<string, Record<string, string>> = {
  'POST /api/answer/set': { answers: JSON.stringify([{ question_id: 2, value: 'of the stranger' }]) },
  'POST /api/session/next': { from: '1' },
  'POST /api/session/name': { name: 'The strangers' },
  'POST /api/session/lang': { lang: 'fr' },
  'POST /api/earlier/states': { states: '[]' },
  'POST /api/earlier/mail': {},
  'POST /api/reminder/ask': {},
  ...ROOM_FIELDS,
  'POST /api/opinion/set': { type: 'relevant', score: '0' },
}
const teamCalls = Object.entries(contract).flatMap(([name, { access }]) => (access === 'team' ? [name] : []))
const tryAll = async (node: Client, uuid: string) => {
  const answers: { name: string; status: number; body: unknown }[] = []
  for (const name of teamCalls) {
    const [method, path = ''] = name.split(' ')
    const { status, body } =
      method === 'GET'
        ? await node.get(path.replace(':uuid', uuid))
        : await node.post(path, { uuid, ...(FIELDS[name] ?? { photo: new File(['x'], 'x.png') }) })
    answers.push({ name, status, body })
  }
  return answers
}

describe('a stranger begins a session with the address of a leader', () => {
  test('and is out, on every node, when the leader continues it by mail', async () => {
    const email = newAddress()
    const before = await client.start('v1', email)
    // Both nodes have cached the key and will not look it up again.
    for (const node of [client, otherNode]) {
      await node.save(before, [{ question_id: 2, value: 'given before' }])
      await node.next(before, 1)
    }
    const { uuid, former } = await prove(email)
    expect(former).toBe(before)
    expect(uuid).not.toBe(before)
    for (const node of [client, otherNode])
      for (const { name, status, body } of await tryAll(node, before))
        expect({ name, status, body }).toMatchObject({ name, status: 401, body: { error: 'session-moved' } })
    expect(await client.answers(uuid)).toEqual(new Map([[2, 'given before']]))
    expect(await client.position(uuid)).toBe(2)
  })

  test('and neither listens on nor is listened to: the room that was opened is closed', async () => {
    const email = newAddress()
    const before = await client.start('v1', email)
    const { code, seats } = await askedRoom(client, before)
    const screen = await followStream(origin, `/api/room/live/${before}`)
    const phone = await followStream<{ ended: boolean }>(origin, '/api/seat/live', seats[0]?.cookie)
    await prove(email)
    await Promise.all([screen.ended, phone.ended])
    expect(phone.last()).toMatchObject({ ended: true })
    expect((await client.post('/api/seat/join', { code })).status).toBe(404)
  })

  test('and does not come back by what the browser has held', async () => {
    const email = newAddress()
    const before = await client.start('v1', email)
    const { uuid } = await prove(email)
    expect((await enter(email, before)).body).toEqual({ mailed: true })
    expect((await enter(email, uuid)).body).toEqual({ uuid })
  })

  test('the mail says when it was begun and what to do if it was not you', async () => {
    const email = newAddress()
    await client.start('v1', email)
    await enter(email)
    const { text } = await mailTo(email, /code/)
    expect(text).toMatch(/was begun with it on \d+ \w+ \d{4} at \d\d:\d\d CES?T/)
    expect(text).toContain('Was it not you? Then do nothing')
    expect(text).toContain('Continue it once with this mail, which puts them out, and ask your HR department')
  })
})

describe('a laptop of the team that is put out', () => {
  test('comes back by mail to the same session, and is told what it was called here before', async () => {
    const email = newAddress()
    const before = await client.start('v1', email)
    const { uuid } = await prove(email)
    await running.sql.query("update mailbox set last_at = last_at - interval '2 minutes'")
    expect(await prove(email, 2)).toMatchObject({ uuid, former: before })
  })
})

test('two mails that are used at once change the key once', async () => {
  const email = newAddress()
  const before = await client.start('v1', email)
  await enter(email)
  const first = await mailTo(email, /code/)
  await running.sql.query("update mailbox set last_at = last_at - interval '1 day'")
  await enter(email)
  const second = await mailTo(email, /code/, 2)
  const answers = await Promise.all([first, second].map(follow))
  const opened = answers.filter(({ uuid }) => uuid)
  expect(opened).toEqual([expect.objectContaining({ former: before })])
})

test('the link to the answers is mailed again when it changed after the survey', async () => {
  const email = newAddress()
  const before = await client.start('v1', email)
  await client.walk(before, 'v1')
  expect((await mailTo(email, /answers/)).text).toContain(`/download/${before}`)
  const { uuid } = await prove(email)
  expect((await mailTo(email, /answers/, 2)).text).toContain(`/download/${uuid}`)
})

test('without mail nothing is proven and no key changes', async () => {
  const { app } = await buildServer()
  const uuid = await clientOf(app).start('v1', 'lead@example.org')
  expect(await clientOf(app).start('v1', 'lead@example.org')).toBe(uuid)
})

test('a mail that could not be handed over takes no place among the last three', async () => {
  let isDown = false
  const own = await startSmtp({
    onRcptTo: (_address, _session, done) =>
      done(isDown ? Object.assign(new Error('later'), { responseCode: 450 }) : null),
  })
  const { app, sql } = await buildServer(mailSettings(own.url))
  const email = newAddress()
  const uuid = await clientOf(app).start('v1', email)
  const ask = () => clientOf(app).post('/api/session/create', { email, versionSlug: 'v1' })
  await ask()
  await expect.poll(() => own.mails.length, { timeout: 15_000 }).toBe(1)
  isDown = true
  for (const attempt of [1, 2, 3]) {
    await sql.query("update mailbox set last_at = last_at - interval '8 days'")
    await ask()
    const failed = async () =>
      (
        await sql.query(
          'select coalesce(max(attempts), 0)::int as attempts from graphile_worker.jobs where last_error is not null',
        )
      ).rows[0].attempts
    await expect.poll(failed, { timeout: 15_000 }).toBeGreaterThan(0)
    await sql.query("select graphile_worker.remove_job(key) from graphile_worker.jobs where key like 'mail-resume:%'")
    expect(attempt).toBeLessThan(4)
  }
  const [mail] = own.mails
  const opened = await clientOf(app).post('/api/session/resume/link', { secret: secretIn(mail as Received) })
  expect(opened.body).toMatchObject({ former: uuid })
})

describe('a setting', () => {
  test('keeps addresses of other organisations from starting, and says which ones may', async () => {
    const own = clientOf((await buildServer({ EMAIL_DOMAINS: 'company.example, company.nl' })).app)
    const start = (email: string) => own.post('/api/session/create', { email, versionSlug: 'v1' })
    expect((await start('lead@company.nl')).status).toBe(200)
    expect((await start('Lead@COMPANY.example')).status).toBe(200)
    for (const email of ['lead@elsewhere.org', 'lead@sub.company.nl', 'lead@notcompany.nl', 'company.nl@evil.org'])
      expect(await start(email)).toMatchObject({
        status: 400,
        body: {
          error: 'other-domain',
          message:
            'Please use an e-mail address of your organisation: one that ends in @company.example or @company.nl.',
        },
      })
  })
})
