import type { Page } from '@playwright/test'
import { inLocale, type Locale, questionsOf } from '@thrive/domain'
import { encode } from 'uqr'
import { misfits } from './fit.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { again, askThePhones, count, hold, reveal } from './round.ts'
import { joinByCode, joinMany, pairBy } from './seats.ts'
import {
  heading,
  nextButton,
  product,
  reloadByHand,
  sessionAt,
  startSession,
  storedAnswers,
  WORKSHOPS,
} from './team.ts'

const phonesKey = (page: Page) => page.locator('.bar .phones')
const panel = (page: Page) => page.getByRole('dialog', { name: 'Join with your phone' })

/** The path that the screen draws for the QR code of this text. */
const drawn = (text: string) =>
  encode(text, { ecc: 'M', border: 4 })
    .data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')

/** Opens the room by its button, and returns the code that the panel shows. */
async function openRoom(page: Page): Promise<string> {
  await phonesKey(page).click()
  const code = await panel(page).locator('.code').innerText()
  return code.replaceAll(/\s/g, '')
}
const closePanel = (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click()

test('without phones nothing is loaded or changed; the panel shows how to join', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await sessionAt(page, 'v2', 2)
  await expect(heading(page, 'Stand on the line')).toBeVisible()
  expect(
    loaded.filter((url) => /\/(room|join-panel|score-round|live)[-.]/.test(url) || url.includes('/api/room')),
  ).toEqual([])

  const code = await openRoom(page)
  expect(code).toMatch(/^[A-Z]{3}[2-9]{3}$/)
  const link = `${new URL(page.url()).origin}/join/${code}`.toUpperCase()
  await expect(panel(page).getByRole('img', { name: 'QR code to join with a phone' }).locator('path')).toHaveAttribute(
    'd',
    drawn(link),
  )
  await expect(panel(page).getByText('No phone is in yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused()
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])

  await joinMany(code, 2)
  await expect(panel(page).getByText('2 phones are in')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Remove the sky drop' }).click()
  await panel(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(panel(page).getByText('1 phone is in')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Lock the room' }).click()
  await expect(panel(page).getByText('locked')).toBeVisible()
  expect((await product().post('/api/seat/join', { code })).status).toBe(403)

  await panel(page).getByRole('button', { name: 'Close the room' }).click()
  await panel(page).getByRole('button', { name: 'Close the room' }).last().click()
  await expect(panel(page)).toBeHidden()
  await expect(heading(page, 'Stand on the line')).toBeVisible()
  expect((await product().post('/api/seat/join', { code })).status).toBe(404)
})

test('scores are hidden until the reveal, which proposes the team’s score; a hand decides', async ({ page, db }) => {
  const uuid = await sessionAt(page, 'v2', 2)
  const seats = await joinMany(await openRoom(page), 4)
  await closePanel(page)
  await expect(phonesKey(page)).toHaveAccessibleName('4 phones are in')
  await expect(page.getByText('Give your score on your phone.')).toBeVisible()
  await askThePhones(page)
  await expect(count(page)).toContainText('0 of 4 are in')
  await expect(reveal(page)).toHaveAttribute('aria-disabled', 'true')
  await seats[0]?.give('q19', '20')
  await seats[1]?.give('q19', '30')
  await expect(count(page)).toContainText('2 of 4 are in')
  await expect(reveal(page)).toHaveAttribute('aria-disabled', 'true')
  await seats[2]?.give('q19', '70')
  await expect(reveal(page)).not.toHaveAttribute('aria-disabled')
  await expect(page.getByText('One is still thinking.')).toBeVisible()
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])

  await reveal(page).click()
  const verdict = heading(page, 'You are far apart: talk about it first.')
  await expect(verdict).toBeFocused()
  await expect(page.getByRole('img', { name: 'The line from 1 to 100. 3 scores, average 40.' })).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Connect' })
  await expect(slider).toHaveValue('40')
  await expect(page.getByText('Set to the average of 3.')).toBeVisible()
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])

  await slider.focus()
  await slider.press('PageUp')
  await expect(page.getByText('Set by hand. The average was 40.')).toBeVisible()
  await expect.poll(() => storedAnswers(db, uuid)).toEqual({ 19: '50' })

  // A reload restores the room, what was revealed, and the score entered by hand.
  await reloadByHand(page)
  await expect(verdict).toBeVisible()
  await expect(slider).toHaveValue('50')

  // One press shows the page itself, and another shows the phones again.
  await page.getByRole('button', { name: 'Show the page' }).click()
  await expect(page.getByRole('button', { name: 'Show the phones' })).toBeVisible()
  expect(await misfits(page)).toEqual([])
  await page.getByRole('button', { name: 'Show the phones' }).click()

  await page.getByRole('button', { name: 'Go on with Trust' }).click()
  for (const [nth, seat] of seats.entries()) await seat.give('q20', String(60 + nth))
  await expect(count(page)).toContainText('4 of 4 are in')
  await reveal(page).click()
  await expect(heading(page, 'You agree.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go on with Inspire' })).toBeVisible()
  await expect.poll(() => storedAnswers(db, uuid)).toEqual({ 19: '50', 20: '62' })
  await hold(page, again(page))
  await expect(count(page)).toContainText('0 of 4 are in')
  await expect(page.getByRole('slider', { name: 'Trust' })).toHaveValue('62')
  await expect(nextButton(page)).not.toHaveAttribute('aria-disabled')
})

test('votes stand on the mats, and a tie is told', async ({ page }) => {
  await sessionAt(page, 'v2', 7)
  const seats = await joinMany(await openRoom(page), 3)
  await closePanel(page)
  const [a, b, c] = seats
  await askThePhones(page)
  await a?.give('vote-7', 'connect')
  await b?.give('vote-7', 'trust')
  await c?.give('vote-7', 'inspire')
  await expect(count(page)).toContainText('3 of 3 are in')
  expect(await misfits(page)).toEqual([])
  await reveal(page).click()
  await expect(heading(page, 'All three are tied.')).toBeFocused()
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])
  await hold(page, again(page))
  await expect(heading(page, 'Vote with your feet')).toBeVisible()
  for (const seat of seats) await seat.give('vote-7', 'trust')
  await expect(count(page)).toContainText('3 of 3 are in')
  await reveal(page).click()
  await expect(heading(page, 'Trust has the most votes.')).toBeVisible()
  await expect(page.getByText('Most votes', { exact: true })).toBeVisible()
})

test('choices, order and opinions are counted beside what the team chooses itself', { tag: '@slow' }, async ({
  page,
}) => {
  await sessionAt(page, 'v2', 32)
  const seats = await joinMany(await openRoom(page), 3)
  await closePanel(page)
  await askThePhones(page)
  for (const seat of seats) await seat.give('q26', '["Trust"]')
  await expect(reveal(page)).not.toHaveAttribute('aria-disabled')
  await reveal(page).click()
  const trust = page.getByRole('checkbox', { name: 'Trust given by 3 phones' })
  await expect(trust).not.toBeChecked()
  await trust.check()
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])
  await nextButton(page).click()
  await askThePhones(page)
  await expect(count(page)).toContainText('0 of 3 are in')
  expect(await misfits(page)).toEqual([])
})

test('the remote acts as the keys do: Next only where it is open, timer, back', async ({ page }) => {
  const uuid = await sessionAt(page, 'v2', 4)
  const code = await openRoom(page)
  await panel(page).getByRole('button', { name: 'Leader’s remote' }).click()
  const offer = page.getByRole('dialog', { name: 'Leader’s remote' })
  await expect(offer.getByRole('img', { name: 'QR code for the leader’s remote' })).toBeVisible()
  await expectAccessible(page)
  const { body } = await product().post('/api/room/pair', { uuid })
  const leader = await pairBy((body as { path: string }).path.split('/').at(-1) ?? '')
  await expect(offer.getByText('A remote leads this screen.')).toBeVisible()
  await joinByCode(code)

  expect(await leader.wish('next')).toBe(200)
  await expect(offer).toBeHidden()
  await expect(heading(page, 'Prepare the lab')).toBeVisible()
  await expect(page.getByText('Phones face down until the screen asks, pens at hand.')).toBeVisible()
  await leader.wish('timer-play')
  await expect(page.getByRole('button', { name: 'Pause the timer' })).toBeVisible()
  await expect(nextButton(page)).not.toHaveAttribute('aria-disabled')
  await leader.wish('timer-pause')
  await expect(page.getByRole('button', { name: 'Start the timer' })).toBeVisible()
  await leader.wish('next')
  await expect(heading(page, 'Prepare the lab')).toBeHidden()
  await leader.wish('back')
  await expect(heading(page, 'Prepare the lab')).toBeVisible()
})

test('a film is told to the room, and plays and pauses by the remote', { tag: '@slow' }, async ({ page }) => {
  const uuid = await startSession(page, 'v2')
  await openRoom(page)
  const { body } = await product().post('/api/room/pair', { uuid })
  const leader = await pairBy((body as { path: string }).path.split('/').at(-1) ?? '')
  await closePanel(page)
  const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(isPaused).toBe(false)
  await leader.wish('film-pause')
  await expect.poll(isPaused).toBe(true)
  await leader.wish('film-play')
  await expect.poll(isPaused).toBe(false)
})

test('a room out of reach leaves the screen working by hand, and comes back', { tag: '@slow' }, async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await sessionAt(page, 'v2', 2)
  await joinMany(await openRoom(page), 3)
  await closePanel(page)
  await askThePhones(page)
  await expect(count(page)).toContainText('0 of 3 are in')
  await context.setOffline(true)
  await expect(phonesKey(page)).toHaveAccessibleName('Phones are out of reach. Everything works by hand.')
  const slider = page.getByRole('slider', { name: 'Connect' })
  await slider.focus()
  await slider.press('PageUp')
  await expect(slider).toHaveAttribute('aria-valuetext', '60%')
  await expect(nextButton(page)).not.toHaveAttribute('aria-disabled')
  await context.setOffline(false)
  await expect(phonesKey(page)).toHaveAccessibleName('3 phones are in')
})

test('a phone speaks its own language in a room of another, and is changed on the phone', async ({
  page,
  browser,
  baseURL,
}) => {
  await sessionAt(page, 'v2', 2)
  const code = await openRoom(page)
  await closePanel(page)
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'fr-BE',
    viewport: { width: 390, height: 844 },
  })
  const phone = await context.newPage()
  await phone.goto(`/join/${code}`)
  await askThePhones(page)
  // The phone shows the text before the colon as a label.
  const question = (locale: Locale) => {
    const title = questionsOf(inLocale(WORKSHOPS.v2, locale)).get(19)?.title ?? ''
    return phone.getByRole('heading', { name: title.split(/\s*:\s*/).at(-1) ?? title })
  }
  await expect(question('fr')).toBeVisible()
  await expect(phone.locator('html')).toHaveAttribute('lang', 'fr')
  await expectAccessible(phone)
  // At phone size: on a wide screen it would look like a remote colleague's.
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await phone.getByRole('button', { name: 'Langue\u00a0: Français' }).click()
  await phone.getByRole('button', { name: 'Nederlands' }).click()
  await expect(question('nl')).toBeVisible()
  await phone.reload()
  await expect(question('nl')).toBeVisible()
  await context.close()
})
