import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildHr, buildHrServer, HR } from './build.ts'
import { setUpFactor } from './factor.ts'

const { client, url, sql } = await buildHrServer()
const password = 'the first password'

const works = async (token: { authorization: string }) => (await client.get('/api/admin/table', token)).status === 200
const logsIn = async (email: string, password: string) =>
  (await client.post('/api/admin/login', { email, password })).status === 200

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
    const { rows } = await sql.query('select password_hash from hr_account where email = $1', [email])
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
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
    const email = 'removed@example.org'
    await buildHr(url, { email, password })
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
    const email = 'phone@example.org'
    await buildHr(url, { email, password })
    const one = await client.login(email, password)
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
