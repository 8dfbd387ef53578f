import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { setPriority } from 'node:os'
import { HOSTILE_JSON, keys, MULTIPART, partOf, URL_ENCODED } from '../fuzz-bodies.ts'
import { sleep } from './drill.ts'

/** Floods a server with bodies, in a separate process: node flood-attack.ts ORIGIN UUID CONNECTIONS SECONDS */
const [origin = '', uuid = '', connections = '', seconds = ''] = process.argv.slice(2)
const until = performance.now() + Number(seconds) * 1000
const agent = new Agent({ keepAlive: true })
const BLOCK = Buffer.alloc(64 * 1024, 'x')
const MEGABYTE = 16
const HOLD_MS = 8_000

interface Attack {
  path: string
  type: string
  /** Strings are sent verbatim; a number stands for that many blocks of filler. */
  body: (string | number)[]
  headers?: Record<string, string>
  /** Waits before the last part, so that a server that buffers the body has to hold it. */
  held?: boolean
}

const fieldOfBlocks = (name: string, more = '') => partOf(name, '', more).slice(0, -2)
const tenFields = Array.from({ length: 10 }, (_, nth) => [fieldOfBlocks(`f${nth}`), 5 * MEGABYTE, '\r\n']).flat()
const photoOf = (team: string) => [
  partOf('uuid', team),
  fieldOfBlocks('photo', '; filename="p.png"'),
  19 * MEGABYTE,
  '\r\n--b--\r\n',
]
const nobody = crypto.randomUUID()
const ATTACKS: Attack[] = [
  { path: '/api/session/next', type: MULTIPART, body: tenFields, held: true },
  { path: '/api/session/create', type: URL_ENCODED, body: [keys(380_000)] },
  { path: '/api/session/photo', type: MULTIPART, body: photoOf(uuid) },
  { path: '/api/session/photo', type: MULTIPART, body: photoOf(nobody), held: true },
  { path: '/api/admin/erase', type: MULTIPART, body: tenFields, headers: { Authorization: 'Bearer none' } },
  ...HOSTILE_JSON.map((json): Attack => {
    const body = [partOf('uuid', uuid) + partOf('answers', json), '--b--\r\n']
    return { path: '/api/answer/set', type: MULTIPART, body }
  }),
]

// Real attackers would use their own CPUs.
setPriority(19)

const counts: Record<string, number> = {}

/** Returns the response status, the error, or "none" after a minute without a response. */
async function send({ path, type, body, headers, held }: Attack): Promise<string> {
  const sent = request(origin + path, {
    method: 'POST',
    agent,
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': type, ...headers },
  })
  const answered = new Promise<string>((resolve) => {
    sent.once('response', (response: IncomingMessage) => resolve(String(response.statusCode)))
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    sent.setTimeout(60_000, () => resolve('none'))
  })
  const isOver = answered.then(() => true)
  for (const [nth, part] of body.entries()) {
    if (held && nth === body.length - 1) await Promise.race([isOver, sleep(HOLD_MS)])
    for (const chunk of typeof part === 'string' ? [part] : Array<Buffer>(part).fill(BLOCK))
      if (!(await write(sent, chunk, isOver))) return answered.finally(() => sent.destroy())
  }
  sent.end()
  return answered.finally(() => sent.destroy())
}

/** Returns whether more may be sent. */
async function write(sent: ClientRequest, chunk: string | Buffer, isOver: Promise<boolean>) {
  if (sent.destroyed) return false
  if (sent.write(chunk)) return true
  return !(await Promise.race([
    isOver,
    once(sent, 'drain').then(
      () => false,
      () => true,
    ),
  ]))
}

async function connection(nth: number) {
  for (let turn = nth; performance.now() < until; turn++) {
    const answer = await send(ATTACKS[turn % ATTACKS.length] as Attack)
    counts[answer] = (counts[answer] ?? 0) + 1
  }
}

await Promise.all(Array.from({ length: Number(connections) }, (_, nth) => connection(nth)))
process.send?.(counts, () => process.exit(0))
