import { expect, expectAccessible, test } from './fixtures.ts'
import { enter } from './hr.ts'

test('without mail the links are handed over: they are copied, and nothing speaks of mail', { tag: '@slow' }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page)
  await page.goto('/admin/rounds/edit')
  await page.getByLabel('Name of the round').fill('Handed over')
  await page.getByLabel('Paste e-mail addresses').fill('Jan Peeters <jan@example.org>\nlotte@example.org')
  await page.getByRole('button', { name: 'Open the round with 2 links' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Handed over' })).toBeVisible()
  await expect(page.getByText('No mail is set up: you hand over the links.')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Last mail' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Remind/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'How to set up mail' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await page
    .getByRole('row', { name: /jan@example.org/ })
    .getByRole('button', { name: /^Copy link/ })
    .click()
  await expect(page.getByRole('row', { name: /jan@example.org/ })).toContainText('Copied today')
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const leader = await other.newPage()
  await leader.goto(new URL(link).pathname)
  await expect(leader.getByLabel('E-mail address teamleader')).toHaveValue('jan@example.org')
  await other.close()

  await page.reload()
  const row = page.getByRole('row', { name: /jan@example.org/ })
  await expect(row).toContainText('Opened')
  await row.getByRole('button', { name: /^More/ }).click()
  const dialog = page.getByRole('dialog', { name: 'jan@example.org' })
  await expectAccessible(page)
  await dialog.getByLabel('Correct the address').fill('jan.peeters@example.org')
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await expect(page.getByRole('row', { name: /jan\.peeters@example\.org/ })).toContainText('Invited')

  await page
    .getByRole('row', { name: /lotte@example.org/ })
    .getByRole('button', { name: /^More/ })
    .click()
  await page.getByRole('button', { name: 'Withdraw…' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('row', { name: /lotte@example.org/ })).toHaveCount(0)
})

test('everybody of a closed round is invited again, with new links', { tag: '@full' }, async ({ page }) => {
  await enter(page)
  await page.goto('/admin/rounds')
  await page.getByRole('link', { name: 'New round' }).first().click()
  await page.getByLabel('Name of the round').fill('First time')
  await page.getByLabel('Paste e-mail addresses').fill('Jan Peeters <jan@example.org>\nlotte@example.org')
  await page.getByRole('button', { name: 'Open the round with 2 links' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'First time' })).toBeVisible()
  await page.getByRole('button', { name: 'Close the round…' }).click()
  await page.getByRole('button', { name: 'Close the round', exact: true }).click()

  await page.getByRole('button', { name: 'Invite again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New round' })).toBeFocused()
  await expect(page.getByText('2 are in the round.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name of the round').fill('Second time')
  await expect(page.getByText('Kept as a draft')).toBeVisible()
  await page.getByRole('button', { name: 'Open the round with 2 links' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Second time' })).toBeVisible()
  await expect(page.getByRole('row', { name: /jan@example.org/ })).toContainText('Jan Peeters')
  await expect(page.getByRole('row', { name: /lotte@example.org/ })).toContainText('Invited')

  await page.getByRole('link', { name: 'All rounds' }).click()
  const state = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
  await expect(state('First time')).toContainText('Closed')
  await expect(state('Second time')).toContainText('Open')
})

test('an address that names no round says so', async ({ page, troubles }) => {
  troubles.expect(/400|404/)
  await enter(page)
  for (const address of ['/admin/rounds/new', '/admin/rounds/edit?round=new', '/admin/rounds/999999']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such round' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})
