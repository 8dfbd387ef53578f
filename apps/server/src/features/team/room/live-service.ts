import { randomUUID } from 'node:crypto'
import type { Locale, SeatEnd } from '@thrive/domain'
import type { FastifyInstance } from 'fastify'
import type { Deps, RoomChange, Rooms, SeatKey } from '../../../deps.ts'
import type { Stream } from '../../../http/streams.ts'
import { batched } from '../../../infra/batched.ts'
import { type Bus, openBus } from '../../../infra/bus.ts'
import { isDatabaseLost } from '../../../infra/database.ts'
import { factsOf } from '../../../infra/log.ts'
import { addListener, isForgotten, readNumbers, readRooms, removeListener, type StoredRoom } from './live-data.ts'
import { endedMessage, messagesOf } from './messages.ts'
import { keepPresence } from './presence.ts'
import { isRemoved } from './seat-data.ts'

/** At most four updates per second. */
const MIN_INTERVAL_MS = 250
const POLL_MS = 2_000
/** While Redis is connected, only every eighth poll runs, to find lost messages. */
const POLLS_WHEN_CONNECTED = 8
const WISH = 'wish'
const READING = { size: 200, atOnce: 2 }
/** Streams per seat on this node, enough for a few tabs on its phone. */
const MAX_PER_SEAT = 3

interface Listener {
  id: number
  seat: Parameters<Rooms['listen']>[1]
  stream: Stream
  /** Number of the state it was sent last. */
  number: number | null
}

/** A room with listeners on this node. */
interface Held {
  listeners: Set<Listener>
  /** The highest number sent or seen by a poll. */
  number: number
  sentAt: number
  timer: NodeJS.Timeout | null
  /** When the oldest unsent ballot arrived. */
  ballotAt: number | null
}

type Messages = ReturnType<typeof messagesOf>
type Live = Pick<Deps, 'db' | 'library' | 'redis' | 'events' | 'figures' | 'log'>

export function openRooms(app: FastifyInstance, { db, library, redis, events, figures, log }: Live): Rooms {
  const node = randomUUID()
  const held = new Map<string, Held>()
  const read = batched<string, StoredRoom | undefined>({
    ...READING,
    keyOf: (id) => id,
    join: (id) => id,
    run: async (ids) => {
      const found = await readRooms(db, ids)
      return (id) => found.get(id)
    },
  })
  let lastId = 0
  /** Ids of listeners whose row is being added. */
  const entering = new Set<number>()

  const listenersOf = () =>
    [...held].flatMap(([sessionId, { listeners }]) =>
      [...listeners].map(({ id, seat }) => ({ id, sessionId, seatId: seat?.id ?? null })),
    )
  const heldIds = () => ({ ids: [...entering, ...listenersOf().map(({ id }) => id)], upTo: lastId })
  const presence = keepPresence(app, { db, node, log, listenersOf, heldIds, changed: (id) => changed(id) })

  /** Sends the current state to listeners that do not have it: to all, or only to those that must not wait. */
  const sendState = async (id: string, room: Held, toAll: boolean) => {
    const { ballotAt } = room
    if (toAll) room.ballotAt = null
    try {
      const found = await read(id)
      if (!found) return endAll(room)
      const revision = await library.revision(found.revisionId)
      const made = new Map<Locale, Messages>()
      const messagesIn = (lang: Locale): Messages => {
        const messages = made.get(lang) ?? messagesOf(found, revision.inLocale(lang).room)
        made.set(lang, messages)
        return messages
      }
      const gone = [...room.listeners].filter(
        (listener) => (toAll || mustNotWait(listener, found)) && !deliver(listener, found, messagesIn),
      )
      if (toAll) room.number = Math.max(room.number, found.number)
      if (toAll && ballotAt !== null) figures.ballotSent((Date.now() - ballotAt) / 1000)
      for (const listener of gone)
        if (listener.seat) {
          const why = (await isRemoved(db, listener.seat.tokenHash)) ? 'removed' : 'left'
          endSeat(listener, listener.seat, found.number, why)
        }
    } catch (error) {
      if (!isDatabaseLost(error as Error)) log.error(factsOf(error), 'a room could not be told')
      // Retries until the database is back.
      else if (held.get(id) === room) setTimeout(() => schedule(id, room), POLL_MS).unref()
    }
  }

  const schedule = (id: string, room: Held) => {
    if (room.timer) return
    const wait = Math.max(0, room.sentAt + MIN_INTERVAL_MS - performance.now())
    room.timer = setTimeout(() => {
      room.timer = null
      room.sentAt = performance.now()
      void sendState(id, room, true)
    }, wait)
  }

  const receive = (id: string, { ballotAt, isWish }: RoomChange = {}) => {
    const room = held.get(id)
    if (!room) return
    if (ballotAt !== undefined) room.ballotAt ??= ballotAt
    if (isWish) void sendState(id, room, false)
    else schedule(id, room)
  }

  const bus: Bus = openBus(app, redis, {
    receive(topic, message) {
      const [from, what] = message.split(' ')
      if (from !== node) receive(topic, what === WISH ? { isWish: true } : what ? { ballotAt: Number(what) } : {})
    },
    onReconnect: () => {
      for (const [id, room] of held) schedule(id, room)
    },
  })

  const changed: Rooms['changed'] = (id, change = {}) => {
    receive(id, change)
    bus.publish(id, `${node} ${change.isWish ? WISH : (change.ballotAt ?? '')}`)
  }

  let polls = 0
  const poll = setInterval(async () => {
    if (held.size === 0 || (polls++ % POLLS_WHEN_CONNECTED !== 0 && bus.isConnected())) return
    const numbers = await readNumbers(db, [...held.keys()]).catch((error) => {
      if (!isDatabaseLost(error)) log.error(factsOf(error), 'rooms could not be polled')
      return null
    })
    for (const [id, room] of numbers ? held : []) {
      const number = numbers?.get(id)
      if (number === room.number) continue
      room.number = number ?? room.number
      schedule(id, room)
    }
  }, POLL_MS)
  poll.unref()
  app.addHook('onClose', async () => {
    clearInterval(poll)
    for (const { timer } of held.values()) if (timer) clearTimeout(timer)
  })
  events.on('erased', (_uuid, id) => changed(id))

  const hold = (id: string): Held => {
    const room = { listeners: new Set<Listener>(), number: 0, sentAt: 0, timer: null, ballotAt: null }
    held.set(id, room)
    figures.rooms = held.size
    // Subscribes again: the last listener may have left after `listen` subscribed.
    void bus.subscribe(id)
    return room
  }
  const release = (id: string, room: Held, listener: Listener) => {
    room.listeners.delete(listener)
    if (room.listeners.size === 0 && held.get(id) === room) {
      if (room.timer) clearTimeout(room.timer)
      held.delete(id)
      figures.rooms = held.size
      bus.unsubscribe(id)
    }
    if (presence.isLeaving()) return
    removeListener(db, node, { id: listener.id, sessionId: id, seatId: listener.seat?.id ?? null }).then(
      (hasChanged) => hasChanged && changed(id),
      (error) => {
        // The next heartbeat deletes its row.
        if (!isDatabaseLost(error)) log.error(factsOf(error), 'a listener could not be removed')
      },
    )
  }

  return {
    changed,
    async listen(sessionId, seat, open) {
      await presence.begin()
      if (!held.has(sessionId)) await bus.subscribe(sessionId)
      const id = ++lastId
      const enter = () => addListener(db, node, { id, sessionId, seatId: seat?.id ?? null })
      entering.add(id)
      try {
        const isIn = await enter().catch(async (error) => {
          if (!isForgotten(error)) throw error
          await presence.restoreListeners()
          return enter()
        })
        if (!isIn) return false
        const room = held.get(sessionId) ?? hold(sessionId)
        const listener: Listener = { id, seat, stream: open(), number: null }
        room.listeners.add(listener)
        if (seat) endOldest(room, seat)
        listener.stream.onEnd(() => release(sessionId, room, listener))
        void sendState(sessionId, room, false)
      } finally {
        entering.delete(id)
      }
      if (seat) changed(sessionId)
      return true
    },
  }
}

const mustNotWait = ({ number, seat }: Listener, { wish }: StoredRoom) =>
  number === null || (!seat && wish !== null && wish.number > number)

/** Returns false if the listener's seat no longer exists. */
function deliver(listener: Listener, found: StoredRoom, messagesIn: (lang: Locale) => Messages): boolean {
  const { seat, stream, number } = listener
  if (number !== null && number >= found.number) return true
  const taken = seat && found.seats.find(({ id }) => id === seat.id)
  if (seat && !taken) return false
  listener.number = found.number
  // Leaders read aloud in the room's language.
  const lang = (taken?.role === 'member' && seat?.lang) || found.lang
  stream.send(taken ? messagesIn(lang).seat(taken) : messagesIn(lang).screen(number))
  return true
}

function endSeat({ stream }: Listener, { number: seat, role }: SeatKey, number: number, why: SeatEnd) {
  stream.send(endedMessage({ seat, role }, number, why))
  stream.end()
}

/** The set keeps listeners in the order they arrived. */
function endOldest({ listeners }: Held, { id }: SeatKey) {
  const ofSeat = [...listeners].filter(({ seat }) => seat?.id === id)
  for (const { stream } of ofSeat.slice(0, -MAX_PER_SEAT)) stream.end()
}

/** The room was closed, or its session erased. */
function endAll({ listeners }: Held) {
  for (const listener of listeners)
    if (listener.seat) endSeat(listener, listener.seat, (listener.number ?? 0) + 1, 'closed')
    else listener.stream.end()
}
