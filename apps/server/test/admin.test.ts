import { verify } from '@node-rs/argon2'
import { addTeams } from '@thrive/testkit/team'
import { beforeAll, describe, expect, test, vi } from 'vitest'
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

  test('and verify one hash each, as does an account that was removed, one that is switched off and one without a password', async () => {
    await buildHr(running.url, { email: 'off@example.org', password: HR.password })
    await buildHr(running.url, { email: 'company@example.org', password: HR.password })
    await running.sql.query("update hr_account set disabled_at = now() where email = 'off@example.org'")
    await running.sql.query("update hr_account set password_hash = null where email = 'company@example.org'")
    for (const email of [HR.email, 'nobody@example.org', 'off@example.org', 'company@example.org']) {
      vi.mocked(verify).mockClear()
      expect((await attempt(email, 'not the password')).status).toBe(401)
      expect(verify).toHaveBeenCalledOnce()
    }
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
