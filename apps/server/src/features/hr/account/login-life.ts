import type { Env } from '../../../env.ts'

const MINUTE = 60_000

/** A login lasts while its owner is active, up to a maximum. */
export interface LoginLife {
  idleMs: number
  longestMs: number
}

export const lifeOf = ({ HR_IDLE_MINUTES, HR_TOKEN_HOURS }: Env): LoginLife => ({
  idleMs: HR_IDLE_MINUTES * MINUTE,
  longestMs: HR_TOKEN_HOURS * 60 * MINUTE,
})

/** The latest possible end, regardless of activity. */
export const lastEnd = (begun: Date, { longestMs }: LoginLife) => begun.getTime() + longestMs

/** When the login ends if there is no further activity. */
export const endFromNow = (begun: Date, life: LoginLife) =>
  new Date(Math.min(Date.now() + life.idleMs, lastEnd(begun, life)))

/** True at most once a minute, so that reads rarely cause writes. */
export const isWorthExtending = (expiry: Date, begun: Date, life: LoginLife) =>
  endFromNow(begun, life).getTime() - expiry.getTime() >= MINUTE

export const isMinuteAgo = (moment: Date | null) => moment === null || Date.now() - moment.getTime() >= MINUTE
