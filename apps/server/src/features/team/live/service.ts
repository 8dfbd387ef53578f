import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Deps, RoomChange, Rooms, SeatKey } from '../../../deps.ts'
import type { Stream } from '../../../http/streams.ts'
import { type Bus, openBus } from '../../../infra/bus.ts'
import { addListener, isForgotten, readNumbers, readRooms, removeListener, type StoredRoom } from './data.ts'
import { endedMessage, messagesOf } from './messages.ts'
import { keepPresence } from './presence.ts'
import { readTogether } from './read-together.ts'

/** At most four changes a second. */
const APART_MS = 250
const POLL_MS = 2_000
/** While the other nodes are heard, a message that got lost is found after this many polls. */
const POLLS_WHEN_SOUND = 8
const WISH = 'wish'

interface Listener {
  id: number
  seat: SeatKey | null
  stream: Stream
  /** Of the state it got last. */
  number: number | null
}

/** One room that somebody listens to on this node. */
interface Held {
  listeners: Set<Listener>
  number: number
  toldAt: number
  timer: NodeJS.Timeout | null
  /** Of the first ballot that was not told yet. */
  ballotAt: number | null
}

type Live = Pick<Deps, 'db' | 'library' | 'redis' | 'events' | 'figures'>

export function openRooms(app: FastifyInstance, { db, library, redis, events, figures }: Live): Rooms {
  const node = randomUUID()
  const held = new Map<string, Held>()
  const read = readTogether((ids) => readRooms(db, ids))
  let counted = 0

  const listenersOf = () =>
    [...held].flatMap(([sessionId, { listeners }]) =>
      [...listeners].map(({ id, seat }) => ({ id, sessionId, seatId: seat?.id ?? null })),
    )
  const presence = keepPresence(app, { db, node, listenersOf, changed: (id) => changed(id) })

  /** The state of now, to those who have not got it yet: all of them, or those who must not wait for their turn. */
  const tell = async (id: string, room: Held, everyone: boolean) => {
    const { ballotAt } = room
    if (everyone) room.ballotAt = null
    try {
      const found = await read(id)
      if (!found) return endAll(room)
      const { room: words } = (await library.revision(found.revisionId)).inLocale(found.lang)
      const messages = messagesOf(found, words)
      for (const listener of room.listeners)
        if (everyone || mustNotWait(listener, found)) deliver(listener, found, messages)
      if (everyone) room.number = Math.max(room.number, found.number)
      if (everyone && ballotAt !== null) figures.ballotTold((Date.now() - ballotAt) / 1000)
    } catch {
      // The database is away: what it says is told when it is back.
      if (held.get(id) === room) setTimeout(() => schedule(id, room), POLL_MS).unref()
    }
  }

  const schedule = (id: string, room: Held) => {
    if (room.timer) return
    const wait = Math.max(0, room.toldAt + APART_MS - performance.now())
    room.timer = setTimeout(() => {
      room.timer = null
      room.toldAt = performance.now()
      void tell(id, room, true)
    }, wait)
  }

  const hear = (id: string, { ballotAt, isWish }: RoomChange = {}) => {
    const room = held.get(id)
    if (!room) return
    if (ballotAt !== undefined) room.ballotAt ??= ballotAt
    if (isWish) void tell(id, room, false)
    else schedule(id, room)
  }

  const bus: Bus = openBus(app, redis, {
    hear(topic, words) {
      const [from, what] = words.split(' ')
      if (from !== node) hear(topic, what === WISH ? { isWish: true } : what ? { ballotAt: Number(what) } : {})
    },
    missed: () => {
      for (const [id, room] of held) schedule(id, room)
    },
  })

  const changed: Rooms['changed'] = (id, change = {}) => {
    hear(id, change)
    bus.say(id, `${node} ${change.isWish ? WISH : (change.ballotAt ?? '')}`)
  }

  let polls = 0
  const poll = setInterval(async () => {
    if (held.size === 0 || (polls++ % POLLS_WHEN_SOUND !== 0 && bus.isSound())) return
    const numbers = await readNumbers(db, [...held.keys()]).catch(() => null)
    for (const [id, room] of numbers ? held : []) if (numbers?.get(id) !== room.number) schedule(id, room)
  }, POLL_MS)
  poll.unref()
  app.addHook('onClose', async () => {
    clearInterval(poll)
    for (const { timer } of held.values()) if (timer) clearTimeout(timer)
  })
  events.on('erased', (_uuid, id) => changed(id))

  const hold = (id: string): Held => {
    const room = { listeners: new Set<Listener>(), number: 0, toldAt: 0, timer: null, ballotAt: null }
    held.set(id, room)
    figures.rooms = held.size
    // Whoever listened before may have left since it was first followed.
    void bus.follow(id)
    return room
  }
  const release = (id: string, room: Held, listener: Listener) => {
    room.listeners.delete(listener)
    if (room.listeners.size === 0 && held.get(id) === room) {
      if (room.timer) clearTimeout(room.timer)
      held.delete(id)
      figures.rooms = held.size
      bus.leave(id)
    }
    if (presence.isLeaving()) return
    removeListener(db, node, { id: listener.id, sessionId: id, seatId: listener.seat?.id ?? null }).then(
      (isSeen) => isSeen && changed(id),
      () => {},
    )
  }

  return {
    changed,
    async listen(sessionId, seat, open) {
      await presence.begin()
      if (!held.has(sessionId)) await bus.follow(sessionId)
      const id = ++counted
      const enter = () => addListener(db, node, { id, sessionId, seatId: seat?.id ?? null })
      const isIn = await enter().catch(async (error) => {
        if (!isForgotten(error)) throw error
        await presence.enterAgain()
        return enter()
      })
      if (!isIn) return false
      const room = held.get(sessionId) ?? hold(sessionId)
      const listener: Listener = { id, seat, stream: open(), number: null }
      room.listeners.add(listener)
      listener.stream.onEnd(() => release(sessionId, room, listener))
      void tell(sessionId, room, false)
      if (seat) changed(sessionId)
      return true
    },
  }
}

const mustNotWait = ({ number, seat }: Listener, { wish }: StoredRoom) =>
  number === null || (!seat && wish !== null && wish.number > number)

function deliver(listener: Listener, found: StoredRoom, messages: ReturnType<typeof messagesOf>) {
  const { seat, stream, number } = listener
  if (number !== null && number >= found.number) return
  listener.number = found.number
  if (!seat) return stream.send(messages.screen(number))
  const taken = found.seats.find(({ id }) => id === seat.id)
  if (taken) return stream.send(messages.seat(taken))
  endSeat(listener, seat, found.number)
}

function endSeat({ stream }: Listener, { number: seat, role }: SeatKey, number: number) {
  stream.send(endedMessage({ seat, role }, number))
  stream.end()
}

/** The room was closed, or its session erased. */
function endAll({ listeners }: Held) {
  for (const listener of listeners)
    if (listener.seat) endSeat(listener, listener.seat, (listener.number ?? 0) + 1)
    else listener.stream.end()
}
