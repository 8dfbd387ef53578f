import type { Page } from '@playwright/test'
import { inLocale, LOCALES } from '@thrive/domain'
import { m } from '@thrive/words'
import { fillStorage } from './browser-faults.ts'
import { misfits } from './fit.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { heading, WORKSHOPS } from './team.ts'

/** A leader checks the room before the team arrives; each fault is made on purpose. */

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['camera'],
  launchOptions: async ({ launchOptions }, use) => {
    const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
  },
})

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const state = (page: Page, title: string) => card(page, title).getByRole('status')
const settled = async (page: Page) => {
  for (const title of ['Captions', 'Network', 'Storage']) await expect(state(page, title)).not.toHaveText('Testing…')
}

test('is tried from the start of the version, until everything is ready, without a camera if none is needed', {
  tag: '@slow',
}, async ({ page, context }) => {
  await page.goto('/version/v2')
  await page.getByRole('link', { name: 'Check the room first' }).click()
  await expect(heading(page, 'The room check')).toBeVisible()
  await settled(page)
  for (const title of ['Captions', 'Network', 'Screen', 'Storage']) await expect(state(page, title)).toHaveText('OK')
  await expect(card(page, 'Captions')).toContainText('Dutch, English and French are there.')
  await page.getByRole('button', { name: 'Show a line' }).click()
  await expect(page.locator('.line')).not.toBeEmpty()

  // Its team takes no photo.
  await expect(card(page, 'Camera')).toHaveCount(0)

  await page.evaluate(() => {
    navigator.mediaDevices.enumerateDevices = async () => []
  })
  await page.getByRole('button', { name: 'Play a tone' }).click()
  await page.getByRole('button', { name: 'Yes, clearly' }).click()
  await expect(state(page, 'Sound')).toHaveText('OK')

  await page.getByRole('button', { name: 'Show the code' }).click()
  await expect(page.getByRole('img', { name: 'Code to scan with a phone' })).toBeVisible()
  await expectAccessible(page)
  const asked = await page.waitForRequest('**/api/check/*')
  const phone = await context.newPage()
  await phone.goto(`/REACH/${asked.url().split('/').at(-1)?.toUpperCase()}`)
  await expect(heading(phone, 'This phone reaches the screen')).toBeVisible()
  await expectAccessible(phone)
  await phone.close()
  await expect(page.getByRole('dialog')).toContainText('A phone reached this address.')
  await page.keyboard.press('Escape')
  await expect(state(page, 'Phones')).toHaveText('OK')

  const things = await page.getByRole('checkbox').all()
  expect(things).toHaveLength(7)
  for (const thing of things) await thing.check()
  await expect(page.getByText('Everything is ready')).toBeVisible()
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])
  await page.reload()
  await expect(page.getByText('7 of 7 are there')).toBeVisible()
  await page.getByRole('link', { name: 'Start anyway' }).click()
  await expect(heading(page, WORKSHOPS.v2.start.headline)).toBeVisible()
})

test('the films are fetched ahead, and the check works without a network', { tag: '@slow' }, async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.goto('/check/v2')
  await settled(page)
  await page.getByRole('button', { name: 'Fetch the films now' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  const { survey, results } = WORKSHOPS.v2
  const films = [...survey, ...results].filter((step) => step.films).length
  const all = films + survey.flatMap(({ group }) => group?.slides ?? []).length
  await expect(card(page, 'Storage')).toContainText(`all ${all} films and slides are ready`, { timeout: 60_000 })
  await context.setOffline(true)
  await page.reload()
  await expect(card(page, 'Network')).toContainText('Connect this computer')
  await expect(state(page, 'Network')).toHaveText('Failed')
  await expect(card(page, 'Storage')).toContainText(`all ${all} films and slides are ready`)
  await page.getByRole('button', { name: 'Show the code' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('with a camera, without one, and with one that was refused', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/check/v1')
  await page.getByRole('button', { name: 'Test the camera' }).click()
  await expect(card(page, 'Camera')).toContainText('It sees you.')
  await page.getByRole('button', { name: 'Look', exact: true }).click()
  const picture = page.getByLabel('What the camera sees')
  await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  const refuse = (name: string) =>
    page.evaluate((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error))
    }, name)
  await refuse('NotFoundError')
  await page.getByRole('button', { name: 'Test the camera' }).click()
  await expect(card(page, 'Camera')).toContainText('Connect one, or upload a photo')
  await refuse('NotAllowedError')
  await card(page, 'Camera').getByRole('button', { name: 'Test again' }).click()
  await expect(card(page, 'Camera')).toContainText('choose Allow')
  await expect(page.getByText('The camera is only needed at the end.')).toBeVisible()
  await expectAccessible(page)
  await settled(page)
  expect(await misfits(page)).toEqual([])
})

test('no loudspeaker, and a tone that nobody hears', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/check')
  await page.evaluate(() => {
    const camera = { kind: 'videoinput' } as MediaDeviceInfo
    navigator.mediaDevices.enumerateDevices = async () => [camera]
  })
  await page.getByRole('button', { name: 'Play a tone' }).click()
  await expect(card(page, 'Sound')).toContainText('No loudspeaker is found')
  await page.evaluate(() => {
    navigator.mediaDevices.enumerateDevices = async () => []
  })
  await page.getByRole('button', { name: 'Play a tone' }).click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(card(page, 'Sound')).toContainText('Turn up the computer')
})

test.describe('without a service worker, whose own network a test cannot slow down', () => {
  test.use({ serviceWorkers: 'block' })

  test('a slow network, and one that wants a login first', { tag: '@slow' }, async ({ page, context }) => {
    await page.goto('/check')
    await settled(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 150_000,
      uploadThroughput: 150_000,
    })
    const again = card(page, 'Network').getByRole('button', { name: 'Measure again' })
    await again.click()
    await expect(card(page, 'Network')).toContainText('films may pause. Come closer')
    await expect(state(page, 'Network')).toHaveText('Look at this')
    await page
      .context()
      .route('**/*.mp4?measured=*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<form>Room 4 wifi</form>' }),
      )
    await again.click()
    await expect(card(page, 'Network')).toContainText('the network may ask for a login')
  })
})

test('storage that is refused', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('', 'SecurityError')
    }
  })
  await page.goto('/check')
  await expect(card(page, 'Storage')).toContainText('allow storage for this site')
  await expect(state(page, 'Storage')).toHaveText('Failed')
})

test('storage that is full', { tag: '@slow' }, async ({ page, context, baseURL }) => {
  await page.goto('/privacy')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 5_000_000 })
  await fillStorage(page)
  await page.goto('/check')
  await expect(card(page, 'Storage')).toContainText('Free some space on this computer')
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '' })
})

test('a small window', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 560 })
  await page.goto('/check')
  await expect(card(page, 'Screen')).toContainText('900 × 560')
  await expect(state(page, 'Screen')).toHaveText(/Look at this|Failed/)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(card(page, 'Screen')).toContainText('1280 × 720. Full screen is off.')
})

for (const locale of LOCALES)
  test(`it fits and speaks in ${locale}, and prints`, { tag: '@slow' }, async ({ page }) => {
    await page.goto(`/check/v1?lang=${locale}`)
    await expect(heading(page, m.check_title({}, { locale }))).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(7)
    await expect(page.locator('.state').filter({ hasText: m.check_state_running({}, { locale }) })).toHaveCount(0)
    expect(await misfits(page)).toEqual([])
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(m.check_print_by({}, { locale }))).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(inLocale(WORKSHOPS.v1, locale).name).toBeTruthy()
  })
