import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { delaySeconds } from '../src/features/hr/account/attempt-service.ts'
import { networkOf } from '../src/http/network.ts'
import { buildHr, buildServer, HR } from './build.ts'
import { type Answered, clientOf } from './client.ts'

type Settings = Parameters<typeof buildServer>[0]
const limited = (settings: Settings = {}) => buildServer({ RATE_LIMITS: 'on', ...settings })
const picture = new File(
  [
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f60' } })
      .png()
      .toBuffer(),
  ],
  'photo.png',
)

async function times(count: number, work: () => Promise<Answered>): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) statuses.push((await work()).status)
  return statuses
}

describe('what is too often is refused with a time to wait', () => {
  const too = (answered: Answered) => {
    expect(answered).toMatchObject({
      status: 429,
      body: {
        error: 'too-many-requests',
        message: 'That was a little too often. Please try again in 10 minutes.',
      },
    })
    expect(Number(answered.headers['retry-after'])).toBeGreaterThan(590)
  }

  test('starts from one IP address', async () => {
    const client = clientOf((await limited({ LIMIT_CREATE_PER_ADDRESS: '3' })).app)
    const start = () => client.post('/api/session/create', { email: `${crypto.randomUUID()}@a.org`, versionSlug: 'v1' })
    expect(await times(3, start)).toEqual([200, 200, 200])
    too(await start())
  })

  test('starts with one e-mail address, however it is spelled; others go on', async () => {
    const client = clientOf((await limited({ LIMIT_CREATE_PER_EMAIL: '2' })).app)
    const start = (email: string) => client.post('/api/session/create', { email, versionSlug: 'v1' })
    expect([(await start('a@b.org')).status, (await start(' A@b.org')).status]).toEqual([200, 200])
    too(await start('a@B.ORG'))
    expect((await start('other@b.org')).status).toBe(200)
  })

  test('photos of one team; other teams go on', async () => {
    const client = clientOf((await limited({ LIMIT_PHOTO_PER_TEAM: '2' })).app)
    const send = (uuid: string) => client.post('/api/session/photo', { uuid, photo: picture })
    const [one, other] = [await client.start(), await client.start()]
    expect(await times(2, () => send(one))).toEqual([200, 200])
    too(await send(one))
    expect((await send(other)).status).toBe(200)
  })

  test('calls with one token, whichever they are; other tokens and people go on', async () => {
    const { app, url } = await limited({ LIMIT_CALLS_PER_TOKEN: '3' })
    await buildHr(url)
    const client = clientOf(app)
    const owner = await client.login(HR.email, HR.password)
    const made = async (name: string) => {
      const { body } = await client.post('/api/admin/token/make', { name, scope: 'totals', days: '30' }, owner)
      return { authorization: `Bearer ${(body as { token: string }).token}` }
    }
    const [one, other] = [await made('one'), await made('other')]
    expect(await times(2, () => client.get('/api/admin/rounds', one))).toEqual([200, 200])
    expect((await client.get('/api/admin/insight', one)).status).toBe(200)
    too(await client.get('/api/admin/insight/rounds', one))
    expect((await client.get('/api/admin/rounds', other)).status).toBe(200)
    expect(await times(4, () => client.get('/api/admin/rounds', owner))).toEqual([200, 200, 200, 200])
    // One that is made up is told nothing else, however often.
    const unknown = { authorization: `Bearer thr_${'x'.repeat(43)}` }
    expect(await times(4, () => client.get('/api/admin/rounds', unknown))).toEqual([401, 401, 401, 401])
  })
})

describe('failed logins', () => {
  const timed = async (work: () => Promise<Answered>) => {
    const begun = performance.now()
    const { status } = await work()
    return { status, seconds: (performance.now() - begun) / 1000 }
  }
  const longest = { LOGIN_LONGEST_DELAY: '2' }

  test('three are free, then each takes twice as long, up to the longest delay', () => {
    const attempts = [1, 2, 3, 4, 5, 6, 7, 8, 1_000]
    expect(attempts.map((nth) => delaySeconds(nth, 3, 8))).toEqual([0, 0, 0, 1, 2, 4, 8, 8, 8])
  })

  test('make the next ones slower on every node, the right one too, which is never refused and ends it', async () => {
    const one = await limited(longest)
    const other = await limited({ ...longest, DATABASE_URL: one.url })
    await buildHr(one.url)
    const login = (password: string, { app } = one) =>
      timed(() => clientOf(app).post('/api/admin/login', { email: HR.email, password }))
    for (const node of [one, other, one]) await login('wrong', node)
    expect((await login('wrong', other)).seconds).toBeGreaterThan(0.99)
    const right = await login(HR.password)
    expect(right.status).toBe(200)
    expect(right.seconds).toBeGreaterThan(1.99)
    expect((await login(HR.password)).seconds).toBeLessThan(1.9)
  })

  test.each([HR.email, 'nobody@example.org'])(
    'add up: twenty at once for %s are judged in turn, or not at all',
    async (email) => {
      const { app, url } = await limited({ LOGIN_LONGEST_DELAY: '4' })
      await buildHr(url)
      const guess = () => timed(() => clientOf(app).post('/api/admin/login', { email, password: 'wrong' }))
      const all = await Promise.all(Array.from({ length: 20 }, guess))
      const judged = all.filter(({ status }) => status === 401).map(({ seconds }) => seconds)
      const [fourth = 0, fifth = 0, ...more] = judged.toSorted((a, b) => a - b).slice(3)
      expect(fourth).toBeGreaterThan(0.99)
      expect(fifth).toBeGreaterThan(2.99)
      expect(more).toEqual([])
      expect(all.filter(({ status }) => status === 429)).toHaveLength(15)
    },
  )

  test('that wait at one address keep nobody at another one waiting for them', async () => {
    const { app, url } = await limited({ LOGIN_LONGEST_DELAY: '1', TRUST_PROXY: '1' })
    await buildHr(url)
    const login = (password: string, from: string) =>
      timed(() => clientOf(app).post('/api/admin/login', { email: HR.email, password }, { 'x-forwarded-for': from }))
    const guesses = Array.from({ length: 10 }, () => login('wrong', '192.0.2.1'))
    const owner = await login(HR.password, '192.0.2.2')
    expect(owner.status).toBe(200)
    expect(owner.seconds).toBeLessThan(1.9)
    expect((await Promise.all(guesses)).filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('are counted for %s as for %s: a house has as many IPv6 addresses as it likes', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })

  test('are forgotten after a quarter of an hour', async () => {
    const { app, sql } = await limited(longest)
    const login = () =>
      timed(() => clientOf(app).post('/api/admin/login', { email: 'nobody@example.org', password: 'x' }))
    for (let i = 0; i < 4; i++) await login()
    await sql.query("update login_attempt set last_at = now() - interval '16 minutes'")
    await login()
    expect((await sql.query('select attempts from login_attempt')).rows).toEqual([{ attempts: 1 }, { attempts: 1 }])
  })
})
