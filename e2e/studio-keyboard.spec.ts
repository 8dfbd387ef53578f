import type { Locator, Page } from '@playwright/test'
import { clientOfOrigin } from '@thrive/testkit/client'
import { m } from '@thrive/words'
import { expect } from './fixtures.ts'
import { enter, HR } from './hr.ts'
import { expectFocusSeen, tabTo } from './keys.ts'
import { startOwnProduct, testWith } from './own-product.ts'

/** An author who works in Dutch, without a mouse; wherever the focus goes, it can be seen. */

const test = testWith(startOwnProduct)
test.use({ viewport: { width: 1440, height: 900 } })

const nl = { locale: 'nl' } as const
const LAB = 1

const to = (page: Page, target: Locator) => tabTo(page, target, 'Tab', () => expectFocusSeen(page))
const backTo = (page: Page, target: Locator) => tabTo(page, target, 'Shift+Tab', () => expectFocusSeen(page))

async function press(page: Page, target: Locator) {
  await to(page, target)
  await page.keyboard.press('Enter')
}

async function write(page: Page, field: Locator, words: string) {
  await to(page, field)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(words)
  await page.keyboard.press('Tab')
}

const saved = (page: Page, where = '.subbar') =>
  expect(page.locator(`${where} .saved`)).toHaveText(/^Concept opgeslagen om \d/)
const link = (page: Page, name: string) => page.getByRole('link', { name })

/** Finds a page of the storyboard by a word of its title. */
async function openPage(page: Page, word: string) {
  await to(page, page.getByRole('searchbox', { name: m.studio_find({}, nl) }))
  await page.keyboard.type(word)
  await press(page, link(page, word))
  await expect(page.locator('.subbar')).toBeVisible()
}

test('a studio in Dutch, from the storyboard to an edition and back, by keys alone', { tag: '@full' }, async ({
  page,
  product,
}) => {
  await enter(page, HR, clientOfOrigin(product.url))
  await page.goto('/admin/studio?lang=nl')
  await expect(page.getByRole('heading', { level: 1, name: m.hr_studio({}, nl) })).toBeVisible()

  await test.step('a text and a time', async () => {
    await press(page, link(page, m.studio_edit_pages({ count: 40 }, nl)))
    await openPage(page, 'Report from the bench')
    await write(page, page.getByLabel(m.studio_field_tip({}, nl)), 'Thank them, then call the next.')
    await saved(page)
    await write(page, page.getByLabel(m.studio_field_timer({}, nl), { exact: true }), '4:30')
    await saved(page)
    await expect(page.frameLocator('iframe').first().getByRole('timer')).toContainText('04:30')
  })

  await test.step('an option less, and one more', async () => {
    await backTo(page, link(page, m.studio_all_pages({}, nl)))
    await page.keyboard.press('Enter')
    await openPage(page, 'What do we want to see more often?')
    await press(page, page.getByRole('button', { name: 'Optie 14 verwijderen' }))
    await press(page, page.getByRole('button', { name: m.studio_add_option({}, nl) }))
    await page.keyboard.type('Laughing together')
    await page.keyboard.press('Tab')
    await saved(page)
  })

  await test.step('a translation', async () => {
    await backTo(page, link(page, m.studio_all_pages({}, nl)))
    await page.keyboard.press('Enter')
    await press(page, link(page, m.hr_studio({}, nl)).last())
    await press(page, link(page, m.studio_translate({}, nl)).nth(LAB))
    await write(page, page.getByRole('textbox', { name: 'Titel, Nederlands' }), 'Welkom in ons lab')
    await saved(page, '.texts-head')
  })

  await test.step('what changes, and publishing it', async () => {
    await backTo(page, page.getByRole('main').getByRole('link', { name: m.hr_studio({}, nl) }))
    await page.keyboard.press('Enter')
    await press(page, link(page, m.studio_publish_ahead({}, nl)))
    await expect(page.locator('ins').filter({ hasText: 'Laughing together' })).toBeVisible()
    await expect(page.getByText(m.studio_check_fit({}, nl))).toBeVisible({ timeout: 60_000 })
    await write(page, page.getByLabel(m.studio_note({}, nl)), 'Met de toetsen')
    await press(page, page.getByRole('button', { name: m.studio_publish_edition({ edition: 2 }, nl) }))
    await expect(page.getByText(m.studio_published_now({ edition: 2 }, nl))).toBeVisible()
  })

  await test.step('and back', async () => {
    await press(page, link(page, m.studio_editions({}, nl)))
    const [goBack, first] = [m.studio_go_back({}, nl), m.studio_edition({ edition: 1 }, nl)]
    await press(page, page.getByRole('button', { name: `${goBack} ${first}` }))
    await expectFocusSeen(page)
    await press(page, page.getByRole('button', { name: m.studio_back_publish({ edition: 3 }, nl) }))
    await expect(page.getByText(m.studio_published_now({ edition: 3 }, nl))).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
