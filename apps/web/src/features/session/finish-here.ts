import { forgetSession } from '../../lib/local-storage.ts'
import { dropAll } from '../../lib/outbox/holdings.ts'
import { queryClient } from '../../lib/query.tsx'
import type { TeamSession } from './use-session.ts'

/** Empties all that this browser holds of the team, in every tab. */
export async function finishHere({ uuid, database }: Pick<TeamSession, 'uuid' | 'database'>): Promise<void> {
  if (database) await dropAll(database, uuid)
  await dropCached(uuid)
  forgetSession(uuid)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === uuid })
}

/** The server forbids caching photos and answers, and the service worker caches neither; this makes sure. */
async function dropCached(uuid: string) {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) if (request.url.includes(uuid)) await cache.delete(request)
  }
}
