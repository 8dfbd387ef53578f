import type { Page } from '@playwright/test'
import { openCuttableConnection } from './cuttable-connection.ts'
import { answersOf, teamAt } from './filled-team.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { nextButton, sessionAt, sign, startSession, storedAnswers } from './team.ts'

/** Returns what this browser holds: the uuids in its database, and anything else that names a session. */
const heldIn = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('thrive')
      opening.onsuccess = () => resolve(opening.result)
    })
    const all = (store: string) =>
      new Promise<IDBValidKey[]>((resolve) => {
        const reading = database.transaction(store).objectStore(store).getAllKeys()
        reading.onsuccess = () => resolve(reading.result)
      })
    const keys = [...(await all('rows')), ...(await all('workshops')), ...(await all('timers'))]
    database.close()
    return `${JSON.stringify(keys)} ${JSON.stringify(localStorage)}`
  })

test('a team that finishes on a computer leaves nothing of it there', async ({ page, context }) => {
  const uuid = await teamAt('v1', 10, answersOf('v1'))
  await page.goto(`/download/${uuid}`)
  await expect(sign(page)).toHaveText('Saved')
  await expect.poll(() => heldIn(page)).toContain(uuid)
  const other = await context.newPage()
  await other.goto(`/download/${uuid}`)
  await expect(sign(other)).toHaveText('Saved')
  await page.getByRole('button', { name: 'Finish on this computer' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('your answers, your ratings, your team name, your photo')
  await expect(page.getByRole('button', { name: 'Keep the copy' })).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Empty it' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await other.waitForURL((url) => url.pathname === '/')
  expect(await heldIn(page)).not.toContain(uuid)
  await expect(page.getByRole('link', { name: 'Your last results' })).toHaveCount(0)
})

test('a team that starts leaves nothing readable of the one before, and loses nothing that it could not send', async ({
  page,
  context,
  db,
  troubles,
}) => {
  troubles.expect(/ERR_|Failed to load resource|Failed to fetch/)
  const connection = await openCuttableConnection(process.env.E2E_URL ?? '')
  const earlier = await sessionAt(page, 'v1', 10, connection.url)
  await page.getByRole('textbox').first().fill('Sent')
  await expect(sign(page)).toHaveText('Saved')
  connection.cut()
  await page.getByRole('textbox').nth(1).fill('Not sent')
  await expect(sign(page)).toHaveText('Offline, kept here')
  connection.mend()
  const next = await context.newPage()
  await next.goto(`${connection.url}/version/v2`)
  await next.getByLabel('E-mail address teamleader').fill(`next.${crypto.randomUUID()}@example.org`)
  await next.getByRole('button', { name: 'Start' }).click()
  await next.waitForURL('**/survey/v2/*')
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(async () => Object.values(await storedAnswers(db, earlier))).toEqual(['Sent', 'Not sent'])
  await expect.poll(() => heldIn(next)).not.toContain(earlier)
  connection.close()
})

test('what was not sent joins its session when that is opened again', { tag: '@slow' }, async ({
  page,
  db,
  troubles,
}) => {
  troubles.expect(/answer\/set|Failed to load resource/)
  const uuid = await sessionAt(page, 'v1', 10)
  await page.route('**/api/answer/set', (route) => route.abort())
  await page.getByRole('textbox').first().fill('Kept')
  await expect(sign(page)).toHaveText('Offline, kept here')
  await startSession(page, 'v2')
  await page.unroute('**/api/answer/set')
  await page.goto(`/survey/v1/${uuid}`)
  await expect(nextButton(page)).toBeVisible()
  await expect.poll(async () => Object.values(await storedAnswers(db, uuid))).toEqual(['Kept'])
})
