import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures.ts'
import { logIn, OWNER } from './hr.ts'
import { mails, testWithMail } from './mail-product.ts'
import { englishOn } from './no-english.ts'

const test = testWithMail({ RATE_LIMITS: 'off', HR_EMAIL: OWNER.email, HR_PASSWORD: OWNER.password })

/** Returns the path of the link in the nth mail to this address. */
async function linkTo(email: string, kind: 'invitation' | 'reset', nth = 1): Promise<string> {
  const found = () =>
    mails.filter((mail) => mail.includes(`To: ${email}`) && mail.includes(`/admin/${kind}?`))[nth - 1] ?? ''
  await expect.poll(found).not.toBe('')
  return new RegExp(`/admin/${kind}\\?lang=\\w\\w#[\\w-]{43}`).exec(found())?.[0] ?? ''
}

/** Opens a page for another person, on another computer. */
async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
}

async function invite(page: Page, email: string, role: string) {
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await expect(dialog.getByLabel('E-mail address')).toBeFocused()
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByRole('radio', { name: role }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible()
}

const PEOPLE = '/admin/organisation/people'

test('an owner invites, changes the role and removes; the invited person sees what their role lets them', {
  tag: '@slow',
}, async ({ page, browser, baseURL, troubles }) => {
  const email = 'lien.maes@example.org'
  await logIn(page, OWNER)
  await page.getByRole('link', { name: 'Organisation' }).click()
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
  await expect(page.getByLabel(`Role of ${OWNER.email}`)).toBeDisabled()
  await expect(page.getByText('Only owner')).toBeVisible()
  await invite(page, email, 'Analyst')
  await expect(page.getByRole('row', { name: email })).toContainText('Until')
  await expectAccessible(page)

  const lien = await elsewhere(browser, baseURL)
  await lien.goto(await linkTo(email, 'invitation'))
  await expect(lien.getByText(`You are invited as an analyst, with ${email}.`)).toBeVisible()
  await lien.getByLabel('Your name').fill('Lien Maes')
  await lien.getByLabel('A password').fill('lien.maes2026')
  await lien.getByRole('button', { name: 'Make my account' }).click()
  await expect(lien.getByRole('alert')).toContainText('easy to guess')
  await expectAccessible(lien)
  await lien.getByLabel('A password').fill('quiet rivers bend twice')
  await lien.getByRole('button', { name: 'Make my account' }).click()
  await expect(lien).toHaveURL(/\/admin\/dashboard/)
  await expect(lien.getByRole('link', { name: 'Results' })).toBeVisible()
  await expect(lien.getByRole('link', { name: 'Organisation' })).toHaveCount(0)
  await lien.goto(PEOPLE)
  await expect(lien.getByText('This is not for your role')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Nobody is invited at the moment.')).toBeVisible()
  const role = page.getByLabel('Role of Lien Maes')
  await role.selectOption('Author')
  await expect(page.getByText('The role of Lien Maes is now: Author.')).toBeVisible()
  await expect(role).toHaveValue('author')
  await lien.goto('/admin/dashboard')
  await expect(lien.getByText('This is not for your role')).toBeVisible()

  await page.getByRole('button', { name: 'Remove Lien Maes' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Remove Lien Maes?' })
  await expect(asked.getByRole('button', { name: 'Keep Lien' })).toBeFocused()
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Keep Lien' }).click()
  await expect(page.getByRole('button', { name: 'Remove Lien Maes' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Lien Maes' }).click()
  await asked.getByRole('button', { name: 'Remove Lien' }).click()
  await expect(page.getByText('Lien Maes was removed.')).toBeVisible()
  await expect(page.getByRole('row', { name: email })).toHaveCount(0)
  await lien.goto('/admin/account')
  await expect(lien).toHaveURL(/\/admin$/)
  await expect(lien.getByRole('status')).toContainText('Your login has ended')
  troubles.expect(/400|403|401/)
})

test('a link is handed over, withdrawn, and one that does not work says so', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const email = 'tom.peeters@example.org'
  await logIn(page, OWNER)
  await page.goto(PEOPLE)
  await invite(page, email, 'Author')
  const mailed = await linkTo(email, 'invitation')
  await page.getByRole('button', { name: `A new link for ${email}, to copy` }).click()
  const dialog = page.getByRole('dialog', { name: `The link for ${email}` })
  const link = await dialog.getByLabel('Link').inputValue()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()

  const tom = await elsewhere(browser, baseURL)
  await tom.goto(mailed)
  await expect(tom.getByRole('alert')).toContainText('replaced by a newer one')
  await expectAccessible(tom)
  await tom.goto(link)
  await expect(tom.getByText('You are invited as an author')).toBeVisible()

  await db.query("update invitation set expires_at = now() - interval '1 minute' where email = $1", [email])
  await tom.reload()
  await expect(tom.getByRole('alert')).toContainText('has run out')
  await page.reload()
  await expect(page.getByRole('row', { name: email })).toContainText('Ran out')
  await page.getByRole('button', { name: `Send the invitation to ${email} again` }).click()
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible()
  const again = await linkTo(email, 'invitation', 2)
  await page.getByRole('button', { name: `Withdraw the invitation to ${email}` }).click()
  await expect(page.getByText(`The invitation to ${email} was withdrawn.`)).toBeVisible()
  await tom.goto(again)
  await expect(tom.getByRole('alert')).toContainText('withdrawn')
  await tom.getByRole('link', { name: 'To the login' }).click()
  await expect(tom).toHaveURL(/\/admin$/)
})

test('a forgotten password: a mail, a new one, and every login has ended', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  await logIn(page, OWNER)
  const other = await elsewhere(browser, baseURL)
  await other.goto('/admin/forgot')
  await expectAccessible(other)
  await other.getByLabel('E-mail address').fill('nobody at all')
  await other.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(other.getByRole('alert')).toBeVisible()
  await other.getByLabel('E-mail address').fill(OWNER.email)
  await other.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(other.getByRole('status')).toContainText('the mail is on its way')

  const link = await linkTo(OWNER.email, 'reset')
  await other.goto(link)
  await other.getByLabel('New password').fill('too short')
  await other.getByRole('button', { name: 'Save the password' }).click()
  await expect(other.getByRole('alert')).toContainText('at least 12')
  await expectAccessible(other)
  await other.getByLabel('New password').fill('a river bends twice')
  await other.getByRole('button', { name: 'Save the password' }).click()
  await expect(other.getByRole('status')).toContainText('Your password is changed')
  await expectAccessible(other)
  await page.goto('/admin/account')
  await expect(page).toHaveURL(/\/admin$/)
  troubles.expect(/401/)
  await logIn(other, { ...OWNER, password: 'a river bends twice' })
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('has run out or was used already')
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
  troubles.expect(/410/)
  OWNER.password = 'a river bends twice'
})

for (const lang of ['nl', 'fr'] as const)
  test(`the screens speak ${lang}`, { tag: '@slow' }, async ({ page, db }) => {
    await logIn(page, OWNER)
    await db.query('update hr_account set lang = $1', [lang])
    await page.goto(PEOPLE)
    await expect(page.locator('.people')).toBeVisible()
    expect(await englishOn(page)).toEqual([])
    await page.locator('.headrow .btn').click()
    expect(await englishOn(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.goto(`/admin/forgot?lang=${lang}`)
    await expect(page.locator('h1')).toBeVisible()
    expect(await englishOn(page)).toEqual([])
    await db.query('update hr_account set lang = null')
  })
