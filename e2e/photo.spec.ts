import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { teamAt } from './filled-team.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import config from './playwright.config.ts'
import { heading } from './team.ts'

/** The browser says no to the camera before anybody is asked, unless a test puts something else in its place. */
const browser = config.use?.launchOptions
test.use({
  launchOptions: {
    ...browser,
    args: [...(browser?.args ?? []), '--use-fake-device-for-media-stream', '--deny-permission-prompts'],
  },
})

const PHOTO_PAGE = 3
const PICTURE = fileURLToPath(new URL('../apps/web/public/images/v2/Slide1.png', import.meta.url))

const openBooth = async (page: Page) => {
  const uuid = await teamAt(page, 'v1', PHOTO_PAGE)
  await page.goto(`/results/v1/${uuid}`)
  await expect(heading(page, 'Your team photo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload photo' })).toHaveAttribute('aria-disabled', 'true')
  return uuid
}
const afterBooth = (page: Page) => expect(heading(page, 'Keep it alive')).toBeVisible()

const CAMERAS = {
  'a camera that is refused': () => {},
  'no camera': () => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('not found', 'NotFoundError'))
  },
  'a browser without cameras': () => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
  },
  'a question that nobody answers': () => {
    navigator.mediaDevices.getUserMedia = () => new Promise(() => {})
  },
}

for (const [name, camera] of Object.entries(CAMERAS)) {
  test(`${name}: a picture can be chosen`, async ({ page, db }) => {
    await page.addInitScript(camera)
    const uuid = await openBooth(page)
    await expect(page.getByRole('button', { name: 'Take the photo' })).toHaveCount(0)
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a picture' }).press('Enter')
    await expectAccessible(page)
    await (await choosing).setFiles(PICTURE)
    await expect(page.getByRole('img', { name: 'Your team' })).toBeVisible()
    await page.getByRole('button', { name: 'Upload photo' }).press('Enter')
    await afterBooth(page)
    const { rows } = await db.query('select photo_key from session where uuid = $1', [uuid])
    expect(rows[0].photo_key).toMatch(/\.jpg$/)
  })

  test(`${name}: the team can go on without a photo`, async ({ page }) => {
    await page.addInitScript(camera)
    await openBooth(page)
    await page.getByRole('button', { name: 'Go on without a photo' }).press('Enter')
    await afterBooth(page)
  })
}

test('a file that is no picture is refused in words, and another can be chosen', async ({ page }) => {
  await openBooth(page)
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert')).toHaveText(/not a picture we can read/)
  await input.setInputFiles(PICTURE)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Your team' })).toBeVisible()
})

test('an upload that fails keeps the photo and can be tried again', async ({ page, troubles }) => {
  troubles.expect(/session\/photo|Failed to load resource/)
  await openBooth(page)
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  await page.route('**/api/session/photo', (route) => route.abort())
  await page.getByRole('button', { name: 'Upload photo' }).click()
  await expect(page.getByRole('alert')).toHaveText(/no connection right now/)
  await expect(page.getByRole('img', { name: 'Your team' })).toBeVisible()
  await page.unroute('**/api/session/photo')
  await page.getByRole('button', { name: 'Try again' }).click()
  await afterBooth(page)
})

test('an upload shows how far it is, and can be left', async ({ page }) => {
  await openBooth(page)
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  await page.route('**/api/session/photo', () => {})
  await page.getByRole('button', { name: 'Upload photo' }).click()
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible()
  await page.getByRole('button', { name: 'Go on without a photo' }).click()
  await afterBooth(page)
})
