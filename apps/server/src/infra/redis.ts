import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'

/** A connection that fails fast: a command without a prompt answer or a connection fails. */
export async function connectRedis(app: FastifyInstance, url: string): Promise<Redis> {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 500,
    retryStrategy: (times) => Math.min(times * 200, 5_000),
  })
  let away = false
  // Logged once, and without the error, which may hold the URL with its password.
  redis.on('error', () => {
    if (!away) app.log.warn('Redis is away: requests are not limited')
    away = true
  })
  redis.on('ready', () => {
    if (away) app.log.info('Redis is back: requests are limited again')
    away = false
  })
  app.addHook('onClose', async () => redis.disconnect())
  // Waits for the first connection attempt, successful or not, so that the first requests are counted too.
  await new Promise<void>((resolve) => {
    redis.once('ready', resolve)
    redis.once('error', () => resolve())
  })
  return redis
}
