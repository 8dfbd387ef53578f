import type { Page } from '@playwright/test'
import { inLocale, LOCALES, pacedPages } from '@thrive/domain'
import { m } from '@thrive/words'
import { misfits } from './fit.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { heading, nextButton, sessionAt, WORKSHOPS } from './team.ts'

/** "We want to finish at": shows an unobtrusive sign under the journey, or nothing if no time is set. */

const POSITION = 10
const pages = pacedPages(WORKSHOPS.v1)
const minutesFrom = (position: number) =>
  pages.slice(position - 1).reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)

const key = (page: Page) => page.locator('.pace-key')
const shownSign = (page: Page) => page.locator('.pace-sign')

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date(2027, 0, 29, 13, 0) })
})

async function stopTime(page: Page) {
  await expect(nextButton(page)).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 300))
}

const timeIn = (page: Page, minutes: number) =>
  page.evaluate((ahead) => new Date(Date.now() + ahead * 60_000).toTimeString().slice(0, 5), minutes)

async function finishIn(page: Page, minutes: number) {
  await key(page).click()
  await page.getByLabel('Time', { exact: true }).fill(await timeIn(page, minutes))
  await page.getByRole('button', { name: 'Keep this time' }).click()
}

test('without a time the bar has no second line, and the key opens the question', async ({ page }) => {
  await sessionAt(page, 'v1', POSITION)
  await stopTime(page)
  await expect(shownSign(page)).toHaveCount(0)
  await expect(page.locator('.plan')).toHaveCount(0)
  await page.getByRole('button', { name: 'Choose when you want to finish' }).click()
  await page.clock.runFor(100)
  const field = page.getByLabel('Time', { exact: true })
  await expect(field).toBeFocused()
  await expect(page.getByRole('dialog')).toContainText(`${minutesFrom(POSITION)} min`)
  await page.clock.resume()
  await expectAccessible(page)
  await field.fill('soon')
  await expect(page.getByText('Type a time such as 15:00.')).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await field.fill('1500')
  await page.getByRole('button', { name: 'Five minutes later' }).click()
  await expect(field).toHaveValue('15:05')
  await page.keyboard.press('Escape')
  await expect(shownSign(page)).toHaveCount(0)
  await expect(key(page)).toBeFocused()
})

test('on time, then behind, then with what can be shortened; a reload keeps it', { tag: '@slow' }, async ({ page }) => {
  await sessionAt(page, 'v1', POSITION)
  await stopTime(page)
  await finishIn(page, minutesFrom(POSITION))
  await expect(shownSign(page)).toHaveText('on time')
  const planned = pages[POSITION - 1]?.minutes ?? 0
  await page.clock.runFor(planned * 60_000)
  await expect(shownSign(page)).toHaveText('on time')
  await page.clock.runFor(6 * 60_000)
  await expect(shownSign(page)).toHaveText(/^[67] min behind$/)
  await expect(shownSign(page)).toHaveCSS('font-weight', '700')
  await page.clock.runFor(6 * 60_000)
  await expect(shownSign(page)).toHaveText(/^1[23] min behind$/)
  const next = pages.slice(POSITION).find(({ shorten }) => shorten !== null)
  await expect(page.locator('.tip')).toContainText(next?.shorten ?? 'nothing')
  await expect(nextButton(page)).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])
  await page.reload()
  await expect(shownSign(page)).toHaveText(/^1[23] min behind$/)
  await key(page).click()
  await page.getByRole('button', { name: 'Show no time' }).click()
  await expect(shownSign(page)).toHaveCount(0)
})

test('what a laptop sleeps through is no time spent on the page', { tag: '@slow' }, async ({ page }) => {
  await sessionAt(page, 'v1', POSITION)
  await stopTime(page)
  const planned = pages[POSITION - 1]?.minutes ?? 0
  const spare = 60
  await finishIn(page, minutesFrom(POSITION) + spare)
  // The laptop slept far longer than the page takes: all of its minutes are still left.
  await page.clock.fastForward(40 * 60_000)
  await expect(shownSign(page)).toHaveText(new RegExp(`^(${spare - 41}|${spare - 40}) min ahead$`))
  // While awake, the first minutes are the page's own.
  await page.clock.runFor(planned * 60_000)
  await expect(shownSign(page)).toHaveText(new RegExp(`^(${spare - 41}|${spare - 40}) min ahead$`))
})

for (const locale of LOCALES)
  test(`the second line fits in ${locale}`, { tag: locale === 'fr' ? '@slow' : '@full' }, async ({ page }) => {
    const uuid = await sessionAt(page, 'v2', 11)
    await page.evaluate(
      ([session, finishAt]) =>
        localStorage.setItem('pace', JSON.stringify({ uuid: session, finishAt, position: 11, spent: 0, seenAt: 0 })),
      [uuid, new Date(2027, 0, 29, 14, 0).getTime()] as const,
    )
    await page.reload()
    if (locale !== 'en') {
      await page.getByRole('button', { name: 'Language: English' }).click()
      await page.getByRole('button', { name: locale === 'nl' ? 'Nederlands' : 'Français' }).click()
    }
    await expect(heading(page, inLocale(WORKSHOPS.v2, locale).survey[10]?.title ?? '')).toBeVisible()
    await expect(shownSign(page)).toBeVisible()
    expect(await misfits(page)).toEqual([])
    await key(page).click()
    await expect(page.getByRole('heading', { name: m.pace_title({}, { locale }) })).toBeVisible()
    expect(await misfits(page)).toEqual([])
    await expectAccessible(page)
  })
