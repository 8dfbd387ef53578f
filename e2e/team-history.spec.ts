import type { Page } from '@playwright/test'
import { addTeams } from '@thrive/testkit/team'
import type pg from 'pg'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { enter, HR } from './hr.ts'
import { englishOn } from './no-english.ts'

const SCORES = { v1: [1, 4, 7], v2: [19, 20, 21] } as const

const scores = (version: 'v1' | 'v2', values: [string, string, string]) =>
  SCORES[version].map((question, nth) => [question, values[nth] ?? ''] as const)
const plan = (what: string, who: string, by: string) => [[29, what] as const, [30, who] as const, [31, by] as const]

/** Two sessions of a team, and one of the same people with another address and workshop. */
async function addNorthernLights(db: pg.Pool, name = 'The Northern Lights') {
  const email = `noor.${crypto.randomUUID()}@example.org`
  const version = 'v2'
  const [elsewhere = '', first = '', last = ''] = await addTeams(db, [
    {
      name: 'Noord',
      email: `before.${email}`,
      finished: '2025-11-18T12:00:00Z',
      answers: new Map(scores('v1', ['48', '46', '41'])),
    },
    {
      ...{ version, name, email, finished: '2026-05-20T12:00:00Z' },
      answers: new Map([...scores('v2', ['57', '52', '49']), ...plan('Lunch', 'Tom', '2026-09-01')]),
    },
    {
      ...{ version, name, email, finished: '2026-11-14T12:00:00Z' },
      answers: new Map([...scores('v2', ['65', '40', '55']), ...plan('Monday', 'Lotte', '2026-11-15')]),
    },
  ])
  await db.query('update session set earlier_id = (select id from session where uuid = $1) where uuid = $2', [
    first,
    last,
  ])
  await db.query("insert into action_state select id, 29, 'done' from session where uuid = $1", [last])
  return { email, elsewhere, last }
}

const dates = (page: Page) => page.locator('table').last().locator('tbody td:first-child').allTextContents()

test('a team over time: against last time, its actions, a session that is added and taken out', async ({
  page,
  db,
  troubles,
}) => {
  const { email, elsewhere, last } = await addNorthernLights(db)
  await enter(page)
  await page.goto(`/admin/${last}`)
  // It has no photo.
  troubles.expect(/404/)
  await page.getByRole('link', { name: 'This team over time' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Northern Lights' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Results', exact: true })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText(`2 sessions with ${email} since May 2026`)).toBeVisible()
  await expect(page.locator('.score-bars li').nth(1)).toContainText('40% −12 points')
  await expect(page.getByText('Trust went down 12 points, and is the biggest gap')).toBeVisible()
  const actions = page.locator('table').first()
  await expect(actions.getByRole('row').nth(1)).toContainText('Look back was 15-11-2026')
  await expect(actions.getByRole('row').nth(2)).toContainText('Done')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Add a session…' }).click()
  await page.getByRole('searchbox').fill(`before.${email}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add Noord, 18-11-2025' }).click()
  await expect(page.getByText('The session is added to this team.')).toBeVisible()
  await expect.poll(() => dates(page)).toEqual(['14-11-2026', '20-05-2026', '18-11-2025'])
  await expect(page.getByText(`3 sessions with ${email} since November 2025`)).toBeVisible()
  await page.goto(`/admin/team/${elsewhere}`)
  await expect.poll(() => dates(page)).toHaveLength(3)
  await page.getByRole('button', { name: 'Take out 18-11-2025' }).click()
  await expect(page.getByText('The session is taken out.')).toBeVisible()
  await expect.poll(() => dates(page)).toEqual(['18-11-2025'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/team/${last}`)
  await expect.poll(() => dates(page)).toHaveLength(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('the leader of a team is invited again, to a round that begins with the address', async ({ page, db }) => {
  const { email, last } = await addNorthernLights(db)
  await enter(page)
  await page.goto(`/admin/team/${last}`)
  await page.getByRole('button', { name: 'Invite again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New round' })).toBeVisible()
  await expect(page.getByLabel('Paste')).toHaveValue(email)
})

for (const lang of ['nl', 'fr'] as const)
  test(`a team over time speaks ${lang}`, { tag: '@slow' }, async ({ page, db }) => {
    const { last } = await addNorthernLights(db, 'Noord')
    const email = `reader.${lang}@example.org`
    await db.query(
      `insert into hr_account (email, email_key, password_hash, role, lang)
       select $1, $1, password_hash, 'analyst', $2 from hr_account where email_key = $3`,
      [email, lang, HR.email],
    )
    await enter(page, { ...HR, email })
    await page.goto(`/admin/team/${last}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Noord' })).toBeVisible()
    expect(await englishOn(page)).toEqual([])
    await expectAccessible(page)
    await page.locator('.headrow button').first().click()
    await page.getByRole('searchbox').fill('Noord')
    await expect(page.getByText('The Northern Lights')).toHaveCount(0)
    await expect.poll(() => englishOn(page)).toEqual([])
  })
