import type { Page, TestInfo } from '@playwright/test'
import { addTeams } from '@thrive/testkit/team'
import { misfits } from './fit.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { enter } from './hr.ts'
import { squeezed, textOf } from './pdf.ts'
import { heading, newAddress, nextButton, product, sign, startSession, WORKSHOPS } from './team.ts'

const LUNCH = 'Once a month, lunch with somebody from another shift.'
const WRONG = 'Every Monday we start with one thing that went wrong, and what we learned.'
const IDEA = 'Each Friday one idea goes on the board, and we try one.'
const FIRST = new Map([
  [1, '54'],
  [4, '40'],
  [7, '55'],
  [10, LUNCH],
  [11, 'Jonas'],
  [12, '2027-02-01'],
  [13, WRONG],
  [14, 'Samira and Tom'],
  [15, '2027-01-18'],
  [16, IDEA],
  [17, 'Amira'],
  [18, '2027-02-15'],
])
const page1 = WORKSHOPS.v1.survey[0]?.title ?? ''

const state = (page: Page, action: string, name: string) =>
  page.getByRole('group', { name: action }).getByRole('radio', { name })

async function downloaded(page: Page, info: TestInfo): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  const file = info.outputPath('thrive-export.pdf')
  await download.saveAs(file)
  return file
}

/** Creates a session for the address, directly at its last results page, with these scores. */
async function play(email: string, scores: [number, number, number], rest: Map<number, string> = new Map()) {
  const client = product()
  const uuid = await client.start('v1', email)
  const [connect, trust, inspire] = scores
  const given: [number, unknown][] = [[1, connect], [4, trust], [7, inspire], ...rest]
  await client.save(
    uuid,
    given.map(([question_id, value]) => ({ question_id, value: String(value) })),
  )
  await client.walk(uuid, 'v1', WORKSHOPS.v1.survey.length + 1)
  return uuid
}

const TEAM = 'The Northern Lights'

/** Makes this browser hold that session: no other browser may see the previous time. */
async function hold(page: Page, uuid: string) {
  await page.goto('/')
  await page.evaluate((held) => localStorage.setItem('current_session', held), uuid)
}

test('one team, three sessions, months apart', { tag: '@slow' }, async ({ page, db, troubles }, info) => {
  test.setTimeout(120_000)
  // The teams that HR opens have no photo.
  troubles.expect(/404/)
  const email = newAddress()
  const [first = ''] = await addTeams(db, [{ email, name: TEAM, finished: '2026-11-14T15:00:00Z', answers: FIRST }])

  await test.step('the second is welcomed back, and says what became of each action', async () => {
    await hold(page, first)
    await startSession(page, 'v1', email)
    await expect(heading(page, 'Welcome back')).toBeVisible()
    await expect(page.getByText('On 14 November 2026 you agreed on 3 actions.')).toBeVisible()
    await expect(page.getByText('by 18 January 2027')).toBeVisible()
    expect(await misfits(page)).toEqual([])
    await expectAccessible(page)
    await state(page, LUNCH, 'Under way').check()
    await state(page, WRONG, 'Done').check()
    await expect(sign(page)).toHaveText('Saved')
    await nextButton(page).click()
    await expect(heading(page, page1)).toBeVisible()
  })

  await test.step('it is offered once, and Back leads to it with what was said', async () => {
    await page.reload()
    await expect(heading(page, page1)).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(state(page, WRONG, 'Done')).toBeChecked()
    await expect(state(page, IDEA, 'Dropped')).not.toBeChecked()
    await page.getByRole('button', { name: 'Skip this' }).click()
    await expect(heading(page, page1)).toBeVisible()
  })

  const second = page.url().split('/').at(-1) ?? ''
  await test.step('its scores stand beside those of last time', async () => {
    const rest = new Map([[10, 'A walk on Tuesday'], [11, 'Ana'], [12, '2031-06-01']]) // biome-ignore format: one line reads better
    expect(await play(email, [66, 42, 50], rest)).toBe(second)
    await page.goto(`/results/v1/${second}`)
    await expect(page.getByRole('img', { name: 'Connect: last time 54 percent, now 66 percent' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Connect has grown most' })).toBeVisible()
    await expect(page.getByText(`Connect rose from 54 to 66. You decided then: “${LUNCH}” (under way)`)).toBeVisible()
    await expect(page.getByText('Trust is about the same: 40 then, 42 now.')).toBeVisible()
    await expect(page.getByText('Inspire went from 55 to 50. What has changed since then?')).toBeVisible()
    expect(await misfits(page)).toEqual([])
    await expectAccessible(page)
  })

  await test.step('on the answers page and in the PDF too', async () => {
    await page.goto(`/download/${second}`)
    await expect(page.getByRole('heading', { name: 'Last time and now' })).toBeVisible()
    await expect(page.getByText('The dotted line shows your score of 14 November 2026.')).toBeVisible()
    expect(await misfits(page, { document: true })).toEqual([])
    await expectAccessible(page)
    const text = squeezed(textOf(await downloaded(page, info)))
    expect(text).toContain(squeezed('Connect rose from 54 to 66.'))
    expect(text).toContain(squeezed(`You decided then: “${WRONG}” (done)`))
    expect(text).toContain(squeezed('was 54%'))
  })

  await test.step('one action goes into the calendar', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add to calendar: A walk on Tuesday' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('actions.ics')
    const [all] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add all to calendar' }).click(),
    ])
    expect(all.suggestedFilename()).toBe('actions.ics')
  })

  await db.query(
    `update session set started_at = '2027-03-01 10:00Z', finished_at = '2027-03-01 12:00Z', completed_at = '2027-03-01 12:00Z'
     where uuid = $1`,
    [second],
  )

  await test.step('HR sees the team beside its last time', async () => {
    const token = await enter(page)
    await page.goto(`/admin/${second}`)
    await expect(page.getByText('Connect rose from 54 to 66.')).toBeVisible()
    await expect(page.getByText(`${WRONG} · Samira and Tom · 18 January 2027 · Done`)).toBeVisible()
    await expect(page.getByText(`${IDEA} · Amira · 15 February 2027 · not said`)).toBeVisible()
    await expectAccessible(page)
    const erased = await product().post(
      '/api/admin/erase',
      { uuid: first, name: TEAM },
      { authorization: `Bearer ${token}` },
    )
    expect(erased.status).toBe(200)
  })

  await test.step('erasing the first takes its actions from the second, whose own are the third’s', async () => {
    await page.goto(`/download/${second}`)
    await expect(page.getByText('A walk on Tuesday').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Last time and now' })).toBeHidden()
    await expect(page.getByText('66%').first()).toBeVisible()
    await startSession(page, 'v1', email)
    await expect(heading(page, 'Welcome back')).toBeVisible()
    await expect(page.getByText('On 1 March 2027 you agreed on 1 action.')).toBeVisible()
    await page.getByRole('button', { name: 'Skip this' }).click()
    await expect(heading(page, page1)).toBeVisible()
    await page.reload()
    await expect(heading(page, page1)).toBeVisible()
  })
})

test('page 1 does not wait for a server that is slow to say whether there was a last time', { tag: '@full' }, async ({
  page,
  db,
}) => {
  const email = newAddress()
  const [first = ''] = await addTeams(db, [{ email, finished: '2026-11-14T15:00:00Z', answers: FIRST }])
  await hold(page, first)
  await page.route('**/api/earlier/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 8_000))
    await route.continue()
  })
  await startSession(page, 'v1', email)
  await expect(heading(page, page1)).toBeVisible({ timeout: 7_000 })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading(page, 'Welcome back')).toBeVisible()
})

test('what became of an action is not lost while the connection is down', { tag: '@slow' }, async ({
  page,
  db,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|Failed to save|Failed to load/)
  const email = newAddress()
  const [first = ''] = await addTeams(db, [{ email, finished: '2026-11-14T15:00:00Z', answers: FIRST }])
  await hold(page, first)
  const uuid = await startSession(page, 'v1', email)
  await expect(heading(page, 'Welcome back')).toBeVisible()
  await page.context().setOffline(true)
  await state(page, WRONG, 'Dropped').check()
  await expect(sign(page)).not.toHaveText('Saved')
  await page.context().setOffline(false)
  await expect(sign(page)).toHaveText('Saved')
  const { rows } = await db.query(
    'select state from action_state join session on session.id = session_id where uuid = $1',
    [uuid],
  )
  expect(rows).toEqual([{ state: 'dropped' }])
})

test('a team that never played sees page 1 as ever, and the link of a mail ends reminders by one press', async ({
  page,
}) => {
  await startSession(page, 'v1')
  await expect(heading(page, page1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Played before?' })).toHaveCount(0)
  await page.goto(`/stop/${crypto.randomUUID()}`)
  await expect(heading(page, 'No more reminders?')).toBeVisible()
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop the reminders' }).click()
  await expect(heading(page, 'The reminders have ended')).toBeVisible()
})
