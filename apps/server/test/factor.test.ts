import { describe, expect, test } from 'vitest'
import { stepOf, uriOf } from '../src/features/hr/account/time-code.ts'
import { buildHr, buildHrServer, buildServer, HR } from './build.ts'
import { type Answered, clientOf } from './client.ts'
import { beginFactor, codeOf, setUpFactor } from './factor.ts'

const { client, url, sql, app } = await buildHrServer()

let made = 0
/** Creates a separate account and logs it in. */
async function member() {
  const own = { email: `member${++made}@example.org`, password: 'a long enough password' }
  await buildHr(url, own)
  const token = await client.login(own.email, own.password)
  const login = (code?: string) => client.post('/api/admin/login', { ...own, ...(code !== undefined && { code }) })
  return { ...own, token, login }
}
const withFactor = async () => {
  const one = await member()
  return { ...one, ...(await setUpFactor(client, one.token, sql)) }
}
const refused = (status: number, error: string) => ({ status, body: { error } })
const actionsOf = async (email: string) =>
  (
    await sql.query("select what from audit_line where who = $1 and what not like 'sign%' order by id", [email])
  ).rows.map(({ what }) => what)
const notFresh = (email: string) =>
  sql.query(
    `update hr_token set proven_at = now() - interval '11 minutes'
     from hr_account where account_id = hr_account.id and email = $1`,
    [email],
  )

describe('setting up', () => {
  test('gives a secret that every app understands, under the name of the organisation', async () => {
    const { token, email } = await member()
    const { secret, uri } = await beginFactor(client, token)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const { protocol, host, pathname, searchParams } = new URL(uri)
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual(['otpauth:', 'totp', `/Thrive Lab:${email}`])
    expect(Object.fromEntries(searchParams)).toEqual({
      issuer: 'Thrive Lab',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(uriOf(secret, { issuer: 'Haven: licht & Co', email })).toContain('issuer=Haven%3A%20licht%20%26%20Co')
  })

  test('counts from the first right code, and answers ten recovery codes, once', async () => {
    const { token, email, login } = await member()
    const { secret } = await beginFactor(client, token)
    expect((await login()).status).toBe(200)
    expect(await client.post('/api/admin/factor/confirm', { code: '000000' }, token)).toMatchObject(
      refused(400, 'code-wrong'),
    )
    const typed = codeOf(secret).replace(/(...)/, '$1 ')
    const { status, body } = await client.post('/api/admin/factor/confirm', { code: typed }, token)
    const { codes } = body as { codes: string[] }
    expect([status, codes.length, new Set(codes).size]).toEqual([200, 10, 10])
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(await login()).toMatchObject(refused(401, 'code-needed'))
    expect(await client.post('/api/admin/factor/confirm', { code: codeOf(secret, 1) }, token)).toMatchObject(
      refused(409, 'factor-not-begun'),
    )
    expect(await actionsOf(email)).toEqual(['factor_on'])
    const account = await client.get('/api/admin/account', token)
    expect(account.body).toMatchObject({ factor: { since: expect.any(String), codesLeft: 10 }, hasPassword: true })
  })

  test('nothing that is stored opens a login: the secret is sealed for its account, codes are hashes', async () => {
    const one = await withFactor()
    const two = await withFactor()
    const stored = await sql.query(
      `select hr_account.*, array(select hash from recovery_code where account_id = id) as hashes
       from hr_account where email = $1`,
      [one.email],
    )
    const text = JSON.stringify(stored.rows, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    )
    expect(text).not.toContain(one.secret)
    for (const code of one.codes) expect(text.toUpperCase()).not.toContain(code.replaceAll('-', ''))
    // An attacker who can write to the database cannot copy a secret they know into another account's row.
    await sql.query(
      `update hr_account set factor_secret = (select factor_secret from hr_account where email = $1) where email = $2`,
      [one.email, two.email],
    )
    expect(await two.login(codeOf(one.secret))).toMatchObject(refused(503, 'factor-unreadable'))
  })

  test('anew, for another phone: the old one works until the new one is confirmed', async () => {
    const { token, secret, codes, login } = await withFactor()
    const next = await beginFactor(client, token)
    expect((await login(codeOf(secret))).status).toBe(200)
    await client.post('/api/admin/factor/confirm', { code: codeOf(next.secret) }, token)
    expect(await login(codeOf(secret, 1))).toMatchObject(refused(401, 'code-wrong'))
    expect(await login(codes[0])).toMatchObject(refused(401, 'code-wrong'))
    expect((await login(codeOf(next.secret, 1))).status).toBe(200)
  })

  test('two that are confirmed at once leave one set of recovery codes', async () => {
    const { token, email } = await member()
    const { secret } = await beginFactor(client, token)
    const confirm = () => client.post('/api/admin/factor/confirm', { code: codeOf(secret) }, token)
    const all = await Promise.all(Array.from({ length: 6 }, confirm))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    const kept = await sql.query('select 1 from recovery_code join hr_account on id = account_id where email = $1', [
      email,
    ])
    expect(kept.rowCount).toBe(10)
  })

  test('needs a proof of who is there, and so do new codes and switching off', async () => {
    const { token, email } = await withFactor()
    await notFresh(email)
    for (const step of ['begin', 'codes', 'off'])
      expect(await client.post(`/api/admin/factor/${step}`, {}, token), step).toMatchObject(
        refused(403, 'proof-needed'),
      )
  })
})

describe('logging in', () => {
  test('asks for the code only after the right password, which is no failed attempt', async () => {
    const { email, login } = await withFactor()
    expect(await client.post('/api/admin/login', { email, password: 'not the password' })).toMatchObject(
      refused(401, 'login-failed'),
    )
    const before = (await sql.query('select sum(attempts) from login_attempt')).rows
    expect(await login()).toMatchObject(refused(401, 'code-needed'))
    expect(await login('')).toMatchObject(refused(401, 'code-needed'))
    expect((await sql.query('select sum(attempts) from login_attempt')).rows).toEqual(before)
  })

  test('takes the code of now and of the steps beside it, and no other', async () => {
    const { secret, login } = await withFactor()
    expect(await login(codeOf(secret, -4))).toMatchObject(refused(401, 'code-wrong'))
    expect(await login(codeOf(secret, 4))).toMatchObject(refused(401, 'code-wrong'))
    expect((await login(codeOf(secret))).status).toBe(200)
    expect((await login(codeOf(secret, 1))).status).toBe(200)
    // The middle of a 30-second step.
    const noon = Date.UTC(2026, 0, 1, 12) + 15_000
    const steps = [-2, -1, 0, 1, 2].map((step) => stepOf(secret, codeAt(secret, noon + step * 30_000), noon))
    const now = Math.floor(noon / 30_000)
    expect(steps).toEqual([null, now - 1, now, now + 1, null])
  })

  test('a code works once, and none before it afterwards', async () => {
    const { secret, login } = await withFactor()
    const [now, later] = [codeOf(secret), codeOf(secret, 1)]
    expect((await login(later)).status).toBe(200)
    expect(await login(later)).toMatchObject(refused(401, 'code-wrong'))
    expect(await login(now)).toMatchObject(refused(401, 'code-wrong'))
  })

  test('of eight logins at once with one code, one gets in, on whichever node', async () => {
    const { email, password, secret } = await withFactor()
    const other = await buildServer({ DATABASE_URL: url })
    const code = codeOf(secret)
    const nodes = [app, other.app, app, other.app, app, other.app, app, other.app]
    const all = await Promise.all(
      nodes.map((node) => clientOf(node).post('/api/admin/login', { email, password, code })),
    )
    expect(tally(all)).toEqual({ '200': 1, '401 code-wrong': 7 })
  })

  test('a recovery code works once, however it is typed, also at the same moment, and is noted', async () => {
    const { codes, email, login, token } = await withFactor()
    const [one = '', two = ''] = codes
    expect(
      (await login(` ${one.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`)).status,
    ).toBe(200)
    const again = await login(one)
    expect(again).toMatchObject({ status: 401, body: { error: 'code-wrong', codesLeft: 9 } })
    expect(JSON.stringify(again.body)).not.toContain('30 seconds')
    const all = await Promise.all(Array.from({ length: 4 }, () => login(two)))
    expect(tally(all)).toEqual({ '200': 1, '401 code-wrong': 3 })
    expect(await actionsOf(email)).toEqual(['factor_on', 'recovery_code_used', 'recovery_code_used'])
    expect((await client.get('/api/admin/account', token)).body).toMatchObject({ factor: { codesLeft: 8 } })
  })

  test('a recovery code of somebody else opens nothing', async () => {
    const [one, two] = [await withFactor(), await withFactor()]
    expect(await one.login(two.codes[0])).toMatchObject(refused(401, 'code-wrong'))
    expect((await two.login(two.codes[0])).status).toBe(200)
  })

  test('a disabled account is not asked for a code: it is refused like one that does not exist', async () => {
    const { email, secret, login } = await withFactor()
    await sql.query('update hr_account set disabled_at = now() where email = $1', [email])
    expect(await login()).toMatchObject(refused(401, 'login-failed'))
    expect(await login(codeOf(secret))).toMatchObject(refused(401, 'login-failed'))
  })
})

const codeAt = (secret: string, timestamp: number) => codeOf(secret, (timestamp - Date.now()) / 30_000)

function tally(all: Answered[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of all) {
    const what = [status, (body as { error?: string }).error].filter(Boolean).join(' ')
    counts[what] = (counts[what] ?? 0) + 1
  }
  return counts
}

describe('guessing', () => {
  test('forty wrong codes at once, from forty addresses: ten are judged, then none for a quarter of an hour', async () => {
    const node = await buildServer({ DATABASE_URL: url, TRUST_PROXY: '1' })
    const { email, password, secret, login } = await withFactor()
    const guess = (n: number) =>
      clientOf(node.app).post(
        '/api/admin/login',
        { email, password, code: String(n).padStart(6, '0') },
        { 'x-forwarded-for': `192.0.2.${n}` },
      )
    const all = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n)))
    expect(tally(all)).toEqual({ '401 code-wrong': 10, '429 too-many-requests': 30 })
    expect(await login(codeOf(secret))).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
    await sql.query("update login_attempt set last_at = now() - interval '16 minutes'")
    expect((await login(codeOf(secret))).status).toBe(200)
  })

  test('is slowed like guessing a password, and asking without a code in between does not help', async () => {
    const node = await buildServer({ DATABASE_URL: url, RATE_LIMITS: 'on', LOGIN_LONGEST_DELAY: '2' })
    const { email, password } = await withFactor()
    const login = async (code?: string) => {
      const begun = performance.now()
      await clientOf(node.app).post('/api/admin/login', { email, password, ...(code && { code }) })
      return (performance.now() - begun) / 1000
    }
    for (const code of ['000001', '000002', '000003']) {
      await login(code)
      await login()
    }
    expect(await login('000004')).toBeGreaterThan(0.99)
    expect(await login('000005')).toBeGreaterThan(1.99)
  })

  test('a right code ends the counting', async () => {
    const { secret, login } = await withFactor()
    for (let n = 0; n < 9; n++) await login(String(n).padStart(6, '0'))
    expect((await login(codeOf(secret))).status).toBe(200)
    for (let n = 0; n < 9; n++) await login(String(n).padStart(6, '0'))
    expect((await login(codeOf(secret, 1))).status).toBe(200)
  })
})

describe('recovery codes', () => {
  test('are made anew, and those before no longer work', async () => {
    const { token, codes, login, email } = await withFactor()
    const { status, body } = await client.post('/api/admin/factor/codes', {}, token)
    expect(status).toBe(200)
    expect(await login(codes[0])).toMatchObject(refused(401, 'code-wrong'))
    expect((await login((body as { codes: string[] }).codes[9])).status).toBe(200)
    expect(await actionsOf(email)).toEqual(['factor_on', 'recovery_codes_made', 'recovery_code_used'])
  })

  test('belong to a second factor: without one there are none', async () => {
    const { token } = await member()
    expect(await client.post('/api/admin/factor/codes', {}, token)).toMatchObject(refused(409, 'factor-off'))
  })
})

describe('switching off', () => {
  test('leaves nothing of it, and the password alone logs in', async () => {
    const { token, email, login } = await withFactor()
    expect((await client.post('/api/admin/factor/off', {}, token)).status).toBe(200)
    expect((await login()).status).toBe(200)
    const { rows } = await sql.query(
      `select factor_secret, factor_since, factor_step, factor_next,
         (select count(*) from recovery_code where account_id = id)::int as codes
       from hr_account where email = $1`,
      [email],
    )
    expect(rows).toEqual([{ factor_secret: null, factor_since: null, factor_step: null, factor_next: null, codes: 0 }])
    expect(await actionsOf(email)).toEqual(['factor_on', 'factor_off'])
  })
})

describe('where the organisation asks for it', async () => {
  const strict = await buildHrServer()
  await strict.sql.query(
    `insert into organisation (name, default_lang, time_zone, factor_required) values ('Havenlicht', 'en', 'UTC', true)
     on conflict (id) do update set name = 'Havenlicht', factor_required = true`,
  )
  const { client, token } = strict

  test('a login without one can set it up and nothing else, then everything', async () => {
    expect((await client.get('/api/admin/account', token)).body).toMatchObject({ mustSetFactor: true, factor: null })
    for (const path of ['/api/admin/table', '/api/admin/audit', '/api/admin/logins'])
      expect(await client.get(path, token), path).toMatchObject(refused(403, 'factor-needed'))
    expect(await client.post('/api/admin/factor/off', {}, token)).toMatchObject(refused(403, 'factor-needed'))
    // A user who left the screen open for a while is not asked for the password in between.
    await strict.sql.query("update hr_token set proven_at = now() - interval '11 minutes'")
    const { uri } = await beginFactor(client, token)
    expect(uri).toContain('issuer=Havenlicht')
    await setUpFactor(client, token, strict.sql)
    expect((await client.get('/api/admin/account', token)).body).toMatchObject({ mustSetFactor: false })
    expect((await client.get('/api/admin/table', token)).status).toBe(200)
  })

  test('it cannot be switched off', async () => {
    await strict.sql.query('update hr_token set proven_at = now()')
    expect(await client.post('/api/admin/factor/off', {}, token)).toMatchObject(refused(409, 'factor-required'))
    expect(await client.post('/api/admin/login', HR)).toMatchObject(refused(401, 'code-needed'))
  })

  test('who comes from the company has had to give one there', async () => {
    const other = { email: 'company@example.org', password: 'a long enough password' }
    await buildHr(strict.url, other)
    const company = await client.login(other.email, other.password)
    await strict.sql.query(
      'update hr_token set by_company = true from hr_account where account_id = hr_account.id and email = $1',
      [other.email],
    )
    expect((await client.get('/api/admin/table', company)).status).toBe(200)
  })
})

test('where the server has no key, nothing can be set up, and it says why', async () => {
  const { client, token } = await buildHrServer({ SECRETS_KEY: '' })
  expect(await client.post('/api/admin/factor/begin', {}, token)).toMatchObject(refused(503, 'no-secrets-key'))
})
