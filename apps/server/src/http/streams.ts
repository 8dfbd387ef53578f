import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Figures } from '../infra/metrics.ts'

/** One listener's server-sent events. */
export interface Stream {
  /** The text of a message, as `messageOf` makes it. Sent to many, it is made once. */
  send(message: string | Buffer): void
  end(): void
  /** Called once, however the stream ends. */
  onEnd(work: () => void): void
}

export interface Streams {
  /** From here on the reply belongs to the stream. */
  open(reply: FastifyReply): Stream
}

const BEAT_MS = 1_000
/** A listener hears something at least this often, so that no proxy takes the connection for dead. */
const BEATS_APART = 15
/** What may wait for a listener that does not read. */
const MOST_UNREAD_BYTES = 64 * 1024
/** After a lost connection a browser comes back within this time, and not all of them at once. */
const RETRY_MS = { least: 300, spread: 3_700 }

const HEADERS = {
  'content-type': 'text/event-stream',
  // For proxies that would gather what they pass on.
  'x-accel-buffering': 'no',
  // A connection that was kept would keep a node that ends waiting.
  connection: 'close',
}

/** The id is the moment of sending: what a screen knows of the server's clock. */
export const messageOf = (json: string): string => `id: ${Date.now()}\ndata: ${json}\n\n`

export function openStreams(app: FastifyInstance, figures: Pick<Figures, 'streams'>): Streams {
  const slots = Array.from({ length: BEATS_APART }, () => new Set<FastifyReply['raw']>())
  let beats = 0
  let opened = 0
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
      raw.once('close', () => {
        slot?.delete(raw)
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

/** Each message is a whole state, so a listener that cannot keep up loses nothing by coming back. */
function write(raw: FastifyReply['raw'], message: string | Buffer) {
  if (raw.writableEnded || raw.destroyed) return
  if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy()
  else raw.write(message)
}
