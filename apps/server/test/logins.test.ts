import { expect, test } from 'vitest'
import { buildHr, buildHrServer } from './build.ts'

const { client, url, sql } = await buildHrServer()
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }

interface Login {
  id: number
  device: string | null
  since: string
  active: string
  current: boolean
}

let made = 0
/** Creates a separate account with this many logins. */
async function member(count: number) {
  const own = { email: `member${++made}@example.org`, password: 'a long enough password' }
  await buildHr(url, own)
  const tokens = []
  for (let n = 0; n < count; n++) {
    const { body } = await client.post('/api/admin/login', own, FIREFOX)
    tokens.push({ authorization: `Bearer ${(body as { token: string }).token}` })
  }
  return { ...own, tokens }
}
const loginsOf = async (token: { authorization: string } | undefined) =>
  ((await client.get('/api/admin/logins', token)).body as { logins: Login[] }).logins
const works = (tokens: { authorization: string }[]) =>
  Promise.all(tokens.map(async (token) => (await client.get('/api/admin/account', token)).status === 200))
const linesOf = async (email: string) =>
  (await sql.query("select detail from audit_line where who = $1 and what = 'logins_ended' order by id", [email])).rows

test('each is listed with its device, its beginning and its last use; none of others, none that is over', async () => {
  const { email, tokens } = await member(3)
  await sql.query(
    `update hr_token set expires_at = now() - interval '1 second'
     where id = (select min(hr_token.id) from hr_token join hr_account on hr_account.id = account_id where email = $1)`,
    [email],
  )
  const logins = await loginsOf(tokens[2])
  expect(logins).toHaveLength(2)
  expect(logins.filter(({ current }) => current)).toHaveLength(1)
  for (const { device, since, active } of logins) {
    expect(device).toBe('Firefox, Windows')
    expect(Math.abs(Date.parse(active) - Date.parse(since))).toBeLessThan(2_000)
  }
})

test('one is ended at once, and only by its own account', async () => {
  const { email, tokens } = await member(2)
  const stranger = await member(1)
  const id = String((await loginsOf(tokens[0])).find(({ current }) => !current)?.id)
  expect((await client.post('/api/admin/logins/end', { id }, stranger.tokens[0])).status).toBe(404)
  expect(await client.post('/api/admin/logins/end', { id }, tokens[0])).toMatchObject({ body: { ended: 1 } })
  expect(await works(tokens)).toEqual([true, false])
  expect((await client.post('/api/admin/logins/end', { id }, tokens[0])).status).toBe(404)
  expect(await linesOf(email)).toEqual([{ detail: '1' }])
})

test('all others are ended, or all, with the links to exports; other accounts stay', async () => {
  const { email, tokens } = await member(3)
  const stranger = await member(1)
  const { body } = await client.post('/api/admin/export', { format: 'csv' }, tokens[1])
  const end = (here: string) => client.post('/api/admin/logins/end-all', { here }, tokens[0])
  expect(await end('false')).toMatchObject({ status: 200, body: { ended: 2 } })
  expect(await works([...tokens, ...stranger.tokens])).toEqual([true, false, false, true])
  expect((await client.get((body as { url: string }).url)).status).toBe(404)
  expect(await end('true')).toMatchObject({ status: 200, body: { ended: 1 } })
  expect(await works([...tokens, ...stranger.tokens])).toEqual([false, false, false, true])
  expect(await linesOf(email)).toEqual([{ detail: '2' }, { detail: '1' }])
})

test('a name is kept without the spaces around it, taken back, and not longer than a screen has room for', async () => {
  const [token] = (await member(1)).tokens
  const call = (name: string) => client.post('/api/admin/name', { name }, token)
  const name = async () => ((await client.get('/api/admin/account', token)).body as { name: string | null }).name
  expect((await call('  Noor de Wit ')).status).toBe(200)
  expect(await name()).toBe('Noor de Wit')
  expect((await call('x'.repeat(81))).status).toBe(400)
  expect((await call('half a \u0000')).status).toBe(400)
  expect(await name()).toBe('Noor de Wit')
  await call(' ')
  expect(await name()).toBeNull()
})
