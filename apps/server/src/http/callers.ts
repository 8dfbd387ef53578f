import type { Body } from '@thrive/contract'
import type { Locale, Role, SeatRole } from '@thrive/domain'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'

export interface SessionKey {
  id: string
  uuid: string
  revisionId: number
}

export interface Session extends SessionKey {
  position: number
  lang: Locale
  photoKey: string | null
  isSealed: boolean
}

/** A phone in the room of a session. */
export interface Seat {
  id: string
  sessionId: string
  /** What the room calls it. */
  number: number
  look: number
  role: SeatRole
  revisionId: number
}

/** A member who is logged in. */
export interface HrAccount {
  id: number
  email: string
  name: string | null
  role: Role
  lang: Locale | null
  /** When they last proved who they are. */
  provenAt: Date
  /** The login was got at the company, not with a password. */
  byCompany: boolean
  /** Nothing but the second factor may be set up before anything else. */
  mustSetFactor: boolean
}

export type ExportRequest = Body<'POST /api/admin/export'>

/** Lets its holder fetch one file, once. */
export interface Ticket {
  request: ExportRequest
  /** The e-mail address of the account that asked for it. */
  email: string
}

/** Who makes a call; the features that know them implement this. Each throws a refusal where it is nobody. */
export interface Callers {
  team(uuid: string, refuse: () => Refusal): Promise<Session>
  /**
   * The session that a uuid opens, without asking the database each time. By now it may be gone or have another key:
   * this is for calls whose own statement finds that out.
   */
  knownTeam(uuid: string): Promise<SessionKey>
  seat(request: FastifyRequest): Promise<Seat>
  /** The same for a seat: by now it may be gone, or another one may lead. */
  knownSeat(request: FastifyRequest): Promise<Seat>
  hr(request: FastifyRequest, unattended?: boolean): Promise<HrAccount>
  ticket(ticket: string): Promise<Ticket>
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const isUuid = (text: string) => UUID.test(text)

export const bearerOf = (request: FastifyRequest) =>
  /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''

/** Browsers do not add this header to a form or picture of another site, so a call that has it was intended. */
export function requireMarker(request: FastifyRequest) {
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw new Refusal(403, 'missing-marker')
}
