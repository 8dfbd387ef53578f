import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Seat } from '../../../http/callers.ts'
import { cookieFor } from '../../../http/cookies.ts'
import { Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { remember } from '../../../infra/remember.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { isRemoved, openSeat } from './seat-data.ts'

const COOKIE = 'seat'
const DAY_SECONDS = 86_400

/** Says why this phone has no seat. */
export async function noSeat(db: Database, request: FastifyRequest): Promise<Refusal> {
  const token = tokenIn(request)
  return new Refusal(401, token && (await isRemoved(db, sha256(token))) ? 'seat-removed' : 'seat-ended')
}

/** The cookie's token opens exactly one seat. */
export async function seatOf(db: Database, request: FastifyRequest): Promise<Seat> {
  const seat = await heldSeat(db, request)
  if (!seat) throw await noSeat(db, request)
  return seat
}

export async function heldSeat(db: Database, request: FastifyRequest): Promise<Seat | undefined> {
  const token = tokenIn(request)
  return token ? openSeat(db, sha256(token)) : undefined
}

const KNOWN_SEATS = 50_000

/** Caches seats by token. */
export function knownSeats(db: Database): (request: FastifyRequest) => Promise<Seat> {
  const known = remember<Seat>(KNOWN_SEATS)
  return (request) => known(tokenIn(request) ?? '', () => seatOf(db, request))
}

export const tokenIn = ({ cookies }: FastifyRequest): string | undefined => cookies[COOKIE]

export function setSeatCookie(reply: FastifyReply, token: string) {
  reply.setCookie(COOKIE, token, cookieFor('/api/seat', DAY_SECONDS))
}
