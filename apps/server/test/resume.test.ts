import { Writable } from 'node:stream'
import { loadPrivacy } from '@thrive/content'
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
const secretIn = ({ text }: Received) => /thrive\.example\.org\/resume\?lang=\w\w#(\S+)/.exec(text)?.[1] ?? ''

const byCode = (email: string, code: string) =>
  client.post('/api/session/resume/code', { email, versionSlug: 'v1', code })
const byLink = (secret: string) => client.post('/api/session/resume/link', { secret })
/** Enters the address this long after the previous mail; returns the number of mails requested since it was proven. */
async function enterAfter(email: string, pause: string): Promise<number> {
  const mailbox = "where key = sha256(convert_to($1, 'UTF8'))"
  await running.sql.query(`update mailbox set last_at = last_at - $2::interval ${mailbox}`, [email, pause])
  await Promise.all(Array.from({ length: 3 }, () => enter(email)))
  return (await running.sql.query(`select mails from mailbox ${mailbox}`, [email])).rows[0].mails
}
const refused = ({ status, body }: Answered) => status === 400 && (body as { error: string }).error === 'resume-refused'

/** Expects the answer to open the session that had this uuid before. */
const opens = ({ body }: Answered, former: string) => {
  const { uuid, ...rest } = body as { uuid: string }
  expect(rest).toEqual({ versionSlug: 'v1', former })
  return uuid !== undefined && uuid !== former
}

/** Starts a team, and enters its address again, as a stranger or as its leader on another laptop. */
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
    // A subject can be read over someone's shoulder, and is kept in the logs of mail servers.
    expect(mail.header('Subject')).toBe('Your code for Thriving Teams 1.0')
    expect(mail.html).toContain(codeIn(mail))
    expect(mail.html).toContain(`https://thrive.example.org/resume?lang=en#${secretIn(mail)}`)
    expect(mail.to).toBe(email)
  })

  test('in the language of the session, in which the link opens as well', async () => {
    const email = newAddress()
    await client.post('/api/session/create', { email, versionSlug: 'v1', lang: 'fr' })
    await enter(email)
    expect((await mailTo(email)).text).toContain('https://thrive.example.org/resume?lang=fr#')
  })

  test('records that the notice was shown for whom the session opens, and for nobody else', async () => {
    const { email, mail } = await entered()
    const recorded = async () =>
      (await running.sql.query('select notice_version from session where email = $1', [email])).rows[0].notice_version
    await running.sql.query("update session set notice_version = '2025-01-01' where email = $1", [email])
    await enter(email)
    await byCode(email, '0000 0000')
    expect(await recorded()).toBe('2025-01-01')
    await byCode(email, codeIn(mail))
    expect(await recorded()).toBe(loadPrivacy().version)
  })
})

describe('mails to one address', () => {
  test('come at most once a day while nobody has proven it, with pauses that grow', async () => {
    const { email } = await entered()
    expect(await enterAfter(email, '23 hours 59 minutes')).toBe(1)
    expect(await enterAfter(email, '1 minute')).toBe(2)
    // One mail waits per session: the next is asked for when this one has left, as days later it has.
    await mailTo(email, 2)
    expect(await enterAfter(email, '1 day 23 hours')).toBe(2)
    expect(await enterAfter(email, '1 hour')).toBe(3)
    await mailTo(email, 3)
    expect(await enterAfter(email, '3 days 23 hours')).toBe(3)
    expect(await enterAfter(email, '1 hour')).toBe(4)
    await mailTo(email, 4)
  })

  test('are counted together, whichever version is entered and however many sessions were begun', async () => {
    const { email, uuid } = await entered()
    await client.walk(uuid, 'v1', 40)
    await client.start('v1', email)
    await client.start('v2', email)
    expect(await enterAfter(email, '1 hour')).toBe(1)
    await client.post('/api/session/create', { email, versionSlug: 'v2' })
    expect(await enterAfter(email, '1 hour')).toBe(1)
  })

  test('come after a minute, two, four … a day once it was proven', async () => {
    const { email, mail } = await entered()
    await byCode(email, codeIn(mail))
    expect(await enterAfter(email, '1 minute')).toBe(1)
    expect(await enterAfter(email, '59 seconds')).toBe(1)
    expect(await enterAfter(email, '1 second')).toBe(2)
    expect(await enterAfter(email, '1 minute')).toBe(2)
    expect(await enterAfter(email, '1 minute')).toBe(3)
    await running.sql.query('update mailbox set mails = 1000')
    expect(await enterAfter(email, '23 hours')).toBe(1000)
    expect(await enterAfter(email, '1 hour')).toBe(1001)
  })
})

describe('what was mailed', () => {
  test('the code opens the session once, typed with or without the space', async () => {
    const { email, uuid, mail } = await entered()
    const typed = ` ${codeIn(mail).replace(' ', '')} `
    expect(opens(await byCode(email.toUpperCase(), typed), uuid)).toBe(true)
    expect(refused(await byCode(email, codeIn(mail)))).toBe(true)
    expect(refused(await byLink(secretIn(mail)))).toBe(true)
  })

  test('the link opens it once; looking at the page uses nothing up', async () => {
    const { uuid, mail } = await entered()
    for (let look = 0; look < 3; look++) await client.get('/resume')
    expect(opens(await byLink(secretIn(mail)), uuid)).toBe(true)
    expect(refused(await byLink(secretIn(mail)))).toBe(true)
  })

  test('stays valid when a stranger asks for two more; any one of the three opens it, and ends the others', async () => {
    const { email, uuid, mail } = await entered()
    await enterAfter(email, '1 day')
    const second = await mailTo(email, 2)
    await enterAfter(email, '2 days')
    const third = await mailTo(email, 3)
    expect(opens(await byLink(secretIn(mail)), uuid)).toBe(true)
    for (const other of [second, third]) {
      expect(refused(await byLink(secretIn(other)))).toBe(true)
      expect(refused(await byCode(email, codeIn(other)))).toBe(true)
    }
  })

  test('ends with the third mail after it', async () => {
    const { email, uuid, mail } = await entered()
    for (const [nth, pause] of ['1 day', '2 days', '4 days'].entries()) {
      await enterAfter(email, pause)
      await mailTo(email, nth + 2)
    }
    expect(refused(await byLink(secretIn(mail)))).toBe(true)
    expect(opens(await byCode(email, codeIn(await mailTo(email, 4))), uuid)).toBe(true)
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
    expect(opens(await byLink(secretIn(mail)), uuid)).toBe(true)
  })

  test('what cannot be a code ends nothing', async () => {
    const { email, uuid, mail } = await entered()
    for (const typed of ['', '1234', codeIn(mail).slice(1), `${codeIn(mail)}0`, 'code', '٠١٢٣٤٥٦٧'])
      expect(refused(await byCode(email, typed))).toBe(true)
    expect(opens(await byCode(email, codeIn(mail)), uuid)).toBe(true)
  })

  test('once wrong codes have ended it, one mail more may be asked for at once, and no third', async () => {
    const { email, uuid, mail } = await entered()
    const burn = (code: string) =>
      Promise.all(
        Array.from({ length: 5 }, () =>
          byCode(
            email,
            code.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10)),
          ),
        ),
      )
    expect(await enterAfter(email, '1 hour')).toBe(1)
    await burn(codeIn(mail))
    expect(await enterAfter(email, '1 minute')).toBe(2)
    const second = await mailTo(email, 2)
    await burn(codeIn(second))
    expect(await enterAfter(email, '1 hour')).toBe(2)
    expect(opens(await byLink(secretIn(second)), uuid)).toBe(true)
  })

  test('both end after a week', async () => {
    const { email, uuid, mail } = await entered()
    const { rows } = await running.sql.query(
      `update resume_mail set expires_at = expires_at - interval '7 days'
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
    const { rows } = await running.sql.query(
      'select row_to_json(resume_mail)::text as row from resume_mail union all select row_to_json(mailbox)::text from mailbox',
    )
    const stored = rows.map(({ row }) => row).join()
    for (const secret of [codeIn(mail), codeIn(mail).replace(' ', ''), secretIn(mail)]) {
      expect(stored).not.toContain(secret)
      expect(log).not.toContain(secret)
    }
    expect(stored).not.toContain(email)
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
  const codes = async () => (await sql.query('select 1 from resume_mail union all select 1 from mailbox')).rowCount
  await expect.poll(async () => [await waiting(), await codes()]).toEqual([1, 1])
  const token = await own.login(HR.email, HR.password)
  expect((await own.post('/api/admin/erase', { uuid, name: email }, token)).status).toBe(200)
  expect([await waiting(), await codes()]).toEqual([0, 0])
})
