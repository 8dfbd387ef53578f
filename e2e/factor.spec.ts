import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import type pg from 'pg'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addFinishedTeams, HR, logOut, openPersonMenu, yearOf } from './hr.ts'
import { product } from './team.ts'

/** Only this spec's team finished in this year. */
const YEAR = 2046

/** Returns the code an authenticator app shows, this many 30-second steps from now. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: Date.now() + steps * 30_000 })

/** Creates an account for this spec, with the password that all accounts share. */
async function newMember(db: pg.Pool) {
  const email = `factor.${crypto.randomUUID()}@example.org`
  await db.query(
    `insert into hr_account (email, email_key, password_hash, role)
     select $1, $1, password_hash, 'owner' from hr_account where email = $2`,
    [email, HR.email],
  )
  return { email, password: HR.password }
}

type Member = Awaited<ReturnType<typeof newMember>>

async function logIn(page: Page, { email, password }: Member) {
  await page.goto('/admin')
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Start' }).click()
}
const logInBy = (member: Member, code: string) => product().post('/api/admin/login', { ...member, code })

async function openAccount(page: Page, member: Member) {
  await openPersonMenu(page, member)
  await page.getByRole('link', { name: 'Account' }).click()
}

/** Reads the key from the screen, like a user who cannot scan. */
const keyOn = async (page: Page) => (await page.locator('code').innerText()).replaceAll(' ', '')

async function setUp(page: Page) {
  const secret = await keyOn(page)
  await page.getByLabel('Type the code that the app shows').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Next: recovery codes' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these ten codes' })).toBeVisible()
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
  return { secret, codes }
}

const anotherBrowser = async (browser: Browser) => (await browser.newContext()).newPage()

test('a second factor is set up, asked for, used once, and replaced by recovery codes', { tag: '@slow' }, async ({
  page,
  db,
  troubles,
}) => {
  troubles.expect(/40[01]/)
  const member = await newMember(db)
  await logIn(page, member)
  await openAccount(page, member)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Set it up' }).click()

  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Type the code that the app shows').fill('000000')
  await page.getByRole('button', { name: 'Next: recovery codes' }).click()
  await expect(page.getByRole('alert')).toContainText('That code is not right')
  const { secret, codes } = await setUp(page)
  expect(codes).toHaveLength(10)
  await expectAccessible(page)

  await test.step('the codes are kept before anything goes on', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const file = await readFile(await (await saving).path(), 'utf8')
    expect(file).toContain(member.email)
    for (const code of codes) expect(file).toContain(code)
    const done = page.getByRole('button', { name: 'Done' })
    await expect(done).toHaveAttribute('aria-disabled', 'true')
    await page.getByLabel('I have put them where I find them').check()
    await done.click()
    await expect(page.getByText(/^On since/)).toBeVisible()
    await expect(page.getByText('Recovery codes that you have left: 10')).toBeVisible()
  })

  await test.step('the password alone opens nothing, a code does, once', async () => {
    await logOut(page, member)
    await page.waitForURL('/admin')
    await logIn(page, member)
    const field = page.getByLabel('Code from your app')
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    const code = codeOf(secret, 1)
    await field.fill(code)
    await page.keyboard.press('Enter')
    await page.waitForURL('/admin/dashboard')
    expect(await logInBy(member, code)).toMatchObject({ status: 401, body: { error: 'code-wrong' } })
  })

  await test.step('a recovery code opens once', async () => {
    await logOut(page, member)
    await logIn(page, member)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expectAccessible(page)
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await page.waitForURL('/admin/dashboard')
    await openAccount(page, member)
    await expect(page.getByText('Recovery codes that you have left: 9')).toBeVisible()
    expect(await logInBy(member, codes[0] ?? '')).toMatchObject({ status: 401, body: { error: 'code-wrong' } })
  })

  await test.step('new recovery codes end the old ones', async () => {
    await page.getByRole('button', { name: 'New recovery codes' }).click()
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await page.getByRole('button', { name: 'Done' }).click()
    expect((await logInBy(member, codes[1] ?? '')).status).toBe(401)
  })

  await test.step('it is switched off', async () => {
    await page.getByRole('button', { name: 'Switch it off' }).click()
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch it off' }).click()
    await expect(page.getByRole('link', { name: 'Set it up' })).toBeVisible()
    await logOut(page, member)
    await logIn(page, member)
    await page.waitForURL('/admin/dashboard')
  })
})

test('after ten minutes an export asks who is there, and goes on by itself', { tag: '@slow' }, async ({
  page,
  db,
  troubles,
}) => {
  troubles.expect(/40[03]/)
  const member = await newMember(db)
  await addFinishedTeams(db, { year: YEAR, count: 1 })
  await logIn(page, member)
  await page.waitForURL('/admin/dashboard')
  await page.goto('/admin/factor')
  const { codes } = await setUp(page)
  await page.goto(yearOf(YEAR))
  const exportAsCsv = page.getByRole('button', { name: 'CSV' }).first()
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' })
  await db.query(
    `update hr_token set proven_at = now() - interval '11 minutes'
     from hr_account where account_id = hr_account.id and email = $1`,
    [member.email],
  )

  await test.step('Cancel leaves it, and says why', async () => {
    await exportAsCsv.click()
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText('Sign in once more first')
  })

  await test.step('what is wrong is said at its field', async () => {
    await exportAsCsv.click()
    await dialog.getByLabel('Password').fill('not the password')
    await dialog.getByLabel('Code from your app').fill('000000')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Password').fill(member.password)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog.getByLabel('Code from your app')).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('the proof is enough: the file arrives without another press', async () => {
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
    await dialog.getByLabel('Recovery code').fill(codes[0] ?? '')
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    expect((await saving).suggestedFilename()).toMatch(/\.csv$/)
    await expect(dialog).toHaveCount(0)
  })

  await test.step('and for ten minutes nobody is asked', async () => {
    const saving = page.waitForEvent('download')
    await exportAsCsv.click()
    await saving
  })
})

test('signing out elsewhere ends the other browser, and everywhere this one too', { tag: '@full' }, async ({
  page,
  browser,
  db,
  troubles,
}) => {
  troubles.expect(/401/)
  const member = await newMember(db)
  const [second, third] = [await anotherBrowser(browser), await anotherBrowser(browser)]
  for (const each of [second, third, page]) {
    await logIn(each, member)
    await each.waitForURL('/admin/dashboard')
  }
  await openAccount(page, member)
  const logins = page.locator('.logins-card').getByRole('listitem')
  await expect(logins).toHaveCount(3)
  await expect(page.getByText('This one')).toHaveCount(1)
  await expectAccessible(page)

  await logins
    .getByRole('button', { name: /^Sign out .*Linux$/ })
    .last()
    .click()
  await expect(logins).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
  for (const each of [second, third]) {
    await each.reload()
    await each.waitForURL('/admin')
    await expect(each.getByRole('status')).toHaveText('Your login has ended. Please log in again.')
    await each.context().close()
  }
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await page.waitForURL('/admin')
})

test('where the organisation asks for it, nothing else can be opened first', async ({ page, db }) => {
  const member = await newMember(db)
  // The real rule would stop every other running test; factor.test.ts covers the server's side.
  let must = true
  await page.route('**/api/admin/account', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), mustSetFactor: must } })
  })
  await logIn(page, member)
  await page.waitForURL('/admin/factor')
  await expect(page.getByText('asks for it. From now on a code')).toBeVisible()
  await page.goto('/admin/organisation/people')
  await page.waitForURL('/admin/factor')
  await page.getByRole('button', { name: 'Not now, log out' }).click()
  await page.waitForURL('/admin')

  await logIn(page, member)
  await page.waitForURL('/admin/factor')
  await setUp(page)
  must = false
  await page.getByLabel('I have put them where I find them').check()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL('/admin/dashboard')
})

test('a name is what colleagues see', { tag: '@slow' }, async ({ page, db }) => {
  const member = await newMember(db)
  await logIn(page, member)
  await openAccount(page, member)
  await page.getByLabel('Name', { exact: true }).fill('Noor de Wit')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByText('Your name is saved.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Noor de Wit' })).toBeVisible()
})
