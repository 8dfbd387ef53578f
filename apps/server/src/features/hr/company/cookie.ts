import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'sign-in'
const VALUE = /(?:^|;\s*)sign-in=([\w-]{43})(?:;|$)/

/** Ties a sign-in that is under way to the browser that began it: nobody can be logged in as somebody else. */
export const attemptIn = ({ headers }: FastifyRequest): string | undefined => VALUE.exec(headers.cookie ?? '')?.[1]

/** An empty value takes it away. */
export function setAttemptCookie(request: FastifyRequest, reply: FastifyReply, value: string, seconds: number) {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header('Set-Cookie', `${NAME}=${value}; Path=/api/company; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
}
