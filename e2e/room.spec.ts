import type { Page } from '@playwright/test'
import { expectKeptHere, fillStorage, keptTypes, kill } from './browser-faults.ts'
import { openCuttableConnection } from './cuttable-connection.ts'
import { teamAt } from './filled-team.ts'
import { test as base, expect } from './fixtures.ts'
import { heading, nextButton, sessionAt, storedAnswers, storedPosition, WORKSHOPS } from './team.ts'

/** What may happen to a laptop in a room. No character is lost, no step is skipped, and the sign is right. */

const TEXTS = 10 // a page of v1 with the questions 2 and 3, both texts
const NAME_ROW = 0 // the first of DETAILS in the web app's outbox
const DAY_MS = 86_400_000
/** The longest wait between two attempts. */
const NEXT_TRY_MS = 31_000
const titleOf = (position: number) => WORKSHOPS.v1.survey[position - 1]?.title ?? ''

const test = base.extend<{ connection: Awaited<ReturnType<typeof openCuttableConnection>> }>({
  connection: async ({ troubles }, use) => {
    troubles.expect(/ERR_|Failed to load resource|Failed to fetch|^50[03] /)
    const connection = await openCuttableConnection(process.env.E2E_URL ?? '')
    await use(connection)
    connection.close()
  },
})

const field = (page: Page, nth: number) => page.getByRole('textbox').nth(nth)
const expectSign = (page: Page, state: 'saved' | 'saving' | 'offline' | 'error' | 'unsaved') =>
  expect(page.locator('.saved')).toHaveAttribute('data-state', state)

/** Opens a tab on the texts, with everything stored in the browser that reopening it offline needs. */
async function openTexts(page: Page, origin: string): Promise<string> {
  const uuid = await sessionAt(page, 'v1', TEXTS, origin)
  await expect(heading(page, titleOf(TEXTS))).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  return uuid
}

const write = async (page: Page, ...texts: string[]) => {
  for (const [nth, text] of texts.entries()) await field(page, nth).fill(text)
}

test('a network that is gone for ten minutes', { tag: '@slow' }, async ({ page, connection, db }) => {
  await page.clock.install()
  const uuid = await openTexts(page, connection.url)
  await write(page, 'before', 'the cut')
  await expectSign(page, 'saved')
  connection.cut()
  await write(page, 'while it was gone')
  await nextButton(page).click()
  await expect(heading(page, titleOf(TEXTS + 1))).toBeVisible()
  await expectSign(page, 'offline')
  for (let minute = 0; minute < 10; minute++) await page.clock.fastForward(60_000)
  await expectSign(page, 'offline')
  expect(await storedAnswers(db, uuid)).toEqual({ 2: 'before', 3: 'the cut' })
  connection.mend()
  await page.clock.fastForward(NEXT_TRY_MS)
  await expectSign(page, 'saved')
  expect(await storedAnswers(db, uuid)).toEqual({ 2: 'while it was gone', 3: 'the cut' })
  expect(await storedPosition(db, uuid)).toBe(TEXTS + 1)
})

test('a tab that is killed before it could send', { tag: '@slow' }, async ({ context, page, connection, db }) => {
  const uuid = await openTexts(page, connection.url)
  const address = page.url()
  connection.cut()
  await write(page, 'typed and gone')
  await expectKeptHere(page, uuid, 2, 'typed and gone')
  await kill(context, page)
  const again = await context.newPage()
  await again.goto(address)
  await expect(field(again, 0)).toHaveValue('typed and gone')
  await expectSign(again, 'offline')
  connection.mend()
  await again.reload()
  await expectSign(again, 'saved')
  expect(await storedAnswers(db, uuid)).toEqual({ 2: 'typed and gone' })
})

test('a laptop that sleeps for a night in the middle of a sentence', { tag: '@slow' }, async ({
  page,
  connection,
  db,
}) => {
  await page.clock.install()
  const uuid = await openTexts(page, connection.url)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await write(page, 'We were just')
  await expectSign(page, 'saving')
  connection.cut()
  await page.clock.fastForward(DAY_MS / 2)
  await expectSign(page, 'offline')
  connection.mend()
  await page.clock.fastForward(NEXT_TRY_MS)
  await expectSign(page, 'saved')
  expect(await storedAnswers(db, uuid)).toEqual({ 2: 'We were just' })
  await expect(field(page, 0)).toHaveValue('We were just')
})

test('a browser whose storage is full says so, and keeps everything once there is room', { tag: '@slow' }, async ({
  context,
  page,
  connection,
  db,
}) => {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: connection.url, quotaSize: 10_000_000 })
  await context.route('**/*.mp4', (route) => route.abort())
  const uuid = await openTexts(page, connection.url)
  const address = page.url()
  await fillStorage(page)
  await write(page, 'full, but online')
  await expectSign(page, 'saved')
  expect(await storedAnswers(db, uuid)).toEqual({ 2: 'full, but online' })
  connection.cut()
  await write(page, 'full and offline')
  await expectSign(page, 'error')
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: connection.url })
  await write(page, 'full and offline', 'room again')
  await expectSign(page, 'offline')
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  await expect(field(again, 0)).toHaveValue('full and offline')
  await expect(field(again, 1)).toHaveValue('room again')
  connection.mend()
  await again.reload()
  await expectSign(again, 'saved')
  expect(await storedAnswers(db, uuid)).toEqual({ 2: 'full and offline', 3: 'room again' })
})

test('a server that answers 500 and 503 for a while', { tag: '@slow' }, async ({ page, connection, db }) => {
  await page.clock.install()
  const uuid = await openTexts(page, connection.url)
  await write(page, 'one', 'two')
  await expectSign(page, 'saved')
  connection.answerAll(500)
  await write(page, 'in trouble')
  await expectSign(page, 'error')
  connection.answerAll(503)
  await nextButton(page).click()
  await expect(heading(page, titleOf(TEXTS + 1))).toBeVisible()
  await page.clock.fastForward(NEXT_TRY_MS)
  await expectSign(page, 'error')
  // A reload restores the app and the team's place from the browser.
  await page.reload()
  await expect(heading(page, titleOf(TEXTS + 1))).toBeVisible()
  await expectSign(page, 'error')
  expect(await storedPosition(db, uuid)).toBe(TEXTS)
  connection.mend()
  await page.clock.fastForward(NEXT_TRY_MS)
  await expectSign(page, 'saved')
  expect(await storedAnswers(db, uuid)).toEqual({ 2: 'in trouble', 3: 'two' })
  expect(await storedPosition(db, uuid)).toBe(TEXTS + 1)
})

/** A whole minute only if nothing else is running. */
const LIE_MS = process.env.E2E_TIMES === 'on' ? 60_000 : 12_000

test('a proxy that answers everything with its login page, for a while', { tag: '@full' }, async ({
  page,
  connection,
  db,
}) => {
  test.setTimeout(180_000)
  const uuid = await openTexts(page, connection.url)
  await write(page, 'before')
  await expectSign(page, 'saved')
  const calls: { call: string; at: number }[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/'))
      calls.push({ call: `${request.method()} ${request.url()} ${request.postData() ?? ''}`, at: Date.now() })
  })
  connection.answerAll(200, '<!doctype html><title>Sign in</title><h1>Sign in to the network</h1>')
  const begun = Date.now()
  await write(page, 'under the lie', 'this too')
  await page.evaluate(() => {
    const sign = document.querySelector('.saved')
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(sign?.getAttribute('data-state') ?? '')).observe(sign as Element, {
      attributes: true,
    })
  })
  await expectSign(page, 'offline')
  await nextButton(page).click()
  await expect(heading(page, titleOf(TEXTS + 1))).toBeVisible()
  await expectSign(page, 'offline')
  // A reload while the proxy lies restores everything from this browser.
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).not.toContain('saved')
  const beforeReload = calls.length
  await page.reload()
  await expect(heading(page, titleOf(TEXTS + 1))).toBeVisible()
  // Real seconds, because this checks the browser's own attempts and the time between them.
  for (let seconds = 0; Date.now() - begun < LIE_MS; seconds++) {
    await expect(page.locator('.saved')).not.toHaveAttribute('data-state', 'saved')
    if (seconds % 10 === 0) await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.waitForTimeout(1_000)
  }
  expect(await storedAnswers(db, uuid)).toEqual({ 2: 'before' })
  expect(await storedPosition(db, uuid)).toBe(TEXTS)
  const last = new Map<string, number>()
  for (const [nth, { call, at }] of calls.entries()) {
    // The reloaded page sends pending changes at once; it cannot know when the previous page last tried.
    if (nth === beforeReload) last.clear()
    // The browser counts the second from the response, this test from the request: they may differ by a few
    // milliseconds.
    expect(at - (last.get(call) ?? 0), call).toBeGreaterThan(950)
    last.set(call, at)
  }
  connection.mend()
  await expect(page.locator('.saved')).toHaveAttribute('data-state', 'saved', { timeout: NEXT_TRY_MS })
  expect(await storedAnswers(db, uuid)).toEqual({ 2: 'under the lie', 3: 'this too' })
  expect(await storedPosition(db, uuid)).toBe(TEXTS + 1)
  // The page that the proxy sent in place of the next films was not cached.
  expect((await keptTypes(page)).filter((type) => type.includes('html'))).toEqual([])
})

test('two tabs of one session: what one cannot send before it is closed, the other sends', { tag: '@slow' }, async ({
  context,
  page,
  connection,
  db,
}) => {
  await context.clock.install()
  const uuid = await openTexts(page, connection.url)
  const doomed = await context.newPage()
  await doomed.addInitScript(() => {
    const real = fetch
    window.fetch = (address, init) =>
      String(address).endsWith('/answer/set') ? Promise.reject(new TypeError('no connection')) : real(address, init)
  })
  await doomed.goto(page.url())
  await expect(heading(doomed, titleOf(TEXTS))).toBeVisible()
  await field(page, 1).fill('first words')
  await expect(field(doomed, 1)).toHaveValue('first words')
  await expectSign(page, 'saved')
  await field(doomed, 0).fill('last words')
  await expectSign(doomed, 'offline')
  await expect(field(page, 0)).toHaveValue('last words')
  await doomed.close()
  await context.clock.fastForward(10_000)
  await expectSign(page, 'saved')
  expect(await storedAnswers(db, uuid)).toEqual({ 2: 'last words', 3: 'first words' })
})

for (const [name, difference, tag] of [
  ['ahead', DAY_MS, '@full'],
  ['behind', -DAY_MS, '@slow'],
] as const)
  test(`a laptop whose clock is a day ${name}, and another whose clock is right`, { tag }, async ({
    context,
    browser,
    page,
    connection,
    db,
  }) => {
    const wrong = { time: Date.now() + difference }
    await page.clock.install(wrong)
    const uuid = await openTexts(page, connection.url)
    const address = page.url()
    await write(page, 'first')
    await expect.poll(() => storedAnswers(db, uuid)).toEqual({ 2: 'first' })
    connection.cut()
    await page.close()
    const offline = await context.newPage()
    await offline.clock.install(wrong)
    await offline.goto(address)
    await write(offline, 'second, offline')
    await expectSign(offline, 'offline')
    connection.mend()
    await offline.clock.fastForward(NEXT_TRY_MS)
    await expect.poll(() => storedAnswers(db, uuid)).toEqual({ 2: 'second, offline' })
    const right = await (await browser.newContext()).newPage()
    await right.goto(address)
    await write(right, 'third, elsewhere')
    await expect.poll(() => storedAnswers(db, uuid)).toEqual({ 2: 'third, elsewhere' })
    await right.context().close()
    await offline.reload()
    await expect(field(offline, 0)).toHaveValue('third, elsewhere')
    await write(offline, 'fourth')
    await expect.poll(() => storedAnswers(db, uuid)).toEqual({ 2: 'fourth' })
  })

test('a team name that was typed but not sent is there after the tab was killed', { tag: '@slow' }, async ({
  context,
  page,
  connection,
}) => {
  const naming = WORKSHOPS.v1.results.findIndex(({ kind }) => kind === 'name') + 1
  const uuid = await teamAt('v1', naming)
  const address = `${connection.url}/results/v1/${uuid}`
  await page.goto(address)
  await page.getByRole('textbox').fill('The Night Owls')
  await expectKeptHere(page, uuid, NAME_ROW, 'The Night Owls', 'detail')
  await kill(context, page)
  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByRole('textbox')).toHaveValue('The Night Owls')
})
