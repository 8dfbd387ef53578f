import type { Page } from '@playwright/test'
import { startReceiver } from '@thrive/testkit/receiver'
import { expect, expectAccessible } from './fixtures.ts'
import { logIn, OWNER } from './hr.ts'
import { englishOn } from './no-english.ts'
import { startOwnProduct, testWith } from './own-product.ts'

const API = '/admin/organisation/api'

let receiver: Awaited<ReturnType<typeof startReceiver>>

/** A product of its own, which trusts the certificate of a receiver on this machine and may send to it. */
const test = testWith(async () => {
  receiver = await startReceiver('localhost')
  const demo = await startOwnProduct({
    HR_EMAIL: OWNER.email,
    WEBHOOK_HOSTS: 'localhost',
    NODE_EXTRA_CA_CERTS: receiver.file,
  })
  return { ...demo, stop: () => demo.stop().then(receiver.stop) }
})

/** Closes the dialog of a secret, which it does not do before the tick, and returns the secret. */
async function putAway(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name })
  const secret = await dialog.getByRole('textbox').inputValue()
  await page.keyboard.press('Escape')
  // It waits for the tick, and says so.
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
  return secret
}

test('an owner makes a token by keyboard, a program reads with it, and it ends at once', {
  tag: '@slow',
}, async ({ page, baseURL }) => {
  await logIn(page, OWNER)
  await page.goto(API)
  await expect(page.getByText('No program reads here yet.')).toBeVisible()
  await page.getByRole('button', { name: 'New token…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New token' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Give it a name.')
  await expectAccessible(page)
  await page.keyboard.type('Power BI')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Results' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Make the token' }).press('Enter')
  const token = await putAway(page, 'Copy the token now')
  expect(token).toMatch(/^thr_/)

  const read = async () =>
    (await fetch(`${baseURL}/api/results`, { headers: { Authorization: `Bearer ${token}` } })).status
  expect(await read()).toBe(200)
  await page.reload()
  const row = page.getByRole('row', { name: /Power BI/ })
  await expect(row).toContainText(`…${token.slice(-4)}`)
  await expect(row).toContainText('Today')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'End Power BI now' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'End it now' }).click()
  await expect(row).toContainText('Ended')
  expect(await read()).toBe(401)
  await row.getByRole('button', { name: 'Remove Power BI' }).click()
  await expect(page.getByText('No program reads here yet.')).toBeVisible()

  await page.getByRole('link', { name: 'How the API works' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API for other programs')
  await expectAccessible(page)
})

test('a webhook: addresses that are refused, the secret, the test that switches it on, switched off by 410 and on again', {
  tag: '@slow',
}, async ({ page, db, troubles }) => {
  troubles.expect(/400/)
  await logIn(page, OWNER)
  await page.goto(API)
  await page.getByRole('button', { name: 'New webhook…' }).click()
  const dialog = page.getByRole('dialog', { name: 'New webhook' })
  const address = dialog.getByLabel('Address')
  for (const [typed, said] of [
    ['http://10.0.3.7/hook', 'begins with https'],
    ['https://10.0.3.7/hook', 'inside a private network: 10.0.3.7'],
    ['https://noor:word@example.org/', 'leave the name and the password out'],
  ] as const) {
    await address.fill(typed)
    await dialog.getByRole('button', { name: 'Make the webhook' }).click()
    await expect(dialog.getByRole('alert')).toContainText(said)
  }
  await expectAccessible(page)
  await address.fill(receiver.url)
  await dialog.getByRole('checkbox', { name: 'round.closed' }).check()
  await dialog.getByRole('button', { name: 'Make the webhook' }).click()
  const secret = await putAway(page, 'Copy the secret now')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('localhost')
  expect(receiver.received).toEqual([])
  await expect(page.getByText('Not on yet: no test has arrived.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Switch on and test' }).click()
  await expect(page.getByText('The test arrived.')).toBeVisible()
  await expect(page.getByText('Not on yet: no test has arrived.')).toHaveCount(0)
  await expect(page.getByText(`•••• ${secret.slice(-4)}`)).toBeVisible()
  await expect(page.getByRole('row', { name: /test/ })).toContainText('204')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Look' }).first().click()
  await expect(page.getByRole('dialog', { name: 'test' })).toContainText('msg_')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Replace…' }).click()
  await page.getByRole('button', { name: 'Replace it' }).click()
  const replaced = await putAway(page, 'Copy the secret now')
  await expect(page.getByText(`•••• ${replaced.slice(-4)}`)).toBeVisible()

  await db.query("update webhook set off_at = now(), off_why = 'gone'")
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('it answered 410 Gone')
  await expectAccessible(page)
  receiver.answer = (_, response) => response.writeHead(500).end()
  await page.getByRole('button', { name: 'Switch on and test' }).click()
  await expect(page.getByText('The test did not arrive.')).toBeVisible()
  receiver.answer = (_, response) => response.writeHead(204).end()
  await page.getByRole('button', { name: 'Switch on and test' }).click()
  await expect(page.getByText('The test arrived.')).toBeVisible()
  await expect(page.getByText('it answered 410 Gone')).toHaveCount(0)

  await db.query(`insert into webhook_delivery (webhook_id, event, body, tries, status, took_ms, next_at)
    select id, 'team.finished', '{}', 3, 503, 15000, now() + interval '2 days' from webhook`)
  for (const lang of ['nl', 'fr']) {
    await db.query('update hr_account set lang = $1', [lang])
    await page.reload()
    await expect(page.locator('.programs .card')).toHaveCount(3)
    expect(await englishOn(page)).toEqual([])
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const over = (part: Element) => part.scrollWidth - part.clientWidth
      expect(await page.locator('html').evaluate(over)).toBeLessThanOrEqual(0)
      expect(await page.locator('.programs .card').last().evaluate(over)).toBeLessThanOrEqual(0)
    }
    await expectAccessible(page)
    await page.locator('.back-link').click()
    await expect(page.locator('.programs .hooks li')).toHaveCount(1)
    expect(await englishOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.locator('.programs .hooks .btn').click()
  }
})
