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

  await page
    .getByRole('row', { name: /jan@example.org/ })
    .getByRole('button', { name: /^Copy link/ })
    .click()
  await expect(page.getByRole('row', { name: /jan@example.org/ })).toContainText('Copied')
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
