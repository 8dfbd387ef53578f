import type { Env } from '../../../env.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * The address of a provider as it may be set: over TLS, unless it is on this very machine and nobody's data is at stake.
 * Null for anything else.
 */
export function readIssuer(text: string, { NODE_ENV }: Pick<Env, 'NODE_ENV'>): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.search || url.hash || url.username || url.password || url.href.includes('/.well-known/')) return null
  const isTried = NODE_ENV !== 'production' && url.protocol === 'http:' && LOOPBACK.includes(url.hostname)
  return url.protocol === 'https:' || isTried ? url : null
}
