import type { Page } from '@playwright/test'
import { inLocale, LOCALES } from '@thrive/domain'
import { m } from '@thrive/words'
import { expect, expectAccessible, test } from './fixtures.ts'
import { heading, type Slug, sessionAt, WORKSHOPS } from './team.ts'

/** The note for whoever leads, on the shared screen: it comes when it is asked for, and goes by itself. */

const key = (page: Page) => page.getByRole('button', { name: 'For whoever leads' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'For whoever leads' })
const { survey } = WORKSHOPS.v1

test('opens by its key, closes in every way, and nothing of it is in the page before', async ({ page }) => {
  await page.clock.install()
  await sessionAt(page, 'v1', 9)
  await expect(heading(page, survey[8]?.title ?? '')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  const { note, shorten } = survey[7] ?? {}
  await expect(page.locator('body')).not.toContainText(note ?? '')

  await key(page).click()
  await expect(panel(page)).toContainText(note ?? '')
  await expect(panel(page)).toContainText(shorten ?? '')
  await expect(panel(page)).toContainText(`Next, page 9${survey[8]?.title}. At hand: pen.`)
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessible(page)
  await page.mouse.move(5, 5)
  await page.clock.runFor(21_000)
  await expect(panel(page)).toBeHidden()
  await expect(key(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.clock.runFor(60_000)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(key(page)).toBeFocused()

  await key(page).click()
  await key(page).click()
  await expect(panel(page)).toBeHidden()
  await key(page).click()
  await expect(panel(page)).toBeVisible()
  await heading(page, survey[7]?.title ?? '').click()
  await expect(panel(page)).toBeHidden()
  await key(page).click()
  await page.getByRole('button', { name: 'Next step' }).click()
  await expect(heading(page, survey[8]?.title ?? '')).toBeVisible()
  await expect(panel(page)).toBeHidden()
})

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
]
const isWhole = (page: Page) =>
  page.locator('.note-panel').evaluate((note) => {
    const { right, bottom } = note.getBoundingClientRect()
    const words = note.querySelector('.note-words')
    return right <= innerWidth && bottom <= innerHeight && words !== null && words.scrollHeight <= words.clientHeight
  })

for (const slug of Object.keys(WORKSHOPS) as Slug[])
  test(`the longest note of ${slug} fits in every language`, { tag: '@slow' }, async ({ page }) => {
    for (const locale of LOCALES) {
      const pages = inLocale(WORKSHOPS[slug], locale).survey
      const longest = pages.toSorted((one, other) => (other.note?.length ?? 0) - (one.note?.length ?? 0))[0]
      await sessionAt(page, slug, longest?.page ?? 1)
      await page.locator('.language-key').click()
      await page.locator(`.language-menu [lang=${locale}]`).click()
      await page.getByRole('button', { name: m.lead_key({}, { locale }) }).click()
      await expect(page.locator('.note-panel')).toContainText(longest?.note ?? '')
      await page.locator('.note-panel').hover()
      for (const size of SIZES) {
        await page.setViewportSize(size)
        expect(await isWhole(page), `${slug} ${longest?.page} ${locale} at ${size.width}`).toBe(true)
      }
    }
  })

for (const slug of Object.keys(WORKSHOPS) as Slug[])
  test(`the room check of ${slug} has every note beforehand`, async ({ page }) => {
    await page.goto(`/check/${slug}`)
    await page.getByRole('button', { name: 'For whoever leads' }).click()
    const all = [...WORKSHOPS[slug].survey, ...WORKSHOPS[slug].results].map(({ note }) => note ?? 'missing')
    const notes = page.getByRole('dialog').getByRole('listitem')
    await expect(notes).toHaveCount(all.length)
    for (const [nth, note] of all.entries()) await expect(notes.nth(nth)).toContainText(note)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
