import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts'
import { addFinishedTeams, logIn, OWNER } from './hr.ts'
import { testWithMail } from './mail-product.ts'
import { englishOn } from './no-english.ts'

const DATA = '/admin/organisation/data'

// A product of its own: what is about to be erased shows on every screen of every owner.
const test = testWithMail({ RATE_LIMITS: 'off', HR_EMAIL: OWNER.email, HR_PASSWORD: OWNER.password })

test('an owner takes everything along as one ZIP', async ({ page, db }) => {
  await addFinishedTeams(db, { year: 2019, count: 3 })
  await logIn(page, OWNER)
  await page.goto(DATA)
  await page.getByRole('link', { name: 'Make the ZIP…' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Take your data along' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make the ZIP' }).click()
  await expect(page.locator('.take-outs .sign').first()).toContainText('Ready', { timeout: 60_000 })
  const arrives = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download, until/ }).click()
  const files = unzipSync(readFileSync(await (await arrives).path()))
  expect(Buffer.from(files['sessions.csv'] ?? []).toString()).toContain('Team 2019 000')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('an owner asks to erase the organisation, every screen says so, and it is stopped', async ({ page, db }) => {
  await logIn(page, OWNER)
  await page.goto(DATA)
  await page.getByRole('button', { name: 'Erase the organisation…' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(/accounts?, yours/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Keep Thrive Lab' })).toBeFocused()
  const erase = dialog.getByRole('button', { name: /^Erase Thrive Lab from/ })
  await expect(erase).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await dialog.getByLabel('Type the name of the organisation').fill('Thrive Lab')
  await erase.click()
  const bar = page.locator('.ownerbar')
  await expect(bar).toContainText('Thrive Lab is erased from')
  await expectAccessible(page)
  await page.goto('/admin/rounds')
  await expect(bar).toContainText('7 days left to stop it')
  await page.goto(DATA)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await bar.getByRole('button', { name: 'Stop it…' }).click()
  await expect(bar).toHaveCount(0)
  expect((await db.query('select erase_at from organisation')).rows).toEqual([{ erase_at: null }])
})

for (const lang of ['nl', 'fr'] as const)
  test(`taking along and erasing speak ${lang}`, { tag: '@full' }, async ({ page, db }) => {
    await logIn(page, OWNER)
    await db.query('update hr_account set lang = $1', [lang])
    await page.goto(`${DATA}/take-out`)
    await expect(page.locator('.take-outs')).toBeVisible()
    expect(await englishOn(page)).toEqual([])
    await expectAccessible(page)
    await page.goto(DATA)
    await page.locator('.end-card .btn').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    expect(await englishOn(page)).toEqual([])
    await db.query('update hr_account set lang = null')
  })
