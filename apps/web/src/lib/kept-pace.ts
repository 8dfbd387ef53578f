import { read, write } from './browser-storage.ts'

const KEY = 'pace'

/** When a team wants to finish, and how long it has been on its current page. Belongs to one session. */
export interface KeptPace {
  uuid: string
  finishAt: number | null
  position: number
  spent: number
  seenAt: number
}

export function keptPace(uuid: string): KeptPace | null {
  try {
    const kept = JSON.parse(read(KEY) ?? 'null') as KeptPace | null
    return kept?.uuid === uuid ? kept : null
  } catch {
    return null
  }
}

export const keepPace = (pace: KeptPace) => write(KEY, JSON.stringify(pace))

export function forgetPace(uuid: string) {
  if (keptPace(uuid)) write(KEY, null)
}
