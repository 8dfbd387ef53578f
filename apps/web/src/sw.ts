import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { RangeRequestsPlugin } from 'workbox-range-requests'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isKeptScreen, isLoginPage, isMedia } from './lib/kept-files.ts'
import { FILMS } from './lib/own-films.ts'
import { TAKE_OVER } from './lib/take-over.ts'

/**
 * Stores the whole app for rooms without a network, never mixing releases: a new one waits until every tab of the old
 * one is closed, or a start screen asks for it while no tab is in a workshop. Calls and streams match no route: a stream through here would end when the worker stops.
 */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

const SHELL = '/index.html'
const DAY_SECONDS = 86_400
/** A cache of this name exists from the moment a login page was found until the tabs are reloaded. */
const TO_RELOAD = 'to-reload'

// Each entry carries its hash, which the browser checks: one file that is not ours fails the installation.
const app = new PrecacheController()
app.addToCacheList(self.__WB_MANIFEST)

self.addEventListener('install', (event) => event.waitUntil(install(event)))
self.addEventListener('activate', (event) => event.waitUntil(activate(event)))

self.addEventListener('message', ({ data }) => data === TAKE_OVER && void self.skipWaiting())

async function install(event: ExtendableEvent) {
  await dropLoginPages()
  await app.install(event)
  if (await caches.has(TO_RELOAD)) await self.skipWaiting()
}

async function activate(event: ExtendableEvent) {
  await app.activate(event)
  await self.clients.claim()
  if (!(await caches.delete(TO_RELOAD))) return
  // Not awaited: the navigation itself waits until this worker is active.
  for (const client of await self.clients.matchAll({ type: 'window' }))
    if (isKeptScreen(new URL(client.url).pathname)) client.navigate(client.url).catch(() => {})
}

/** Earlier releases stored whatever answered with 200: a captive portal's login page, in place of any file. */
async function dropLoginPages() {
  const names = await caches.keys()
  for (const name of names) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) {
      const response = await cache.match(url)
      if (!response || !(await isLoginPage(url, response))) continue
      await caches.open(TO_RELOAD)
      for (const each of names) await caches.delete(each)
      return
    }
  }
}

const onlyMedia = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    isMedia(request.url, response) ? response : null,
}

registerRoute(new PrecacheRoute(app))
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isKeptScreen(url.pathname),
  app.createHandlerBoundToURL(SHELL),
)
registerRoute(
  ({ url }) => url.pathname.endsWith('.mp4'),
  new CacheFirst({
    cacheName: FILMS,
    plugins: [
      onlyMedia,
      new RangeRequestsPlugin(),
      new ExpirationPlugin({ maxEntries: 24, maxAgeSeconds: DAY_SECONDS, purgeOnQuotaError: true }),
    ],
  }),
)
registerRoute(
  ({ url }) => /^\/(videos|images|sounds|caption|picture)\/.*\.(jpg|png|webp|vtt|mp3|ogg)$/.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [onlyMedia, new ExpirationPlugin({ maxEntries: 200 })],
  }),
)
