import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Figures } from '../infra/metrics.ts'
import { tooSoon } from './errors.ts'
import { networkOf } from './network.ts'

/** The server-sent events of one listener. */
export interface Stream {
  /** Sends the text that `messageOf` returns. A message to many listeners is built once. */
  send(message: string | Buffer): void
  end(): void
  /** Runs once, however the stream ends. */
  onEnd(work: () => void): void
}

export interface Streams {
  /** Takes over the reply. */
  open(reply: FastifyReply): Stream
}

const BEAT_MS = 1_000
/** Seconds between heartbeats, so that proxies do not consider the connection dead. */
const BEATS_APART = 15
/** Limit for unsent bytes of a listener that does not read. */
const MAX_UNREAD_BYTES = 64 * 1024
/** Reconnect delay of browsers, randomised so that they do not all return at once. */
const RETRY_MS = { least: 300, spread: 3_700 }

/** When a caller with too many streams may try again. */
const FULL_SECONDS = 10

const HEADERS = {
  'content-type': 'text/event-stream',
  // Stops proxies from buffering.
  'x-accel-buffering': 'no',
  // A kept-alive connection would delay shutdown.
  connection: 'close',
}

/** The id is the send time, from which screens know the server's clock. */
export const messageOf = (json: string): string => `id: ${Date.now()}\ndata: ${json}\n\n`

interface StreamOptions {
  figures: Pick<Figures, 'streams'>
  /** How many streams one IP address may have open on this node. */
  perAddress: number
}

export function openStreams(app: FastifyInstance, { figures, perAddress }: StreamOptions): Streams {
  const slots = Array.from({ length: BEATS_APART }, () => new Set<FastifyReply['raw']>())
  let beats = 0
  let opened = 0
  const openAt = new Map<string, number>()
  const countAt = (address: string, more: number) => {
    const count = (openAt.get(address) ?? 0) + more
    if (count > 0) openAt.set(address, count)
    else openAt.delete(address)
  }
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    if (routeOptions.config.isStream && (openAt.get(networkOf(ip)) ?? 0) >= perAddress) throw tooSoon(FULL_SECONDS)
  })
  const beat = setInterval(() => {
    for (const raw of slots[beats++ % BEATS_APART] ?? []) write(raw, ':\n\n')
  }, BEAT_MS)
  beat.unref()
  // Fastify waits for open requests, and these would never end.
  app.addHook('preClose', async () => {
    clearInterval(beat)
    for (const raws of slots) for (const raw of raws) raw.end()
  })

  return {
    open(reply) {
      const { raw } = reply
      reply.headers(HEADERS)
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value)
      raw.writeHead(200)
      raw.write(`retry: ${Math.round(RETRY_MS.least + Math.random() * RETRY_MS.spread)}\n\n`)
      const slot = slots[opened++ % BEATS_APART]
      slot?.add(raw)
      figures.streams++
      const address = networkOf(reply.request.ip)
      countAt(address, 1)
      raw.once('close', () => {
        slot?.delete(raw)
        countAt(address, -1)
        figures.streams--
      })
      return {
        send: (message) => write(raw, message),
        end: () => void raw.end(),
        onEnd: (work) => void (raw.closed ? work() : raw.once('close', work)),
      }
    },
  }
}

/** Each message is a complete state, so a slow listener can be dropped and loses nothing by reconnecting. */
function write(raw: FastifyReply['raw'], message: string | Buffer) {
  if (raw.writableEnded || raw.destroyed) return
  if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy()
  else raw.write(message)
}
