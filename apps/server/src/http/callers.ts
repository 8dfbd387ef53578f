import type { Body } from '@thrive/contract'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'

/** What a uuid stands for, as long as it stands for something. */
export interface SessionKey {
  id: string
  uuid: string
  revisionId: number
}

export interface Session extends SessionKey {
  position: number
  photoKey: string | null
  isSealed: boolean
}

export interface HrAccount {
  id: number
  email: string
}

export type ExportRequest = Body<'POST /api/admin/export'>

/** Lets its holder fetch one file, once. */
export interface Ticket {
  request: ExportRequest
  /** Of the account that asked. */
  email: string
}

/** Who makes a call, as the features that know them can tell. Each throws a refusal where it is nobody. */
export interface Callers {
  team(uuid: string, refuse: () => Refusal): Promise<Session>
  /**
   * Of which session a uuid is the key, without asking for it each time. The session may be gone meanwhile, or have
   * another key: this is for calls whose own statement finds out.
   */
  knownTeam(uuid: string): Promise<SessionKey>
  hr(request: FastifyRequest, unattended?: boolean): Promise<HrAccount>
  ticket(ticket: string): Promise<Ticket>
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const isUuid = (text: string) => UUID.test(text)

export const bearerOf = (request: FastifyRequest) =>
  /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''

/** Browsers add no such header to a form or a picture of another site, so a call that has it was meant. */
export function requireMarker(request: FastifyRequest) {
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw new Refusal(403, 'missing-marker')
}
