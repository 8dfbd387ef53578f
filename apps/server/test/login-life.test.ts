import { beforeEach, describe, expect, test } from 'vitest'
import { buildHrServer, HR } from './build.ts'

const { client, sql } = await buildHrServer({ HR_IDLE_MINUTES: '20', HR_TOKEN_HOURS: '2' })
let token: { authorization: string }
beforeEach(async () => {
  await sql.query('delete from hr_token')
  token = await client.login(HR.email, HR.password)
})

/** Shifts the start and last use of the login this many minutes into the past. */
const pass = (minutes: number) =>
  sql.query(
    `update hr_token set created_at = created_at - make_interval(mins => ${minutes}),
       expires_at = expires_at - make_interval(mins => ${minutes})`,
  )
const work = () => client.get('/api/admin/table', token)
const idleSeconds = async () =>
  ((await client.get('/api/admin/idle', token)).body as { seconds: number | null }).seconds
const writes = async () => (await sql.query('select xmin, expires_at from hr_token')).rows[0]

describe('a login without activity', () => {
  test('ends, and says why', async () => {
    await pass(21)
    expect(await work()).toMatchObject({
      status: 401,
      body: { error: 'login-idle', minutes: 20, message: 'You were signed out after 20 minutes without activity.' },
    })
  })

  test('is not kept alive by a screen that asks how long it lasts', async () => {
    await pass(15)
    expect(await idleSeconds()).toBeLessThanOrEqual(300)
    await pass(6)
    expect(await work()).toMatchObject({ status: 401 })
  })

  test('stays when somebody says so', async () => {
    await pass(19)
    const { body } = await client.post('/api/admin/stay', {}, token)
    expect((body as { seconds: number }).seconds).toBeGreaterThan(19 * 60)
    await pass(19)
    expect(await work()).toMatchObject({ status: 200 })
  })
})

describe('a login that is used', () => {
  test('lasts on', async () => {
    for (let i = 0; i < 3; i++) {
      await pass(15)
      expect(await work()).toMatchObject({ status: 200 })
    }
    expect(await idleSeconds()).toBeGreaterThan(19 * 60)
  })

  test('moves its end at most once a minute, so that reading stays reading', async () => {
    await pass(5)
    await work()
    const before = await writes()
    for (let i = 0; i < 5; i++) await work()
    expect(await writes()).toEqual(before)
  })

  test('ends at its longest time whatever happens, says so before, and why after', async () => {
    for (let i = 0; i < 7; i++) {
      await pass(15)
      expect(await work()).toMatchObject({ status: 200 })
    }
    expect(await idleSeconds()).toBeNull()
    await pass(15)
    expect(await work()).toMatchObject({
      status: 401,
      body: { message: 'Your login has lasted as long as one may. Please log in again.' },
    })
  })
})

test('a login that was ended elsewhere says that it is over, not that a password was wrong', async () => {
  await client.post('/api/admin/logout', {}, token)
  expect(await work()).toMatchObject({ body: { message: 'Your login has ended. Please log in again.' } })
})
