import type { Page, Route } from '@playwright/test'
import { openCuttableConnection } from './cuttable-connection.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { addFinishedTeams, enter } from './hr.ts'
import { answer, heading, nextButton, sessionAt, storedAnswers, storedPosition, WORKSHOPS } from './team.ts'

// A room's browser caches the whole app; these tests are about one that has to fetch it.
test.use({ serviceWorkers: 'block' })

const NOT_LOADED = 'A part of this page did not load'
const NOT_DRAWN = 'Something went wrong on this page'
const reload = (page: Page) => page.getByRole('button', { name: 'Reload the page' })

/** Counts how often the browser has requested the page itself. */
function loadsOf(page: Page) {
  const loads = { count: 0 }
  page.on('request', (request) => request.isNavigationRequest() && loads.count++)
  return loads
}

test.describe('a file of the app that is gone', () => {
  test.beforeEach(({ troubles }) => troubles.expect(/404|dynamically imported module|Failed to load resource/))
  const gone = (route: Route) => route.fulfill({ status: 404, json: { error: 'not-found' } })
  const SIDES = {
    'the room': { files: /\/assets\/version-page-[^/]+\.js$/, screen: '/version/v1', exit: '/' },
    HR: { files: /\/assets\/hr\/page-[^/]+\.js$/, screen: '/admin', exit: '/admin/dashboard' },
  }
  for (const [side, { files, screen, exit }] of Object.entries(SIDES)) {
    test(`${side}: the page of the new release comes by itself`, async ({ page }) => {
      const loads = loadsOf(page)
      await page.route(files, (route) => (loads.count < 2 ? gone(route) : route.fallback()))
      await page.goto(screen)
      await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
      expect(loads.count).toBe(2)
    })

    test(`${side}: one that stays gone is said after one reload, with the ways on`, { tag: '@slow' }, async ({
      page,
    }) => {
      const loads = loadsOf(page)
      await page.route(files, gone)
      await page.goto(screen)
      await expect(heading(page, NOT_LOADED)).toBeFocused()
      await expect(page.getByRole('link', { name: /^To the/ })).toHaveAttribute('href', exit)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await reload(page).click()
      await expect(heading(page, NOT_LOADED)).toBeVisible()
      expect(loads.count).toBe(3)
      await page.unroute(files)
      await reload(page).click()
      await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    })
  }
})

test.describe('a file that is out of reach for lack of a connection', () => {
  test.beforeEach(({ troubles }) =>
    troubles.expect(/ERR_|Unable to preload|Failed to fetch|dynamically imported|Failed to load resource/),
  )
  const SIDES = {
    'the room': { screen: '/', link: 'Enter the Thrive Lab', stands: 'READY TO EXPERIMENT IN THE THRIVE LAB?' },
    HR: { screen: '/admin/organisation/log', link: 'Organisation', stands: 'People' },
  }
  for (const [side, { screen, link, stands }] of Object.entries(SIDES))
    test(`${side}: the window is not emptied, and goes on when there is one`, { tag: '@slow' }, async ({ page }) => {
      const connection = await openCuttableConnection(process.env.E2E_URL ?? '')
      await enter(page)
      await page.goto(`${connection.url}${screen}`)
      await expect(page.getByRole('link', { name: link })).toBeVisible()
      await page.waitForLoadState('networkidle')
      connection.cut()
      await page.getByRole('link', { name: link }).click()
      await expect(heading(page, NOT_LOADED)).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('link', { name: link })).toBeVisible()
      await page.goForward()
      await expect(heading(page, NOT_LOADED)).toBeVisible()
      connection.mend()
      await reload(page).click()
      await expect(heading(page, stands)).toBeVisible()
      connection.close()
    })
})

test.describe('a page that cannot be drawn', () => {
  test.beforeEach(({ troubles }) => troubles.expect(/not valid as a React child|is not a function|#31/))
  /** Makes the server return a page whose text and first question are not text. */
  const breakPlan = (page: Page, position: number) =>
    page.route('**/api/version/plan/*', async (route) => {
      const answered = await route.fetch()
      const plan = await answered.json()
      const { group } = Object.assign(plan.survey[position - 1], { text: { broken: true } })
      if (group) group.questions[0].title = { broken: true }
      await route.fulfill({ response: answered, json: plan })
    })

  test('the room: what was answered arrives, and a reload goes on where the team was', async ({ page, db }) => {
    await breakPlan(page, 11)
    const uuid = await sessionAt(page, 'v1', 10)
    const { survey } = WORKSHOPS.v1
    const given: Record<number, string> = {}
    for (const question of survey[9]?.group?.questions ?? []) given[question.id] = await answer(page, question)
    await nextButton(page).click()
    await expect(heading(page, NOT_DRAWN)).toBeFocused()
    await expect(page.getByText('Nothing is lost.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expect.poll(() => storedPosition(db, uuid)).toBe(11)
    expect(await storedAnswers(db, uuid)).toEqual(given)

    await page.unroute('**/api/version/plan/*')
    await reload(page).click()
    await expect(heading(page, survey[10]?.title ?? '')).toBeVisible()
  })

  test('HR: the way to the results stays open', { tag: '@slow' }, async ({ page, db }) => {
    const [team] = await addFinishedTeams(db, { year: 2120, count: 1, part: () => ({ slug: 'v2' }) })
    await enter(page)
    await breakPlan(page, 2)
    await page.goto(`/admin/${team?.uuid}`)
    await expect(heading(page, NOT_DRAWN)).toBeFocused()
    await expect(page.getByText('No result was changed by it.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'To the results' }).click()
    await expect(heading(page, 'Results')).toBeVisible()
  })
})
