import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { addTeams } from '@thrive/testkit/team'
import { describe, expect, test } from 'vitest'
import { dropExpired } from '../src/features/hr/account/data.ts'
import { removeHr, resetPassword, setDisabled } from '../src/features/hr/account/service.ts'
import { connect } from '../src/infra/database.ts'
import { buildHr, buildHrServer, HR, onEnd } from './build.ts'
import { setUpFactor } from './factor.ts'

const { client, url, sql } = await buildHrServer()
const db = connect({ url, pool: 1 })
onEnd(() => db.destroy())

const works = async (token: { authorization: string }) => (await client.get('/api/admin/table', token)).status === 200
const logsIn = async (email: string, password: string) =>
  (await client.post('/api/admin/login', { email, password })).status === 200

/** A separate account, logged in twice. */
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

describe('by command line', { timeout: 60_000 }, () => {
  async function hr(args: string[], input = '') {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../../apps/server/src/cli/hr.ts'), ...args], {
      env: { ...process.env, DATABASE_URL: url },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.stdin.end(input)
    const [status] = await once(child, 'close')
    return { status, output }
  }

  test('accounts are created, listed, reset, disabled and enabled', async () => {
    const email = 'shell@example.org'
    expect(await hr(['create', email], 'the first password\n')).toMatchObject({ status: 0 })
    expect(await logsIn(email, 'the first password')).toBe(true)
    expect((await hr(['list'])).output).toMatch(/shell@example\.org +owner +since \d{4}-\d\d-\d\d {2}logins open: 1/)
    expect(await hr(['reset', email], 'the second password\n')).toMatchObject({ status: 0 })
    expect(await logsIn(email, 'the second password')).toBe(true)
    expect(await hr(['disable', email])).toMatchObject({ status: 0 })
    expect(await logsIn(email, 'the second password')).toBe(false)
    expect((await hr(['list'])).output).toMatch(/shell@example\.org .*disabled/)
    expect(await hr(['enable', email])).toMatchObject({ status: 0 })
    expect(await logsIn(email, 'the second password')).toBe(true)
  })

  test('an account is removed', async () => {
    const { email, password } = await account('removed@example.org')
    expect(await hr(['remove', email])).toMatchObject({ status: 0, output: expect.stringContaining('audit log') })
    expect(await logsIn(email, password)).toBe(false)
  })

  test('an account is made with another role, and there is always an owner', async () => {
    expect(await hr(['create', 'author@example.org', 'author'], 'the first password\n')).toMatchObject({ status: 0 })
    expect((await hr(['list'])).output).toMatch(/author@example\.org +author +since/)
    expect(await hr(['create', 'king@example.org', 'king'])).toMatchObject({ status: 2 })
    await sql.query("update hr_account set role = 'analyst' where email <> $1", [HR.email])
    for (const command of ['remove', 'disable'])
      expect(await hr([command, HR.email])).toMatchObject({
        status: 1,
        output: 'There has to be an owner: make somebody else an owner first.\n',
      })
    expect(await logsIn(HR.email, HR.password)).toBe(true)
  })

  test('a second factor is taken off who lost phone and codes, which ends every login and is noted', async () => {
    const { email, password, one } = await account('phone@example.org')
    await setUpFactor(client, one, sql)
    expect(await logsIn(email, password)).toBe(false)
    expect(await hr(['factor-off', email])).toMatchObject({ status: 0, output: expect.stringContaining('anew') })
    expect([await works(one), await logsIn(email, password)]).toEqual([false, true])
    const { rows } = await sql.query("select who, whom from audit_line where what = 'factor_off'")
    expect(rows).toEqual([{ who: 'operator', whom: email }])
  })

  test('a password that is typed is not shown', async () => {
    const command = `${process.execPath} apps/server/src/cli/hr.ts create typed@example.org`
    const terminal = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, DATABASE_URL: url },
    })
    let screen = ''
    terminal.stdout.on('data', (chunk) => {
      screen += chunk
      if (screen.endsWith('or more): ')) terminal.stdin.write('the first password\r')
    })
    expect(await once(terminal, 'close')).toEqual([0, null])
    expect(screen).toContain('typed@example.org can log in')
    expect(screen).not.toContain('the first')
    expect(await logsIn('typed@example.org', 'the first password')).toBe(true)
  })

  test('a mistake is said and changes nothing', async () => {
    expect(await hr([])).toMatchObject({ status: 2, output: expect.stringContaining('usage') })
    expect(await hr(['create', 'short@example.org'], 'short\n')).toMatchObject({ status: 1 })
    expect(await hr(['create', 'common@example.org'], 'Welkom123456\n')).toMatchObject({
      status: 1,
      output: expect.stringContaining('Many people use this password'),
    })
    expect(await hr(['disable', 'nobody@example.org'])).toMatchObject({
      status: 1,
      output: expect.stringContaining('There is no account nobody@example.org'),
    })
  })
})
