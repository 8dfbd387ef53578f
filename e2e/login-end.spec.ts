import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import type pg from 'pg'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { HR, logOut, openPersonMenu } from './hr.ts'
import { startSession } from './team.ts'

test.beforeEach(({ troubles }) => troubles.expect(/401/))

/** Logs in by hand, because a login that is restored on each page would never expire. */
async function logIn(page: Page): Promise<string> {
  await page.goto('/admin')
  await page.getByLabel('Username').fill(HR.email)
  await page.getByLabel('Password').fill(HR.password)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL('/admin/dashboard')
  return (await page.evaluate(() => localStorage.getItem('access_token'))) ?? ''
}
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Shifts the login's last use this many seconds into the past. */
const pass = (db: pg.Pool, token: string, seconds: number) =>
  db.query('update hr_token set expires_at = expires_at - make_interval(secs => $2) where hash = $1', [
    hashOf(token),
    seconds,
  ])
const secondsLeft = async (db: pg.Pool, token: string): Promise<number> => {
  const { rows } = await db.query(
    'select extract(epoch from expires_at - now())::float8 as left from hr_token where hash = $1',
    [hashOf(token)],
  )
  return rows[0]?.left
}
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })
const MINUTE = 60

test('two minutes before a login ends it is asked who is there, and who is not is told why', { tag: '@slow' }, async ({
  page,
  db,
}) => {
  await page.clock.install()
  const token = await logIn(page)
  await openPersonMenu(page)
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect.poll(() => secondsLeft(db, token)).toBeGreaterThan(29 * MINUTE)

  await test.step('a login that was used elsewhere is not warned of', async () => {
    await page.clock.fastForward(28 * MINUTE * 1_000 + 5_000)
    await expect(page.getByLabel('Current password')).toBeVisible()
    await expect(warning(page)).toHaveCount(0)
  })
  await test.step('"Stay signed in" is enough', async () => {
    await pass(db, token, 28 * MINUTE + 30)
    await page.clock.fastForward(28 * MINUTE * 1_000 + 5_000)
    await expect(warning(page)).toContainText(/signed out in 1:\d\d/)
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Enter')
    await expect(warning(page)).toHaveCount(0)
    expect(await secondsLeft(db, token)).toBeGreaterThan(29 * MINUTE)
  })
  await test.step('nobody is there', async () => {
    await pass(db, token, 28 * MINUTE + 30)
    await page.clock.fastForward(28 * MINUTE * 1_000 + 5_000)
    await expect(warning(page)).toBeVisible()
    await pass(db, token, 2 * MINUTE)
    await page.clock.fastForward(2 * MINUTE * 1_000)
    await page.waitForURL('/admin')
    await expect(page.getByRole('status')).toHaveText('You were signed out after 30 minutes without activity.')
    await expectAccessible(page)
  })
  await test.step('who comes back is not told again', async () => {
    await logIn(page)
    await logOut(page)
    await page.waitForURL('/admin')
    await expect(page.getByLabel('Username')).toBeVisible()
    await expect(page.getByRole('status')).toHaveCount(0)
  })
})

test('a team that starts on the same computer ends the login, on the server too', { tag: '@slow' }, async ({
  page,
  context,
  request,
}) => {
  const token = await logIn(page)
  const mayRead = async () =>
    (await request.get('/api/admin/table', { headers: { Authorization: `Bearer ${token}` } })).status()
  expect(await mayRead()).toBe(200)
  const room = await context.newPage()
  await startSession(room, 'v2')
  expect(await mayRead()).toBe(401)
  expect(await room.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await page.waitForURL('/admin')
  await expect(page.getByRole('status')).toHaveText('A team started on this computer, so you were signed out.')
  await expect(page.getByText('No data has been submitted yet!')).toHaveCount(0)
})
