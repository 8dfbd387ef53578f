import { loginIdle, messages } from '@thrive/content/messages'
import type { FastifyRequest } from 'fastify'
import { type HrAccount, loginOfToken, moveExpiry } from '../features/admin/data.ts'
import { endFromNow, isWorthMoving, type LoginLife, lastEnd } from '../features/admin/login-life.ts'
import { type Ticket, takeTicket } from '../features/export/data.ts'
import { hasMoved, openSession, type Session, type SessionKey } from '../features/session/data.ts'
import type { Database } from './db.ts'
import { closed, moved, notFound, Refusal } from './errors.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const isUuid = (text: string) => UUID.test(text)

/** The uuid is the key: whoever holds it is the team. */
export async function teamOf(db: Database, uuid: string, refuse: () => Refusal): Promise<Session> {
  const session = isUuid(uuid) ? await openSession(db, uuid) : undefined
  if (session) return session
  throw isUuid(uuid) && (await hasMoved(db, uuid)) ? moved() : refuse()
}

const KNOWN_TEAMS = 50_000

/**
 * Of which session a uuid is the key, without asking for it each time. The session may be gone meanwhile, or have
 * another key: this is for calls whose own statement finds out.
 */
export function teamsKnownTo(db: Database): (uuid: string) => Promise<SessionKey> {
  const known = new Map<string, SessionKey>()
  return async (uuid) => {
    const before = known.get(uuid)
    if (before) return before
    const team = await teamOf(db, uuid, closed)
    if (known.size >= KNOWN_TEAMS) known.delete(known.keys().next().value ?? uuid)
    const key = { id: team.id, uuid: team.uuid, revisionId: team.revisionId }
    known.set(uuid, key)
    return key
  }
}

/** Whoever is logged in; being here makes the login last on, unless a screen asks by itself. */
export async function hrOf(
  db: Database,
  request: FastifyRequest,
  life: LoginLife,
  unattended = false,
): Promise<HrAccount> {
  const token = bearerOf(request)
  const login = await loginOfToken(db, token)
  if (!login) throw loggedOut(messages.loginEnded)
  const { id, email, created_at, expires_at } = login
  if (expires_at.getTime() <= Date.now())
    throw loggedOut(
      expires_at.getTime() < lastEnd(created_at, life) ? loginIdle(life.idleMs / 60_000) : messages.loginLongest,
    )
  if (!unattended && isWorthMoving(expires_at, created_at, life))
    await moveExpiry(db, token, endFromNow(created_at, life))
  return { id, email }
}

const loggedOut = (why: string) => new Refusal(401, 'unauthorised', why)

export async function ticketOf(db: Database, ticket: string): Promise<Ticket> {
  const taken = await takeTicket(db, ticket)
  if (!taken) throw notFound(messages.linkExpired)
  return taken
}

export const bearerOf = (request: FastifyRequest) =>
  /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''

/** Browsers add no such header to a form or a picture of another site, so a call that has it was meant. */
export function requireMarker(request: FastifyRequest) {
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest')
    throw new Refusal(403, 'forbidden', 'The X-Requested-With header is missing.')
}
