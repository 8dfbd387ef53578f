import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { inLocale, isTeamWritten, type ResultsPage, type SurveyPage } from '@thrive/domain'
import { m } from '@thrive/words'
import { expect, test } from './fixtures.ts'
import { expectInSight, press } from './round.ts'
import { answer, heading, newAddress, nextButton, WORKSHOPS, watchToTheEnd } from './team.ts'

/** The whole of v1 in Dutch with six phones and a remote, on a laptop's screen, by pressing what can be seen. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'nl-NL' }
const PHONES = 6
const { survey, results } = inLocale(WORKSHOPS.v1, 'nl')
const NL = { locale: 'nl' } as const
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

async function opened(browser: Browser, look: BrowserContextOptions, path: string): Promise<Page> {
  const page = await (await browser.newContext({ ...look, baseURL: process.env.E2E_URL ?? '' })).newPage()
  await page.goto(path)
  return page
}

/** Reads a code off the wall. */
const codeOn = async (wall: Page) => (await wall.locator('.join .code').innerText()).replaceAll(/\s/g, '')

async function typeCode(phone: Page, code: string, action: string) {
  await phone.getByLabel(m.phone_code({}, NL)).pressSequentially(code.toLowerCase())
  await press(key(phone, action))
}

/** Lets six phones in by their QR code's address, and one as the remote by typing. */
async function letIn(wall: Page, browser: Browser, watch: (page: Page) => void) {
  await press(wall.locator('.bar .phones'))
  const code = await codeOn(wall)
  const phones: Page[] = []
  for (let nth = 0; nth < PHONES; nth++) {
    const phone = await opened(browser, PHONE, nth === 0 ? '/join' : `/join/${code}`)
    watch(phone)
    if (nth === 0) await typeCode(phone, code, m.phone_join({}, NL))
    await expect(heading(phone, m.phone_look({}, NL))).toBeVisible()
    phones.push(phone)
  }
  await press(key(wall, m.join_remote({}, NL)))
  const remote = await opened(browser, PHONE, '/remote')
  watch(remote)
  await typeCode(remote, await codeOn(wall), m.phone_pair({}, NL))
  await expect(wall.getByText(m.remote_in({}, NL))).toBeVisible()
  await press(key(wall, m.join_done({}, NL)))
  return { phones, remote }
}

interface Room {
  wall: Page
  phones: Page[]
  remote: Page
}

/** Asks on the wall or with the remote, has every phone answer, and reveals. */
async function playRound(
  { wall, phones, remote }: Room,
  byRemote: boolean,
  give: (phone: Page, nth: number) => Promise<void>,
) {
  // The remote's key also says how many are in.
  if (byRemote) await press(remote.getByRole('button', { name: m.round_ask({}, NL) }))
  else await press(key(wall, m.round_ask({}, NL)))
  for (const [nth, phone] of phones.entries()) await give(phone, nth)
  if (byRemote) await press(remote.getByRole('button', { name: /^Onthul/ }))
  else await press(key(wall, m.round_reveal({}, NL)))
}

async function giveScore(phone: Page, nth: number) {
  const glass = phone.locator('.glassbox')
  await expectInSight(glass)
  const { width = 0, height = 0 } = (await glass.boundingBox()) ?? {}
  await glass.tap({ position: { x: width / 2, y: height * (0.3 + 0.08 * nth) } })
  await press(key(phone, m.phone_give_score({}, NL)))
  await expect(key(phone, m.phone_give_score({}, NL))).toBeHidden()
}

async function giveOpinion(phone: Page, nth: number) {
  await press(phone.locator('.five-list label').nth(nth % 3))
  await press(key(phone, m.phone_give_answer({}, NL)))
  await expect(key(phone, m.phone_give_answer({}, NL))).toBeHidden()
}

/** Leaves the page with the key of the wall or, on pages without anything to fill in, of the remote. */
async function goOn({ wall, remote }: Room, byRemote: boolean) {
  await expect(nextButton(wall)).not.toHaveAttribute('aria-disabled')
  await expectInSight(nextButton(wall))
  await press(nextButton(byRemote ? remote : wall))
}

async function playStep(room: Room, step: SurveyPage) {
  const { wall } = room
  await expect(heading(wall, step.title)).toBeVisible()
  if (step.kind === 'video') await watchToTheEnd(wall)
  if (step.timer) {
    await press(key(wall, m.timer_start({}, NL)))
    await wall.clock.fastForward(6_000)
  }
  for (const question of step.group?.questions.filter(isTeamWritten) ?? []) {
    if (question.type === 'slider') await playRound(room, step.page === 15, giveScore)
    else await answer(wall, question)
  }
  await goOn(room, step.kind === 'assignment')
}

async function playResult(room: Room, step: ResultsPage) {
  const { wall, remote } = room
  await expect(heading(wall, step.title)).toBeVisible()
  if (step.kind === 'video') await watchToTheEnd(wall)
  if (step.kind === 'photo') {
    await expect(remote.getByText(m.phone_gate_photo({}, NL))).toBeVisible()
    return press(key(wall, m.photo_without({}, NL)))
  }
  if (step.kind === 'name') {
    await expect(remote.getByText(m.phone_gate_name({}, NL))).toBeVisible()
    await wall.getByLabel(m.name_label({}, NL)).fill('Nova Nova')
  }
  if (step.kind === 'opinion') {
    await playRound(room, step.opinion?.type === 'relevant', giveOpinion)
    await expect(wall.locator('.round-strip[data-state="revealed"]')).toBeVisible()
  }
  if (step.kind === 'final') return press(key(wall, m.results_download({}, NL)))
  await goOn(room, step.kind === 'text')
}

test('v1 is played in Dutch with six phones and a remote, by keys in sight', { tag: '@full' }, async ({
  page: wall,
  browser,
  troubles,
}) => {
  test.setTimeout(300_000)
  // A stream whose room is closed answers so.
  troubles.expect(/401|404/)
  await wall.clock.install()
  await wall.goto('/')
  await press(key(wall, 'Nederlands'))
  await press(wall.locator('a[href="/version/v1"]'))
  await wall.getByLabel(m.version_email({}, NL)).fill(newAddress())
  await press(key(wall, m.version_start({}, NL)))
  await wall.waitForURL('/survey/v1/*')
  const [first] = survey
  if (first) await expect(heading(wall, first.title)).toBeVisible()
  const room = { wall, ...(await letIn(wall, browser, (page) => troubles.watch(page))) }
  for (const step of survey) await test.step(`page ${step.page}`, () => playStep(room, step))
  await wall.waitForURL('/results/v1/*')
  for (const step of results) await test.step(`results ${step.page}`, () => playResult(room, step))
  await wall.waitForURL('/download/*')
  await expect(wall.getByText(m.room_end_were({ count: PHONES + 1 }, NL))).toBeVisible()
  for (const phone of [...room.phones, room.remote])
    await expect(heading(phone, m.phone_room_closed({}, NL))).toBeVisible()
})
