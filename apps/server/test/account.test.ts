import { addTeams } from '@thrive/testkit/team'
import { describe, expect, test } from 'vitest'
import { dropExpired } from '../src/features/hr/account/login-data.ts'
import { removeHr, resetPassword, setDisabled } from '../src/features/hr/people/operator-service.ts'
import { connect } from '../src/infra/database.ts'
import { buildHr, buildHrServer, HR, onEnd } from './build.ts'

const { client, url, sql } = await buildHrServer()
const db = connect({ url, pool: 1 })
onEnd(() => db.destroy())

const works = async (token: { authorization: string }) => (await client.get('/api/admin/table', token)).status === 200
const logsIn = async (email: string, password: string) =>
  (await client.post('/api/admin/login', { email, password })).status === 200

/** Creates a separate account and logs it in twice. */
async function account(email: string) {
  const own = { email, password: 'the first password' }
  await buildHr(url, own)
  return { ...own, one: await client.login(email, own.password), two: await client.login(email, own.password) }
}
const change = (token: { authorization: string }, current: string, next: string) =>
  client.post('/api/admin/password', { current, next }, token)

describe('changing the own password', () => {
  test('ends every other login of the account, and no other account', async () => {
    const { email, password, one, two } = await account('changes@example.org')
    const neighbour = await client.login(HR.email, HR.password)
    expect(await change(one, password, 'the second password')).toMatchObject({ status: 200, body: { changed: true } })
    expect([await works(one), await works(two), await works(neighbour)]).toEqual([true, false, true])
    expect([await logsIn(email, password), await logsIn(email, 'the second password')]).toEqual([false, true])
  })

  test('asks for the current one, and for one that is long enough', async () => {
    const { email, password, one, two } = await account('careful@example.org')
    expect(await change(one, 'not the password', 'the second password')).toMatchObject({
      status: 400,
      body: { error: 'wrong-password' },
    })
    expect(await change(one, password, 'too short')).toMatchObject({ status: 400, body: { error: 'weak-password' } })
    expect(await works(two)).toBe(true)
    expect(await logsIn(email, password)).toBe(true)
  })

  test('a login with the old one that is under way does not outlive it', async () => {
    const { email, password, one } = await account('race@example.org')
    const logins = Array.from({ length: 8 }, () => client.post('/api/admin/login', { email, password }))
    await change(one, password, 'the second password')
    const tokens = (await Promise.all(logins)).map(({ body }) => (body as { token?: string }).token)
    for (const token of tokens.filter((token) => token !== undefined))
      expect(await works({ authorization: `Bearer ${token}` })).toBe(false)
    expect(await works(one)).toBe(true)
  })
})

describe('a disabled account', () => {
  test('cannot log in, its logins end, and it can be enabled again', async () => {
    const { email, password, one } = await account('disabled@example.org')
    await setDisabled(db, ' Disabled@example.org', true)
    expect([await works(one), await logsIn(email, password)]).toEqual([false, false])
    await setDisabled(db, email, false)
    expect([await works(one), await logsIn(email, password)]).toEqual([false, true])
  })
})

describe('a removed account', () => {
  test('is gone with its logins; what it did can still be read, and its address can have a new account', async () => {
    const { email, password, one } = await account('leaves@example.org')
    await addTeams(sql, [{}]).then(([uuid]) => client.get(`/api/admin/single/${uuid}`, one))
    const { body } = await client.post('/api/admin/export', { format: 'csv' }, one)
    await removeHr(db, ' Leaves@example.org')
    expect([await works(one), await logsIn(email, password)]).toEqual([false, false])
    expect((await client.get((body as { url: string }).url)).status).toBe(404)
    const audit = await client.get('/api/admin/audit', await client.login(HR.email, HR.password))
    const { lines } = audit.body as { lines: { who: string; what: string }[] }
    expect(lines.find(({ who }) => who === email)).toMatchObject({ what: 'viewed' })
    await buildHr(url, { email, password: 'another password' })
    expect([await works(one), await logsIn(email, 'another password')]).toEqual([false, true])
  })
})

test('a reset password ends every login', async () => {
  const { email, password, one, two } = await account('reset@example.org')
  await resetPassword(db, email, 'the second password')
  expect([await works(one), await works(two)]).toEqual([false, false])
  expect([await logsIn(email, password), await logsIn(email, 'the second password')]).toEqual([false, true])
})

test('a login that expired is forgotten, one that did not stays', async () => {
  const { one, two } = await account('forgotten@example.org')
  await sql.query(`update hr_token set expires_at = now() - interval '1 second'
    where hash = sha256(convert_to('${one.authorization.replace('Bearer ', '')}', 'UTF8'))`)
  const tokens = async () => (await sql.query('select 1 from hr_token')).rowCount ?? 0
  const before = await tokens()
  await dropExpired(db)
  expect(await tokens()).toBe(before - 1)
  expect([await works(one), await works(two)]).toEqual([false, true])
})
