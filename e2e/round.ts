import { expect, type Locator, type Page } from '@playwright/test'

export const reveal = (page: Page) => page.getByRole('button', { name: 'Reveal', exact: true })
export const again = (page: Page) => page.getByRole('button', { name: /^Ask again/ })
/** How many are in, or why Reveal is closed, which says the same. */
export const count = (page: Page) => page.locator('.count, .why')

/** Expects the whole key on the screen with nothing over it, as whoever presses it would see it. */
export async function expectInSight(key: Locator) {
  await expect(key).toBeInViewport({ ratio: 1 })
  // Polled, because the page may still be moving into place.
  await expect
    .poll(() =>
      key.evaluate((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
        // As far in as the roundest corner needs.
        const inset = 0.3 * Math.min(width, height)
        const points = [left + inset, (left + right) / 2, right - inset].flatMap((x) =>
          [top + inset, (top + bottom) / 2, bottom - inset].map((y) => [x, y] as const),
        )
        return points.every(([x, y]) => {
          const at = document.elementFromPoint(x, y)
          return at !== null && element.contains(at)
        })
      }),
    )
    .toBe(true)
}

/** Presses a key as a hand does: only one that is open and wholly in sight. */
export async function press(key: Locator) {
  await expect(key).not.toHaveAttribute('aria-disabled')
  await expectInSight(key)
  await key.click()
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
