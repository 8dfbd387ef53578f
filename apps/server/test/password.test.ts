import { describe, expect, test } from 'vitest'
import { isCommonPassword } from '../src/features/hr/account/common-passwords.ts'
import { buildHrServer, buildMember, HR } from './build.ts'
import { mailSettings, startSmtp } from './smtp.ts'

const smtp = await startSmtp()
const { client, url, sql, token: owner } = await buildHrServer(mailSettings(smtp.url))
const member = (name: string) => buildMember({ client, url }, `${name}@example.org`, 'analyst')
const forgot = (email: string) => client.post('/api/admin/password/forgot', { email })
const reset = (secret: string, password = 'quiet rivers bend twice') =>
  client.post('/api/admin/password/reset', { secret, password })
const works = async (token: object) => (await client.get('/api/admin/account', token)).status === 200
const logsIn = async (email: string, password: string) =>
  (await client.post('/api/admin/login', { email, password })).status === 200
const EXPIRED = { status: 410, body: { error: 'reset-expired' } }
const to = (email: string) => smtp.mails.filter((mail) => mail.to === email)

async function mailed(email: string, count = 1): Promise<string> {
  await expect.poll(() => to(email).length, { timeout: 10_000 }).toBe(count)
  return /\/admin\/reset\?lang=\w\w#([\w-]{43})$/m.exec(to(email).at(-1)?.text ?? '')?.[1] ?? ''
}
/** Waits until all queued jobs are done. */
const quiet = () =>
  expect
    .poll(async () => (await sql.query('select 1 from graphile_worker._private_jobs')).rowCount, { timeout: 10_000 })
    .toBe(0)

describe('a forgotten password', () => {
  test('is set anew by a mailed link, which ends every login and export link and opens none', async () => {
    const token = await member('forgets')
    const { body } = await client.post('/api/admin/export', { format: 'csv' }, token)
    expect(await forgot(' Forgets@EXAMPLE.org')).toMatchObject({ status: 200, body: { asked: true } })
    const secret = await mailed('forgets@example.org')
    expect(await works(token)).toBe(true)
    const open = () => client.post('/api/admin/password/open', { secret })
    expect(await open()).toMatchObject({ status: 200, body: { open: true } })
    expect(await reset(secret)).toMatchObject({ status: 200, body: { reset: true } })
    expect(await open()).toMatchObject(EXPIRED)
    expect(await works(token)).toBe(false)
    expect((await client.get((body as { url: string }).url)).status).toBe(404)
    expect(await logsIn('forgets@example.org', HR.password)).toBe(false)
    expect(await logsIn('forgets@example.org', 'quiet rivers bend twice')).toBe(true)
    const { rows } = await sql.query("select who, what from audit_line where what = 'password_reset'")
    expect(rows).toEqual([{ who: 'forgets@example.org', what: 'password_reset' }])
  })

  test('the link works once, also for two at the same time, and for an hour', async () => {
    await member('hour')
    await forgot('hour@example.org')
    const secret = await mailed('hour@example.org')
    const { rows } = await sql.query(
      "select extract(epoch from expires_at - now()) / 60 as minutes from password_reset join hr_account on id = account_id where email = 'hour@example.org'",
    )
    expect(Number(rows[0].minutes)).toBeCloseTo(60, 0)
    const both = await Promise.all([reset(secret), reset(secret)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect(await reset(secret)).toMatchObject(EXPIRED)
    await forgot('hour@example.org')
    const late = await mailed('hour@example.org', 2)
    await sql.query("update password_reset set expires_at = now() - interval '1 second'")
    expect(await reset(late)).toMatchObject(EXPIRED)
    expect(await reset('made-up')).toMatchObject(EXPIRED)
  })

  test('a password that is refused leaves the link as it is', async () => {
    await member('tries')
    await forgot('tries@example.org')
    const secret = await mailed('tries@example.org')
    expect(await reset(secret, 'short')).toMatchObject({ status: 400, body: { error: 'weak-password' } })
    expect(await reset(secret, 'iloveyou-123')).toMatchObject({ status: 400, body: { error: 'common-password' } })
    expect((await reset(secret)).status).toBe(200)
  })

  test('asking often sends one mail in five minutes', async () => {
    await member('often')
    for (let i = 0; i < 4; i++) {
      await forgot('often@example.org')
      await quiet()
    }
    const first = await mailed('often@example.org')
    await sql.query("update password_reset set expires_at = expires_at - interval '6 minutes'")
    await forgot('often@example.org')
    const second = await mailed('often@example.org', 2)
    expect(await reset(first)).toMatchObject(EXPIRED)
    expect((await reset(second)).status).toBe(200)
  })

  test('the answer is the same for who has no account, is switched off or has no password, and no mail goes out', async () => {
    await member('off')
    await member('bycompany')
    await sql.query("update hr_account set disabled_at = now() where email = 'off@example.org'")
    await sql.query("update hr_account set password_hash = null where email = 'bycompany@example.org'")
    const known = await forgot(HR.email)
    await mailed(HR.email)
    const before = smtp.mails.length
    for (const email of [
      'nobody@example.org',
      'off@example.org',
      'bycompany@example.org',
      'no address',
      'a\u0000b@c.d',
    ])
      expect(await forgot(email)).toMatchObject({ status: known.status, body: known.body as object })
    await quiet()
    expect(smtp.mails).toHaveLength(before)
  })

  test('and takes the same time', async () => {
    const time = async (email: string) => {
      const begun = performance.now()
      await forgot(email)
      return performance.now() - begun
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
    const times: Record<string, number[]> = { [HR.email]: [], 'nobody@example.org': [] }
    for (let i = 0; i < 21; i++) for (const email of Object.keys(times)) times[email]?.push(await time(email))
    const [known = 0, unknown = 0] = Object.values(times).map(median)
    expect(unknown / known).toBeGreaterThan(0.5)
    expect(known / unknown).toBeGreaterThan(0.5)
  })

  test('where only the company lets people in, it is for the owner who stands by', async () => {
    await member('employee')
    const standby = await member('emergency')
    await forgot('employee@example.org')
    const early = await mailed('employee@example.org')
    const { rows } = await sql.query("select id from hr_account where email = 'emergency@example.org'")
    await sql.query(
      `insert into company_sign_in (is_on, issuer, client_id, is_only_way, emergency_id)
       values (true, 'https://id.example.org', 'thrive', true, ${rows[0].id})`,
    )
    expect(await reset(early)).toMatchObject(EXPIRED)
    await sql.query("update password_reset set expires_at = now() - interval '1 hour'")
    await forgot('employee@example.org')
    await forgot('emergency@example.org')
    expect((await reset(await mailed('emergency@example.org'))).status).toBe(200)
    expect(await works(standby)).toBe(false)
    expect(to('employee@example.org')).toHaveLength(1)
    await sql.query('delete from company_sign_in')
  })

  test('is limited per e-mail address', async () => {
    const own = await buildHrServer({ RATE_LIMITS: 'on' })
    const ask = (email: string) => own.client.post('/api/admin/password/forgot', { email })
    for (let i = 0; i < 5; i++) expect((await ask('nobody@example.org')).status).toBe(200)
    expect((await ask(' NOBODY@example.org')).status).toBe(429)
    expect((await ask(HR.email)).status).toBe(200)
  })

  test('changing the password ends a link that is under way', async () => {
    const token = await member('remembers')
    await forgot('remembers@example.org')
    const secret = await mailed('remembers@example.org')
    const next = 'quiet rivers bend twice'
    await client.post('/api/admin/password', { current: HR.password, next }, token)
    expect(await reset(secret, 'another quiet river')).toMatchObject(EXPIRED)
    const { rows } = await sql.query("select who from audit_line where what = 'password_changed'")
    expect(rows).toEqual([{ who: 'remembers@example.org' }])
  })
})

describe('a common password', () => {
  const OWNER = { email: 'noor.devries@havenlicht.example', name: 'Noor de Vries', organisation: 'Havenlicht Zorg' }

  test.each([
    'passwordpassword',
    'PassWordPassWord',
    '123456789012',
    'qwertyuiop123',
    'Welkom2026!!',
    'Wachtwoord123',
    'motdepasse2026',
    'aaaaaaaaaaaa',
    'ababababababab',
    'administrator1',
    'ThriveLab2026!',
    'thriving-teams',
    'Havenlicht2026',
    'havenlichtzorg!',
    'noor.devries1',
    'NoorDeVries123',
    'noor.devries@havenlicht.example',
    'teamteamteam',
  ])('%s', async (password) => {
    expect(await isCommonPassword(password, OWNER)).toBe(true)
  })

  test.each([
    'a long enough password',
    'the first password',
    'quiet rivers bend twice',
    'thrive kajak purple 9',
    'Noor likes 7 herons',
    '8f2K!zz0qP_w',
    '739105562841',
  ])('but not %s', async (password) => {
    expect(await isCommonPassword(password, OWNER)).toBe(false)
  })

  test.each(['brussels', 'vlaanderen', 'photography'])('the own address, which ends in .%s', async (ending) => {
    const email = `noor@havenlicht.${ending}`
    expect(await isCommonPassword(email, { email })).toBe(true)
    expect(await isCommonPassword(`${email}1!`, { email })).toBe(true)
  })

  test('is refused when somebody changes theirs', async () => {
    const change = { current: HR.password, next: 'ThriveTeams-1' }
    const refused = { status: 400, body: { error: 'common-password' } }
    expect(await client.post('/api/admin/password', change, owner)).toMatchObject(refused)
    await sql.query(
      "insert into organisation (name, default_lang, time_zone) values ('Zonnewijzer', 'nl', 'UTC') on conflict (id) do update set name = excluded.name",
    )
    const named = { current: HR.password, next: 'Zonnewijzer2026' }
    expect(await client.post('/api/admin/password', named, owner)).toMatchObject(refused)
  })
})
