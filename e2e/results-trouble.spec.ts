import type { Page } from '@playwright/test'
import { teamAt } from './filled-team.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { heading, nameOf, nextButton, reloadByHand, type Slug, scoresOf, sign, storedPosition } from './team.ts'

const NAME_PAGE = 1
const OPINION_PAGE = 2
const OPINION_TITLE = 'EVALUATE YOUR TIME IN THE THRIVE LAB'
const NOBODY = '00000000-0000-4000-8000-000000000000'

const openResults = async (page: Page, slug: Slug, resultsPage: number) => {
  const uuid = await teamAt(slug, resultsPage)
  await page.goto(`/results/${slug}/${uuid}`)
  await expect(nextButton(page)).toBeVisible()
  return uuid
}
const atHome = (page: Page) => page.waitForURL((url) => url.pathname === '/')

test('a session that is gone leads home', async ({ page, troubles }) => {
  troubles.expect(/401/)
  for (const path of [`/results/v1/${NOBODY}`, `/download/${NOBODY}`]) {
    await page.goto(path)
    await atHome(page)
  }
})

test.describe('the team name', () => {
  test('is too short, in the words of the specification', async ({ page, db }) => {
    const uuid = await openResults(page, 'v2', NAME_PAGE)
    await page.getByLabel('Team name').fill(' abc ')
    await nextButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Your teamname should contain at least 4 characters')
    await expect(page.getByLabel('Team name')).toBeFocused()
    expect(await storedPosition(db, uuid)).toBe(37)
  })

  test('that the server did not save says so at its page, in the words of the specification', { tag: '@slow' }, async ({
    page,
    db,
  }) => {
    const uuid = await openResults(page, 'v2', NAME_PAGE)
    await page.route('**/api/session/name', (route) => route.fulfill({ json: false }))
    await page.getByLabel('Team name').fill('The Quarks')
    await page.getByLabel('Team name').press('Enter')
    await expect(heading(page, OPINION_TITLE)).toBeVisible()
    await expect(sign(page)).toHaveText('Not saved')
    await expect(page.getByText('The team name is not saved. Go back to see why.')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'An error has occured whilst updating the name. Please contact an administrator!',
    )
    await expect(page.getByLabel('Team name')).toHaveValue('The Quarks')
    await expectAccessible(page)

    await page.unroute('**/api/session/name')
    await page.getByLabel('Team name').fill('The Leptons')
    await nextButton(page).click()
    await expect(sign(page)).toHaveText('Saved')
    expect(await nameOf(db, uuid)).toBe('The Leptons')
  })

  test('is not lost by a reload, nor by a network that is down', async ({ page, db, troubles }) => {
    troubles.expect(/session\/name|Failed to load resource/)
    const uuid = await openResults(page, 'v2', NAME_PAGE)
    await page.getByLabel('Team name').fill('The Quarks')
    await reloadByHand(page)
    await expect(page.getByLabel('Team name')).toHaveValue('The Quarks')
    await page.route('**/api/session/name', (route) => route.abort())
    await nextButton(page).click()
    await expect(heading(page, OPINION_TITLE)).toBeVisible()
    await expect(sign(page)).toHaveText('Offline, kept here')
    await page.reload()
    await expect(heading(page, OPINION_TITLE)).toBeVisible()
    await page.unroute('**/api/session/name')
    await expect(sign(page)).toHaveText('Saved')
    expect(await nameOf(db, uuid)).toBe('The Quarks')
  })

  test('is there again when the team looks back from another tab', { tag: '@slow' }, async ({ page, context }) => {
    const uuid = await openResults(page, 'v2', NAME_PAGE)
    await page.getByLabel('Team name').fill('The Quarks')
    await nextButton(page).click()
    await expect(heading(page, OPINION_TITLE)).toBeVisible()
    const other = await context.newPage()
    await other.goto(`/results/v2/${uuid}`)
    await other.getByRole('button', { name: 'Back' }).click()
    await expect(other.getByLabel('Team name')).toHaveValue('The Quarks')
  })
})

test.describe('an opinion', () => {
  const scores = (page: Page) => page.getByRole('radio', { checked: true })

  test('stays chosen over a reload and when the team looks back', async ({ page, db }) => {
    const uuid = await openResults(page, 'v2', OPINION_PAGE)
    await page.getByRole('radio', { name: 'Totally agree' }).check()
    await reloadByHand(page)
    await expect(scores(page)).toHaveValue('4')
    await nextButton(page).click()
    await expect(page.getByText('We have formulated relevant actions')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('insightful and interesting')).toBeVisible()
    await nextButton(page).click()
    await expect(sign(page)).toHaveText('Saved')
    expect(await scoresOf(db, uuid)).toEqual([{ type: 'experience', score: 4 }])
  })

  test('that could not be sent is kept, and arrives', { tag: '@slow' }, async ({ page, db, troubles }) => {
    troubles.expect(/opinion\/set|Failed to load resource/)
    const uuid = await openResults(page, 'v2', OPINION_PAGE)
    await page.route('**/api/opinion/set', (route) => route.abort())
    await page.getByRole('radio', { name: 'Totally agree' }).check()
    await nextButton(page).click()
    await expect(page.getByText('We have formulated relevant actions')).toBeVisible()
    await expect(sign(page)).toHaveText('Offline, kept here')
    await page.unroute('**/api/opinion/set')
    await expect(sign(page)).toHaveText('Saved')
    expect(await scoresOf(db, uuid)).toEqual([{ type: 'experience', score: 4 }])
  })

  test('that a server could not take never shows the words of a machine', { tag: '@slow' }, async ({
    page,
    troubles,
  }) => {
    troubles.expect(/opinion\/set|500|Failed to load resource/)
    await openResults(page, 'v2', OPINION_PAGE)
    const words = 'Internal Server Error'
    await page.route('**/api/opinion/set', (route) =>
      route.fulfill({ status: 500, json: { statusCode: 500, error: words, message: words } }),
    )
    const answered = page.waitForResponse('**/api/opinion/set')
    await nextButton(page).click()
    await answered
    await expect(sign(page)).toHaveText('Not saved, trying again')
    await expect(page.getByText(words)).toHaveCount(0)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByText('insightful and interesting')).toBeVisible()
    await expect(page.getByText(words)).toHaveCount(0)
  })
})

test.describe('on load', () => {
  test('a position in the survey goes back to it, with the right version', { tag: '@slow' }, async ({ page }) => {
    const uuid = await teamAt('v2', -1)
    await page.goto(`/results/v1/${uuid}`)
    await page.waitForURL(`/survey/v2/${uuid}`)
  })

  test('the end of v1 goes to the download, the end of v2 goes home', { tag: '@slow' }, async ({ page }) => {
    const first = await teamAt('v1', 10)
    await page.goto(`/results/v1/${first}`)
    await page.waitForURL(`/download/${first}`)
    const second = await teamAt('v2', 5)
    await page.goto(`/results/v2/${second}`)
    await atHome(page)
  })
})
