import { Writable } from 'node:stream'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildHr, buildServer, HR, type Running } from './build.ts'
import { type Answered, type Client, clientOf } from './client.ts'
import { mailSettings, type Received, startSmtp } from './smtp.ts'

let smtp: Awaited<ReturnType<typeof startSmtp>>
let running: Running
let client: Client
let log = ''
const logStream = new Writable({
  write(chunk, _encoding, done) {
    log += chunk
    done()
  },
})
beforeAll(async () => {
  smtp = await startSmtp()
  running = await buildServer({ ...mailSettings(smtp.url), LOG_LEVEL: 'debug' }, { logStream })
  client = clientOf(running.app)
})

const newAddress = () => `lead.${crypto.randomUUID()}@example.org`
const enter = (email: string, held?: string) =>
  client.post('/api/session/create', { email, versionSlug: 'v1', ...(held && { held }) })
const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to === email)

async function mailTo(email: string, nth = 1): Promise<Received> {
  await expect.poll(() => mailsTo(email).length, { timeout: 15_000 }).toBe(nth)
  return mailsTo(email)[nth - 1] as Received
}
const codeIn = ({ text }: Received) => /\d{4} \d{4}/.exec(text)?.[0] ?? ''
const secretIn = ({ text }: Received) => /thrive\.example\.org\/resume#(\S+)/.exec(text)?.[1] ?? ''

const byCode = (email: string, code: string) =>
  client.post('/api/session/resume/code', { email, versionSlug: 'v1', code })
const byLink = (secret: string) => client.post('/api/session/resume/link', { secret })
const refused = ({ status, body }: Answered) => status === 400 && (body as { error: string }).error === 'resume_refused'

/** A team that plays, and a stranger, or its leader on another laptop, who entered the same address. */
async function entered() {
  const email = newAddress()
  const uuid = await client.start('v1', email)
  expect(await enter(email)).toMatchObject({ status: 200, body: { mailed: true } })
  return { email, uuid, mail: await mailTo(email) }
}

describe('entering an address', () => {
  test('starts at once where no session is open, and sends no mail', async () => {
    const email = newAddress()
    expect((await enter(email)).body).toEqual({ uuid: expect.any(String) })
    expect(mailsTo(email)).toEqual([])
  })

  test('continues at once in a browser that has held the session', async () => {
    const email = newAddress()
    const [uuid, another] = [await client.start('v1', email), await client.start()]
    expect((await enter(email, `${another},${uuid}`)).body).toEqual({ uuid })
    expect((await enter(email, another)).body).toEqual({ mailed: true })
  })

  test('in any other browser sends the leader a mail, and shows no uuid', async () => {
    const { email, mail } = await entered()
    expect(mail.header('From')).toBe('Thrive <thrive@example.org>')
    expect(mail.header('Subject')).toBe(`Your code for Thriving Teams 1.0: ${codeIn(mail)}`)
    expect(mail.html).toContain(codeIn(mail))
    expect(mail.html).toContain(`https://thrive.example.org/resume#${secretIn(mail)}`)
    expect(mail.to).toBe(email)
  })

  test('again and again sends one mail a minute, and the latest counts', async () => {
    const { email, uuid, mail } = await entered()
    await Promise.all(Array.from({ length: 5 }, () => enter(email)))
    await running.sql.query("update resume_code set asked_at = asked_at - interval '61 seconds'")
    await Promise.all(Array.from({ length: 5 }, () => enter(email)))
    const second = await mailTo(email, 2)
    expect(refused(await byLink(secretIn(mail)))).toBe(true)
    expect((await byCode(email, codeIn(second))).body).toEqual({ uuid, versionSlug: 'v1' })
  })
})

describe('what was mailed', () => {
  test('the code opens the session once, typed with or without the space', async () => {
    const { email, uuid, mail } = await entered()
    const typed = ` ${codeIn(mail).replace(' ', '')} `
    expect((await byCode(email.toUpperCase(), typed)).body).toEqual({ uuid, versionSlug: 'v1' })
    expect(refused(await byCode(email, codeIn(mail)))).toBe(true)
    expect(refused(await byLink(secretIn(mail)))).toBe(true)
  })

  test('the link opens it once; looking at the page uses nothing up', async () => {
    const { uuid, mail } = await entered()
    for (let look = 0; look < 3; look++) await client.get('/resume')
    expect((await byLink(secretIn(mail))).body).toEqual({ uuid, versionSlug: 'v1' })
    expect(refused(await byLink(secretIn(mail)))).toBe(true)
  })

  test('of many at once with the right code one gets in', async () => {
    const { email, mail } = await entered()
    const answers = await Promise.all(Array.from({ length: 5 }, () => byCode(email, codeIn(mail))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('five wrong codes end the code, but a stranger who types them does not end the link', async () => {
    const { email, uuid, mail } = await entered()
    const wrong = codeIn(mail).replace(/^\d/, (digit) => String((Number(digit) + 1) % 10))
    await Promise.all(Array.from({ length: 5 }, () => byCode(email, wrong)))
    expect(refused(await byCode(email, codeIn(mail)))).toBe(true)
    expect((await byLink(secretIn(mail))).body).toEqual({ uuid, versionSlug: 'v1' })
  })

  test('both end after a quarter of an hour', async () => {
    const { email, uuid, mail } = await entered()
    const { rows } = await running.sql.query(
      `update resume_code set expires_at = expires_at - interval '15 minutes'
       where session_id = (select id from session where uuid = $1) returning now() >= expires_at as over`,
      [uuid],
    )
    expect(rows).toEqual([{ over: true }])
    expect(refused(await byCode(email, codeIn(mail)))).toBe(true)
    expect(refused(await byLink(secretIn(mail)))).toBe(true)
  })

  test('a code for an address without a session, and nonsense, are refused in the same words', async () => {
    const { email } = await entered()
    const answers = [
      await byCode(email, '0000 0000 0'),
      await byCode(newAddress(), '1234 5678'),
      await byCode('no address', ''),
      await byLink('made-up'),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: answers[0]?.body as object })
  })

  test('is in no table and in no log, and neither is the address in a job', async () => {
    const { email, mail } = await entered()
    const { rows } = await running.sql.query('select row_to_json(resume_code)::text as row from resume_code')
    const stored = rows.map(({ row }) => row).join()
    for (const secret of [codeIn(mail), codeIn(mail).replace(' ', ''), secretIn(mail)]) {
      expect(stored).not.toContain(secret)
      expect(log).not.toContain(secret)
    }
    expect(log).toContain('POST /api/session/create')
    expect(log).not.toContain(email)
  })
})

test('a mail server that is busy is asked again, and its words about the address reach no log and no table', async () => {
  let busy = 1
  const own = await startSmtp({
    onRcptTo({ address }, _session, done) {
      done(busy-- > 0 ? Object.assign(new Error(`450 ${address} try later`), { responseCode: 450 }) : null)
    },
  })
  const { app, sql } = await buildServer({ ...mailSettings(own.url), LOG_LEVEL: 'debug' }, { logStream })
  const email = newAddress()
  await clientOf(app).start('v1', email)
  await clientOf(app).post('/api/session/create', { email, versionSlug: 'v1' })
  const failure = async () =>
    (await sql.query('select last_error from graphile_worker._private_jobs where last_error is not null')).rows[0]
  await expect.poll(failure).toBeDefined()
  expect((await failure()).last_error).toContain('SMTP EENVELOPE RCPT TO 450')
  expect((await failure()).last_error).not.toContain(email)
  await expect.poll(() => own.mails.length, { timeout: 15_000 }).toBe(1)
  expect(log).toContain('a job needs attention')
  expect(log).not.toContain(email)
})

test('a version that cannot be one is refused like any wrong code, not asked for in the database', async () => {
  const { email, mail } = await entered()
  for (const versionSlug of ['v3', 'v\u0000'])
    expect(refused(await client.post('/api/session/resume/code', { email, versionSlug, code: codeIn(mail) }))).toBe(
      true,
    )
})

test('erasing a session takes its code and the mail that still waits with it', async () => {
  const deaf = await startSmtp({
    onConnect: (_session, done) => done(Object.assign(new Error('later'), { responseCode: 421 })),
  })
  const { app, sql, url } = await buildServer(mailSettings(deaf.url))
  await buildHr(url)
  const own = clientOf(app)
  const email = newAddress()
  const uuid = await own.start('v1', email)
  await own.post('/api/session/create', { email, versionSlug: 'v1' })
  const waiting = async () =>
    (await sql.query("select 1 from graphile_worker.jobs where task_identifier like 'mail-%' and locked_at is null"))
      .rowCount
  const codes = async () => (await sql.query('select 1 from resume_code')).rowCount
  await expect.poll(async () => [await waiting(), await codes()]).toEqual([1, 1])
  const token = await own.login(HR.email, HR.password)
  expect((await own.post('/api/admin/erase', { uuid, name: email }, token)).status).toBe(200)
  expect([await waiting(), await codes()]).toEqual([0, 0])
})
