import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { addTeams } from '@thrive/testkit/team'
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts'
import { HR, openPersonMenu } from './hr.ts'
import { startOwnProduct, testWith } from './own-product.ts'
import { heading, newAddress } from './team.ts'

/** A separate product, because an owner's settings affect everybody. */
const test = testWith(startOwnProduct)

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M4 36L18 6h10l14 30Z"/></svg>'
/** One pixel. */
const LOGO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

async function logIn(page: Page, email: string) {
  await page.goto('/admin?lang=en')
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password').fill(HR.password)
  await page.getByRole('button', { name: 'Start' }).click()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save settings' }).click()
const bar = (page: Page) => page.locator('.savebar').getByRole('status')

test(
  'an owner sets name, logo, support and language, and teams see them',
  { tag: '@slow' },
  async ({ page, browser, baseURL, troubles }, info) => {
    // Covers both an owner's work and a team's.
    test.slow()
    troubles.expect(/400/)
    await test.step('a field that does not fit is told of, and nothing is saved', async () => {
      await logIn(page, HR.email)
      await page.getByRole('link', { name: 'Organisation' }).click()
      await page.getByRole('link', { name: 'Settings' }).click()
      await expect(heading(page, 'Settings')).toBeFocused()
      await page.getByLabel('For Thrive Lab').fill('support@havenlicht')
      await page.getByLabel('Name', { exact: true }).fill('Havenlicht')
      await expect(page.getByText('Please enter a valid e-mail address.')).toBeVisible()
      await save(page)
      await expect(bar(page)).toHaveText('1 field needs your attention')
      await expect(page.getByLabel('For Thrive Lab')).toBeFocused()
      await expectAccessible(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 1440, height: 900 })
    })
    await test.step('what fits is saved', async () => {
      await page.getByLabel('For Thrive Lab').fill('lab@havenlicht.example')
      await page.getByLabel('Default language').selectOption('Nederlands')
      await expect(bar(page)).toHaveText('3 changes not saved')
      await save(page)
      await expect(bar(page)).toHaveText('Everything is saved')
      await expect(page.getByText('What Thrive Lab knows about Havenlicht', { exact: false })).toBeVisible()
      await expect(page.getByRole('banner')).toContainText('Havenlicht · Owner')
    })
    await test.step('every screen of the organisation asks how long answers are kept, until an owner has decided', async () => {
      const asked = page.getByText('Nobody has decided how long answers are kept')
      await expect(asked).toBeVisible()
      await page.getByRole('link', { name: 'Decide' }).click()
      await expect(heading(page, 'Data and privacy')).toBeFocused()
      await page.getByRole('checkbox', { name: 'Keep answers until somebody erases them' }).uncheck()
      await page.getByRole('button', { name: 'More months' }).click()
      await save(page)
      await expect(bar(page)).toHaveText('Everything is saved')
      await expect(page.getByRole('textbox', { name: 'Months' })).toHaveValue('25')
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Settings' }).click()
      await expect(asked).toHaveCount(0)
    })
    await test.step('the logo has its place as soon as it is chosen', async () => {
      const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(LOGO, 'base64') }
      await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from(DRAWING) })
      await expect(page.getByRole('alert')).toContainText('An SVG has to be saved as PNG first.')
      await page.locator('input[type=file]').setInputFiles(file)
      await expect(page.getByRole('button', { name: 'Replace…' })).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('the log says what was changed, and by whom', async () => {
      await page.getByRole('link', { name: 'Audit log' }).click()
      const changed = page.getByRole('row').filter({ hasText: 'Changed settings' })
      await expect(changed.first()).toContainText('Logo')
      await expect(changed.nth(1)).toContainText(/Name: .*Default language: was English → is now Nederlands/)
      const kept = page.getByRole('row').filter({ hasText: 'Changed how long answers are kept' })
      await expect(kept).toContainText('was Always → is now 25 months')
      await expect(page.getByRole('row').filter({ hasText: 'Signed in' }).first()).toContainText(HR.email)
      await expectAccessible(page)
    })

    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } })
    const team = await context.newPage()
    await test.step('the start screens begin in that language and have the logo', async () => {
      await team.goto('/')
      await expect(team.locator('html')).toHaveAttribute('lang', 'nl')
      await expect(team.getByRole('img', { name: 'Havenlicht' })).toBeVisible()
      await team.goto('/version/v2')
      await expect(team.getByRole('img', { name: 'Havenlicht' })).toBeVisible()
      await expectAccessible(team)
    })
    await test.step('the tutorial names its support', async () => {
      await team.locator('.corner button').click()
      await expect(team.getByRole('link', { name: 'lab@havenlicht.example' })).toBeVisible()
    })
    await test.step('the PDF has the logo', async () => {
      const headers = { 'X-Requested-With': 'XMLHttpRequest' }
      const form = { email: newAddress(), versionSlug: 'v2', lang: 'en' }
      const started = await team.request.post('/api/session/create', { headers, form })
      await team.goto(`/download/${(await started.json()).uuid}`)
      const [download] = await Promise.all([
        team.waitForEvent('download'),
        team.getByRole('button', { name: 'Download PDF' }).click(),
      ])
      const file = info.outputPath('thrive-export.pdf')
      await download.saveAs(file)
      const images = execFileSync('pdfimages', ['-list', '-l', '1', file], { encoding: 'utf8' }).split('\n')
      expect(images.filter((line) => / image /.test(line))).toHaveLength(1)
    })
    await context.close()
  },
)

test('a shorter retention says what it erases, waits, and is stopped from any screen', { tag: '@slow' }, async ({
  page,
  db,
}) => {
  const old = new Date(Date.now() - 100 * 86_400_000)
  await addTeams(db, [{ finished: old }, { finished: old }, { finished: new Date() }])
  await db.query('update organisation set retention_months = 24')
  await logIn(page, HR.email)
  await expect(heading(page, 'Results')).toBeVisible()
  await page.goto('/admin/organisation/data')
  await page.getByRole('textbox', { name: 'Months' }).fill('1')
  await expect(page.getByText(/^2 of \d+ sessions are erased from/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Shorten to 1 month…' }).click()
  const dialog = page.getByRole('alertdialog', { name: /^Erase 2 sessions from/ })
  await expect(dialog.getByRole('button', { name: 'Keep 24 months' })).toBeFocused()
  await dialog.getByLabel('Type the number of sessions').fill('2')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 month from', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Results' }).click()
  await page.getByRole('complementary').getByRole('button', { name: 'Stop it…' }).click()
  await expect(page.getByRole('complementary')).toHaveCount(0)
  const kept = 'select retention_months, retention_next from organisation'
  expect((await db.query(kept)).rows).toEqual([{ retention_months: 24, retention_next: null }])
})

test('an owner finds an open session by its address, and erases it', { tag: '@full' }, async ({ page, db }) => {
  const email = newAddress()
  await addTeams(db, [{ email, finished: null }, { email }])
  await logIn(page, HR.email)
  await expect(heading(page, 'Results')).toBeVisible()
  await page.goto('/admin/organisation/find')
  await expectAccessible(page)
  await page.getByLabel('E-mail address of a team leader').fill(email.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Open session')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Erase all of it…' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await dialog.getByLabel('Type the address').fill(email)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Erased today at/)).toBeVisible()
  await expect(heading(page, 'Find and erase')).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect((await db.query('select 1 from session where email = $1', [email])).rowCount).toBe(0)
})

test('what is not for a role says so, and who can change that', { tag: '@slow' }, async ({ page, db }) => {
  await db.query("update hr_account set name = 'Noor de Vries' where role = 'owner'")
  await db.query(`insert into hr_account (email, email_key, password_hash, role, lang)
    select their || '@example.org', their || '@example.org', password_hash, their, 'en'
    from hr_account, unnest(array['analyst', 'author']) as other (their) where role = 'owner'`)

  await logIn(page, 'analyst@example.org')
  await expect(heading(page, 'Results')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'HR' }).getByRole('link')).toHaveText(['Results', 'Rounds'])
  for (const path of ['people', 'sign-in', 'settings', 'data', 'find', 'log', 'about']) {
    await page.goto(`/admin/organisation/${path}`)
    await expect(heading(page, 'This is not for your role')).toBeFocused()
  }
  await expect(page.getByText('Noor de Vries can change your role.')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'To the results' }).click()
  await expect(heading(page, 'Results')).toBeVisible()
  await openPersonMenu(page, { email: 'analyst@example.org', password: '' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)
  await openPersonMenu(page, { email: 'analyst@example.org', password: '' })
  await page.getByRole('button', { name: 'Log out' }).click()

  await logIn(page, 'author@example.org')
  await page.waitForURL('/admin/studio')
  await expect(page.getByRole('navigation', { name: 'HR' }).getByRole('link')).toHaveText(['Studio'])
  await page.goto('/admin/dashboard')
  await expect(heading(page, 'This is not for your role')).toBeVisible()
  await expect(page.getByText('Authors edit the workshops')).toBeVisible()
  await page.getByRole('link', { name: 'To the studio' }).click()
  await expect(heading(page, 'Studio')).toBeVisible()
})
