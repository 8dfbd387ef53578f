/**
 * The room as its three sides see it: streams of server-sent events with waits that end, the shared screen's calls, and
 * seats with their cookies. A wait that ends says what it waited for and what the last state was.
 */
import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { base, deadline, type Fields, json, post, saved, start, xhr } from './acceptance-client.ts'

// biome-ignore lint/suspicious/noExplicitAny: the shapes are what is being checked
export type State = any
type Passes = (state: State) => boolean
export type Value = string | number | string[]

export interface Room {
  uuid: string
  code: string
  path: string
}
export interface Seat {
  seat: number
  shape: string
  colour: string
  cookie: string
  setCookie: string
}

/** One stream of server-sent events: every message it brought, and waits with a deadline. */
export class Live {
  static readonly open = new Set<Live>()
  readonly name: string
  readonly messages: { raw: string; state: State }[] = []
  private readonly controller: AbortController
  ended = false
  private problem: string | undefined

  constructor(name: string, body: ReadableStream<Uint8Array>, controller: AbortController) {
    this.name = name
    this.controller = controller
    Live.open.add(this)
    void this.read(body)
  }

  private async read(body: ReadableStream<Uint8Array>) {
    const decoder = new TextDecoder()
    let text = ''
    try {
      for await (const chunk of body) {
        const blocks = (text + decoder.decode(chunk, { stream: true })).split(/\r?\n\r?\n/)
        text = blocks.pop() ?? ''
        for (const raw of blocks) {
          const lines = raw.split(/\r?\n/).filter((line) => line.startsWith('data:'))
          const data = lines.map((line) => line.slice(5)).join('\n')
          if (data !== '') this.messages.push({ raw, state: JSON.parse(data) })
        }
      }
    } catch (error) {
      if (error instanceof SyntaxError) this.problem = `sent a message that is not JSON: ${error.message}`
    }
    this.ended = true
  }

  /** The first state from the latest (or message `from`) on that passes. */
  async until(what: string, passes: Passes, from = Math.max(0, this.messages.length - 1)): Promise<State> {
    const end = Date.now() + deadline
    for (let next = from; ; await pause(10)) {
      for (; next < this.messages.length; next++)
        if (passes(this.messages[next]?.state)) return this.messages[next]?.state
      const why = this.problem ?? (this.ended ? 'ended' : Date.now() > end && `waited ${deadline} ms`)
      if (why)
        throw new Error(`${this.name}: ${why}; awaited ${what}; the last state was ${this.last()?.raw ?? 'none'}`)
    }
  }

  first = () => this.until('a first state', () => true, 0)
  last = () => this.messages.at(-1)

  async end(what: string) {
    const isOver = () => this.ended || this.last()?.state.ended === true
    await eventually(`${this.name} to end ${what}`, isOver, () => this.last()?.raw)
  }

  close() {
    this.controller.abort()
    Live.open.delete(this)
  }
}

export async function eventually(
  what: string,
  passes: () => boolean | Promise<boolean>,
  last: () => string | undefined = () => 'unknown',
) {
  for (const end = Date.now() + deadline; !(await passes()); await pause(50))
    if (Date.now() > end) throw new Error(`waited ${deadline} ms for ${what}; the last state was ${last()}`)
}

async function listen(name: string, path: string, headers: Record<string, string> = {}) {
  const controller = new AbortController()
  const late = setTimeout(() => controller.abort(new Error(`${path} did not begin within ${deadline} ms`)), deadline)
  const response = await fetch(base + path, {
    headers: { Accept: 'text/event-stream', ...headers },
    signal: controller.signal,
    redirect: 'manual',
  })
  if (response.status !== 200) await json(response)
  clearTimeout(late)
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/)
  const live = new Live(name, response.body as ReadableStream<Uint8Array>, controller)
  await live.first()
  return live
}
export const screen = (room: Room) => listen("the room's stream", `/api/room/live/${room.uuid}`)
export const phone = (seat: Seat) =>
  listen(`the stream of seat ${seat.seat}`, '/api/seat/live', { Cookie: seat.cookie })
/** The whole state of now: what a new stream begins with, after the quarter of a second that a room may take to tell. */
export const now = async <Who>(open: (who: Who) => Promise<Live>, who: Who): Promise<State> => {
  await pause(300)
  const live = await open(who)
  const state = await live.first()
  live.close()
  return state
}

export const openRoom = async (version = 'v2'): Promise<Room> => {
  const uuid = await start(version)
  return { uuid, ...(await json(await post('/api/room/open', { uuid }))) }
}
export const seatOf = async (response: Response): Promise<Seat> => {
  const setCookie = response.headers.getSetCookie().find((line) => line.startsWith('seat=')) ?? ''
  return { ...(await json(response)), setCookie, cookie: setCookie.split(';')[0] ?? '' }
}
/** A check names the seats that it asked for, of which there are never more than four. */
type Seats = [Seat, Seat, Seat, Seat, ...Seat[]]
export const join = async (room: Room, count: number): Promise<Seats> => {
  const seats: Seat[] = []
  for (let i = 0; i < count; i++) seats.push(await seatOf(await post('/api/seat/join', { code: room.code })))
  return seats as Seats
}
export const as = (seat: Seat) => ({ ...xhr, Cookie: seat.cookie })
export const team = (name: string, room: Room, fields: Fields = {}) =>
  post(`/api/room/${name}`, { uuid: room.uuid, ...fields })
export const give = (seat: Seat | undefined, key: string, value: Value) => {
  assert.ok(seat, 'a seat')
  return post('/api/seat/give', { key, value }, as(seat))
}
export const ask = async (room: Room, key: string) => saved(await team('ask', room, { key }))
export const reveal = async (room: Room, key: string) => saved(await team('reveal', room, { key }))
/** A room with so many seats and the screen's stream, a question asked, and the values given in the order of the seats. */
export const play = async (key: string, values: Value[], { version = 'v2', seats: count = values.length } = {}) => {
  const room = await openRoom(version)
  const seats = await join(room, count)
  const live = await screen(room)
  await ask(room, key)
  for (const [i, value] of values.entries()) await saved(await give(seats[i], key, value))
  await live.until(`${key} asked and ${values.length} given`, given(key, values.length))
  return { room, seats, live }
}
export const given =
  (key: string, count: number): Passes =>
  (state) =>
    state.asked?.key === key && state.asked.given === count
export const told = async (live: Live, key: string): Promise<State> =>
  (await live.until(`the tally of ${key}`, (state) => state.tally?.key === key)).tally
export const nonZero = (counts: Record<string, number> | undefined) =>
  Object.fromEntries(Object.entries(counts ?? {}).filter(([, n]) => n !== 0))
/** Numbers of states, the code and moments may show any digits; nothing else may show a value that somebody gave. */
export const holds = (raw: string, value: number, code = '-') =>
  new RegExp(`(?<!\\d)${value}(?!\\d)`).test(
    raw.replaceAll(code, '').replace(/"number"\s*:\s*\d+|^id:.*$|\d{4}-\d\d-\d\dT[\d:.]+/gm, ''),
  )
export const secret = async (room: Room): Promise<string> =>
  (await json(await team('pair', room))).path.replace(/^\/remote\//, '')
