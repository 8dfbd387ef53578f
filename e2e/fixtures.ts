import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import pg from 'pg'

export { expect }

/** Records what went wrong in the browser; whatever the test does not expect fails it. */
class Troubles {
  readonly seen: string[] = []
  readonly #expected: RegExp[] = []

  expect(pattern: RegExp) {
    this.#expected.push(pattern)
  }

  unexpected = () => this.seen.filter((trouble) => !this.#expected.some((pattern) => pattern.test(trouble)))

  watch(page: Page) {
    page.on('console', (message) => message.type() === 'error' && this.seen.push(`console: ${message.text()}`))
    page.on('pageerror', (error) => this.seen.push(`error: ${error.message}`))
    page.on(
      'response',
      (response) => response.status() >= 400 && this.seen.push(`${response.status()} ${response.url()}`),
    )
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // Leaving a page, or no longer needing a film, aborts its requests.
      if (reason !== 'net::ERR_ABORTED') this.seen.push(`failed: ${reason} ${request.url()}`)
    })
  }
}

interface Fixtures {
  troubles: Troubles
  db: pg.Pool
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures a function needs from its parameters
  baseURL: async ({}, use) => use(process.env.E2E_URL ?? ''),

  // biome-ignore lint/correctness/noEmptyPattern: see above
  troubles: async ({}, use) => {
    const troubles = new Troubles()
    await use(troubles)
    expect(troubles.unexpected()).toEqual([])
  },

  context: async ({ context, troubles }, use) => {
    context.on('page', (page) => troubles.watch(page))
    await use(context)
  },

  // biome-ignore lint/correctness/noEmptyPattern: see above
  db: async ({}, use) => {
    const pool = new pg.Pool({ connectionString: process.env.E2E_DATABASE ?? '', max: 2 })
    await use(pool)
    await pool.end()
  },
})

export async function expectAccessible(page: Page) {
  // A screen that is still loading has nothing to check yet.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  const { violations } = await new AxeBuilder({ page })
    // There are no cross-origin frames, so axe needs no second page for its report.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)).toEqual([])
}

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
]

/** Expects no sideways scrolling at any size of the shared screen. */
export async function expectNoSidewaysScroll(page: Page) {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${page.url()} at ${size.width}×${size.height}`).toBeLessThanOrEqual(0)
  }
}
