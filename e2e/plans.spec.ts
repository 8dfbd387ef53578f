import type { Page } from '@playwright/test'
import { teamAt } from './filled-team.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { heading, nextButton, type Slug, sessionAt, storedAnswers, storedPosition, WORKSHOPS } from './team.ts'

/**
 * The plans at the end of a workshop: what is missing is mentioned once, and they can be corrected until the very end.
 */

const titleOf = (slug: Slug, page: number) => WORKSHOPS[slug].survey[page - 1]?.title ?? ''
const back = (page: Page) => page.getByRole('button', { name: 'Back' }).click()
const check = (page: Page) => page.getByRole('alertdialog', { name: /^Still empty in your plans?$/ })

test('v1: names and dates that are missing are listed before the last film, with the way to each', async ({
  page,
  db,
}) => {
  const uuid = await sessionAt(page, 'v1', 29)
  await page.getByRole('textbox').first().fill('Praise each other on Fridays')
  await nextButton(page).click()
  await expect(check(page).getByRole('listitem')).toHaveCount(6)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await check(page)
    .getByRole('button', { name: new RegExp(`^${titleOf('v1', 28)}`) })
    .first()
    .click()
  await expect(heading(page, titleOf('v1', 28))).toBeFocused()
  await page.getByRole('textbox').nth(1).fill('Noor')
  await nextButton(page).click()
  await expect(heading(page, titleOf('v1', 29))).toBeFocused()
  await nextButton(page).click()
  await expect(check(page).getByRole('listitem')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(heading(page, titleOf('v1', 29))).toBeVisible()
  await nextButton(page).click()
  await page.getByRole('button', { name: 'Go on as it is' }).click()
  await expect(heading(page, titleOf('v1', 30))).toBeFocused()
  await expect.poll(() => storedPosition(db, uuid)).toBe(30)
  expect(await storedAnswers(db, uuid)).toMatchObject({ 14: 'Noor' })
})

test('v2: a plan that lacks nothing is not asked about', { tag: '@slow' }, async ({ page }) => {
  await sessionAt(page, 'v2', 35)
  await page.getByRole('textbox').first().fill('Start with a question')
  await nextButton(page).click()
  await expect(check(page).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('textbox').nth(1).fill('Noor')
  await page.getByLabel('When do we look back on it?').fill('2027-01-31')
  await nextButton(page).click()
  await expect(heading(page, titleOf('v2', 36))).toBeVisible()
})

test('from its results a team goes back, corrects a plan, and returns to where it was', { tag: '@slow' }, async ({
  page,
  db,
}) => {
  const answers = new Map([
    [29, 'Start with a question'],
    [30, 'Nobody'],
    [31, '2027-01-31'],
  ])
  const uuid = await teamAt('v2', 2, answers)
  await page.goto(`/results/v2/${uuid}`)
  await expect(page.getByText('Results 2 of 4')).toBeVisible()
  await back(page)
  await back(page)
  await expect(page.getByText('Step 36 of 36')).toBeVisible()
  await expect(heading(page, titleOf('v2', 36))).toBeFocused()
  await back(page)
  await page.getByRole('textbox').nth(1).fill('Noor')
  await nextButton(page).click()
  await nextButton(page).click()
  await page.waitForURL(`/results/v2/${uuid}`)
  await expect(page.getByText('Results 2 of 4')).toBeVisible()
  await expect.poll(() => storedAnswers(db, uuid)).toMatchObject({ 30: 'Noor' })
  expect(await storedPosition(db, uuid)).toBe(38)

  await page.goBack()
  await expect(page.getByText('Step 36 of 36')).toBeVisible()
  await page.reload()
  await page.waitForURL(`/results/v2/${uuid}`)
  await expect(page.getByText('Results 2 of 4')).toBeVisible()
})
