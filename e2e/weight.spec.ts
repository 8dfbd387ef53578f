import type { Page } from '@playwright/test'
import { teamAt } from './filled-team.ts'
import { expect, test } from './fixtures.ts'
import { enter } from './hr.ts'
import { newAddress, product } from './team.ts'
import { weigh } from './weigh.ts'

/** What each screen loads before anybody can do something. An old laptop reads 100 KB in about a second. */
const SCREENS: { what: string; most: { scripts: number; styles: number }; path: (page: Page) => Promise<string> }[] = [
  { what: 'the start screen', most: { scripts: 30_000, styles: 6_000 }, path: async () => '/' },
  {
    what: 'the first page of the survey',
    most: { scripts: 102_000, styles: 17_500 },
    path: async () => `/survey/v2/${await product().start('v2', newAddress())}`,
  },
  {
    what: 'the results',
    most: { scripts: 101_000, styles: 18_200 },
    path: async () => `/results/v2/${await teamAt('v2', 1)}`,
  },
  { what: 'a phone that joins', most: { scripts: 39_500, styles: 9_200 }, path: async () => '/join' },
  { what: "HR's login", most: { scripts: 136_000, styles: 10_500 }, path: async () => '/admin' },
  {
    what: "HR's results",
    most: { scripts: 234_000, styles: 10_500 },
    path: async (page) => {
      await enter(page)
      return '/admin/dashboard'
    },
  },
  ...['insight', 'actions', 'report'].map((screen) => ({
    what: `HR's ${screen}`,
    most: { scripts: 236_000, styles: 15_000 },
    path: async (page: Page) => {
      await enter(page)
      return `/admin/${screen}`
    },
  })),
]

for (const { what, most, path } of SCREENS)
  test(`${what} loads at most ${most.scripts / 1000} KB of JavaScript and ${most.styles / 1000} KB of CSS`, async ({
    page,
  }) => {
    const scale = weigh(page)
    await page.goto(await path(page))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { scripts, styles } = await scale.stop()
    console.log(`${what}: ${scripts} bytes of JavaScript and ${styles} of CSS, gzip`)
    expect(scripts).toBeGreaterThan(10_000)
    expect(scripts).toBeLessThanOrEqual(most.scripts)
    expect(styles).toBeLessThanOrEqual(most.styles)
  })
