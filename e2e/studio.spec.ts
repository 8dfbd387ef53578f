import type { Locator, Page } from '@playwright/test'
import { clientOfOrigin } from '@thrive/testkit/client'
import type { Demo } from '../scripts/start-demo.ts'
import { expect, expectAccessible } from './fixtures.ts'
import { enter as enterAs, HR } from './hr.ts'
import { startOwnProduct, testWith } from './own-product.ts'
import { reloadByHand, untilStored } from './team.ts'

/** An author at work, on a product of its own: what is published here, other tests would read. */

const test = testWith(startOwnProduct)

test.use({ viewport: { width: 1440, height: 900 } })

const enter = (page: Page, { url }: Demo) => enterAs(page, HR, clientOfOrigin(url))

/** Presses a key as a hand does: it has to be wholly in sight, and large enough. */
async function press(key: Locator) {
  await key.scrollIntoViewIfNeeded()
  await expect(key).toBeInViewport({ ratio: 1 })
  const box = await key.boundingBox()
  expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await key.click()
}

const LONG = 'Say what you noticed, not who said it, and thank each other before the next subgroup begins its story.'
const SHORT = 'Say what you noticed, then thank them.'

test('an author rewords a tip, sees it on the real screen, is stopped, publishes, and goes back', async ({
  page,
  product,
}) => {
  await enter(page, product)
  await page.goto('/admin/dashboard')
  await press(page.getByRole('link', { name: 'Studio' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Studio' })).toBeVisible()
  await expectAccessible(page)
  await press(page.getByRole('link', { name: 'Edit 40 pages' }))
  await expect(page.getByRole('heading', { level: 2, name: 'Together in subgroups' })).toBeVisible()
  await expectAccessible(page)
  await press(page.getByRole('link', { name: /Report from the bench/ }))

  const tip = page.getByLabel('Tip of the professor')
  const sign = page.locator('.subbar .saved')
  const screen = page.frameLocator('iframe[title="Preview of Report from the bench"]')
  await expect(screen.getByText('Say what you noticed, not who said it.')).toBeVisible()
  await expect(page.getByText('Everything fits, and nothing scrolls')).toBeVisible()
  await expectAccessible(page)

  // Opening and leaving every field writes nothing.
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/studio/change') && calls.push(request.method()))
  for (const field of await page.locator('.form :is(input, textarea)').all()) await field.focus()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.waitForTimeout(1_000)
  expect(calls.filter((method) => method === 'POST')).toEqual([])

  await tip.fill(LONG)
  await expect(page.getByText('Too long for the room. Take out 22 characters.')).toBeVisible()
  await expect(sign).toHaveText(/Draft saved \d/)
  await expect(screen.getByText(LONG)).toBeVisible()

  await press(page.getByRole('link', { name: 'Publish…' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Publish edition 2' })).toBeVisible()
  const stop = page.getByRole('listitem').filter({ hasText: 'Page 18, Tip of the professor' })
  await expect(stop).toBeVisible()
  await expectAccessible(page)
  // The key is closed, and leads to the reason.
  await page.getByRole('button', { name: 'Publish edition 2' }).press('Enter')
  await expect(stop).toBeFocused()
  await press(stop.getByRole('link', { name: 'Go to the field' }))
  await expect(tip).toBeFocused()

  // The tab goes right after the last key: nothing is lost.
  await tip.fill(SHORT)
  await untilStored(page, 'thrive-studio')
  await page.goto('/admin/studio/v2')
  await expect(page.getByRole('link', { name: /Report from the bench.*Changed/s })).toBeVisible()
  await press(page.getByRole('link', { name: 'Publish 1 change…' }))
  await expect(page.locator('ins')).toContainText(['then thank them'])
  await expect(page.getByText('Every changed screen fits without scrolling.')).toBeVisible()
  await page.getByLabel('What changed, in one line').fill('A calmer report')
  await press(page.getByRole('button', { name: 'Publish edition 2' }))
  await expect(page.getByText('Edition 2 is published')).toBeVisible()

  await press(page.getByRole('link', { name: 'Editions' }))
  await expect(page.getByRole('heading', { level: 2, name: 'Edition 2' })).toBeVisible()
  await expect(page.getByText('A calmer report')).toBeVisible()
  await expect(page.locator('ins')).toContainText(['then thank them'])
  await expectAccessible(page)
  await press(page.getByRole('button', { name: 'Go back to this Edition 1' }))
  await expectAccessible(page)
  await press(page.getByRole('button', { name: 'Publish as edition 3' }))
  await expect(page.getByText('Edition 3 is published')).toBeVisible()
  await page.goto('/admin/studio/v2/survey/18')
  await expect(tip).toHaveValue('Say what you noticed, not who said it.')
})

test('a language is translated beside its source, by keyboard alone', { tag: '@slow' }, async ({ page, product }) => {
  await enter(page, product)
  await page.goto('/admin/studio/v2/translate?words=fr')
  const field = page.getByRole('textbox', { name: 'Title, Français' })
  await expect(field).toHaveValue('Bienvenue au labo')
  await expectAccessible(page)
  await field.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Bienvenue dans le labo')
  await page.keyboard.press('Tab')
  await expect(page.locator('.texts-head .saved')).toHaveText(/Draft saved \d/)
  await page.reload()
  await expect(field).toHaveValue('Bienvenue dans le labo')
  await expect(page.getByRole('row', { name: /Title/ })).toContainText('Draft')
})

test('two authors at one place: the later one chooses, with what both began from', { tag: '@slow' }, async ({
  page,
  db,
  product,
  troubles,
}) => {
  troubles.expect(/409/)
  await db.query(
    `insert into hr_account (email, email_key, password_hash, role)
     select 'jan@example.org', 'jan@example.org', password_hash, 'author' from hr_account limit 1`,
  )
  await enter(page, product)
  await page.goto('/admin/studio/v2/survey/14')
  const title = page.getByLabel('Title', { exact: true })
  await expect(title).toHaveValue('Team check-in')

  const jan = clientOfOrigin(product.url)
  const { authorization } = await jan.login('jan@example.org', HR.password)
  const change = { slug: 'v2', place: 'survey/14/title', lang: 'en', value: '"How are we?"', base: '0' }
  expect((await jan.post('/api/admin/studio/change', change, { authorization })).status).toBe(200)

  await title.fill('Check-in of the team')
  const conflict = page.getByRole('alertdialog', { name: 'jan@example.org changed this page while you were writing' })
  await expect(conflict).toBeVisible()
  await expect(conflict).toContainText('Both began from Team check-in')
  await expectAccessible(page)
  // Both are still there after a reload.
  await page.reload()
  await conflict.getByRole('radio', { name: /jan@example.org/ }).check()
  await press(conflict.getByRole('button', { name: 'Save what I chose' }))
  await expect(conflict).toBeHidden()
  await expect(title).toHaveValue('How are we?')
})

test('without a connection the words stay in this browser, and are saved when it is back', async ({
  page,
  context,
  troubles,
  product,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/)
  await enter(page, product)
  await page.goto('/admin/studio/v2/survey/12')
  const note = page.getByLabel('Private note for the leader')
  await expect(note).toBeVisible()
  await context.setOffline(true)
  await note.fill('Kept while there was no connection.')
  await expect(page.getByText('Working offline.')).toBeVisible()
  await expect(page.locator('.subbar .saved')).toHaveText('1 change not saved')
  await context.setOffline(false)
  await expect(page.locator('.subbar .saved')).toHaveText(/Draft saved \d/)
  await page.reload()
  await expect(note).toHaveValue('Kept while there was no connection.')
})

test('a list is put in another order and gets an option, by keys alone; a time that is none is not saved', {
  tag: '@slow',
}, async ({ page, product }) => {
  await enter(page, product)
  await page.goto('/admin/studio/v2/survey/33')
  await page.getByRole('button', { name: 'Move Option 1 down' }).press('Enter')
  await expect(page.getByLabel('Option 2', { exact: true })).toHaveValue(/Connecting on a personal level/)
  await page.getByRole('button', { name: 'Add an option' }).press('Enter')
  await expect(page.getByLabel('Option 15', { exact: true })).toBeFocused()
  await page.keyboard.type('Laughing together')
  await page.keyboard.press('Tab')
  await expect(page.locator('.subbar .saved')).toHaveText(/Draft saved \d/)
  const screen = page.frameLocator('iframe[title^="Preview of"]')
  await expect(screen.getByText('Laughing together')).toBeVisible()

  await page.goto('/admin/studio/v2/survey/18')
  const timer = page.getByLabel('Timer')
  await timer.fill('soon')
  await page.keyboard.press('Tab')
  await expect(page.getByText('This is no time such as 8:00. It is kept here and not saved.')).toBeVisible()
  await reloadByHand(page, 'thrive-studio')
  await expect(timer).toHaveValue('soon')
  await timer.fill('4:30')
  await expect(page.locator('.subbar .saved')).toHaveText(/Draft saved \d/)
  await expect(screen.getByRole('timer')).toContainText('04:30')
})

test('what is seldom seen can be used by everyone: every view, no hit, no film, an outdated text, an edition', {
  tag: '@slow',
}, async ({ page, product, troubles }) => {
  troubles.expect(/400/)
  await enter(page, product)
  await page.goto('/admin/studio/v2/survey/33')
  const frame = page.locator('iframe.shown')
  for (const view of ['Phone', 'PDF']) {
    await page.getByRole('button', { name: view, exact: true }).click()
    await expect(frame).toBeVisible()
    await expectAccessible(page)
  }

  await page.goto('/admin/studio/v2/survey/1')
  await page.getByLabel('Title', { exact: true }).fill('Welcome, all of you')
  await expect(page.locator('.subbar .saved')).toHaveText(/Draft saved \d/)
  await page.goto('/admin/studio/v2/translate?words=fr')
  await expect(page.getByRole('row', { name: /Title/ })).toContainText('Source changed')
  await expectAccessible(page)

  await page.goto('/admin/studio/v2')
  await page.getByRole('searchbox').fill('no page is called that')
  await expect(page.getByText('No page fits this choice.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/admin/studio/v2/survey/13/film')
  const words = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('not a film') }
  await page.getByTestId('file').first().setInputFiles(words)
  await expect(page.getByText(/no mp4 that can be played/)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/admin/studio/v2/editions')
  await page
    .getByRole('button', { name: /^Preview/ })
    .first()
    .click()
  const edition = page.getByRole('dialog', { name: 'Preview of Edition 1' })
  await edition.getByRole('button', { name: 'Phone', exact: true }).click()
  await expectAccessible(page)
})
