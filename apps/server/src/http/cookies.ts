import type { CookieSerializeOptions } from '@fastify/cookie'

/** Not readable by scripts, not sent by other sites, and only sent over TLS if set over TLS. */
export const cookieFor = (path: string, seconds: number): CookieSerializeOptions => ({
  path,
  maxAge: seconds,
  httpOnly: true,
  sameSite: 'lax',
  secure: 'auto',
})
