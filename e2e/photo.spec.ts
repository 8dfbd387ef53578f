import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { sentenceOf } from '@thrive/words/refusals'
import { teamAt } from './filled-team.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import config from './playwright.config.ts'
import { hasPhoto, heading, reloadByHand, sign, storedPosition, WORKSHOPS } from './team.ts'

/** The browser refuses the camera without asking, unless a test overrides that. */
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
  const uuid = await teamAt('v1', PHOTO_PAGE)
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
  test(`${name}: a picture can be chosen`, { tag: name === 'no camera' ? [] : '@full' }, async ({ page, db }) => {
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
    await expect(sign(page)).toHaveText('Saved')
    expect(await hasPhoto(db, uuid)).toBe(true)
  })

  test(`${name}: the team can go on without a photo`, { tag: '@slow' }, async ({ page }) => {
    await page.addInitScript(camera)
    await openBooth(page)
    await page.getByRole('button', { name: 'Go on without a photo' }).press('Enter')
    await afterBooth(page)
  })
}

test('a file that is no picture is refused in words, and another can be chosen', { tag: '@slow' }, async ({ page }) => {
  await openBooth(page)
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert')).toHaveText(/not a picture we can read/)
  await input.setInputFiles(PICTURE)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Your team' })).toBeVisible()
})

test('a picture that was chosen is still there after a reload', { tag: '@slow' }, async ({ page }) => {
  await openBooth(page)
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  await expect(heading(page, 'That is a keeper')).toBeVisible()
  await reloadByHand(page)
  await expect(heading(page, 'That is a keeper')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Your team' })).toBeVisible()
})

test('an upload that fails stops nobody: the team goes on, sees its photo, and it arrives', async ({
  page,
  db,
  troubles,
}) => {
  troubles.expect(/session\/photo|Failed to load resource/)
  const uuid = await openBooth(page)
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  await page.route('**/api/session/photo', (route) => route.abort())
  await page.getByRole('button', { name: 'Upload photo' }).click()
  await afterBooth(page)
  await expect(sign(page)).toHaveText('Offline, kept here')
  await page.reload()
  await afterBooth(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('img', { name: 'Your team' })).toBeVisible()
  expect(await hasPhoto(db, uuid)).toBe(false)
  await page.unroute('**/api/session/photo')
  await expect(sign(page)).toHaveText('Saved')
  expect(await hasPhoto(db, uuid)).toBe(true)
})

test('an upload that takes its time keeps nothing else waiting, and the answers have the photo already', {
  tag: '@slow',
}, async ({ page, db }) => {
  const uuid = await openBooth(page)
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  const arrived = Promise.withResolvers<void>()
  await page.route('**/api/session/photo', async (route) => {
    await arrived.promise
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Upload photo' }).click()
  await afterBooth(page)
  await expect.poll(() => storedPosition(db, uuid)).toBe(WORKSHOPS.v1.survey.length + PHOTO_PAGE + 1)
  await expect(sign(page)).toHaveText('Saving…')
  await page.goto(`/download/${uuid}`)
  await expect(page.getByRole('img', { name: 'The team' })).toHaveJSProperty('complete', true)
  await expect(page.getByRole('img', { name: 'The team' })).toHaveAttribute('src', /^blob:/)
  await expect(sign(page)).toHaveText('Saving…')
  expect(await hasPhoto(db, uuid)).toBe(false)
  arrived.resolve()
  await expect(sign(page)).toHaveText('Saved')
  await expect(page.getByRole('img', { name: 'The team' })).toHaveAttribute('src', `/photo/${uuid}`)
  expect(await hasPhoto(db, uuid)).toBe(true)
})

test('a photo that the server does not take is said at its page, and another can be taken', { tag: '@slow' }, async ({
  page,
  db,
  troubles,
}) => {
  troubles.expect(/400/)
  const uuid = await openBooth(page)
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  const refused = { status: 400, json: { error: 'not-an-image', message: 'no' } }
  await page.route('**/api/session/photo', (route) => route.fulfill(refused))
  await page.getByRole('button', { name: 'Upload photo' }).click()
  await afterBooth(page)
  await expect(page.getByText('The photo is not saved. Go back to see why.')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('alert')).toHaveText(sentenceOf('not-an-image'))
  await page.unroute('**/api/session/photo')
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  await page.getByRole('button', { name: 'Upload photo' }).click()
  await expect(sign(page)).toHaveText('Saved')
  expect(await hasPhoto(db, uuid)).toBe(true)
})
