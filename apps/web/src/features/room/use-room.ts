import type { RoomState } from '@thrive/domain'
import { useEffect, useSyncExternalStore } from 'react'
import { read, write } from '../../lib/browser-storage.ts'
import type { Room } from './room.ts'

/** The session whose room was opened on this computer, to find it again after a reload. */
const OPENED = 'room_opened'

export interface RoomView {
  room: Room | null
  /** The room's last state; it stays while the connection is down. */
  state: RoomState | null
  isLost: boolean
  /** True if the panel for joining is open. */
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

function onRoomChange() {
  if (!held) return
  const { state, link } = held.room.live()
  // Closed elsewhere, or expired: the screen continues without it.
  if (link === 'ended') dropRoom()
  else set({ ...view, room: held.room, state, isLost: state !== null && link !== 'connected' })
}

function hold(uuid: string, room: Room) {
  leave?.()
  held = { uuid, room }
  write(OPENED, uuid)
  if (listeners.size > 0) leave = room.subscribe(onRoomChange)
  onRoomChange()
}

function dropRoom() {
  leave?.()
  leave = null
  held = null
  write(OPENED, null)
  set(NONE)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1 && held) leave = held.room.subscribe(onRoomChange)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    leave?.()
    leave = null
  }
}

const load = () => import('./room.ts')

/** Null if the room was found after a reload but cannot be reached: then its code is requested. */
const codeOf = (room: Room) => room.live().state?.code ?? room.code

export const openRoomOf = async (uuid: string) => {
  if (held?.uuid !== uuid || !codeOf(held.room)) hold(uuid, await load().then(({ openRoom }) => openRoom(uuid)))
}

export async function closeRoom() {
  await held?.room.close()
  dropRoom()
}

export function showJoining(isJoining: boolean) {
  if (view.isJoining !== isJoining) set({ ...view, isJoining })
}

/** The room of this session. Its code is loaded on demand. */
export function useRoom(uuid: string): RoomView {
  useEffect(() => {
    if (held && held.uuid !== uuid) dropRoom()
    if (!held && read(OPENED) === uuid)
      load().then(
        ({ roomOf }) => held || hold(uuid, roomOf(uuid)),
        () => {},
      )
  }, [uuid])
  return useSyncExternalStore(subscribe, () => view)
}
