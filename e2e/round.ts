import { expect, type Locator, type Page } from '@playwright/test'

export const reveal = (page: Page) => page.getByRole('button', { name: 'Reveal', exact: true })
export const again = (page: Page) => page.getByRole('button', { name: /^Ask again/ })
/** How many are in, or why Reveal is closed, which says the same. */
export const count = (page: Page) => page.locator('.count, .why')

/** Expects the whole key on the screen with nothing over it, as whoever presses it would see it. */
export async function expectInSight(key: Locator) {
  await expect(key).toBeInViewport({ ratio: 1 })
  const hits = await key.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [0.05, 0.5, 0.95].every((share) => {
      const at = document.elementFromPoint(left + width * share, top + height / 2)
      return at !== null && element.contains(at)
    })
  })
  expect(hits).toBe(true)
}

export async function askThePhones(page: Page) {
  const key = page.getByRole('button', { name: 'Ask the phones' })
  await expect(key).toBeVisible()
  await expectInSight(key)
  await key.click()
  await expect(reveal(page)).toBeVisible()
}

/** Longer than the key has to be held. */
const HOLD_MS = 1_200

export async function hold(page: Page, key: Locator) {
  await expectInSight(key)
  await key.hover()
  await page.mouse.down()
  await page.waitForTimeout(HOLD_MS)
  await page.mouse.up()
}
