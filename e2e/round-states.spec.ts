import type { Page } from '@playwright/test'
import { AUTUMN, addRound } from './filled-rounds.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts'
import { logIn, OWNER } from './hr.ts'
import { testWithMail } from './mail-product.ts'
import { addMailing, markMails } from './round-mailings.ts'

/** States of a round that hours, a mail server or a person bring about, and what is shown before there is any. */
const test = testWithMail({ RATE_LIMITS: 'off', HR_EMAIL: OWNER.email, HR_PASSWORD: OWNER.password })

async function openRound(page: Page, round: number) {
  await logIn(page, OWNER)
  await page.goto(`/admin/rounds/${round}`)
  await expect(page.getByRole('heading', { level: 1, name: AUTUMN.name })).toBeVisible()
}

async function expectFine(page: Page) {
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
}

test('no rounds and no actions yet', { tag: '@slow' }, async ({ page }) => {
  await logIn(page, OWNER)
  await page.goto('/admin/rounds')
  await expect(page.getByRole('heading', { name: 'No rounds yet' })).toBeVisible()
  await expectFine(page)
  await page.goto('/admin/actions')
  await expect(page.getByRole('heading', { name: 'No actions yet' })).toBeVisible()
  await expectFine(page)
})

test('rounds without a connection, and for a role that does not see them', { tag: '@full' }, async ({
  page,
  troubles,
  db,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/)
  await logIn(page, OWNER)
  await page.route('**/api/admin/rounds', (route) => route.abort('internetdisconnected'))
  await page.goto('/admin/rounds')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page)
  await db.query("update hr_account set role = 'author'")
  await page.goto('/admin/rounds')
  await expect(page.getByRole('heading', { name: 'This is not for your role' })).toBeVisible()
  await expectFine(page)
  await db.query("update hr_account set role = 'owner'")
})

test('late: what is decided first, and mails that may have gone out', { tag: '@full' }, async ({ page, db }) => {
  const round = await addRound(db, AUTUMN)
  await addMailing(db, round, { kind: 'invitation', state: 'sent', hours: -16 * 24, mails: { failed: 1 } })
  await addMailing(db, round, { kind: 'reminder', state: 'sent', hours: -9 * 24, mails: { failed: 1, uncertain: 4 } })
  await addMailing(db, round, { kind: 'reminder', state: 'late', hours: -3 })
  await markMails(db, round)
  await openRound(page, round)
  await expect(page.getByText('The second reminder was due 3 hours ago: send or drop?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remind: first decide below' })).toBeVisible()
  await expectFine(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Look and decide…' }).click()
  const dialog = page.getByRole('dialog', { name: '4 mails may or may not have gone out' })
  await expect(dialog.getByText('it arrived, nothing to do')).toHaveCount(2)
  await dialog.getByRole('checkbox').first().check()
  await expect(dialog.getByRole('button', { name: 'Send again to 1' })).toBeVisible()
  await expectFine(page)
})

test('paused, by the mail server and then by a person', { tag: '@full' }, async ({ page, db }) => {
  const round = await addRound(db, { ...AUTUMN, departments: {}, begun: 0, opened: 4, invited: 20 })
  const mails = { failed: 1, queued: 14 }
  await addMailing(db, round, { kind: 'invitation', state: 'sending', hours: -1, mails, isPutOff: true })
  await openRound(page, round)
  await expect(page.getByText('the mail server asked for a pause. 9 of 24 accepted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Drop these 14…' })).toBeVisible()
  await expectFine(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Wait for me' }).click()
  await expect(page.getByText(/Paused by .+ on/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send 14 now' })).toBeVisible()
  await expectFine(page)
})

test('reminding by hand', { tag: '@slow' }, async ({ page, db }) => {
  const round = await addRound(db, AUTUMN)
  await addMailing(db, round, { kind: 'invitation', state: 'sent', hours: -9 * 24, mails: {} })
  await addMailing(db, round, { kind: 'reminder', state: 'planned', hours: 5 * 24 })
  await openRound(page, round)
  await page.getByRole('button', { name: 'Remind 12 team leaders…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remind 12 team leaders' })
  await expect(dialog.getByText('Thrive Lab is waiting for your team')).toHaveCount(2)
  await expectFine(page)
})
