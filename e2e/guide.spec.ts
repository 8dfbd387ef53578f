import { LOCALES } from '@thrive/domain'
import { expect, expectAccessible, test } from './fixtures.ts'

const TITLES = { en: 'Leader’s guide', nl: 'Draaiboek voor wie begeleidt', fr: 'Guide d’animation' }
const SIZES = [
  { on: 'desk', size: { width: 1440, height: 900 } },
  { on: 'phone', size: { width: 390, height: 844 } },
]

// The longest is French; the others are read in check:full.
for (const slug of ['v1', 'v2'] as const)
  for (const locale of LOCALES)
    for (const { on, size } of SIZES)
      test(`the guide of ${slug} in ${locale} reads well on a ${on}`, {
        tag: slug === 'v1' && locale === 'fr' ? '@slow' : '@full',
      }, async ({ page }) => {
        await page.setViewportSize(size)
        await page.goto(`/guide/${slug}?lang=${locale}`)
        await expect(page.getByRole('heading', { level: 1, name: TITLES[locale] })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 2 })).toHaveCount(14)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
        await expectAccessible(page)
      })

test('a leader chooses the start and the number of people, and the clock follows at once', { tag: '@slow' }, async ({
  page,
}) => {
  const response = await page.goto('/guide/v1?start=13:00&lang=en')
  expect(response?.headers()['x-robots-tag']).toBe('noindex')
  const last = page.getByRole('row', { name: /^\d\d:\d\d The end$/ })
  await expect(last).toContainText('15:54')
  await page.getByLabel('People', { exact: true }).selectOption('16')
  await expect(last).toContainText('16:02')
  await page.getByLabel('Start at').fill('09:30')
  await expect(last).toContainText('12:32')
  await page.reload()
  await expect(last).toContainText('12:32')
})
