import type { Page } from '@playwright/test'
import { m } from '@thrive/words'
import { expect, test } from './fixtures.ts'
import { newAddress, nextButton, sessionAt, startSession } from './team.ts'

const film = (page: Page) => page.locator('video')
const timeOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)

test('a film plays to its end with captions in time, can be sought, and then opens Next step', async ({ page }) => {
  test.setTimeout(120_000)
  await startSession(page, 'v2')
  const film = page.locator('video')
  const caption = page.locator('.player .cap')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(1)

  const cueNow = () =>
    film.evaluate((video: HTMLVideoElement) => {
      const track = [...video.textTracks].find(({ language }) => language === 'nl')
      const cue = [...(track?.activeCues ?? [])][0] as VTTCue | undefined
      return cue ? cue.text.replace(/\s+/g, ' ') : null
    })
  for (const moment of [6, 12, 20]) {
    await film.evaluate((video: HTMLVideoElement, at) => {
      video.currentTime = at
    }, moment)
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(moment)
    await expect.poll(cueNow).not.toBeNull()
    const spoken = await cueNow()
    if (spoken) await expect(caption).toContainText(spoken.split(' ')[0] ?? '')
  }
  await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'true')
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 2
  })
  await expect(nextButton(page)).not.toHaveAttribute('aria-disabled', { timeout: 15_000 })
  expect(await film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true)
})

test('the server answers ranges, so that a film can be sought', async ({ request }) => {
  const response = await request.get('/videos/v1/survey/1.mp4', { headers: { Range: 'bytes=1000-1999' } })
  expect(response.status()).toBe(206)
  expect(response.headers()['content-range']).toMatch(/^bytes 1000-1999\/\d+$/)
  expect((await response.body()).length).toBe(1000)
})

for (const [language, src] of [
  ['NL', '/videos/v1/survey/1.mp4'],
  ['BE', '/videos/v1/survey/BE/1.mp4'],
] as const)
  test(`choosing ${language} starts its film at once, and the focus goes on to it`, { tag: '@slow' }, async ({
    page,
  }) => {
    await startSession(page, 'v1')
    await expect(page.getByRole('region', { name: 'Which films: Netherlands or Belgium?' })).toBeVisible()
    await page.getByRole('button', { name: language, exact: true }).press('Enter')
    await expect(film(page)).toHaveAttribute('src', src)
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5)
    await expect(page.locator('.player .cover')).toBeFocused()
    await page.keyboard.press('Space')
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  })

test('captions once chosen stay for the other films and for the next session', { tag: '@slow' }, async ({ page }) => {
  await startSession(page, 'v1')
  await page.getByRole('group', { name: 'Captions' }).getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'BE', exact: true }).click()
  await expect(page.locator('.player .cap')).toHaveAttribute('lang', 'en')
  await startSession(page, 'v2')
  await expect(page.locator('.player .cap')).toHaveAttribute('lang', 'en')
})

test('the tutorial lets a film wait, and it goes on afterwards', { tag: '@slow' }, async ({ page }) => {
  await startSession(page, 'v2')
  const paused = () => film(page).evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5)
  await page.getByRole('button', { name: 'What to do?' }).click()
  await expect.poll(paused).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(paused).toBe(false)
})

test('a browser that wants a click before it makes sound gets a large play button', { tag: '@slow' }, async ({
  page,
}) => {
  // Evaluating code in a page counts as a click, so the test waits until the film has tried to start.
  const tried = page.waitForResponse('**/1.nl.vtt')
  await sessionAt(page, 'v2', 1)
  await tried
  const large = page.locator('.player .cover')
  await expect(large.locator('.icon')).toBeVisible()
  expect(await timeOf(page)).toBe(0)
  await large.click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5)
  await expect(large.locator('.icon')).toHaveCount(0)
})

test('choosing BE plays the Belgian film, and the choice stays', { tag: '@slow' }, async ({ page }) => {
  await startSession(page, 'v1')
  await page.getByRole('button', { name: 'BE', exact: true }).click()
  await expect(page.locator('video')).toHaveAttribute('src', '/videos/v1/survey/BE/1.mp4')
  await page.reload()
  await expect(page.locator('video')).toHaveAttribute('src', '/videos/v1/survey/BE/1.mp4')
  await page.getByRole('button', { name: 'NL', exact: true }).click()
  await expect(page.locator('video')).toHaveAttribute('src', '/videos/v1/survey/1.mp4')
})

for (const locale of ['en', 'fr'] as const)
  test(`screens in ${locale} bring films in ${locale}; any other language can be heard instead`, {
    tag: locale === 'fr' ? '@slow' : '@full',
  }, async ({ page }) => {
    await page.goto(`/version/v1?lang=${locale}`)
    await page.getByLabel(m.version_email({}, { locale })).fill(newAddress())
    await page.getByRole('button', { name: m.version_start({}, { locale }), exact: true }).click()
    await expect(film(page)).toHaveAttribute('src', `/videos/v1/survey/${locale.toUpperCase()}/1.mp4`)
    await expect.poll(() => timeOf(page)).toBeGreaterThan(3)
    const languagePicker = page.getByRole('combobox', { name: m.film_language({}, { locale }) })
    await expect(languagePicker.getByRole('option')).toHaveText(['NL', 'BE', 'EN', 'FR'])
    await languagePicker.selectOption('BE')
    await expect(film(page)).toHaveAttribute('src', '/videos/v1/survey/BE/1.mp4')
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5)
  })

test('the lab speaks Dutch until somebody wants another language', async ({ page }) => {
  await startSession(page, 'v2')
  await expect(film(page)).toHaveAttribute('src', '/videos/v2/survey/1.mp4')
  const languagePicker = page.getByRole('combobox', { name: 'Video language' })
  await expect(languagePicker.getByRole('option')).toHaveText(['NL', 'EN', 'FR'])
  await languagePicker.selectOption('EN')
  await expect(film(page)).toHaveAttribute('src', '/videos/v2/survey/EN/1.mp4')
  await page.reload()
  await expect(film(page)).toHaveAttribute('src', '/videos/v2/survey/EN/1.mp4')
})

test.describe('without the service worker, which may fetch a film past the test', () => {
  test.use({ serviceWorkers: 'block' })

  test('a film that does not come shows its words and opens Next step', async ({ page, troubles }) => {
    troubles.expect(/404|Failed to load resource/)
    await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }))
    await startSession(page, 'v2')
    await expect(page.getByText('The film does not play right now')).toBeVisible()
    await expect(page.getByText('I am professor Nova', { exact: false })).toBeVisible()
    await expect(nextButton(page)).not.toHaveAttribute('aria-disabled')
  })
})
