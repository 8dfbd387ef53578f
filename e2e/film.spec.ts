import { expect, test } from './fixtures.ts'
import { nextButton, startSession } from './team.ts'

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

test('choosing BE plays the Belgian film, and the choice stays', async ({ page }) => {
  await startSession(page, 'v1')
  await page.getByRole('button', { name: 'BE', exact: true }).click()
  await expect(page.locator('video')).toHaveAttribute('src', '/videos/v1/survey/BE/1.mp4')
  await page.reload()
  await expect(page.locator('video')).toHaveAttribute('src', '/videos/v1/survey/BE/1.mp4')
  await page.getByRole('button', { name: 'NL', exact: true }).click()
  await expect(page.locator('video')).toHaveAttribute('src', '/videos/v1/survey/1.mp4')
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
