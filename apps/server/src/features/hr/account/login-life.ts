import type { Env } from '../../../env.ts'

const MINUTE = 60_000

/** A login lasts as long as somebody is active, but never longer than the maximum. */
export interface LoginLife {
  idleMs: number
  longestMs: number
}

export const lifeOf = ({ HR_IDLE_MINUTES, HR_TOKEN_HOURS }: Env): LoginLife => ({
  idleMs: HR_IDLE_MINUTES * MINUTE,
  longestMs: HR_TOKEN_HOURS * 60 * MINUTE,
})

/** However active somebody is. */
export const lastEnd = (begun: Date, { longestMs }: LoginLife) => begun.getTime() + longestMs

/** When a login ends if nobody is active from now on. */
export const endFromNow = (begun: Date, life: LoginLife) =>
  new Date(Math.min(Date.now() + life.idleMs, lastEnd(begun, life)))

/** Writes at most once a minute, so that reading does not become writing. */
export const isWorthMoving = (expiry: Date, begun: Date, life: LoginLife) =>
  endFromNow(begun, life).getTime() - expiry.getTime() >= MINUTE

export const isMinuteAgo = (moment: Date | null) => moment === null || Date.now() - moment.getTime() >= MINUTE
