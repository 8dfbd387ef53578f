import { expect, test } from 'vitest'
import { buildHr, buildServer, HR } from './build.ts'
import { clientOf } from './client.ts'

/** Without the dummy hash, an unknown account would be answered some twenty times faster. */
test('a wrong password takes as long as an unknown, removed or disabled account and one without a password', async () => {
  const { app, url, sql } = await buildServer()
  const client = clientOf(app)
  for (const email of [HR.email, 'off@example.org', 'removed@example.org', 'company@example.org'])
    await buildHr(url, { email, password: HR.password })
  await sql.query("update hr_account set disabled_at = now() where email = 'off@example.org'")
  await sql.query("delete from hr_account where email = 'removed@example.org'")
  await sql.query("update hr_account set password_hash = null where email = 'company@example.org'")
  // Of the processor, which hashes in this process: what else the machine does takes none of it.
  const time = async (email: string, password: string) => {
    const begun = process.cpuUsage()
    expect((await client.post('/api/admin/login', { email, password })).status).toBe(401)
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  }
  const cases = [
    ['wrong', HR.email, 'not the password'],
    ['unknown', 'nobody@example.org', HR.password],
    ['removed', 'removed@example.org', HR.password],
    ['disabled', 'off@example.org', HR.password],
    ['without a password', 'company@example.org', HR.password],
  ] as const
  const times = cases.map((): number[] => [])
  await time(HR.email, 'not the password')
  for (let i = 0; i < 15; i++)
    for (const [nth, [, email, password]] of cases.entries()) times[nth]?.push(await time(email, password))
  // The fastest of each: what else this process does only adds to a time.
  const fastest = times.map((each) => Math.min(...each))
  const figures = cases.map(([name], nth) => `${name} ${fastest[nth]?.toFixed(1)} ms`).join(', ')
  console.info(figures)
  expect(Math.min(...fastest) / Math.max(...fastest), figures).toBeGreaterThan(0.5)
})
