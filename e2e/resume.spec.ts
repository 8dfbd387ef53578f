import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts'
import { mails, testWithMail } from './mail-product.ts'
import { newAddress, startSession } from './team.ts'

const test = testWithMail({ LIMIT_CREATE_PER_EMAIL: '5' })

async function mailTo(email: string, nth = 1): Promise<string> {
  const found = () => mails.filter((mail) => mail.includes(`To: ${email}`))[nth - 1] ?? ''
  await expect.poll(found).not.toBe('')
  return found()
}

const codeIn = (mail: string) => /\d{4} \d{4}/.exec(mail)?.[0] ?? ''

/** Enters the same address in a browser that has never held the session. */
async function enterElsewhere(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/version/v1')
  await page.getByLabel('E-mail address teamleader').fill(email)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByLabel('Code from the mail')).toBeFocused()
  return page
}

test('a stranger who knows the address gets no further; the leader goes on with the code or at the own laptop', {
  tag: '@slow',
}, async ({ page, browser, baseURL, troubles }) => {
  troubles.expect(/400/)
  const email = newAddress()
  const uuid = await startSession(page, 'v1', email)
  expect(await startSession(page, 'v1', email)).toBe(uuid)

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await enterElsewhere(elsewhere, email)
  await expectAccessible(other)
  await expectNoSidewaysScroll(other)
  await other.getByLabel('Code from the mail').fill('0000 000')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByRole('alert')).toContainText('This is not right, or no longer works.')
  expect(other.url()).toContain('/version/v1')

  await other.getByLabel('Code from the mail').fill(codeIn(await mailTo(email)))
  await other.getByRole('button', { name: 'Continue' }).click()
  await other.waitForURL(/\/survey\/v1\//)
  expect(other.url()).not.toContain(uuid)
  // From here on, this browser has held the session.
  expect(other.url()).toContain(await startSession(other, 'v1', email))
  await elsewhere.close()
})

test('a laptop that is put out by a mail says so, and comes back by one with what it still holds', {
  tag: '@slow',
}, async ({ page, browser, baseURL, db, troubles }) => {
  troubles.expect(/401/)
  const email = newAddress()
  const uuid = await startSession(page, 'v1', email)
  await db.query('update session set position = 10 where uuid = $1', [uuid])
  await page.reload()
  const field = page.getByRole('textbox').first()
  await field.fill('Before')
  await expect(page.locator('.saved')).toHaveText('Saved')

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await enterElsewhere(elsewhere, email)
  await other.getByLabel('Code from the mail').fill(codeIn(await mailTo(email)))
  await other.getByRole('button', { name: 'Continue' }).click()
  await other.waitForURL(/\/survey\/v1\//)
  const moved = /[0-9a-f-]{36}/.exec(other.url())?.[0] ?? ''

  await field.fill('Typed when it was out')
  await page.waitForURL('/version/v1')
  await expect(page.getByRole('status')).toContainText('was opened with the mail to its leader')
  await expectAccessible(page)
  // Mails to one address are at least a minute apart.
  await db.query("update mailbox set last_at = last_at - interval '1 minute'")
  await page.getByLabel('E-mail address teamleader').fill(email)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByLabel('Code from the mail').fill(codeIn(await mailTo(email, 2)))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`/survey/v1/${moved}`)
  await expect(page.getByRole('textbox').first()).toHaveValue('Typed when it was out')
  await expect(page.locator('.saved')).toHaveText('Saved')
  await elsewhere.close()
})

test('who asks too often is told how long to wait', { tag: '@slow' }, async ({ page, browser, baseURL, troubles }) => {
  troubles.expect(/429/)
  const email = newAddress()
  await startSession(page, 'v1', email)
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await enterElsewhere(elsewhere, email)
  for (let nth = 0; nth < 4; nth++) {
    const answered = other.waitForResponse('/api/session/create')
    await other.getByRole('button', { name: 'Send another mail' }).click()
    await answered
  }
  await expect(other.getByRole('alert')).toHaveText('That was a little too often. Please try again in 10 minutes.')
  await elsewhere.close()
})

test('the link of the mail opens a page, and its button the session, once', { tag: '@slow' }, async ({
  page,
  browser,
  baseURL,
  request,
  troubles,
}) => {
  troubles.expect(/400/)
  const email = newAddress()
  await startSession(page, 'v1', email)
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  await enterElsewhere(stranger, email)
  await stranger.close()
  const link = /thrive\.example\.org(\/resume\?lang=\w\w#[\w-]+)/.exec(await mailTo(email))?.[1] ?? ''

  // Imitates a program that follows links in mails: it fetches the page, and even runs it.
  expect((await request.get(link)).status()).toBe(200)
  const scanner = await browser.newContext({ baseURL: baseURL ?? '' })
  await (await scanner.newPage()).goto(link, { waitUntil: 'networkidle' })
  await scanner.close()

  const phone = await browser.newContext({ baseURL: baseURL ?? '' })
  const opened = await phone.newPage()
  await opened.goto(link)
  await expectAccessible(opened)
  await expectNoSidewaysScroll(opened)
  await opened.getByRole('button', { name: 'Continue' }).click()
  await opened.waitForURL(/\/survey\/v1\//)
  await phone.close()

  await page.goto(link)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('no longer works')
})
