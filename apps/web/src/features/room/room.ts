import type { RoomState } from '@thrive/domain'
import { call, isStatus } from '../../lib/api.ts'
import { type Live, listenTo } from '../../lib/live.ts'
import { hasFields, isFlag, isList, isNumber, isRecord, isSaved, isText } from '../../lib/shape.ts'
import { stage } from '../stage/on-stage.ts'
import { saidOf } from './said.ts'
import { speakerOf } from './speaker.ts'

const isRoomState = hasFields<RoomState>({ number: isNumber, code: isText, locked: isFlag, seats: isList })
const isOpened = isRecord({ code: isText, path: isText })
const isPath = isRecord({ path: isText })

/** The open room of a session, as its shared screen has it. */
export interface Room {
  subscribe: (listener: () => void) => () => void
  live: () => Live<RoomState>
  /** Where this screen opened it; after a reload the room says it. */
  code: string | null
  ask(key: string): Promise<unknown>
  reveal(key: string): Promise<unknown>
  lock(locked: boolean): Promise<unknown>
  remove(seat: number): Promise<unknown>
  close(): Promise<unknown>
  /** Where a phone becomes the leader's remote. */
  pair(): Promise<string>
}

/** Opens the room, or finds it open. */
export async function openRoom(uuid: string): Promise<Room> {
  const { code } = await call('POST /api/room/open', { uuid }, isOpened)
  return roomOf(uuid, code)
}

/** While somebody listens: what the stage shows is told to the room, and what the leader wishes is done on the stage. */
export function roomOf(uuid: string, code: string | null = null): Room {
  const source = listenTo('GET /api/room/live/:uuid', { uuid }, isRoomState)
  const speaker = speakerOf(async () => {
    const said = saidOf(stage.now(), Date.now())
    if (said) await call('POST /api/room/show', { uuid, ...said }, isSaved).catch(unlessGone)
  })
  const listeners = new Set<() => void>()
  let seen: RoomState | null = null
  let wasConnected = false
  let leave: (() => void)[] = []

  const hear = () => {
    const { state, link } = source.current()
    const isConnected = link === 'connected'
    if (isConnected && !wasConnected) speaker.say()
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
      if (listeners.size === 1) leave = [stage.subscribe(speaker.say), source.subscribe(hear)]
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        for (const end of leave) end()
        speaker.stop()
        wasConnected = false
      }
    },
    ask: (key) => call('POST /api/room/ask', { uuid, key }, isSaved),
    reveal: (key) => call('POST /api/room/reveal', { uuid, key }, isSaved),
    lock: (locked) => call('POST /api/room/lock', { uuid, locked: locked ? 'true' : 'false' }, isSaved),
    remove: (seat) => call('POST /api/room/remove', { uuid, seat: String(seat) }, isSaved),
    close: () => call('POST /api/room/close', { uuid }, isSaved),
    pair: async () => (await call('POST /api/room/pair', { uuid }, isPath)).path,
  }
}

/** A room that was closed is told nothing, and its stream says so. */
function unlessGone(error: unknown) {
  if (!isStatus(error, 404) && !isStatus(error, 401)) throw error
}
