import type { Env } from '../../../env.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Returns the provider's URL if it is allowed: over TLS, or plain HTTP on this machine outside production. Else null.
 */
export function readIssuer(text: string, { NODE_ENV }: Pick<Env, 'NODE_ENV'>): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.search || url.hash || url.username || url.password || url.href.includes('/.well-known/')) return null
  const isTried = NODE_ENV !== 'production' && url.protocol === 'http:' && LOOPBACK.includes(url.hostname)
  return url.protocol === 'https:' || isTried ? url : null
}
