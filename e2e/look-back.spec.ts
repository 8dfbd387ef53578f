import type { Page } from '@playwright/test'
import { addTeams } from '@thrive/testkit/team'
import type pg from 'pg'
import { openCuttableConnection } from './cuttable-connection.ts'
import { misfits } from './fit.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { heading, nextButton, product, sign } from './team.ts'

const WALK = 'Every Monday we start with a walk.'
const LUNCH = 'Once a month, lunch with somebody from another shift.'

/** Creates a finished team with two actions, and returns the paths of its look-back. */
async function teamWithActions(db: pg.Pool) {
  const finished = new Date()
  const answers = new Map([[10, WALK], [11, 'Jonas'], [13, LUNCH]]) // biome-ignore format: a list of answers
  const [uuid = ''] = await addTeams(db, [{ name: 'The Northern Lights', finished, completed: finished, answers }])
  const { body } = await product().get(`/api/action/${uuid}`)
  return (body as { look_back: { team: string; wall: string } }).look_back
}

const state = (page: Page, action: string, name: string) =>
  page.getByRole('group', { name: action }).getByRole('radio', { name })

test('a team looks back, loses its network meanwhile, and nothing is lost', { tag: '@slow' }, async ({
  context,
  troubles,
  db,
}) => {
  troubles.expect(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|ERR_SOCKET|Failed to load resource|Failed to fetch/)
  const connection = await openCuttableConnection(process.env.E2E_URL ?? '')
  const { team, wall } = await teamWithActions(db)
  let page = await context.newPage()
  await page.goto(connection.url + team)
  await expect(heading(page, 'Where do they stand?')).toBeVisible()
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])
  await state(page, WALK, 'Done').check()
  await expect(sign(page)).toHaveAttribute('data-state', 'saved')
  await page.evaluate(() => navigator.serviceWorker.ready)

  connection.cut()
  await page.getByRole('button', { name: 'Start the timer' }).click()
  await nextButton(page).click()
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])
  await page.getByLabel('What did we notice?').fill('Quiet at first, then easier.')
  await expect(sign(page)).toHaveAttribute('data-state', 'offline')
  await page.close()
  page = await context.newPage()
  await page.goto(connection.url + team)
  await expect(state(page, WALK, 'Done')).toBeChecked()
  await nextButton(page).click()
  await expect(page.getByLabel('What did we notice?')).toHaveValue('Quiet at first, then easier.')
  await expect(page.getByRole('timer')).not.toHaveText('10:00')

  connection.mend()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(sign(page)).toHaveAttribute('data-state', 'saved')
  await nextButton(page).click()
  await expect(heading(page, 'Thank you. See you in four weeks.')).toBeVisible()
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])
  await expect(sign(page)).toHaveAttribute('data-state', 'saved')

  await page.goto(connection.url + wall)
  await expect(heading(page, 'Where do they stand?')).toBeVisible()
  await expect(state(page, WALK, 'Done')).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Earlier look-backs' })).toBeHidden()
  connection.close()
  const { body } = await product().post('/api/look-back/open', { key: team.split('/').at(-1) ?? '' })
  expect(body).toMatchObject({ look_backs: [{ noticed: 'Quiet at first, then easier.' }] })
})

test('a stranger who guesses is led nowhere', async ({ page, troubles }) => {
  troubles.expect(/404/)
  await page.goto(`/look-back/${'0'.repeat(32)}`)
  await expect(heading(page, 'This link leads to no look-back')).toBeVisible()
  await expectAccessible(page)
})
