import {
  type Body,
  type Call,
  type CallName,
  contract,
  FORM_BYTES,
  type Params,
  type Query,
  type Response,
} from '@thrive/contract'
import { FRESH_MINUTES, TOKEN_PREFIX } from '@thrive/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import {
  bearerOf,
  type Callers,
  type HrAccount,
  requireMarker,
  type Seat,
  type Session,
  type SessionKey,
  type Ticket,
} from './callers.ts'
import { closed, notFound, Refusal, sealed } from './errors.ts'
import { limitOf, tokenLimitOf } from './limits.ts'
import { rawRoutes } from './raw-route.ts'

type Caller<Name extends CallName> = (typeof contract)[Name]['access'] extends 'team'
  ? { session: Session }
  : (typeof contract)[Name]['access'] extends 'hr'
    ? { account: HrAccount }
    : (typeof contract)[Name]['access'] extends 'ticket'
      ? { ticket: Ticket }
      : (typeof contract)[Name]['access'] extends 'seat' | 'leader'
        ? { seat: Seat }
        : unknown

export type Received<Name extends CallName> = Caller<Name> & {
  params: Params<Name>
  query: Query<Name>
  body: Body<Name>
  request: FastifyRequest
  reply: FastifyReply
  /** Counts this request against its limit; refuses it if there were too many. */
  count: () => Promise<void>
}

/** The result is checked against the contract, unless the handler sent a reply itself. */
type Handler<Name extends CallName> = (received: Received<Name>) => Promise<Response<Name> | FastifyReply>

/**
 * Gets the session or seat from a cache, which may be outdated: the handler's own statement checks that it still exists
 * and may be changed.
 */
type KnownHandler<Name extends CallName> = (received: Known<Received<Name>>) => Promise<Response<Name>>
type Known<Whole> = Whole extends { session: Session } ? Omit<Whole, 'session'> & { session: SessionKey } : Whole

export interface Route {
  <Name extends CallName>(name: Name, handler: Handler<Name>): void
  known<Name extends CallName>(name: Name, handler: KnownHandler<Name>): void
  /** Registers a path of another protocol, whose handler gets the request of a member as it came. */
  raw: ReturnType<typeof rawRoutes>
}

/** Registers a call of the contract: limit, authorise, validate, act, present. */
export function routesOf(app: FastifyInstance, env: Env, callers: Callers): Route {
  const countProgram = tokenLimitOf(app, env)
  const register = <Name extends CallName>(
    name: Name,
    handler: Handler<Name>,
    open: { team: Callers['team'] | Callers['knownTeam']; seat: Callers['seat'] },
  ) => {
    const call: Call = contract[name]
    const [method = 'GET', url = '/'] = name.split(' ')
    const limit = limitOf(app, env, name)
    /** Files answer 404 to an unknown key; any other call sends the team to the start page. */
    const openTeam = async (request: FastifyRequest, uuid: string) => {
      request.session = (await open.team(uuid, call.produces ? notFound : closed)) as Session
      if (method === 'POST' && request.session.isSealed) throw sealed()
    }
    app.route({
      method,
      url,
      config: {
        name,
        access: call.access,
        file: call.file,
        hasLongText: call.hasLongText ?? false,
        isStream: call.stream ?? false,
        ...limit.config,
      },
      bodyLimit: call.maxBytes ?? FORM_BYTES,
      schema: {
        ...(call.params && { params: call.params }),
        ...(call.query && { querystring: call.query }),
        ...(call.body && { body: call.body }),
        ...(!call.produces && !call.stream && { response: { 200: call.response } }),
      },
      // If the key is in the path or a header and opens nothing, the body is not read.
      onRequest: async (request, reply) => {
        if (method === 'POST' && !call.unmarked) requireMarker(request)
        if (call.access === 'hr') await authoriseMember(callers, request, call)
        // Once the token is known, so that made-up ones leave nothing behind.
        if (call.tokens && request.account.scope) await countProgram(request, reply)
        if (call.access === 'ticket') request.ticket = await callers.ticket(keyOf(request.params, 'ticket'))
        if (call.access === 'seat' || call.access === 'leader') request.seat = await open.seat(request)
        if (call.access === 'leader' && request.seat.role !== 'leader') throw new Refusal(403, 'not-the-leader')
        if (call.access === 'team' && call.params) await openTeam(request, keyOf(request.params, 'uuid'))
      },
      preValidation: async (request) => {
        // A form without fields has no body at all.
        if (call.body) request.body ??= {}
      },
      // HEAD would build the whole file and consume the ticket, or open a stream that nobody reads.
      exposeHeadRoute: (call.access === 'public' || call.access === 'team') && !call.stream,
      preHandler: async (request, reply) => {
        if (call.access === 'team' && !call.params) await openTeam(request, keyOf(request.body, 'uuid'))
        await limit.each(request, reply)
      },
      handler: (request, reply) =>
        handler({
          params: request.params,
          query: request.query,
          body: request.body,
          session: request.session,
          seat: request.seat,
          account: request.account,
          ticket: request.ticket,
          request,
          reply,
          count: () => limit.counted(request, reply),
        } as unknown as Received<typeof name>).catch(async (error) => {
          if (error instanceof Refusal && error.statusCode < 500) await limit.refused(request, reply)
          throw error
        }),
    })
  }
  return Object.assign(
    <Name extends CallName>(name: Name, handler: Handler<Name>) => register(name, handler, callers),
    {
      known: <Name extends CallName>(name: Name, handler: KnownHandler<Name>) =>
        register(name, handler as unknown as Handler<Name>, { team: callers.knownTeam, seat: callers.knownSeat }),
      raw: rawRoutes(app, (request, roles) => authoriseMember(callers, request, { roles })),
    },
  )
}

async function authoriseMember(
  callers: Callers,
  request: FastifyRequest,
  call: Parameters<typeof mayCall>[0] & Pick<Call, 'unattended' | 'tokens'>,
) {
  const token = bearerOf(request)
  // On any other call a token is an unknown login.
  if (call.tokens && token.startsWith(TOKEN_PREFIX)) {
    request.account = await callers.program(token, call.tokens)
    return
  }
  request.account = mayCall(call, await callers.hr(request, call.unattended))
}

/**
 * Checks the rules of an HR call. The role comes first, so that nobody proves their identity in vain. A member who must
 * set up a second factor can do only that, directly after login.
 */
export function mayCall(
  { roles = [], fresh, unready }: Pick<Call, 'roles' | 'fresh' | 'unready'>,
  account: HrAccount,
): HrAccount {
  if (!roles.includes(account.role)) throw new Refusal(403, 'not-your-role')
  if (account.mustSetFactor && !unready) throw new Refusal(403, 'factor-needed')
  if (account.mustSetFactor) return account
  if (fresh) requireProof(account)
  return account
}

/** For a call whose fields decide whether the member must have proven their identity within the last minutes. */
export function requireProof({ provenAt }: HrAccount): void {
  if (Date.now() - provenAt.getTime() > FRESH_MINUTES * 60_000) throw new Refusal(403, 'proof-needed')
}

const keyOf = (fields: unknown, name: string) => (fields as Record<string, string>)[name] ?? ''

declare module 'fastify' {
  interface FastifyRequest {
    session: Session
    seat: Seat
    account: HrAccount
    ticket: Ticket
  }
  interface FastifyContextConfig {
    name?: string
    access?: Call['access']
    isStream?: boolean
  }
}
