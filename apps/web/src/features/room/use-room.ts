import type { RoomState } from '@thrive/domain'
import { useEffect, useSyncExternalStore } from 'react'
import { read, write } from '../../lib/browser-storage.ts'
import type { Room } from './room.ts'

/** The session whose room was opened on this computer: after a reload it is found again. */
const OPENED = 'room_opened'

export interface RoomView {
  room: Room | null
  /** The last that the room said; it stays while the line is down. */
  state: RoomState | null
  isLost: boolean
  /** The panel for joining is open. */
  isJoining: boolean
}

const NONE: RoomView = { room: null, state: null, isLost: false, isJoining: false }
const listeners = new Set<() => void>()
let held: { uuid: string; room: Room } | null = null
let view = NONE
let leave: (() => void) | null = null

function set(next: RoomView) {
  view = next
  for (const listener of [...listeners]) listener()
}

function hear() {
  if (!held) return
  const { state, link } = held.room.live()
  // Closed elsewhere, or after its day: the screen goes on without.
  if (link === 'ended') letGo()
  else set({ ...view, room: held.room, state, isLost: state !== null && link !== 'connected' })
}

function hold(uuid: string, room: Room) {
  leave?.()
  held = { uuid, room }
  write(OPENED, uuid)
  if (listeners.size > 0) leave = room.subscribe(hear)
  hear()
}

function letGo() {
  leave?.()
  leave = null
  held = null
  write(OPENED, null)
  set(NONE)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1 && held) leave = held.room.subscribe(hear)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    leave?.()
    leave = null
  }
}

const load = () => import('./room.ts')

/** Found again after a reload, the room may be out of reach: then its code is asked for. */
const codeOf = (room: Room) => room.live().state?.code ?? room.code

export const openRoomOf = async (uuid: string) => {
  if (held?.uuid !== uuid || !codeOf(held.room)) hold(uuid, await load().then(({ openRoom }) => openRoom(uuid)))
}

export async function closeRoom() {
  await held?.room.close()
  letGo()
}

export function showJoining(isJoining: boolean) {
  if (view.isJoining !== isJoining) set({ ...view, isJoining })
}

/** The room of this session. What a room needs is loaded when there is one. */
export function useRoom(uuid: string): RoomView {
  useEffect(() => {
    if (held && held.uuid !== uuid) letGo()
    if (!held && read(OPENED) === uuid)
      load().then(
        ({ roomOf }) => held || hold(uuid, roomOf(uuid)),
        () => {},
      )
  }, [uuid])
  return useSyncExternalStore(subscribe, () => view)
}
