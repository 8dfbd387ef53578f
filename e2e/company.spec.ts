import { createServer } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { CLIENT, type Company, startCompany } from '../scripts/company-provider.ts'
import { type Demo, startDemo } from '../scripts/start-demo.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addFinishedTeams, HR } from './hr.ts'

/** A separate product, because an organisation has only one way to sign in. */
let demo: Demo
let company: Company
let db: pg.Pool

const PEOPLE = [
  { subject: 'lien', email: 'lien.maes@havenlicht.example', name: 'Lien Maes' },
  { subject: 'stranger', email: 'stranger@elsewhere.example' },
]

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

test.beforeAll(async () => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  company = await startCompany(PEOPLE, `${origin}/sign-in`)
  demo = await startDemo({
    DEMO_EMPTY: '1',
    RATE_LIMITS: 'off',
    HR_EMAIL: HR.email,
    HR_PASSWORD: HR.password,
    PORT: String(port),
    PUBLIC_URL: origin,
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  })
  db = new pg.Pool({ connectionString: demo.database })
  await addFinishedTeams(db, { year: 2026, count: 1 })
})
test.afterAll(async () => {
  await db?.end()
  await demo?.stop()
  await company?.stop()
})

const at = (path: string) => new URL(path, demo.url).href

async function logIn(page: Page, label: string) {
  await page.getByLabel(label).fill(HR.email)
  await page.getByLabel('Password').fill(HR.password)
  await page.getByRole('button', { name: 'Start' }).click()
}

/** Signs in on the company's own page. */
async function atCompany(page: Page, email: string) {
  await page.getByRole('heading', { name: 'Company account' }).waitFor()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Tries the saved settings, in a window that closes itself. */
async function tryLogIn(page: Page, key: string) {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: key }).click()
  const beside = await opening
  await expect(page.getByText('Waiting for you to come back.')).toBeVisible()
  await atCompany(beside, 'lien.maes@havenlicht.example')
  await expect(page.getByText(/In use since .*: the test came back\./)).toBeVisible()
  expect(beside.isClosed()).toBe(true)
}

/** Ten minutes later, an export asks the user to prove who they are: at the company, in a window that closes itself. */
async function proveAtCompany(colleague: Page) {
  await db.query(
    `update hr_token set proven_at = now() - interval '11 minutes'
     from hr_account where account_id = hr_account.id and email like 'lien.%'`,
  )
  await colleague.getByRole('button', { name: 'CSV' }).first().click()
  const dialog = colleague.getByRole('dialog', { name: 'Please confirm that it is you' })
  await expect(dialog).toContainText('You signed in with your company account.')
  await expectAccessible(colleague)
  const opening = colleague.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Sign in once more' }).click()
  const beside = await opening
  const saving = colleague.waitForEvent('download')
  await atCompany(beside, 'lien.maes@havenlicht.example')
  expect((await saving).suggestedFilename()).toMatch(/\.csv$/)
  await expect(dialog).toHaveCount(0)
  expect(beside.isClosed()).toBe(true)
}

const anew = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()

test('an owner lets the people of the company sign in with their own account', { tag: '@slow' }, async ({
  page,
  browser,
  troubles,
}) => {
  test.slow()
  troubles.expect(/403/)
  await test.step('before, the log-in is as it was', async () => {
    await page.goto(at('/admin'))
    await expect(page.getByRole('button', { name: /company/i })).toHaveCount(0)
    await logIn(page, 'Username')
    await page.waitForURL(at('/admin/dashboard'))
  })

  await test.step('an issuer that is mistyped is found before anything is saved', async () => {
    await page.goto(at('/admin/organisation/sign-in'))
    await page.getByLabel('Issuer').fill('http://127.0.0.1:9')
    await page.getByRole('button', { name: 'Test the connection' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'No connection.' })).toBeVisible()
    await expect(page.getByText('No answer from this address.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save sign-in' })).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
  })

  await test.step('it is filled in and saved', async () => {
    await page.getByLabel('Issuer').fill(company.issuer)
    await page.getByLabel('Client ID').fill(CLIENT.id)
    await page.getByLabel('Client secret').fill(CLIENT.secret)
    await page.getByLabel('E-mail domains').fill('havenlicht.example')
    await page.keyboard.press('Enter')
    await page.getByRole('switch', { name: 'Off' }).check()
    await page.getByRole('switch', { name: 'Only people who are invited' }).uncheck()
    await expect(page.getByText('6 changes not saved')).toBeVisible()
    await page.getByRole('button', { name: 'Save sign-in' }).click()
    await expect(page.getByText('Not switched on: the test has to come back first.')).toBeVisible()
    await expect(page.getByText('ends in k9Q2')).toBeVisible()
    const colleague = await anew(browser)
    await colleague.goto(at('/admin'))
    await expect(colleague.getByLabel('Password')).toBeVisible()
    await expect(colleague.getByRole('button', { name: /company/i })).toHaveCount(0)
    await colleague.context().close()
  })

  await test.step('the test is a log-in at the company in a window of its own, and says who came back', async () => {
    await tryLogIn(page, 'Test the saved settings')
    await expect(page.getByText('You came back as lien.maes@havenlicht.example.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a colleague types an address of the company, is taken there, and has an account', async () => {
    const colleague = await anew(browser)
    await colleague.goto(at('/admin'))
    await expect(colleague.getByRole('button', { name: 'Continue with your company account' })).toBeVisible()
    await colleague.getByLabel('E-mail address').fill('lien.maes@havenlicht.example')
    await colleague.keyboard.press('Tab')
    await expect(colleague.getByText('Your company signs in over there.')).toBeVisible()
    await expect(colleague.getByLabel('Password')).toHaveCount(0)
    await expectAccessible(colleague)
    const key = colleague.getByRole('button', { name: 'Continue to your company' })
    await expect(key).toBeFocused()
    await key.press('Enter')
    await atCompany(colleague, 'lien.maes@havenlicht.example')
    await colleague.waitForURL(at('/admin/insight'))
    await expect(colleague.getByRole('banner')).toContainText('Lien MaesViewer')
    // Who may export has to prove who they are.
    await db.query("update hr_account set role = 'analyst' where email = 'lien.maes@havenlicht.example'")
    await colleague.goto(at('/admin/dashboard'))
    await proveAtCompany(colleague)
    await colleague.context().close()
  })

  await test.step('somebody of another domain is refused in words, and can try again as somebody else', async () => {
    const stranger = await anew(browser)
    await stranger.goto(at('/admin'))
    await stranger.getByRole('button', { name: 'Continue with your company account' }).click()
    await atCompany(stranger, 'stranger@elsewhere.example')
    await expect(stranger.getByRole('alert')).toContainText(
      'You are signed in as stranger@elsewhere.example, which is not an address of this company.',
    )
    expect(stranger.url()).toBe(at('/sign-in'))
    await expectAccessible(stranger)
    await stranger.getByRole('button', { name: 'Try another company account' }).click()
    await atCompany(stranger, 'lien.maes@havenlicht.example')
    await stranger.waitForURL(at('/admin/dashboard'))
    await stranger.context().close()
  })

  await test.step('from now on only this way, and one owner keeps a password', async () => {
    await page.getByRole('link', { name: 'Edit the settings' }).click()
    await page.getByRole('switch', { name: 'Only single sign-on' }).check()
    await expect(page.getByText(`except for one owner in an emergency: ${HR.email}.`)).toBeVisible()
    await page.getByRole('button', { name: 'Save sign-in' }).click()
    await expect(page.getByText('Wanted on')).toBeVisible()
    await tryLogIn(page, 'Test the saved settings')
    await expect(page.getByText(`Passwords no longer work, except for ${HR.email} in an emergency.`)).toBeVisible()
    const owner = await anew(browser)
    await owner.goto(at('/admin'))
    await expect(owner.getByLabel('Password')).toHaveCount(0)
    await owner.getByRole('button', { name: 'Log in with a password, in an emergency' }).click()
    await expectAccessible(owner)
    await logIn(owner, 'E-mail address')
    await owner.waitForURL(at('/admin/dashboard'))
    await owner.context().close()
  })
})

test('what came back for somebody else logs nobody in', { tag: '@slow' }, async ({ page, troubles }) => {
  troubles.expect(/403/)
  await page.goto(at('/sign-in?code=stolen&state=stolen'))
  await expect(page.getByRole('alert')).toContainText('was begun in another browser')
  expect(page.url()).toBe(at('/sign-in'))
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await page.getByRole('link', { name: 'Back to log in' }).click()
  await expect(page.getByRole('heading', { name: 'Admin' })).toBeVisible()
})
