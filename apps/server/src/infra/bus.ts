import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'

/** What nodes tell each other. Nothing is kept: a node that was away asks the database. */
export interface Bus {
  /** Whether what is said reaches the other nodes; never where there is no Redis. */
  isSound(): boolean
  /** Resolves once everything that is said from then on is heard, or at once while Redis is away. */
  follow(topic: string): Promise<void>
  leave(topic: string): void
  say(topic: string, words: string): void
}

interface Hearing {
  hear(topic: string, words: string): void
  /** What was said while Redis was away is lost. */
  missed(): void
}

const PREFIX = 'thrive-'
const ALONE: Bus = { isSound: () => false, follow: async () => {}, leave: () => {}, say: () => {} }

/** Over Redis, with a connection of its own for hearing, because Redis takes no other command on that one. */
export function openBus(app: FastifyInstance, redis: Redis | null, { hear, missed }: Hearing): Bus {
  if (!redis) return ALONE
  const topics = new Set<string>()
  const ears = redis.duplicate({ autoResubscribe: false })
  const failed = () => {}
  let isSound = false
  // Its errors are those of the other connection, which logs them.
  ears.on('error', failed)
  ears.on('close', () => {
    isSound = false
  })
  ears.on('ready', async () => {
    if (topics.size > 0) await ears.subscribe(...[...topics].map((topic) => PREFIX + topic)).catch(failed)
    isSound = ears.status === 'ready'
    missed()
  })
  ears.on('message', (channel, words) => hear(channel.slice(PREFIX.length), words))
  app.addHook('onClose', async () => ears.disconnect())
  return {
    isSound: () => isSound,
    async follow(topic) {
      topics.add(topic)
      if (isSound) await ears.subscribe(PREFIX + topic).catch(failed)
    },
    leave(topic) {
      topics.delete(topic)
      if (isSound) ears.unsubscribe(PREFIX + topic).catch(failed)
    },
    say: (topic, words) => void redis.publish(PREFIX + topic, words).catch(failed),
  }
}
