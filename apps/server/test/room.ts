import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { RoomState, SeatState } from '@thrive/domain'
import type { Client } from './client.ts'
import { onEnd } from './endings.ts'

/** The fields that a team's calls about its room need besides the uuid. */
export const ROOM_FIELDS: Record<string, Record<string, string>> = {
  'POST /api/room/open': {},
  'POST /api/room/close': {},
  'POST /api/room/lock': { locked: 'true' },
  'POST /api/room/remove': { seat: '1' },
  'POST /api/room/show': { page: '8' },
  'POST /api/room/ask': { key: 'q1' },
  'POST /api/room/reveal': { key: 'q1' },
  'POST /api/room/undo': { key: 'q1' },
  'POST /api/room/pair': {},
}

export interface Sitting {
  seat: number
  cookie: { cookie: string }
}

/** Creates a team with an open room, and the calls of its screen. */
export async function openRoom(client: Client, versionSlug = 'v2') {
  const uuid = await client.start(versionSlug)
  const room = (call: string, fields: Record<string, string> = {}) =>
    client.post(`/api/room/${call}`, { uuid, ...fields })
  const { code } = (await room('open')).body as { code: string }
  return { uuid, code, room }
}

/** Pairs a new phone as the leader's remote. */
export async function pairLeader(client: Client, uuid: string): Promise<Sitting> {
  const { path } = (await client.post('/api/room/pair', { uuid })).body as { path: string }
  const { body, headers } = await client.post('/api/seat/pair', { secret: path.slice('/remote/'.length) })
  return { seat: (body as { seat: number }).seat, cookie: { cookie: cookieIn(headers) } }
}

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

/** Opens a v1 room with three seats, in which q1 is asked and all of them have answered it. */
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

/** The same, revealed and asked again, so that every call of a room has something to do. */
export async function askedAgainRoom(client: Client, uuid: string) {
  const room = await askedRoom(client, uuid)
  await client.post('/api/room/reveal', { uuid, key: 'q1' })
  await client.post('/api/room/ask', { uuid, key: 'q1' })
  for (const seat of room.seats) await give(client, seat, 'q1', 74)
  return room
}

/** Returns the states that a stream sends, as a browser's EventSource would read them. */
export async function follow<State>(origin: string, path: string, headers: Record<string, string> = {}) {
  // Not fetch, which opens another connection when this one is cut, and delays a server that is closing.
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

/** Opens streams to a server, and closes them when the test file ends. */
export function streamsAt(origin: string) {
  const open = async <State>(path: string, headers?: Record<string, string>) => {
    const stream = await follow<State>(origin, path, headers)
    onEnd(async () => stream.close())
    return stream
  }
  return {
    screen: (uuid: string) => open<RoomState>(`/api/room/live/${uuid}`),
    phone: ({ cookie }: Sitting) => open<SeatState>('/api/seat/live', cookie),
  }
}
