import { addTeams } from '@thrive/testkit/team'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildHr, buildServer, HR, type Running } from './build.ts'
import { type Client, clientOf } from './client.ts'

let running: Running
let client: Client
beforeAll(async () => {
  running = await buildServer()
  await buildHr(running.url)
  client = clientOf(running.app)
})

describe('login', () => {
  const attempt = (email: string, password: string) => client.post('/api/admin/login', { email, password })

  test('the e-mail address is compared without case', async () => {
    expect((await attempt(' HR@example.ORG', HR.password)).status).toBe(200)
  })

  test('an unknown account and a wrong password read the same', async () => {
    const wrong = await attempt(HR.email, 'not the password')
    const unknown = await attempt('nobody@example.org', HR.password)
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Your username or password is incorrect!' } })
    expect(unknown.body).toEqual(wrong.body)
  })

  test('an address no account can have is wrong too, not a failure', async () => {
    expect((await attempt('a\u0000b@example.org', HR.password)).status).toBe(401)
  })

  test('and take the same time, as do an account that was removed, one that is switched off and one without a password', async () => {
    await buildHr(running.url, { email: 'off@example.org', password: HR.password })
    await buildHr(running.url, { email: 'removed@example.org', password: HR.password })
    await buildHr(running.url, { email: 'company@example.org', password: HR.password })
    await running.sql.query("update hr_account set disabled_at = now() where email = 'off@example.org'")
    await running.sql.query("delete from hr_account where email = 'removed@example.org'")
    await running.sql.query("update hr_account set password_hash = null where email = 'company@example.org'")
    const time = async (email: string, password: string) => {
      const begun = performance.now()
      expect((await attempt(email, password)).status).toBe(401)
      return performance.now() - begun
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
    const cases = {
      wrong: [HR.email, 'not the password'],
      unknown: ['nobody@example.org', HR.password],
      removed: ['removed@example.org', HR.password],
      'switched off': ['off@example.org', HR.password],
      'without a password': ['company@example.org', HR.password],
    } as const
    const names = Object.keys(cases) as (keyof typeof cases)[]
    const times = Object.fromEntries(names.map((name) => [name, [] as number[]]))
    await time(HR.email, 'not the password')
    for (let i = 0; i < 15; i++) for (const name of names) times[name]?.push(await time(cases[name][0], cases[name][1]))
    const medians = names.map((name) => median(times[name] ?? []))
    // Without the stand-in hash, an unknown account would be answered some twenty times faster.
    expect(Math.min(...medians) / Math.max(...medians), `${names}: ${medians.map(Math.round)} ms`).toBeGreaterThan(0.5)
    if (process.env.SHOW_FIGURES)
      console.info(names.map((name, n) => `${name} ${medians[n]?.toFixed(1)} ms`).join(', '))
  })

  test('passwords and tokens are stored as hashes only', async () => {
    const { authorization } = await client.login(HR.email, HR.password)
    const token = authorization.replace('Bearer ', '')
    const { rows } = await running.sql.query(
      "select password_hash, (select string_agg(encode(hash, 'base64'), ' ') from hr_token) as tokens from hr_account",
    )
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)
    expect(rows[0].tokens).not.toContain(token)
  })
})

describe('a token', () => {
  const table = (headers: Record<string, string>) => client.get('/api/admin/table', headers)

  test('ends with logout, and only that one', async () => {
    const [one, other] = [await client.login(HR.email, HR.password), await client.login(HR.email, HR.password)]
    expect(await client.post('/api/admin/logout', {}, one)).toMatchObject({ status: 200, body: { loggedOut: true } })
    expect((await table(one)).status).toBe(401)
    expect((await table(other)).status).toBe(200)
  })

  test('expires', async () => {
    const token = await client.login(HR.email, HR.password)
    await running.sql.query("update hr_token set expires_at = now() - interval '1 second'")
    expect((await table(token)).status).toBe(401)
  })
})

test('a single result that does not exist is 404, an odd uuid 400', async () => {
  const token = await client.login(HR.email, HR.password)
  expect((await client.get('/api/admin/single/00000000-0000-4000-8000-000000000000', token)).status).toBe(404)
  expect((await client.get('/api/admin/single/odd', token)).status).toBe(400)
})

test('the plain table gives the newest 200', async () => {
  const now = Date.now()
  await addTeams(
    running.sql,
    Array.from({ length: 250 }, (_, n) => ({ finished: new Date(now - n * 1000) })),
  )
  const token = await client.login(HR.email, HR.password)
  const { body } = await client.get('/api/admin/table', token)
  const rows = (body as { dashboard_table_data: { finished: string }[] }).dashboard_table_data
  expect(rows).toHaveLength(200)
  const times = rows.map((row) => Date.parse(row.finished))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})
