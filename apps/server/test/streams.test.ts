import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { messageOf, openStreams, type Stream } from '../src/http/streams.ts'
import { newFigures } from '../src/infra/metrics.ts'
import { onEnd } from './build.ts'
import { follow } from './room.ts'

async function build(perAddress = 100) {
  const app = Fastify()
  const figures = newFigures()
  const streams = openStreams(app, { figures, perAddress })
  const opened: Stream[] = []
  app.get('/live', { config: { isStream: true } }, async (_request, reply) => {
    opened.push(streams.open(reply))
    return reply
  })
  onEnd(() => app.close())
  return { app, figures, opened, origin: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

test('a listener that does not read is closed; one that reads gets every message', async () => {
  const { figures, opened, origin } = await build()
  const reading = await follow<string>(origin, '/live')
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {})
  socket.write('GET /live HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  socket.pause()
  await expect.poll(() => figures.streams).toBe(2)
  let sent = 0
  // Data in the operating system's buffer counts as read, so this continues until the buffer is full.
  while (figures.streams === 2 && sent < 5_000) {
    const message = messageOf(JSON.stringify('x'.repeat(16_384)))
    for (const stream of opened) stream.send(message)
    sent++
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(figures.streams).toBe(1)
  await expect.poll(() => reading.states.length).toBe(sent)
  socket.destroy()
  reading.close()
  await expect.poll(() => figures.streams).toBe(0)
})

test('a listener hears something at least every 15 seconds', async () => {
  const { origin } = await build()
  const quiet = await follow(origin, '/live')
  await expect.poll(() => quiet.blocks.filter((block) => block === ':').length, { timeout: 16_000 }).toBeGreaterThan(0)
  quiet.close()
}, 20_000)

test('a server that closes ends its streams, whose listeners come back within five seconds and not all at once', async () => {
  const { app, origin } = await build()
  const listeners = await Promise.all(Array.from({ length: 20 }, () => follow(origin, '/live')))
  await Promise.all([app.close(), ...listeners.map(({ ended }) => ended)])
  const waits = listeners.map(({ blocks }) => Number(/^retry: (\d+)$/.exec(blocks[0] ?? '')?.[1]))
  for (const wait of waits) expect(wait).toBeLessThan(4_500)
  expect(new Set(waits).size).toBeGreaterThan(10)
})

test('an IP address has so many streams at most; one that ends makes room for the next', async () => {
  const { figures, origin } = await build(2)
  const [one, other] = [await follow(origin, '/live'), await follow(origin, '/live')]
  await expect(follow(origin, '/live')).rejects.toThrow('/live answered 429')
  one.close()
  await expect.poll(() => figures.streams).toBe(1)
  const next = await follow(origin, '/live')
  for (const listener of [other, next]) listener.close()
})
