import { forgetSessions } from '../../lib/local-storage.ts'
import type { Database } from '../../lib/outbox/database.ts'
import { dropEverything } from '../../lib/outbox/holdings.ts'
import { queryClient } from '../../lib/query.tsx'

/** Deletes everything that this browser holds of any team, in every tab. */
export async function finishHere(database: Database | null): Promise<void> {
  if (database) await dropEverything(database)
  await dropCached()
  forgetSessions()
  queryClient.clear()
}

/** The server forbids caching photos and answers, and the service worker caches neither; this makes sure. */
async function dropCached() {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      if (/^\/(api|photo)\//.test(new URL(request.url).pathname)) await cache.delete(request)
  }
}
