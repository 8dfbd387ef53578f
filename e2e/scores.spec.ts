import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { heading, product, sessionAt, WORKSHOPS } from './team.ts'

const { survey } = WORKSHOPS.v2

/** Opens page 20 with these scores for Connect, Trust and Inspire. */
async function gapPage(page: Page, scores: [number, number, number]) {
  const uuid = await sessionAt(page, 'v2', 20)
  const answers = scores.map((value, index) => ({ question_id: 19 + index, value }))
  await product().save(uuid, answers)
  await page.reload()
  await expect(heading(page, survey[19]?.title ?? '')).toBeVisible()
}

const flashing = (page: Page) => page.locator('.beaker.flashing figcaption b')

/** Notes every animation from its start: flashing lasts five seconds, and a busy machine may look later. */
const noteAnimations = (page: Page) =>
  page.addInitScript(() => {
    const note = ({ animationName }: AnimationEvent) => document.body.classList.add(`moved-${animationName}`)
    addEventListener('animationstart', note, true)
  })
const moved = (page: Page) => page.locator('body.moved-flash')

test('the biggest gap flashes and the advice names it', async ({ page }) => {
  await noteAnimations(page)
  await gapPage(page, [65, 40, 55])
  await expect(flashing(page)).toHaveText(['Trust'])
  await expect(page.getByRole('main')).toContainText('Trust')
  await expect(page.getByText('Average Success Scores (Desired)')).toBeVisible()
  await expect(page.getByRole('img', { name: /desired/ })).toHaveCount(0)
  await expect(page.getByText('points')).toHaveCount(0)
  await expect(moved(page)).toHaveCount(1)
})

test('gaps that are equal flash together, whatever the panel shows', { tag: '@slow' }, async ({ page }) => {
  // 86 − 40 and 83 − 37: the advice's targets, not the panel's marks.
  await gapPage(page, [40, 37, 90])
  await expect(flashing(page)).toHaveText(['Connect', 'Trust'])
})

test('nothing flashes when every score is at or above its ideal', { tag: '@slow' }, async ({ page }) => {
  await gapPage(page, [86, 83, 90])
  await expect(page.getByRole('figure', { name: 'Connect 86%' })).toBeVisible()
  await expect(flashing(page)).toHaveCount(0)
})

test('whoever asked for less motion gets none, and the ring stays', { tag: '@slow' }, async ({ page }) => {
  await noteAnimations(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await gapPage(page, [65, 40, 55])
  await expect(flashing(page)).toHaveText(['Trust'])
  await expect(moved(page)).toHaveCount(0)
})

test('page 3 shows the current scores beside the desired ones', async ({ page }) => {
  const uuid = await sessionAt(page, 'v2', 3)
  expect(uuid).toBeTruthy()
  await expect(page.getByText('Current Thriving Scores')).toBeVisible()
  await expect(page.getByText('Average Success Scores (Desired)')).toBeVisible()
  for (const [name, desired] of [
    ['Connect', 86],
    ['Trust', 90],
    ['Inspire', 83],
  ])
    await expect(
      page.getByRole('img', { name: `${name}: current 50 percent, desired ${desired} percent` }),
    ).toBeVisible()
})
