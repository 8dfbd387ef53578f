import type { Page } from '@playwright/test'
import { misfits } from './fit.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { handInButton, nextButton, reloadByHand, type Slug, sessionAt, storedAnswers } from './team.ts'

const digits = (page: Page) => page.getByRole('timer')
const start = (page: Page) => page.getByRole('button', { name: 'Start the timer' }).click()
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the timer' }).click()

test.beforeEach(async ({ page }) => {
  test.setTimeout(45_000)
  await page.clock.install()
})

async function timerAt(page: Page, slug: Slug, position: number): Promise<string> {
  const uuid = await sessionAt(page, slug, position)
  await freeze(page)
  return uuid
}

/** From here on, time passes only when the test advances it; loading a page needs a running clock. */
async function freeze(page: Page) {
  await expect(digits(page)).toBeVisible()
  // The moment to stop at must still be to come when the clock hears of it, also on a busy machine.
  for (const ahead of [300, 1_500, 5_000]) {
    const at = await page.evaluate((ahead) => Date.now() + ahead, ahead)
    const isPaused = await page.clock.pauseAt(at).then(
      () => true,
      () => false,
    )
    if (isPaused) return
  }
  throw new Error('the clock could not be stopped')
}

async function reload(page: Page) {
  await page.clock.resume()
  await reloadByHand(page)
  await freeze(page)
}

test('counts down from its length, and opens Next step after five seconds', async ({ page }) => {
  await timerAt(page, 'v1', 5)
  await expect(digits(page)).toHaveAccessibleName(/^10:00/)
  await start(page)
  await page.clock.runFor(5_000)
  await expect(digits(page)).toHaveAccessibleName(/^09:55/)
  await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(1_000)
  await expect(nextButton(page)).not.toHaveAttribute('aria-disabled')
})

test('a tab whose ticks are throttled, and a laptop that sleeps, do not stretch it', async ({ page }) => {
  await timerAt(page, 'v1', 5)
  await start(page)
  await page.clock.fastForward(61_000)
  await expect(digits(page)).toHaveAccessibleName(/^08:59/)
  await page.clock.fastForward(600_000)
  await expect(digits(page)).toHaveAccessibleName(/^00:00, time is up/)
})

test('a reload in the middle finds it where it was, running or paused', async ({ page }) => {
  await timerAt(page, 'v1', 5)
  const now = () => page.evaluate(() => Date.now())
  const begun = await now()
  await start(page)
  await page.clock.runFor(30_000)
  await reload(page)
  await page.clock.runFor(2_000)
  // The clock runs while the page loads, so the time left follows from the clock, to the second.
  const left = Math.ceil(600 - ((await now()) - begun) / 1_000)
  const shown = `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`
  await expect(digits(page)).toHaveAccessibleName(new RegExp(`^${shown}`))
  await pause(page)
  const held = await digits(page).getAttribute('aria-label')
  await page.clock.runFor(60_000)
  await reload(page)
  await expect(digits(page)).toHaveAccessibleName(held ?? '')
})

test('at zero it sounds once, and starting again begins from its full length', async ({ page }) => {
  const sounds: string[] = []
  page.on('request', (request) => request.url().includes('/sounds/') && sounds.push(request.url()))
  await timerAt(page, 'v1', 12)
  await start(page)
  await page.clock.runFor(61_000)
  await expect(digits(page)).toHaveAccessibleName(/^00:00, time is up/)
  await expect.poll(() => sounds.filter((url) => url.includes('finished')).length).toBe(1)
  await start(page)
  await expect(digits(page)).toHaveAccessibleName(/^01:00/)
})

test('the extra rule stops the clock while it is read', { tag: '@slow' }, async ({ page }) => {
  await timerAt(page, 'v1', 22)
  await start(page)
  await page.clock.runFor(10_000)
  await page.getByRole('button', { name: 'Draw an extra rule' }).click()
  await expect(page.getByRole('alertdialog', { name: 'WARNING: EXTRA RULE' })).toBeVisible()
  await page.clock.runFor(60_000)
  await page.keyboard.press('Escape')
  await expect(digits(page)).toHaveAccessibleName(/^07:50/)
  await page.clock.runFor(5_000)
  await expect(digits(page)).toHaveAccessibleName(/^07:45/)
})

test('a check-in offers no extra rule', { tag: '@slow' }, async ({ page }) => {
  await timerAt(page, 'v1', 5)
  await expect(page.getByRole('button', { name: 'Start the timer' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Draw an extra rule' })).toBeHidden()
})

test('a break has a clock, which neither opens nor closes Next step', { tag: '@slow' }, async ({ page }) => {
  await timerAt(page, 'v1', 11)
  await start(page)
  await page.clock.runFor(60_000)
  await expect(digits(page)).toHaveAccessibleName(/^09:00/)
  await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'true')
})

test('the card game: the rule opens once at fourteen minutes, the clock goes on, the time taken is stored', async ({
  page,
  db,
}) => {
  const sounds: string[] = []
  page.on('request', (request) => request.url().includes('buzzer') && sounds.push(request.url()))
  const uuid = await timerAt(page, 'v2', 29)
  const rule = page.getByRole('alertdialog', { name: 'WARNING: EXTRA RULE' })
  await start(page)
  await page.clock.runFor(59_000)
  await expect(rule).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(rule).toBeVisible()
  await page.clock.runFor(10_000)
  await page.getByRole('button', { name: 'We know the rule' }).click()
  await expect(digits(page)).toHaveAccessibleName(/^13:49/)
  await page.clock.runFor(120_000)
  await expect(rule).toBeHidden()
  expect(sounds).toHaveLength(1)
  await page.clock.resume()
  await expect.poll(async () => (await storedAnswers(db, uuid))[25]).toMatch(/^3:1\d$/)
})

test('the card game: the four minutes of one word each are marked on the timer', { tag: '@slow' }, async ({ page }) => {
  await timerAt(page, 'v2', 29)
  await start(page)
  await page.clock.runFor(30_000)
  await expect(digits(page)).toHaveAccessibleName('14:30, one word each, until 11:00')
  await expect(page.getByText('one word each, until 11:00')).toBeVisible()
  await page.clock.runFor(40_000)
  await page.getByRole('button', { name: 'We know the rule' }).click()
  await page.clock.runFor(169_000)
  await expect(digits(page)).toHaveAccessibleName(/^11:01, one word each/)
  await page.clock.runFor(1_000)
  await expect(digits(page)).toHaveAccessibleName('11:00, minutes left')
})

test('the card game: a whole order stands on the page, and Next step hands it in; a clicker only asks', {
  tag: '@slow',
}, async ({ page, db }) => {
  const uuid = await timerAt(page, 'v2', 29)
  await start(page)
  await page.clock.runFor(11_000)
  await page.getByRole('textbox').fill('c, k, h, d, i, a, f, m, b, l, e, j, g')
  await expect(page.getByRole('img', { name: 'Your order: C K H D I A F M B L E J G' })).toBeVisible()
  await expect(page.locator('.whole-order')).toContainText('Our time 0:11')
  await nextButton(page).focus()
  await page.keyboard.press('PageDown')
  const question = page.getByRole('alertdialog', { name: 'Your order and your time: hand in?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(page.getByText('Step 29 of 36')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await page.clock.resume()
  expect(await misfits(page)).toEqual([])
  await nextButton(page).click()
  await expect(page.getByText('Step 30 of 36')).toBeVisible()
  await expect.poll(() => storedAnswers(db, uuid)).toMatchObject({ 33: 'c, k, h, d, i, a, f, m, b, l, e, j, g' })
})

test('the card game: handing in stops the clock and locks time and order', { tag: '@slow' }, async ({ page, db }) => {
  const uuid = await timerAt(page, 'v2', 29)
  await start(page)
  await page.clock.runFor(11_000)
  await nextButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Your order and your time: hand in?' })
  await expect(question).toContainText('There are no letters yet.')
  await page.getByRole('button', { name: 'Type the letters' }).click()
  // The focus comes with the next frame.
  await page.clock.runFor(1_000)
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('A B C')
  await nextButton(page).click()
  await expect(question).toContainText('Missing: D, E, F, G, H, I, J, K, L, M.')
  await expect(question).toContainText('0:12')
  await page.clock.runFor(29_000)
  await expect(question).toContainText('0:41')
  await expect(page.getByText('Step 29 of 36')).toBeVisible()
  await handInButton(page).click()
  await expect(page.getByText('Step 30 of 36')).toBeVisible()
  await page.clock.runFor(60_000)
  await page.getByRole('button', { name: 'Back' }).click()
  const handedIn = page.getByRole('region', { name: 'What you handed in' })
  await expect(handedIn).toContainText('A B C')
  await expect(handedIn).toContainText('0:41')
  await page.clock.runFor(60_000)
  await expect(handedIn).toContainText('0:41')
  for (const role of ['textbox', 'timer'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await page.clock.resume()
  await expectAccessible(page)
  await expect.poll(() => storedAnswers(db, uuid)).toMatchObject({ 25: '0:41', 33: 'A B C' })
})

test('the card game: setting the clock back asks first, and sets the stored time back too', { tag: '@slow' }, async ({
  page,
  db,
}) => {
  const uuid = await timerAt(page, 'v2', 29)
  await start(page)
  await page.clock.runFor(12_000)
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('button', { name: 'Keep the time' }).click()
  await expect(digits(page)).toHaveAccessibleName(/^14:48/)
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.clock.resume()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set it back' }).click()
  await expect(digits(page)).toHaveAccessibleName(/^15:00/)
  await expect.poll(async () => (await storedAnswers(db, uuid))[25]).toBe('0:00')
})

test('the extra rule can be read by everyone, and the timer too when its time is up', async ({ page }) => {
  await timerAt(page, 'v1', 22)
  await start(page)
  await page.clock.runFor(481_000)
  await page.clock.resume()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Draw an extra rule' }).click()
  await expectAccessible(page)
})
