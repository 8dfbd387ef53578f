import type { Browser, Page } from '@playwright/test'
import { SHEETS } from '../apps/server/src/infra/sheets/sheet.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts'
import { logIn, OWNER } from './hr.ts'
import { mails, testWithMail } from './mail-product.ts'
import { englishOn } from './no-english.ts'

const test = testWithMail({
  RATE_LIMITS: 'off',
  HR_EMAIL: OWNER.email,
  HR_PASSWORD: OWNER.password,
  MAILS_PER_MINUTE: '6000',
})

/** Returns the path of the link in the mail to this address. */
async function linkTo(email: string): Promise<string> {
  const found = () => mails.find((mail) => mail.includes(`To: ${email}`) && mail.includes('/round/')) ?? ''
  await expect.poll(found, { timeout: 60_000 }).not.toBe('')
  return /\/round\/[\w-]{43}/.exec(found())?.[0] ?? ''
}

/** Opens a page for another person, on another computer. */
const elsewhere = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()

async function workbookOf(lines: string[][]): Promise<Buffer> {
  async function* rows() {
    yield* lines
  }
  const parts: Buffer[] = []
  for await (const part of SHEETS.xlsx(rows()).stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

/** Opens the form and leaves the moment of sending empty: as soon as it is planned. */
async function beginRound(page: Page, name: string) {
  await page.getByRole('link', { name: 'New round' }).click()
  await page.getByLabel('Name of the round').fill(name)
  await page.getByLabel('Send the invitation').fill('')
  await expect(page.getByText('Kept as a draft')).toBeVisible()
}

const figure = (page: Page, name: string) =>
  page
    .locator('.funnel dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('b')

test('five thousand team leaders, from a spreadsheet to the funnel', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  await logIn(page, OWNER)
  await page.getByRole('link', { name: 'Rounds' }).click()
  await expect(page.getByRole('heading', { name: 'No rounds yet' })).toBeVisible()
  await expectAccessible(page)
  await beginRound(page, 'Autumn 2026')

  const leaders = Array.from({ length: 4_997 }, (_, n) => [`lead${n}@example.org`, `Leader ${n}`, `Unit ${n % 40}`])
  const odd = [
    ['nobody.here@example.org', 'Nobody', 'Unit 1'],
    ['karim.aziz@', 'Karim', 'Unit 2'],
    ['lead7@example.org', 'Again', 'Unit 3'],
    ['nobody.there@example.org', 'Nobody', 'Unit 4'],
  ]
  const workbook = await workbookOf([['email', 'name', 'Department'], ...leaders, ...odd])
  const began = Date.now()
  await choose(page, 'leaders.xlsx', workbook)
  const verdict = page.locator('.list-verdict')
  await expect(verdict).toContainText('4,999are fine')
  const took = Date.now() - began
  console.log(`a list of 5,001 lines was checked in ${took} ms`)
  expect(took).toBeLessThan(3_000)
  await expect(verdict).toContainText('1is not an address: karim.aziz@')
  await expect(verdict).toContainText('1is there twice, and gets one mail: lead7@example.org')
  await expect(verdict).toContainText('Labels: Department.')

  await verdict.getByRole('button', { name: 'Correct' }).click()
  await verdict.getByLabel('Line 5,000').fill('karim.aziz@example.org')
  await verdict.getByRole('button', { name: 'Use this' }).click()
  await expect(verdict).toContainText('5,000are fine')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Plan 5,000 invitations' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Autumn 2026' })).toBeVisible()
  await expect(page.getByText('Planned: 5,000 invitations.')).toBeVisible()
  await expect(figure(page, 'Invited')).toHaveText('5,000')

  const leader = await elsewhere(browser, baseURL)
  await leader.goto(await linkTo('lead0@example.org'))
  await expect(leader.getByText(/Your team is invited: Autumn 2026/)).toBeVisible()
  await expect(leader.getByLabel('E-mail address teamleader')).toHaveValue('lead0@example.org')
  await expectAccessible(leader)
  await expectNoSidewaysScroll(leader)
  await leader.getByRole('button', { name: 'Start' }).click()
  await leader.waitForURL(/\/survey\/v2\//)

  // All mails are tried: 4,998 accepted, two refused in the mail server's words.
  await expect(page.getByText(/4,998 accepted, 2 refused/)).toBeVisible({ timeout: 200_000 })
  await page.reload()
  await expect(figure(page, 'Opened')).toHaveText('1')
  await expect(figure(page, 'Started')).toHaveText('1')
  await expect(page.getByRole('heading', { name: 'Where teams stop' })).toBeVisible()
  await page.getByRole('button', { name: 'Show in the list were refused' }).click()
  await expect(page.getByText('5.1.1 no such user here')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('searchbox').fill('lead4321@')
  await expect(page.getByRole('row', { name: /lead4321@example.org/ })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(
    new Set(mails.filter((mail) => mail.includes('/round/')).map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).size,
  ).toBe(mails.filter((mail) => mail.includes('/round/')).length)
  await leader.context().close()
})

test('a link continues its session elsewhere, ends with its round, and mail ends by a key', { tag: '@slow' }, async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  troubles.expect(/404|410/)
  await logIn(page, OWNER)
  await page.goto('/admin/rounds')
  await beginRound(page, 'Pilot')
  await page.getByLabel('Paste e-mail addresses').fill('pilot@example.org')
  await page.getByRole('button', { name: 'Plan 1 invitation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pilot' })).toBeVisible()
  const link = await linkTo('pilot@example.org')

  const first = await elsewhere(browser, baseURL)
  await first.goto(link)
  await first.getByRole('button', { name: 'Start' }).click()
  await first.waitForURL(/\/survey\/v2\//)
  const second = await elsewhere(browser, baseURL)
  await second.goto(link)
  await second.getByRole('button', { name: 'Continue' }).click()
  await second.waitForURL(/\/survey\/v2\//)

  const mail = mails.find((each) => each.includes('To: pilot@example.org')) ?? ''
  await second.goto(/\/stop\/round\/[\w-]+/.exec(mail)?.[0] ?? '')
  await expectAccessible(second)
  await second.getByRole('button', { name: 'No more mails of this round' }).click()
  await expect(second.getByRole('heading', { name: 'The mails have ended' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row', { name: /pilot@example.org/ })).toContainText('Does not want mail')

  await page.getByRole('button', { name: 'Close the round…' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close the round', exact: true }).click()
  await expect(page.getByText('Its links no longer work', { exact: false }).first()).toBeVisible()
  await second.goto(link)
  await expect(second.getByRole('heading', { level: 1 })).toContainText('closed')
  await expectAccessible(second)
  await second.goto(`/round/${'x'.repeat(43)}`)
  await expect(second.getByRole('heading', { level: 1 })).toContainText('no longer there')
  await first.context().close()
  await second.context().close()
})

test('a round is planned by keyboard alone, and every screen of rounds speaks the reader’s language', {
  tag: '@full',
}, async ({ page }) => {
  await logIn(page, OWNER)
  await page.goto('/admin/rounds')
  const press = async (name: string | RegExp, role: 'button' | 'link' | 'textbox') => {
    const target = page.getByRole(role, { name }).first()
    await expect(target).toBeVisible()
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} cannot be reached with the Tab key`)
  }
  await press('New round', 'link')
  await page.keyboard.press('Enter')
  await press('Name of the round', 'textbox')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('By keyboard')
  await press('Paste e-mail addresses', 'textbox')
  await page.keyboard.type('keys@example.org, wrong@')
  await expect(page.getByText('is not an address:')).toBeVisible()
  await press('Correct', 'button')
  await page.keyboard.press('Enter')
  await press('Line 1', 'textbox')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('right@example.org')
  await page.keyboard.press('Enter')
  await press('Plan 2 invitations', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'By keyboard' })).toBeFocused()
  await expect(page.getByText('Planned for')).toHaveCount(3)
  const round = page.url()
  for (const lang of ['nl', 'fr'] as const) {
    await page.goto('/admin/account')
    await page.getByRole('button', { name: { nl: 'Nederlands', fr: 'Français' }[lang] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    for (const path of [
      '/admin/rounds',
      '/admin/rounds/edit',
      round,
      `/admin/rounds/edit?round=${round.split('/').at(-1)}`,
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await englishOn(page), `${path} in ${lang}`).toEqual([])
      await expectAccessible(page)
      for (const width of [1440, 1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${path} in ${lang} at ${width}`).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  }
})
