import { readFileSync } from 'node:fs'
import { readable } from '@thrive/domain'
import { readingWords } from '@thrive/words/answers'
import { answersOf, teamAt } from './filled-team.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { addFinishedTeams, countAnew, dayOf, enter, HR, insightOf, yearOf } from './hr.ts'
import { product, WORKSHOPS } from './team.ts'

const PICTURE = 'apps/web/public/images/v2/Slide1.png'

/** Creates a team that finished through the product's own calls, with a photo and both opinions. */
async function playedTeam(name: string): Promise<string> {
  const client = product()
  const uuid = await teamAt('v1', 9, answersOf('v1'))
  const photo = new File([readFileSync(PICTURE)], 'team.png', { type: 'image/png' })
  expect((await client.post('/api/session/photo', { uuid, photo })).status).toBe(200)
  await client.post('/api/session/name', { uuid, name })
  await client.post('/api/opinion/set', { uuid, type: 'experience', score: '4' })
  await client.post('/api/opinion/set', { uuid, type: 'relevant', score: '1' })
  return uuid
}

test('a single result shows what the team left, and prints', { tag: '@slow' }, async ({ page, context }) => {
  const uuid = await playedTeam('The Printed Ones')
  await enter(page)
  await page.goto(`/admin/${uuid}`)
  await expect(page.getByRole('heading', { level: 1, name: 'The Printed Ones' })).toBeFocused()
  await expect(page.getByText('Thriving Teams 1.0 v1')).toBeVisible()
  const main = page.getByRole('main')
  const answers = answersOf('v1')
  for (const { group, title } of WORKSHOPS.v1.survey) {
    if (!group) continue
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
    for (const question of group.questions) {
      const answer = readable(question, answers.get(question.id), readingWords('en'))
      for (const text of answer.kind === 'text' ? [answer.text] : answer.items) await expect(main).toContainText(text)
    }
  }
  const opinions = page.getByRole('heading', { name: 'Opinion' }).locator('..')
  await expect(opinions).toContainText('ExperienceTotally agree')
  await expect(opinions).toContainText('RelevantDisagree')
  const photo = page.getByRole('img', { name: 'The team The Printed Ones' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // The photo shows the whole team, and the answers use the full width.
  await expect(photo).toHaveCSS('object-fit', 'contain')
  const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width
  expect(await widthOf('.answers-card')).toBe(await widthOf('.panelgrid'))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Download results' }).click(),
  ])
  await tab.waitForURL(`/download/${uuid}`)
  await expect(tab.getByRole('heading', { name: 'Your answers' })).toBeVisible()
  await tab.close()

  await page.emulateMedia({ media: 'print' })
  for (const gone of [HR.email, 'Print', 'Erase this team…'])
    await expect(page.getByText(gone, { exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeVisible()
  await expect(photo).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/admin/organisation/log')
  for (const deed of ['Viewed a result', 'Saw the photo of a team', 'Opened the answers page of a team'])
    await expect(page.getByRole('row').filter({ hasText: deed }).first()).toContainText(HR.email)
})

test('a team that gave little is shown with what the specification says instead', { tag: '@slow' }, async ({
  page,
  troubles,
  db,
}) => {
  troubles.expect(/404/)
  const [team] = await addFinishedTeams(db, { year: 2201, count: 1, part: () => ({ name: null, answers: new Map() }) })
  await enter(page)
  await page.goto(`/admin/${team?.uuid}`)
  await expect(page.getByRole('heading', { level: 1, name: 'No name given' })).toBeVisible()
  await expect(page.getByText('No team photo taken yet')).toBeVisible()
  // The team sees 50, but never gave that score, so HR must not see a score.
  await expect(page.getByRole('heading', { name: 'Scores' }).locator('..').getByText('No score given')).toHaveCount(3)
  for (const { title } of WORKSHOPS.v2.survey.find(({ group }) => group?.id === 10)?.group?.questions ?? [])
    await expect(page.getByText(`${title}No answer given`)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('50%')
  for (const { group, title } of WORKSHOPS.v2.survey)
    if (group?.hidden) await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  await page.goto('/admin/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1, name: 'This team does not exist, or was erased.' })).toBeVisible()
})

test('an erased team leaves nothing behind but a line in the log', { tag: '@slow' }, async ({ page, troubles, db }) => {
  const uuid = await playedTeam('The Forgotten')
  const { rows: before } = await db.query('select id from session where uuid = $1', [uuid])
  const token = await enter(page)
  await page.goto(yearOf(new Date().getUTCFullYear(), '&search=The+Forgotten'))
  await page.getByRole('link', { name: 'The Forgotten' }).click()
  await page.getByRole('button', { name: 'Erase this team…' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Erase this team?' })
  await dialog.getByLabel('Teamname').fill('The forgotten')
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await dialog.getByLabel('Teamname').fill('The Forgotten')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await page.waitForURL(/dashboard/)
  await expect(page.getByText('The team was erased, with everything it left behind.')).toBeVisible()
  await expect(page.getByText('No team fits these filters.')).toBeVisible()

  for (const table of ['answer', 'opinion'])
    expect((await db.query(`select 1 from ${table} where session_id = $1`, [before[0]?.id])).rows).toEqual([])
  expect((await db.query('select 1 from session where uuid = $1', [uuid])).rows).toEqual([])
  expect((await page.request.get(`/photo/${uuid}`)).status()).toBe(404)
  const single = await page.request.get(`/api/admin/single/${uuid}`, { headers: { Authorization: `Bearer ${token}` } })
  expect(single.status()).toBe(404)
  troubles.expect(/401/)
  await page.goto(`/download/${uuid}`)
  await page.waitForURL('/')

  await page.goto('/admin/organisation/log')
  const line = page.getByRole('row').filter({ hasText: 'Erased a team' }).first()
  await expect(line).toContainText(HR.email)
  await expect(page.getByRole('main')).not.toContainText('The Forgotten')
  await expectAccessible(page)
})

test('insight says how the teams of a period are doing, and nothing about two of them', { tag: '@full' }, async ({
  page,
  db,
}) => {
  const scored = (score: number) => new Map(answersOf('v2')).set(19, String(score)).set(20, '60').set(21, '90')
  const inMonth = (n: number) => ({
    slug: 'v2' as const,
    finished: `2202-0${n < 3 || n === 5 ? 3 : 5}-1${n}T12:00:00Z`,
    // The last team never moved the slider of Connect.
    answers: new Map([...scored(50 + n * 10)].filter(([id]) => n < 5 || id !== 19)),
    opinions: { experience: n === 0 ? 1 : 3, relevant: 4 },
  })
  await addFinishedTeams(db, { year: 2202, count: 6, part: inMonth })
  await countAnew()
  await enter(page)
  await page.goto(insightOf(2202))
  await expect(page.getByRole('region', { name: 'In short' })).toContainText(
    '6 teams finished from 01-01-2202 to 31-12-2202. On average those that gave a score give themselves ' +
      '70% for Connect (5 of 6 teams), 60% for Trust and 90% for Inspire. Trust is lowest, at 60%. ' +
      'Of the teams that rated it, 83% found the experience insightful and interesting and 100% left with relevant actions.',
  )
  const current = page.getByRole('region', { name: 'Current and desired' })
  await expect(current.getByRole('listitem')).toHaveText([
    /70%.*5 of 6 teams/,
    /60%.*6 of 6 teams/,
    /90%.*6 of 6 teams/,
  ])
  const trend = page.getByRole('region', { name: 'Score per month' })
  await expect(trend).toContainText('Not shown, because fewer than 3 teams gave a score: May 2202 (2 teams).')
  await trend.getByText('Show the numbers').click()
  await expect(trend.getByRole('row', { name: /Mar 2202/ })).toHaveText(['Mar 2202460% (3 of 4 teams)60%90%'])
  await expect(trend.getByRole('row', { name: /May 2202/ })).toContainText('too few')
  const spread = page.getByRole('region', { name: 'How the scores spread' })
  await expect(
    spread.getByRole('img', { name: /^Connect, 5 of 6 teams: half of them score between 60% and 80%/ }),
  ).toBeVisible()
  const behaviours = page.getByRole('region', { name: 'Which behaviours will help our team most?', exact: true })
  await expect(behaviours).toContainText('100%')
  await expectAccessible(page)

  await page.goto('/admin/insight?from=2202-05-01&to=2202-05-31')
  await expect(page.getByRole('region', { name: 'In short' })).toContainText('2 teams finished')
  await expect(
    page
      .getByRole('main')
      .getByText(/^Not shown: based on 2 teams\./)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main').locator('.plot')).toHaveCount(0)
  await page.getByRole('link', { name: 'Results' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('row', { name: /Team 2202/ }).first()).toContainText(dayOf('2202-05-14'))
})

test('a changed password ends every other login of the account', { tag: '@full' }, async ({
  page,
  browser,
  troubles,
  db,
}) => {
  const other = { email: 'second.hr@example.org', password: HR.password }
  await db.query(
    `insert into hr_account (email, email_key, password_hash, role)
     select $1, $1, password_hash, 'owner' from hr_account where email_key = $2`,
    [other.email, HR.email],
  )
  const elsewhere = await browser.newContext({ baseURL: process.env.E2E_URL ?? '' })
  const forgotten = await elsewhere.newPage()
  await enter(forgotten, other)
  await enter(page, other)
  await page.goto('/admin/account')
  const change = async (current: string, next: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password', { exact: true }).fill(next)
    await page.getByLabel('New password, once more').fill(next)
    await page.getByRole('button', { name: 'Change the password' }).click()
  }
  await change(HR.password, 'too short')
  await expect(page.getByRole('alert')).toHaveText('A password needs at least 12 characters.')
  troubles.expect(/400/)
  await change('not the old one', 'four quiet green trees')
  await expect(page.getByRole('alert')).toHaveText('Your current password is not correct.')
  await expectAccessible(page)
  await change(HR.password, 'four quiet green trees')
  await expect(page.getByRole('status').filter({ hasText: 'Your password is changed.' })).toBeVisible()
  await page.goto('/admin/organisation/log')
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  await forgotten.goto('/admin/organisation/log')
  await forgotten.waitForURL('/admin')
  await elsewhere.close()
})
