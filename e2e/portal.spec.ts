import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'
import { LOGIN_PAGE, openGuestNetwork } from './portal.ts'

/** A guest network answers every file with its login page and status 200 until the user has signed in. */
const test = base.extend<{ network: Awaited<ReturnType<typeof openGuestNetwork>> }>({
  network: async ({ troubles }, use) => {
    troubles.expect(/ERR_|Failed to load resource|Failed to fetch|integrity/)
    const network = await openGuestNetwork(process.env.E2E_URL ?? '')
    await use(network)
    network.close()
  },
})

/** An earlier release's worker: it stored every response, and answered every page from its cache. */
const TRUSTING_WORKER = `
const SHELL = '/index.html?__WB_REVISION__=before'
const app = () => caches.open('workbox-precache-v2-' + registration.scope)
const page = () => new Response(${JSON.stringify(LOGIN_PAGE)}, { headers: { 'Content-Type': 'text/html' } })
oninstall = (event) => event.waitUntil(app().then((cache) => cache.put(SHELL, page())))
onactivate = (event) => event.waitUntil(clients.claim())
onfetch = (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(app().then(async (cache) => (await cache.match(SHELL)) ?? fetch(event.request)))
}`

const field = (page: Page) => page.getByLabel('E-mail address teamleader')
const loginPage = (page: Page) => page.getByRole('heading', { name: 'Sign in to the guest network' })

test('a login page that comes while the app is being stored is not stored, and the next visit stores the app', async ({
  page,
  network,
}) => {
  network.state.wantsLogin = true
  await page.goto(`${network.url}/version/v2`)
  await expect(field(page)).toBeVisible()
  await expect.poll(() => network.state.answered).toBeGreaterThan(0)
  const isInstalling = () => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.installing)
  await expect.poll(isInstalling).toBe(false)

  network.state.wantsLogin = false
  await page.goto(`${network.url}/version/v2`)
  await expect(field(page)).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)

  network.state.isCut = true
  await page.goto(`${network.url}/version/v2`)
  await expect(field(page)).toBeVisible()
})

test('a browser in which the release before stored the login page is freed by this one, every tab of it', async ({
  page,
  context,
  network,
}) => {
  network.state.worker = TRUSTING_WORKER
  await page.goto(`${network.url}/version/v1`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${network.url}/version/v2#kept`)
    await expect(loginPage(tab)).toBeVisible()
  }

  network.state.worker = null
  await page.goto(`${network.url}/version/v1`)
  for (const tab of [page, other]) await expect(field(tab)).toBeVisible()
  expect(other.url()).toBe(`${network.url}/version/v2#kept`)
})
