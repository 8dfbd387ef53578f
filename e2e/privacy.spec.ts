import { loadPrivacy } from '@thrive/content'
import { teamAt } from './filled-team.ts'
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts'
import { heading, startSession } from './team.ts'

const privacy = loadPrivacy()
const { title } = privacy.in.en
const { version } = privacy

test('the privacy page says what is kept, for whom, how long, and how to have it erased', async ({ page }) => {
  await page.goto('/privacy')
  await expect(heading(page, title)).toBeVisible()
  for (const name of ['What is kept', 'Who sees it', 'How long', 'How to have it erased'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByText(`Version of this text: ${version}`)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'To the start' }).click()
  await page.waitForURL('/')
})

for (const from of ['/', '/version/v1', '/version/v2', '/admin', 'the download page'])
  test(`from ${from} it is one step away, and one step back`, { tag: '@slow' }, async ({ page }) => {
    const path = from.startsWith('/') ? from : `/download/${await teamAt('v2', 4)}`
    await page.goto(path)
    await page.getByRole('link', { name: from === '/admin' ? 'Privacy' : title, exact: true }).click()
    await expect(heading(page, title)).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.waitForURL(path)
  })

test('starting below the notice is recorded with its version', async ({ page, db }) => {
  const uuid = await startSession(page, 'v1')
  const { rows } = await db.query('select notice_version from session where uuid = $1 and notice_at <= now()', [uuid])
  expect(rows).toEqual([{ notice_version: version }])
})
