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

/** A phone in a session's room. */
export interface Seat {
  id: string
  sessionId: string
  /** Its number in the room. */
  number: number
  look: number
  role: SeatRole
  revisionId: number
}

/** A logged-in member. */
export interface HrAccount {
  id: number
  email: string
  name: string | null
  role: Role
  lang: Locale | null
  /** When the member last proved their identity. */
  provenAt: Date
  /** True if the login came from the company, not from a password. */
  byCompany: boolean
  /** True if the member must set up a second factor before doing anything else. */
  mustSetFactor: boolean
}

export type ExportRequest = Body<'POST /api/admin/export'>

export type LogExportRequest = Body<'POST /api/admin/export/log'>

export type RoundExportRequest = Body<'POST /api/admin/round/export'>

/** Lets its holder fetch one file, once. */
export interface Ticket {
  request: ExportRequest | { log: LogExportRequest } | { ofRound: RoundExportRequest } | { takeOut: number }
  /** Address and current role of the account that requested it. */
  email: string
  role: Role
}

/** Identifies callers; implemented by the features. Each method throws a refusal if the caller is unknown. */
export interface Callers {
  team(uuid: string, refuse: () => Refusal): Promise<Session>
  /**
   * Returns the uuid's session from a cache. It may be gone or have a new key by now: only for calls whose own
   * statement detects that.
   */
  knownTeam(uuid: string): Promise<SessionKey>
  seat(request: FastifyRequest): Promise<Seat>
  /** The same for a seat: it may be gone or no longer lead. */
  knownSeat(request: FastifyRequest): Promise<Seat>
  hr(request: FastifyRequest, unattended?: boolean): Promise<HrAccount>
  ticket(ticket: string): Promise<Ticket>
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const isUuid = (text: string) => UUID.test(text)

export const bearerOf = (request: FastifyRequest) =>
  /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''

/** Browsers do not send this header for another site's form or image, so it shows that the call was intended. */
export function requireMarker(request: FastifyRequest) {
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw new Refusal(403, 'missing-marker')
}
