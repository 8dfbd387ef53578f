import type { Page } from '@playwright/test'
import { messages } from '@thrive/content/messages'
import { teamAt } from './filled-team.ts'
import { expect, test } from './fixtures.ts'
import { heading, nextButton, type Slug, storedPosition } from './team.ts'

const NAME_PAGE = 1
const OPINION_PAGE = 2
const NOBODY = '00000000-0000-4000-8000-000000000000'

const openResults = async (page: Page, slug: Slug, resultsPage: number) => {
  const uuid = await teamAt(page, slug, resultsPage)
  await page.goto(`/results/${slug}/${uuid}`)
  await expect(nextButton(page)).toBeVisible()
  return uuid
}
const closed = { status: 401, json: { error: 'unauthorised', message: messages.sessionClosed } }
const atHome = (page: Page) => page.waitForURL((url) => url.pathname === '/')

test.describe('a session that is gone leads home', () => {
  test.beforeEach(({ troubles }) => troubles.expect(/401/))

  for (const path of [`/results/v1/${NOBODY}`, `/download/${NOBODY}`])
    test(path, async ({ page }) => {
      await page.goto(path)
      await atHome(page)
    })

  for (const call of ['version/plan', 'session/question', 'answer'])
    for (const screen of ['results/v2', 'download'])
      test(`GET ${call} on ${screen}`, async ({ page }) => {
        const uuid = await teamAt(page, 'v2', NAME_PAGE)
        await page.route(`**/api/${call}/*`, (route) => route.fulfill(closed))
        await page.goto(`/${screen}/${uuid}`)
        await atHome(page)
      })

  test('POST session/name', async ({ page }) => {
    await openResults(page, 'v2', NAME_PAGE)
    await page.route('**/api/session/name', (route) => route.fulfill(closed))
    await page.getByLabel('Team name').fill('The Quarks')
    await nextButton(page).click()
    await atHome(page)
  })

  for (const call of ['opinion/set', 'session/next'])
    test(`POST ${call}`, async ({ page }) => {
      await openResults(page, 'v2', OPINION_PAGE)
      await page.route(`**/api/${call}`, (route) => route.fulfill(closed))
      await nextButton(page).click()
      await atHome(page)
    })
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

  test('that was not saved says so, and stays', async ({ page }) => {
    await openResults(page, 'v2', NAME_PAGE)
    await page.route('**/api/session/name', (route) => route.fulfill({ json: false }))
    await page.getByLabel('Team name').fill('The Quarks')
    await page.getByLabel('Team name').press('Enter')
    await expect(page.getByRole('alert')).toHaveText(
      'An error has occured whilst updating the name. Please contact an administrator!',
    )
    await expect(page.getByLabel('Team name')).toHaveValue('The Quarks')
  })

  test('is not lost by a reload, nor by a network that is down', async ({ page, troubles }) => {
    troubles.expect(/session\/name|Failed to load resource/)
    await openResults(page, 'v2', NAME_PAGE)
    await page.getByLabel('Team name').fill('The Quarks')
    await page.reload()
    await expect(page.getByLabel('Team name')).toHaveValue('The Quarks')
    await page.route('**/api/session/name', (route) => route.abort())
    await nextButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(messages.offline)
    await page.unroute('**/api/session/name')
    await nextButton(page).click()
    await expect(heading(page, 'EVALUATE YOUR TIME IN THE THRIVE LAB')).toBeVisible()
  })

  test('is there again when the team looks back from another tab', async ({ page, context }) => {
    const uuid = await openResults(page, 'v2', NAME_PAGE)
    await page.getByLabel('Team name').fill('The Quarks')
    await nextButton(page).click()
    await expect(heading(page, 'EVALUATE YOUR TIME IN THE THRIVE LAB')).toBeVisible()
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
    await page.reload()
    await expect(scores(page)).toHaveValue('4')
    await nextButton(page).click()
    await expect(page.getByText('We have formulated relevant actions')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('insightful and interesting')).toBeVisible()
    await nextButton(page).click()
    const stored = async () =>
      (await db.query('select score from opinion join session on session.id = session_id where uuid = $1', [uuid])).rows
    expect(await stored()).toEqual([{ score: 4 }])
  })

  test('that could not be sent says so, and stays', async ({ page, troubles }) => {
    troubles.expect(/opinion\/set|Failed to load resource/)
    await openResults(page, 'v2', OPINION_PAGE)
    await page.route('**/api/opinion/set', (route) => route.abort())
    await nextButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(messages.offline)
    await expect(scores(page)).toHaveValue('2')
  })

  test('that a server could not take never shows the words of a machine', async ({ page, troubles }) => {
    troubles.expect(/opinion\/set|500|Failed to load resource/)
    await openResults(page, 'v2', OPINION_PAGE)
    const words = 'Internal Server Error'
    await page.route('**/api/opinion/set', (route) =>
      route.fulfill({ status: 500, json: { statusCode: 500, error: words, message: words } }),
    )
    const answered = page.waitForResponse('**/api/opinion/set')
    await nextButton(page).click()
    await answered
    await expect(page.getByRole('alert')).toHaveText(messages.unexpected)
  })
})

test.describe('on load', () => {
  test('a position in the survey goes back to it, with the right version', async ({ page }) => {
    const uuid = await teamAt(page, 'v2', -1)
    await page.goto(`/results/v1/${uuid}`)
    await page.waitForURL(`/survey/v2/${uuid}`)
  })

  test('the end of v1 goes to the download, the end of v2 goes home', async ({ page }) => {
    const first = await teamAt(page, 'v1', 10)
    await page.goto(`/results/v1/${first}`)
    await page.waitForURL(`/download/${first}`)
    const second = await teamAt(page, 'v2', 5)
    await page.goto(`/results/v2/${second}`)
    await atHome(page)
  })
})
