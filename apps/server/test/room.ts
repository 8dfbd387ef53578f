import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Client } from './client.ts'

/** What the calls of a team about its room are sent with, besides the uuid. */
export const ROOM_FIELDS: Record<string, Record<string, string>> = {
  'POST /api/room/open': {},
  'POST /api/room/close': {},
  'POST /api/room/lock': { locked: 'true' },
  'POST /api/room/remove': { seat: '1' },
  'POST /api/room/show': { page: '8' },
  'POST /api/room/ask': { key: 'q1' },
  'POST /api/room/reveal': { key: 'q1' },
  'POST /api/room/pair': {},
}

export interface Sitting {
  seat: number
  cookie: { cookie: string }
}

/** Takes a seat in the room with this code. */
export async function join(client: Client, code: string): Promise<Sitting> {
  const { body, headers } = await client.post('/api/seat/join', { code })
  return { seat: (body as { seat: number }).seat, cookie: { cookie: cookieIn(headers) } }
}

export const cookieIn = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? ''

export const give = (client: Client, { cookie }: Sitting, key: string, value: string | number | string[]) =>
  client.post(
    '/api/seat/give',
    { key, value: typeof value === 'object' ? JSON.stringify(value) : String(value) },
    cookie,
  )

/** An open room of v1 with three seats, in which q1 is asked and was answered by all of them. */
export async function askedRoom(client: Client, uuid: string, scores = [41, 52, 63]) {
  const { code } = (await client.post('/api/room/open', { uuid })).body as { code: string }
  await client.post('/api/room/ask', { uuid, key: 'q1' })
  const seats: Sitting[] = []
  for (const score of scores) {
    const seat = await join(client, code)
    await give(client, seat, 'q1', score)
    seats.push(seat)
  }
  return { code, seats }
}

/** The states that a stream brings, as a browser's EventSource would read them. */
export async function follow<State>(origin: string, path: string, headers: Record<string, string> = {}) {
  // Not fetch, which opens another connection when this one is cut, and keeps a server that closes waiting.
  const request = get(origin + path, { headers, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`)
  const states: State[] = []
  const blocks: string[] = []
  let text = ''
  response.setEncoding('utf8').on('data', (chunk) => {
    const parts = (text + chunk).split('\n\n')
    text = parts.pop() ?? ''
    for (const block of parts) {
      blocks.push(block)
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (data) states.push(JSON.parse(data))
    }
  })
  request.on('error', () => {})
  response.on('error', () => {})
  const ended = new Promise<void>((resolve) => response.once('close', resolve))
  return { states, blocks, ended, headers: response.headers, last: () => states.at(-1), close: () => request.destroy() }
}
