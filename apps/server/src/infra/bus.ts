import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'

/** Messages between nodes. Nothing is stored: a node that was disconnected reads the database. */
export interface Bus {
  /** True while Redis is connected. */
  isConnected(): boolean
  /** Resolves once messages on the topic are received, or at once while Redis is disconnected. */
  subscribe(topic: string): Promise<void>
  unsubscribe(topic: string): void
  publish(topic: string, message: string): void
}

interface BusHandlers {
  receive(topic: string, message: string): void
  /** Called after a reconnect, because messages sent meanwhile are lost. */
  onReconnect(): void
}

const PREFIX = 'thrive-'
const NO_BUS: Bus = { isConnected: () => false, subscribe: async () => {}, unsubscribe: () => {}, publish: () => {} }

/** Uses a second Redis connection to subscribe, because Redis accepts no other commands on it. */
export function openBus(app: FastifyInstance, redis: Redis | null, { receive, onReconnect }: BusHandlers): Bus {
  if (!redis) return NO_BUS
  const topics = new Set<string>()
  const subscriber = redis.duplicate({ autoResubscribe: false })
  const ignoreError = () => {}
  let isConnected = false
  // The other connection logs the same errors.
  subscriber.on('error', ignoreError)
  subscriber.on('close', () => {
    isConnected = false
  })
  subscriber.on('ready', async () => {
    if (topics.size > 0) await subscriber.subscribe(...[...topics].map((topic) => PREFIX + topic)).catch(ignoreError)
    isConnected = subscriber.status === 'ready'
    onReconnect()
  })
  subscriber.on('message', (channel, message) => receive(channel.slice(PREFIX.length), message))
  app.addHook('onClose', async () => subscriber.disconnect())
  return {
    isConnected: () => isConnected,
    async subscribe(topic) {
      topics.add(topic)
      if (isConnected) await subscriber.subscribe(PREFIX + topic).catch(ignoreError)
    },
    unsubscribe(topic) {
      topics.delete(topic)
      if (isConnected) subscriber.unsubscribe(PREFIX + topic).catch(ignoreError)
    },
    publish: (topic, message) => void redis.publish(PREFIX + topic, message).catch(ignoreError),
  }
}
