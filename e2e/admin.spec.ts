import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { addFinishedTeams, dayOf, enter, HR, logOut, yearOf } from './hr.ts'

const rows = (page: Page) => page.getByRole('grid', { name: 'Sessions' }).getByRole('row')
const namesOn = (page: Page) => rows(page).getByRole('link').allTextContents()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test.describe('login', () => {
  const attempt = async (page: Page, password: string) => {
    await page.getByLabel('Username').fill(HR.email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Start' }).click()
  }

  test('wrong, right, kept, and ended', async ({ page, troubles }) => {
    troubles.expect(/401/)
    await page.goto('/admin')
    await attempt(page, 'not the password')
    await expect(page.getByRole('alert')).toHaveText('Your username or password is incorrect!')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await attempt(page, HR.password)
    await page.waitForURL('/admin/dashboard')
    await expect(heading(page, 'Results')).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeTruthy()

    await page.goto('/admin')
    await page.waitForURL('/admin/dashboard')
    await page.goto('/admin/organisation/no-such-screen')
    await page.waitForURL('/admin/dashboard')
    await logOut(page)
    await page.waitForURL('/admin')
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
    for (const path of [
      '/admin/dashboard',
      '/admin/insight',
      '/admin/log',
      '/admin/account',
      `/admin/${crypto.randomUUID()}`,
    ]) {
      await page.goto(path)
      await page.waitForURL('/admin')
    }
  })

  test('a token that the server does not know is forgotten, and leads to the login screen', { tag: '@slow' }, async ({
    page,
    troubles,
  }) => {
    troubles.expect(/401/)
    await page.goto('/admin')
    await page.evaluate(() => localStorage.setItem('access_token', 'made up'))
    await page.goto('/admin/dashboard')
    await page.waitForURL('/admin')
    await expect(page.getByLabel('Username')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  })
})

test.describe('a dashboard without rows', () => {
  test('says that nothing was submitted only where that is true', async ({ page }) => {
    // Other specs may add teams in the meantime.
    await page.route('**/api/admin/table*', (route) =>
      route.fulfill({ json: { dashboard_table_data: [], next_cursor: null, total: { teams: 0, more: false } } }),
    )
    await enter(page)
    await page.goto('/admin/dashboard')
    await expect(page.getByText('No data has been submitted yet!')).toBeVisible()
    await expect(page.getByText('No team fits these filters.')).toHaveCount(0)
    await expectAccessible(page)
  })

  for (const filters of ['?from=2101-01-01&to=2101-12-31', '?search=quetzalcoatl', '?version=v1&to=2001-12-31'])
    test(`says that no team fits ${filters}`, { tag: '@slow' }, async ({ page }) => {
      await enter(page)
      await page.goto(`/admin/dashboard${filters}`)
      await expect(page.getByText('No team fits these filters.')).toBeVisible()
      await expect(page.getByText('No data has been submitted yet!')).toHaveCount(0)
      await page.getByRole('button', { name: 'Show all teams' }).click()
      await page.waitForURL('/admin/dashboard')
    })
})

test('insight is a screen of its own, and version and period go along', { tag: '@slow' }, async ({ page }) => {
  await enter(page)
  await page.goto('/admin/dashboard?version=v2&to=2001-12-31&search=team')
  await expect(page.getByRole('region', { name: 'In short' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Insight' }).click()
  await page.waitForURL('/admin/insight?version=v2&to=2001-12-31')
  await expect(heading(page, 'Insight')).toBeFocused()
  await expect(page.getByText('No team has finished up to 31-12-2001.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all teams' }).click()
  await page.waitForURL('/admin/insight')
  await page.goBack()
  await page.getByRole('link', { name: 'Results' }).click()
  await page.waitForURL('/admin/dashboard?version=v2&to=2001-12-31')
})

test('each row holds what the specification asks for, and opens like a link', async ({
  page,
  context,
  troubles,
  db,
}) => {
  // The opened teams have no photo.
  troubles.expect(/404/)
  const part = (n: number) => (n === 0 ? { name: null, email: '' } : {})
  const teams = await addFinishedTeams(db, { year: 2102, count: 4, part })
  await enter(page)
  await page.goto(yearOf(2102))
  for (const title of ['Versie', 'Teamname', 'Date finished', 'E-mailaddress teamleader'])
    await expect(page.getByRole('columnheader', { name: title })).toBeVisible()
  for (const [index, { slug, name, email, finished }] of teams.toReversed().entries()) {
    const cells = rows(page).nth(index + 1)
    await expect(cells).toContainText(slug === 'v2' ? 'Thrive Lab v2' : 'Thriving Teams 1.0 v1')
    for (const text of [name ?? 'Not given yet', dayOf(finished), email || 'Not given yet'])
      await expect(cells).toContainText(text)
  }
  await expectNoSidewaysScroll(page)

  const last = teams[3]
  const [tab] = await Promise.all([context.waitForEvent('page'), rows(page).nth(1).click({ button: 'middle' })])
  await tab.waitForURL(`/admin/${last?.uuid}`)
  await tab.close()
  await rows(page).nth(2).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL(`/admin/${last?.uuid}`)
  await expect(heading(page, last?.name ?? '')).toBeFocused()
  await page.goBack()
  await rows(page)
    .nth(3)
    .click({ position: { x: 20, y: 20 } })
  await page.waitForURL(`/admin/${teams[1]?.uuid}`)
})

test('search and filters stand in the address, for back and reload', async ({ page, db }) => {
  const part = (n: number) => ({ name: n < 3 ? `Blauwe Vogel ${n}` : `Other ${n}` })
  await addFinishedTeams(db, { year: 2103, count: 8, part })
  await enter(page)
  await page.goto(yearOf(2103))
  await expect(rows(page)).toHaveCount(9)

  await page.getByRole('searchbox').fill('blauwe VOGEL')
  await page.waitForURL(/search=blauwe/)
  await expect(rows(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Thrive Lab', exact: true }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('searchbox')).toHaveValue('blauwe VOGEL')
  await page.goBack()
  await expect(rows(page)).toHaveCount(4)

  await page.getByRole('searchbox').fill('lead5.2103@')
  await expect.poll(() => namesOn(page)).toEqual(['Other 5'])
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(rows(page)).toHaveCount(9)

  await page.getByRole('button', { name: /Period/ }).click()
  await page.getByRole('option', { name: 'Last 30 days' }).click()
  await page.waitForURL(/\?period=30-days$/)
  await page.getByRole('button', { name: /Period/ }).click()
  await page.getByRole('option', { name: 'Choose dates' }).click()
  // Typed as people type dates: the focus advances by itself.
  await page.getByRole('spinbutton', { name: /day.*start/i }).click()
  await page.keyboard.type('0501210311012103')
  await page.waitForURL(/from=2103-01-05&to=2103-01-11$/)
  await expect.poll(() => namesOn(page)).toEqual(['Other 3', 'Blauwe Vogel 2', 'Blauwe Vogel 1'])
})

test('pages go forward and back, in any order, and a reload stays', { tag: '@slow' }, async ({ page, db }) => {
  const teams = await addFinishedTeams(db, { year: 2104, count: 60 })
  const names = teams.map(({ name }) => name ?? '')
  await enter(page)
  await page.goto(yearOf(2104))
  await expect(page.getByText('60 teams', { exact: true })).toBeVisible()
  expect(await namesOn(page)).toEqual(names.toReversed().slice(0, 25))

  await page.getByRole('columnheader', { name: 'Teamname' }).click()
  await expect(page.getByRole('columnheader', { name: 'Teamname' })).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => namesOn(page)).toEqual(names.slice(0, 25))
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => namesOn(page)).toEqual(names.slice(25, 50))
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => namesOn(page)).toEqual(names.slice(50))
  await expect(page.getByText('Page 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0)

  await page.reload()
  await expect.poll(() => namesOn(page)).toEqual(names.slice(50))
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect.poll(() => namesOn(page)).toEqual(names.slice(25, 50))
  await page.goBack()
  await expect(page.getByText('Page 3')).toBeVisible()
  await page.goto(page.url())
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect.poll(() => namesOn(page)).toEqual(names.slice(25, 50))
})

test('works on a phone', { tag: '@slow' }, async ({ page, db }) => {
  await addFinishedTeams(db, { year: 2105, count: 4, part: (n) => ({ name: n === 1 ? 'A'.repeat(80) : `Phone ${n}` }) })
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page)
  await page.goto(yearOf(2105))
  await expect(page.getByRole('row', { name: 'Phone 3' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: /Sort by/ }).click()
  await page.getByRole('option', { name: 'Teamname, Z to A' }).click()
  await page.waitForURL(/sort=name$/)
  await expect.poll(() => namesOn(page)).toEqual(['Phone 3', 'Phone 2', 'Phone 0', 'A'.repeat(80)])
})
