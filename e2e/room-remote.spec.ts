import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { askThePhones, count, expectInSight } from './round.ts'
import { joinMany } from './seats.ts'
import { heading, newAddress, product, sessionAt, WORKSHOPS } from './team.ts'

/** The leader's remote and a remote colleague, each in its own browser beside the shared screen. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const LAPTOP = { viewport: { width: 1280, height: 720 } }
const MINUTE = 60_000

async function opened(browser: Browser, look: object, watch: (page: Page) => void, path: string): Promise<Page> {
  const page = await (await browser.newContext({ ...look, baseURL: process.env.E2E_URL ?? '' })).newPage()
  watch(page)
  await page.goto(path)
  return page
}

async function openRoom(wall: Page): Promise<string> {
  await wall.locator('.bar .phones').click()
  const code = await wall.locator('.code').innerText()
  await wall.getByRole('button', { name: 'Close', exact: true }).click()
  return code.replaceAll(/\s/g, '')
}

async function pairingPath(uuid: string): Promise<string> {
  const { body } = await product().post('/api/room/pair', { uuid })
  return (body as { path: string }).path
}

const tapOn = (phone: Page, name: string) => phone.getByRole('button', { name }).tap()
const isStill = (page: Page) =>
  expect
    .poll(() => page.locator('.now-film img').evaluate((still: HTMLImageElement) => still.naturalWidth))
    .toBeGreaterThan(0)

test('the remote shows the pace with what can be shortened, and the timer whole', { tag: '@slow' }, async ({
  page,
  browser,
  troubles,
}) => {
  const uuid = await sessionAt(page, 'v2', 11)
  await page.evaluate(
    ([session, finishAt]) =>
      localStorage.setItem('pace', JSON.stringify({ uuid: session, finishAt, position: 11, spent: 0, seenAt: 0 })),
    [uuid, Date.now() + 60 * MINUTE] as const,
  )
  await page.reload()
  await openRoom(page)
  const remote = await opened(browser, PHONE, (one) => troubles.watch(one), await pairingPath(uuid))
  await expect(heading(remote, 'Your own experiment')).toBeVisible()
  const line = remote.locator('.paceline')
  await expect(line).toHaveText(/\d+ minutes behind plan\s*until \d\d:\d\d/)
  await expect(remote.getByText('What you could shorten next')).toBeHidden()
  await expectAccessible(remote)
  await line.tap()
  await expect(remote.getByText('What you could shorten next')).toBeVisible()
  await expect(remote.locator('.pace li')).toHaveCount(2)
  await expectAccessible(remote)

  const timer = remote.getByRole('timer')
  await expect(timer).toHaveText('05:00')
  await expect(remote.getByRole('button', { name: 'Start again' })).toHaveAttribute('aria-disabled', 'true')
  await tapOn(remote, 'Start the timer')
  await expect(page.getByRole('button', { name: 'Pause the timer' })).toBeVisible()
  await expect(timer).toHaveText('04:58')
  await tapOn(remote, 'Start again')
  await expect(page.getByRole('button', { name: 'Start the timer' })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('05:00')
  await expect(timer).toHaveText('05:00')
})

test('the remote has a still of the film, and plays, pauses, rewinds and captions it', { tag: '@slow' }, async ({
  page,
  browser,
  troubles,
}) => {
  const uuid = await sessionAt(page, 'v2', 13)
  await openRoom(page)
  const remote = await opened(browser, PHONE, (one) => troubles.watch(one), await pairingPath(uuid))
  await expect(heading(remote, 'Together you see more')).toBeVisible()
  // A browser refuses sound until somebody pressed something: a film that came before that stands still.
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play())
  await isStill(remote)
  await expect(remote.getByText(/Opens when the film has ended, in 0:\d\d\./)).toBeVisible()
  await tapOn(remote, 'Pause the film')
  await expect(remote.getByText('stands still on the screen')).toBeVisible()
  const film = page.locator('video')
  const at = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 15
  })
  await expect(remote.getByRole('img', { name: /^0:15 of/ })).toBeVisible()
  await tapOn(remote, '10 s back')
  await expect.poll(at).toBe(5)
  await expect(remote.getByRole('img', { name: /^0:05 of/ })).toBeVisible()
  const captions = remote.getByRole('button', { name: 'Captions' })
  await expect(captions).toHaveAttribute('aria-pressed', 'true')
  await captions.tap()
  await expect(captions).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('.player .cap')).toBeHidden()
  await captions.tap()
  await expect(captions).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(remote)
  await tapOn(remote, 'Play the film')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
})

test('a remote is paired by typing, gives way to another phone, and says when it is taken out', {
  tag: '@slow',
}, async ({ page, browser, troubles }) => {
  troubles.expect(/401/)
  const uuid = await sessionAt(page, 'v2', 11)
  await page.locator('.bar .phones').click()
  await page.getByRole('button', { name: 'Leader’s remote' }).click()
  const typed = page.locator('.join .code')
  await expectInSight(typed)
  await expectAccessible(page)
  const remote = await opened(browser, PHONE, (one) => troubles.watch(one), '/remote')
  await expectAccessible(remote)
  await remote.getByLabel('Code').pressSequentially((await typed.innerText()).replaceAll(/\s/g, '').toLowerCase())
  await tapOn(remote, 'Lead with this phone')
  await expect(heading(remote, 'Your own experiment')).toBeVisible()
  await remote.reload()
  await expect(heading(remote, 'Your own experiment')).toBeVisible()

  const other = await opened(browser, PHONE, (one) => troubles.watch(one), await pairingPath(uuid))
  await expect(heading(other, 'Your own experiment')).toBeVisible()
  await expect(heading(remote, 'You no longer lead: another phone does.')).toBeVisible()
  await remote.reload()
  await expect(heading(remote, 'You no longer lead: another phone does.')).toBeVisible()
  await expectAccessible(remote)
  await tapOn(remote, 'Join the team')
  await expect(heading(remote, 'Look at the screen')).toBeVisible()
  await product().post('/api/room/remove', { uuid, seat: '1' })
  await expect(heading(remote, 'You were taken out of the room.')).toBeVisible()
  await expectAccessible(remote)
  await remote.getByRole('link', { name: 'Join again' }).tap()
  await expect(heading(remote, 'Join your team')).toBeVisible()
})

test('the remote opens the hand-in of a whole order, and never confirms it', { tag: '@slow' }, async ({
  page,
  browser,
  troubles,
}) => {
  const uuid = await sessionAt(page, 'v2', 29)
  await page.getByRole('textbox').fill('A B C D E F G H I J K L M')
  await openRoom(page)
  const remote = await opened(browser, PHONE, (one) => troubles.watch(one), await pairingPath(uuid))
  await tapOn(remote, 'Next step')
  const question = page.getByRole('alertdialog', { name: 'Your order and your time: hand in?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await expect(remote.getByText('Answer on the screen: hand in, or change the order.')).toBeVisible()
  await expect(remote.getByRole('button', { name: 'Next step' })).toHaveAttribute('aria-disabled', 'true')
  await question.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByText('Step 30 of 36')).toBeVisible()
})

test('the remote says what it asks of how many, and asks for the next score after the reveal', {
  tag: '@slow',
}, async ({ page, browser, troubles }) => {
  const uuid = await sessionAt(page, 'v2', 2)
  const seats = await joinMany(await openRoom(page), 3)
  const remote = await opened(browser, PHONE, (one) => troubles.watch(one), await pairingPath(uuid))
  await expectAccessible(remote)
  await tapOn(remote, 'Ask the phones Connect, 3 are in')
  await expect(count(page)).toContainText('0 of 3 are in')
  await expect(remote.getByRole('button', { name: 'Ask the phones' })).toBeHidden()
  for (const seat of seats) await seat.give('q19', '51')
  await tapOn(remote, 'Reveal')
  await tapOn(remote, 'Ask the phones Trust, 3 are in')
  await expect(remote.getByText('Opens at three answers: 0 of 3 are in')).toBeVisible()
})

test('a small phone shows the statement, all five answers and the key without scrolling', { tag: '@slow' }, async ({
  browser,
  troubles,
}) => {
  const client = product()
  const uuid = await client.start('v2', newAddress())
  const { survey, results } = WORKSHOPS.v2
  const position = survey.length + results.findIndex(({ kind }) => kind === 'opinion') + 1
  await client.walk(uuid, 'v2', position)
  const { body } = await client.post('/api/room/open', { uuid })
  await client.post('/api/room/ask', { uuid, key: 'relevant' })
  const small = { ...PHONE, viewport: { width: 360, height: 640 }, locale: 'fr-FR' }
  const path = `/join/${(body as { code: string }).code}`
  const phone = await opened(browser, small, (one) => troubles.watch(one), path)
  await expect(phone.getByRole('radio')).toHaveCount(5)
  expect(await phone.evaluate(() => document.documentElement.scrollHeight)).toBe(small.viewport.height)
  await expectAccessible(phone)
})

test('whoever follows sees which score it is, those of the team so far, and what they gave', { tag: '@slow' }, async ({
  page,
  browser,
  troubles,
}) => {
  await sessionAt(page, 'v2', 2)
  const code = await openRoom(page)
  const follower = await opened(browser, LAPTOP, (one) => troubles.watch(one), `/join/${code}`)
  const seats = await joinMany(code, 3)
  await askThePhones(page)
  const tabs = follower.getByRole('list', { name: 'What is scored' }).getByRole('listitem')
  await expect(tabs).toHaveText(['Connect', 'Trust', 'Inspire'])
  await expect(tabs.first()).toHaveAttribute('aria-current', 'true')
  await follower.getByRole('slider').press('PageUp')
  await follower.getByRole('button', { name: 'Give my score' }).click()
  await expect(follower.getByRole('heading', { name: 'Your score is in' })).toBeVisible()
  await expectAccessible(follower)
  for (const seat of seats) await seat.give('q19', '51')
  await page.getByRole('button', { name: 'Reveal' }).click()
  await expect(page.getByRole('button', { name: 'Go on with Trust' })).toBeVisible()
  const gave = follower.getByRole('list', { name: 'What you have given' }).getByRole('listitem')
  await expect(gave).toHaveText(['Connectgiven'])
  await expect(tabs.first()).toHaveText(/^Connect\d+%$/)
  await expectAccessible(follower)
  await page.getByRole('button', { name: 'Go on with Trust' }).click()
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(tabs.first()).toHaveText(/^Connect\d+%$/)
})

test('a phone shows the team’s scores while the room’s page draws them, in its own language', { tag: '@slow' }, async ({
  page,
  browser,
  troubles,
}) => {
  const uuid = await sessionAt(page, 'v2', 3)
  const scores = [65, 40, 55].map((score, nth) => ({ question_id: 19 + nth, value: String(score) }))
  await product().save(uuid, scores)
  const code = await openRoom(page)
  const phone = await opened(browser, { ...PHONE, locale: 'fr-FR' }, (one) => troubles.watch(one), `/join/${code}`)
  await expect(heading(phone, 'Où vous en êtes aujourd’hui')).toBeVisible()
  await expect(phone.getByText('Lequel vous surprend')).toBeVisible()
  await expect(phone.getByRole('listitem')).toHaveText([/Connect65.%/, /Trust40.%/, /Inspire55.%/])
  await expectAccessible(phone)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await product().post('/api/room/show', { uuid, page: '4' })
  await expect(heading(phone, 'Regardez l’écran')).toBeVisible()
})

test('a phone that leaves in one tab has left in the other, and was not taken out', { tag: '@slow' }, async ({
  page,
  browser,
  troubles,
}) => {
  await sessionAt(page, 'v2', 2)
  const code = await openRoom(page)
  const phone = await opened(browser, PHONE, (one) => troubles.watch(one), `/join/${code}`)
  const tab = await phone.context().newPage()
  await tab.goto(`/join/${code}`)
  await expect(heading(tab, 'Look at the screen')).toBeVisible()
  await tapOn(phone, 'Leave')
  await expect(heading(phone, 'Thank you')).toBeVisible()
  await expect(tab.getByText('You have left the room.')).toBeVisible()
})

test('a film that has not come is a still for whoever follows, and no black box', { tag: '@slow' }, async ({
  page,
  browser,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED|\.mp4/)
  await sessionAt(page, 'v2', 13)
  const code = await openRoom(page)
  const follower = await (await browser.newContext({ ...LAPTOP, baseURL: process.env.E2E_URL ?? '' })).newPage()
  await follower.route('**/*.mp4', (route) => route.abort())
  await follower.goto(`/join/${code}`)
  const film = follower.locator('video')
  await expect(film).toHaveAttribute('poster', /^\/videos\/v2\/survey\/.*\.webp$/)
  const poster = await follower.request.get((await film.getAttribute('poster')) ?? '')
  expect(poster.headers()['content-type']).toBe('image/webp')
})

test('whoever follows reads the plan that the team types', { tag: '@slow' }, async ({ page, browser, troubles }) => {
  await sessionAt(page, 'v1', 27)
  const code = await openRoom(page)
  const follower = await opened(browser, LAPTOP, (one) => troubles.watch(one), `/join/${code}`)
  await expect(heading(follower, 'Our Connect plan')).toBeVisible()
  await page.getByRole('textbox').first().fill('Coffee on Mondays')
  await expect(follower.getByText('Coffee on Mondays')).toBeVisible()
  await expectAccessible(follower)
})

test('a reveal that hides the timer says how to come to it, and does not name it', { tag: '@slow' }, async ({
  page,
}) => {
  await sessionAt(page, 'v2', 16)
  const seats = await joinMany(await openRoom(page), 3)
  await expect(page.getByText('Start the timer to open the next step.')).toBeVisible()
  await askThePhones(page)
  for (const seat of seats) await seat.give('vote-16', 'trust')
  await page.getByRole('button', { name: 'Reveal' }).click()
  await expect(page.getByText('Press “Show the page” to see what opens the next step.')).toBeVisible()
  await page.getByRole('button', { name: 'Show the page' }).click()
  await expect(page.getByText('Start the timer to open the next step.')).toBeVisible()
})
