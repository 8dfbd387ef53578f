import { Writable } from 'node:stream'
import { Redis } from 'ioredis'
import { describe, expect, test } from 'vitest'
import { buildServer } from './build.ts'
import { clientOf } from './client.ts'
import { startRedis } from './redis.ts'

const limited = (settings: Parameters<typeof buildServer>[0]) => buildServer({ RATE_LIMITS: 'on', ...settings })

describe('several nodes', () => {
  const start = (server: Awaited<ReturnType<typeof limited>>, email: string) =>
    clientOf(server.app).post('/api/session/create', { email, versionSlug: 'v1' })
  const startOften = async (server: Awaited<ReturnType<typeof limited>>, count: number) => {
    const statuses: number[] = []
    for (let i = 0; i < count; i++) statuses.push((await start(server, 'a@b.org')).status)
    return statuses
  }

  test('count together in Redis, which gets to know no e-mail address', async () => {
    const redis = await startRedis()
    const settings = { REDIS_URL: redis.url, LIMIT_CREATE_PER_ADDRESS: '5', LIMIT_CREATE_PER_EMAIL: '2' }
    const one = await limited(settings)
    const other = await limited({ ...settings, DATABASE_URL: one.url })
    await Promise.all([one, other].map(({ app }) => app.ready()))
    expect([
      (await start(one, 'a@b.org')).status,
      (await start(other, 'a@b.org')).status,
      (await start(one, 'a@b.org')).status,
      (await start(other, 'b@b.org')).status,
      (await start(one, 'c@b.org')).status,
      (await start(other, 'd@b.org')).status,
    ]).toEqual([200, 200, 429, 200, 200, 429])
    const looking = new Redis(redis.url)
    expect((await looking.keys('*')).join(' ')).not.toContain('b.org')
    looking.disconnect()
  })

  test('go on without limits when Redis goes away, and say so once', async () => {
    const redis = await startRedis()
    let log = ''
    const logStream = new Writable({
      write(chunk, _encoding, done) {
        log += chunk
        done()
      },
    })
    const settings = { RATE_LIMITS: 'on', REDIS_URL: redis.url, LIMIT_CREATE_PER_EMAIL: '1', LOG_LEVEL: 'warn' }
    const server = await buildServer(settings, { logStream })
    await expect.poll(async () => (await start(server, 'a@b.org')).status).toBe(429)
    await redis.stop()
    await expect.poll(async () => (await start(server, 'a@b.org')).status).toBe(200)
    await expect.poll(() => log).toContain('Redis is away: requests are not limited')
    expect(await startOften(server, 5)).toEqual([200, 200, 200, 200, 200])
    expect(log.trim().split('\n')).toHaveLength(1)
    expect(log).not.toContain('127.0.0.1')
  })

  test('start although Redis is not there', async () => {
    const server = await limited({ REDIS_URL: 'redis://127.0.0.1:1', LIMIT_CREATE_PER_EMAIL: '1' })
    expect(await startOften(server, 3)).toEqual([200, 200, 200])
  })
})
