import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Seat } from '../../../http/callers.ts'
import { Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { remember } from '../../../infra/remember.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { openSeat } from './data.ts'

const TOKEN = /(?:^|;\s*)seat=([\w-]{43})(?:;|$)/
const DAY_SECONDS = 86_400

export const seatEnded = () => new Refusal(401, 'seat-ended')

/** The token in the cookie is the key, and opens this one seat. */
export async function seatOf(db: Database, request: FastifyRequest): Promise<Seat> {
  const seat = await heldSeat(db, request)
  if (!seat) throw seatEnded()
  return seat
}

export async function heldSeat(db: Database, request: FastifyRequest): Promise<Seat | undefined> {
  const token = tokenIn(request)
  return token ? openSeat(db, sha256(token)) : undefined
}

const KNOWN_SEATS = 50_000

/** Remembers the seats it has met. */
export function knownSeats(db: Database): (request: FastifyRequest) => Promise<Seat> {
  const known = remember<Seat>(KNOWN_SEATS)
  return (request) => known(tokenIn(request) ?? '', () => seatOf(db, request))
}

export const tokenIn = ({ headers }: FastifyRequest): string | undefined => TOKEN.exec(headers.cookie ?? '')?.[1]

export function setSeatCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header('Set-Cookie', `seat=${token}; Path=/api/seat; Max-Age=${DAY_SECONDS}; HttpOnly; SameSite=Lax${secure}`)
}
