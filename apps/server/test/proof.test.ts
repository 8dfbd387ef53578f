import { contract } from '@thrive/contract'
import { describe, expect, test } from 'vitest'
import { buildHr, buildHrServer, buildServer, HR } from './build.ts'
import { clientOf } from './client.ts'
import { codeOf, setUpFactor } from './factor.ts'

const { client, token, sql, url } = await buildHrServer()
const refused = (status: number, error: string) => ({ status, body: { error } })
const later = () => sql.query("update hr_token set proven_at = now() - interval '10 minutes 1 second'")
const wants = (by = token) => client.post('/api/admin/export', { format: 'csv' }, by)
const prove = (fields: Record<string, string>, by = token) => client.post('/api/admin/confirm', fields, by)

test('what leaves the house, ends something or changes who gets in needs one', () => {
  const fresh = Object.entries(contract).flatMap(([name, call]) => ('fresh' in call && call.fresh ? [name] : []))
  expect(fresh).toEqual(
    expect.arrayContaining([
      'GET /api/admin/export',
      'POST /api/admin/export',
      'POST /api/admin/erase',
      'POST /api/admin/factor/begin',
      'POST /api/admin/factor/codes',
      'POST /api/admin/factor/off',
    ]),
  )
})

test('a login is one for ten minutes; then the password is, for the login that gives it', async () => {
  const elsewhere = await client.login(HR.email, HR.password)
  expect((await wants()).status).toBe(200)
  await later()
  expect(await wants()).toMatchObject(refused(403, 'proof-needed'))
  expect(await prove({ password: 'not the password' })).toMatchObject(refused(400, 'wrong-password'))
  expect(await wants()).toMatchObject(refused(403, 'proof-needed'))
  expect(await prove({ password: HR.password })).toMatchObject({ status: 200, body: { saved: true } })
  expect((await wants()).status).toBe(200)
  expect(await wants(elsewhere)).toMatchObject(refused(403, 'proof-needed'))
})

test('with a second factor it takes both, and the code of a login is not one for the proof', async () => {
  const own = { email: 'both@example.org', password: 'a long enough password' }
  await buildHr(url, own)
  const { secret, codes } = await setUpFactor(client, await client.login(own.email, own.password), sql)
  const code = codeOf(secret)
  const { body } = await client.post('/api/admin/login', { ...own, code })
  const mine = { authorization: `Bearer ${(body as { token: string }).token}` }
  await later()
  expect(await prove({ password: own.password }, mine)).toMatchObject(refused(400, 'code-needed'))
  expect(await prove({ password: own.password, code }, mine)).toMatchObject(refused(400, 'code-wrong'))
  expect(await prove({ password: 'not the password', code: codeOf(secret, 1) }, mine)).toMatchObject(
    refused(400, 'wrong-password'),
  )
  expect((await prove({ password: own.password, code: codeOf(secret, 1) }, mine)).status).toBe(200)
  expect((await wants(mine)).status).toBe(200)
  await later()
  expect((await prove({ password: own.password, code: codes[0] ?? '' }, mine)).status).toBe(200)
})

test('who never had a password cannot prove anything by one', async () => {
  const own = { email: 'no-password@example.org', password: 'a long enough password' }
  await buildHr(url, own)
  const mine = await client.login(own.email, own.password)
  await sql.query('update hr_account set password_hash = null where email = $1', [own.email])
  await later()
  for (const password of ['', own.password])
    expect(await prove({ password }, mine)).toMatchObject(refused(400, 'wrong-password'))
})

test('changing the password takes both, and a weak new one does not use the code up', async () => {
  const own = { email: 'changes@example.org', password: 'a long enough password' }
  await buildHr(url, own)
  const mine = await client.login(own.email, own.password)
  const { secret } = await setUpFactor(client, mine, sql)
  const change = (fields: Record<string, string>) =>
    client.post('/api/admin/password', { current: own.password, next: 'quiet rivers bend twice', ...fields }, mine)
  expect(await change({})).toMatchObject(refused(400, 'code-needed'))
  expect(await change({ code: '000000' })).toMatchObject(refused(400, 'code-wrong'))
  const code = codeOf(secret, 1)
  expect(await change({ next: 'short', code })).toMatchObject(refused(400, 'weak-password'))
  expect(await change({ code })).toMatchObject({ status: 200, body: { changed: true } })
})

test('a refused one leaves a line in the audit log, one that only lacks the code does not', async () => {
  const own = { email: 'noted@example.org', password: 'a long enough password' }
  await buildHr(url, own)
  const mine = await client.login(own.email, own.password)
  await setUpFactor(client, mine, sql)
  await prove({ password: 'not the password' }, mine)
  await prove({ password: own.password }, mine)
  await prove({ password: own.password, code: '000000' }, mine)
  await client.post('/api/admin/password', { current: 'wrong', next: 'quiet rivers bend twice' }, mine)
  const { rows } = await sql.query(
    "select detail from audit_line where who = $1 and what = 'proof_refused' order by id",
    [own.email],
  )
  expect(rows.map(({ detail }) => detail)).toEqual(['wrong-password', 'code-wrong', 'wrong-password'])
})

describe('guessing', () => {
  test.each([
    ['/api/admin/confirm', { password: 'wrong' }],
    ['/api/admin/password', { current: 'wrong', next: 'quiet rivers bend twice' }],
  ])('in parallel at %s gets at most five judged', { timeout: 30_000 }, async (path, fields) => {
    const own = { email: `stolen${path.replaceAll('/', '-')}@example.org`, password: 'a long enough password' }
    await buildHr(url, own)
    const { app } = await buildServer({ DATABASE_URL: url, RATE_LIMITS: 'on', LIMIT_LOGIN_PER_ADDRESS: '1000' })
    const limited = clientOf(app)
    const mine = await limited.login(own.email, own.password)
    await sql.query('delete from login_attempt')
    const answers = await Promise.all(Array.from({ length: 30 }, () => limited.post(path, fields, mine)))
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(25)
  })

  test('is no quicker than at the login, and counts there too', async () => {
    const { app } = await buildServer({ DATABASE_URL: url, RATE_LIMITS: 'on', LOGIN_LONGEST_DELAY: '2' })
    const limited = clientOf(app)
    const timed = async (work: () => Promise<unknown>) => {
      const begun = performance.now()
      await work()
      return (performance.now() - begun) / 1000
    }
    const guess = () => limited.post('/api/admin/confirm', { password: 'wrong' }, token)
    for (let n = 0; n < 3; n++) await guess()
    expect(await timed(guess)).toBeGreaterThan(0.99)
    expect(await timed(() => limited.post('/api/admin/login', HR))).toBeGreaterThan(1.99)
  })
})
