import { teamAt } from './filled-team.ts'
import { misfits } from './fit.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { heading, newAddress, sessionAt, startSession, WORKSHOPS } from './team.ts'

test('the start screen leads to both versions', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Want to repeat or begin with the Thriving Teams 1.0 version first?')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Enter the Thrive Lab' }).click()
  await page.waitForURL('/version/v2')
  await page.goBack()
  await page.getByRole('link', { name: 'Thriving Teams 1.0' }).click()
  await page.waitForURL('/version/v1')
})

test('a path that is no screen shows the start screen; an unknown version leads there', async ({ page }) => {
  await page.goto('/somewhere/else')
  await expect(page.getByRole('link', { name: 'Enter the Thrive Lab' })).toBeVisible()
  await page.goto('/version/v3')
  await page.waitForURL('/')
})

test('a survey without a session leads to the start screen, and asks the server nothing about one', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  for (const path of ['/survey/v1', '/results/v2/', '/survey']) {
    await page.goto(path)
    await page.waitForURL('/')
    await expect(page.getByRole('link', { name: 'Enter the Thrive Lab' })).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  // The start screen calls only the organisation's endpoint, for the logo.
  expect(calls.filter((path) => path.startsWith('/api/') && path !== '/api/organisation')).toEqual([])
})

for (const slug of ['v1', 'v2'] as const) {
  const { name, start, tutorial } = WORKSHOPS[slug]

  test(`${slug}: the version start says what it is and what it shares`, async ({ page }) => {
    await page.goto(`/version/${slug}`)
    await expect(heading(page, start.headline)).toBeVisible()
    await expect(page.getByText(start.hint)).toBeVisible()
    for (const word of ['connect', 'trust', 'inspire'])
      await expect(page.getByText(word, { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test(`${slug}: a server that fails or hangs leaves its own start, at once, and no session`, {
    tag: slug === 'v1' ? '@slow' : [],
  }, async ({ page, troubles }) => {
    troubles.expect(/500|Failed to load resource/)
    const look = page.getByRole('main').getByRole('img', { name, exact: true })
    await page.route('**/api/version/all', () => {})
    await page.goto(`/version/${slug}`)
    await expect(heading(page, start.headline)).toBeVisible({ timeout: 5_000 })
    await page.unrouteAll()
    await page.route('**/api/version/all', (route) => route.fulfill({ status: 500 }))
    // The clock is paused, so there is no second attempt.
    await page.clock.install()
    await page.goto(`/version/${slug}`)
    await expect(heading(page, start.headline)).toBeVisible()
    await expect(look).toBeVisible()
    await page.getByLabel('E-mail address teamleader').fill(newAddress())
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('alert')).toHaveText('Something went wrong, please refresh the page.')
  })

  test(`${slug}: the tab names the version and the step`, { tag: slug === 'v1' ? '@slow' : [] }, async ({ page }) => {
    await page.goto(`/version/${slug}`)
    await expect(page).toHaveTitle(`Start · ${name}`)
    const uuid = await sessionAt(page, slug, 3)
    await expect(page).toHaveTitle(`Step 3 of ${WORKSHOPS[slug].survey.length} · ${name}`)
    await page.goto(`/download/${uuid}`)
    await expect(page).toHaveTitle(`Your Thrive Game Answers · ${name}`)
  })

  test(`${slug}: the tutorial opens over the form and gives the focus back`, {
    tag: slug === 'v1' ? '@slow' : [],
  }, async ({ page }) => {
    await page.goto(`/version/${slug}`)
    await page.getByLabel('E-mail address teamleader').fill('half@typed')
    await page.getByRole('button', { name: tutorial.title }).click()
    await expect(page.getByRole('dialog', { name: tutorial.title })).toBeVisible()
    await expect(page.getByLabel('E-mail address teamleader')).toBeHidden()
    await expect(page.getByRole('link', { name: tutorial.supportEmail })).toBeVisible()
    for (const { label } of [tutorial.infographic, tutorial.kit].filter((file) => file !== null)) {
      const link = page.getByRole('link', { name: label })
      const response = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(response.headers()['content-type']).toBe('application/pdf')
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: tutorial.title })).toBeFocused()
    await expect(page.getByLabel('E-mail address teamleader')).toHaveValue('half@typed')
  })
}

test('an address that is none is told so, and the focus stays', async ({ page }) => {
  await page.goto('/version/v1')
  await page.getByLabel('E-mail address teamleader').fill('noor.devries@')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid e-mail address.')
  await expectAccessible(page)
})

test('entering the address again continues where the team was', async ({ page, browser }) => {
  const email = newAddress()
  const uuid = await startSession(page, 'v1', email)
  const other = await (await browser.newContext({ baseURL: process.env.E2E_URL ?? '' })).newPage()
  expect(await startSession(other, 'v1', email.toUpperCase())).toBe(uuid)
  await other.context().close()
})

test('a session that does not exist leads home', async ({ page, troubles }) => {
  troubles.expect(/401/)
  await page.goto('/survey/v1/00000000-0000-4000-8000-000000000000')
  await page.waitForURL('/')
})

test('a browser in which a team finished offers its last results, as long as there are any', async ({
  page,
  db,
  troubles,
}) => {
  const offer = page.getByRole('link', { name: 'Your last results' })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Enter the Thrive Lab' })).toBeVisible()
  await expect(offer).toHaveCount(0)
  const uuid = await teamAt('v2', 1)
  await page.goto(`/results/v2/${uuid}`)
  await expect(heading(page, 'Get your personalized lab results')).toBeVisible()
  await page.goto('/')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await offer.click()
  await page.waitForURL(`/download/${uuid}`)
  await expect(heading(page, 'Your Thrive Game Answers')).toBeVisible()

  troubles.expect(/401/)
  await db.query('delete from session where uuid = $1', [uuid])
  await page.reload()
  await page.waitForURL('/')
  await expect(page.getByRole('link', { name: 'Enter the Thrive Lab' })).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test.describe('a browser that asks for French', () => {
  test.use({ locale: 'fr-BE' })

  test('is offered it on its first visit, at every size, and once taken it stays', { tag: '@slow' }, async ({
    page,
  }) => {
    for (const path of ['/', '/version/v1', '/version/v2']) {
      await page.addInitScript(() => localStorage.removeItem('language_offered'))
      await page.goto(path)
      await expect(page.getByRole('region', { name: 'Langue' })).toBeVisible()
      await expectAccessible(page)
      expect(await misfits(page), path).toEqual([])
    }
    await page.getByRole('button', { name: 'Lire en français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('region', { name: 'Langue' })).toHaveCount(0)
  })
})
