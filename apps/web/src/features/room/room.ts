import type { RoomState } from '@thrive/domain'
import { call, isStatus } from '../../lib/api.ts'
import { type Live, listenTo } from '../../lib/live.ts'
import { retrying } from '../../lib/retrying.ts'
import { hasFields, isFlag, isList, isNumber, isRecord, isSaved, isText } from '../../lib/shape.ts'
import { stage } from './on-stage.ts'
import { shownOf } from './said.ts'

const isRoomState = hasFields<RoomState>({ number: isNumber, code: isText, locked: isFlag, seats: isList })
const RETRY_MS = 2_000

const isOpened = isRecord({ code: isText, path: isText })
const isPath = isRecord({ path: isText })

/** The open room of a session, as its shared screen sees it. */
export interface Room {
  subscribe: (listener: () => void) => () => void
  live: () => Live<RoomState>
  /** Known if this screen opened the room; after a reload the room's state has it. */
  code: string | null
  ask(key: string): Promise<unknown>
  reveal(key: string): Promise<unknown>
  /** Undoes asking again. */
  undo(key: string): Promise<unknown>
  lock(locked: boolean): Promise<unknown>
  remove(seat: number): Promise<unknown>
  close(): Promise<unknown>
  /** Returns the path that makes a phone the leader's remote. */
  pair(): Promise<string>
}

/** Opens the room, or finds it open. */
export async function openRoom(uuid: string): Promise<Room> {
  const { code } = await call('POST /api/room/open', { uuid }, isOpened)
  return roomOf(uuid, code)
}

/** While subscribed: sends what the stage shows to the room, and does on the stage what the leader asks for. */
export function roomOf(uuid: string, code: string | null = null): Room {
  const source = listenTo('GET /api/room/live/:uuid', { uuid }, isRoomState)
  // Turning a page changes several things in one tick: they are sent together.
  const showing = retrying(
    async () => {
      const shown = shownOf(stage.now(), Date.now())
      if (shown) await call('POST /api/room/show', { uuid, ...shown }, isSaved).catch(ignoreGone)
    },
    { delayAfter: () => RETRY_MS },
  )
  const listeners = new Set<() => void>()
  let seen: RoomState | null = null
  let wasConnected = false
  let leave: (() => void)[] = []

  const onMessage = () => {
    const { state, link } = source.current()
    const isConnected = link === 'connected'
    if (isConnected && !wasConnected) showing.request()
    wasConnected = isConnected
    const wish = state !== seen ? state?.wish : null
    seen = state
    for (const listener of [...listeners]) listener()
    if (wish) stage.act(wish)
  }

  return {
    live: source.current,
    code,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) leave = [stage.subscribe(showing.request), source.subscribe(onMessage)]
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        for (const end of leave) end()
        showing.stop()
        wasConnected = false
      }
    },
    ask: (key) => call('POST /api/room/ask', { uuid, key }, isSaved),
    reveal: (key) => call('POST /api/room/reveal', { uuid, key }, isSaved),
    undo: (key) => call('POST /api/room/undo', { uuid, key }, isSaved),
    lock: (locked) => call('POST /api/room/lock', { uuid, locked: locked ? 'true' : 'false' }, isSaved),
    remove: (seat) => call('POST /api/room/remove', { uuid, seat: String(seat) }, isSaved),
    close: () => call('POST /api/room/close', { uuid }, isSaved),
    pair: async () => (await call('POST /api/room/pair', { uuid }, isPath)).path,
  }
}

/** Sends nothing more to a closed room; its stream reports the closing. */
function ignoreGone(error: unknown) {
  if (!isStatus(error, 404) && !isStatus(error, 401)) throw error
}
