import { openCuttableConnection } from './cuttable-connection.ts'
import { expect, test } from './fixtures.ts'
import {
  heading,
  nameOf,
  nextButton,
  playPage,
  reloadByHand,
  scoresOf,
  sessionAt,
  sign,
  storedAnswers,
  storedPosition,
  WORKSHOPS,
  watchToTheEnd,
} from './team.ts'

const { survey } = WORKSHOPS.v1

test('ten pages without a network, a closed tab among them, and nothing is lost', { tag: '@slow' }, async ({
  context,
  troubles,
  db,
}) => {
  test.setTimeout(300_000)
  troubles.expect(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|ERR_SOCKET|Failed to load resource|Failed to fetch/)
  const connection = await openCuttableConnection(process.env.E2E_URL ?? '')
  let page = await context.newPage()
  await page.clock.install()
  await page.goto(`${connection.url}/version/v1`)
  await page.getByLabel('E-mail address teamleader').fill(`offline.${crypto.randomUUID()}@example.org`)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL('**/survey/v1/*')
  const address = page.url()
  const uuid = address.split('/').at(-1) ?? ''
  await page.evaluate(() => navigator.serviceWorker.ready)

  const given: Record<number, string> = {}
  const play = async (from: number, to: number) => {
    for (const step of survey.slice(from - 1, to)) {
      Object.assign(given, Object.fromEntries(await playOffline(page, step)))
      await nextButton(page).click()
    }
  }
  /** A film that is not cached yet cannot play; its transcript shows, and the team continues. */
  const playOffline = async (tab: typeof page, step: (typeof survey)[number]) => {
    if (step.kind !== 'video') return playPage(tab, step)
    await expect(heading(tab, step.title)).toBeVisible()
    const failed = tab.getByText('The film does not play right now')
    await Promise.race([watchToTheEnd(tab).catch(() => {}), expect(failed).toBeVisible({ timeout: 40_000 })]).catch(
      () => {},
    )
    await expect(nextButton(tab)).not.toHaveAttribute('aria-disabled', { timeout: 40_000 })
    return new Map<number, string>()
  }

  await play(1, 7)
  await expect.poll(() => storedPosition(db, uuid)).toBe(8)
  connection.cut()
  await play(8, 12)
  await expect(sign(page)).toHaveAttribute('data-state', 'offline')

  await page.close()
  page = await context.newPage()
  await page.clock.install()
  await page.goto(address)
  await expect(heading(page, survey[12]?.title ?? '')).toBeVisible()
  await play(13, 17)
  await expect(heading(page, survey[17]?.title ?? '')).toBeVisible()
  expect(await storedPosition(db, uuid)).toBe(8)

  connection.mend()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(sign(page)).toHaveAttribute('data-state', 'saved')
  expect(await storedPosition(db, uuid)).toBe(18)
  expect(await storedAnswers(db, uuid)).toEqual(given)
  connection.close()
})

test('a second tab and a double click never skip a page', async ({ page, context, db }) => {
  const titleOf = (position: number) => WORKSHOPS.v2.survey[position - 1]?.title ?? ''
  const uuid = await sessionAt(page, 'v2', 7)
  await expect(heading(page, titleOf(7))).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(heading(other, titleOf(7))).toBeVisible()
  await nextButton(page).dblclick()
  await expect(heading(page, titleOf(8))).toBeVisible()
  await expect(heading(other, titleOf(8))).toBeVisible()
  await expect.poll(() => storedPosition(db, uuid)).toBe(8)
})

test('the back button looks back, a changed answer is saved, and forward leads to where the team was', async ({
  page,
  db,
}) => {
  await page.clock.install()
  const uuid = await sessionAt(page, 'v1', 12)
  const titleOf = (position: number) => survey[position - 1]?.title ?? ''
  await expect(heading(page, titleOf(12))).toBeVisible()
  for (const position of [11, 10]) {
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(heading(page, titleOf(position))).toBeVisible()
  }
  // The clock is paused, so that the change is still being sent however slow this machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page.getByRole('textbox').first().fill('Changed afterwards')
  await expect(sign(page)).toHaveAttribute('data-state', 'saving')
  await page.clock.resume()
  await page.goBack()
  await expect(heading(page, titleOf(11))).toBeVisible()
  await reloadByHand(page)
  await expect(heading(page, titleOf(12))).toBeVisible()
  await expect.poll(async () => (await storedAnswers(db, uuid))[2]).toBe('Changed afterwards')
  expect(await storedPosition(db, uuid)).toBe(12)
})

test('a team that loses its network in the results finishes, reads its answers, and everything arrives', {
  tag: '@slow',
}, async ({ page, db, troubles }) => {
  troubles.expect(/ERR_|Failed to load resource|Failed to fetch/)
  const connection = await openCuttableConnection(process.env.E2E_URL ?? '')
  const { survey: pages, results } = WORKSHOPS.v2
  // Goes through the survey like a team, which stores the app in the browser.
  const uuid = await sessionAt(page, 'v2', pages.length + 1, connection.url)
  await page.waitForURL('**/results/v2/*')
  await page.evaluate(() => navigator.serviceWorker.ready)
  connection.cut()

  await page.getByLabel('Team name').fill('The Quarks')
  await nextButton(page).click()
  await page.getByRole('radio', { name: 'Totally agree' }).check()
  await nextButton(page).click()
  await expect(page.getByText('We have formulated relevant actions')).toBeVisible()
  await page.getByRole('radio', { name: '2 fingers Disagree' }).check()
  await nextButton(page).click()
  await page.getByRole('button', { name: 'Download answers' }).click()
  await page.waitForURL('**/download/*')
  await expect(heading(page, 'The Quarks')).toBeVisible()
  await expect(sign(page)).toHaveText('Offline, kept here')
  expect(await nameOf(db, uuid)).toBeNull()

  connection.mend()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(sign(page)).toHaveText('Saved')
  expect(await nameOf(db, uuid)).toBe('The Quarks')
  expect(await scoresOf(db, uuid)).toEqual([
    { type: 'experience', score: 4 },
    { type: 'relevant', score: 1 },
  ])
  expect(await storedPosition(db, uuid)).toBe(pages.length + results.length + 1)
  connection.close()
})
