import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openNextRelease } from './next-release.ts'
import { heading, newAddress, product, WORKSHOPS } from './team.ts'

const line = (page: Page) => page.getByText('An update is ready')
/** A reload forgets it. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)
const hasWaitingWorker = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

test('a tab of the release before learns of the new one, and takes it between two workshops, never within one', {
  tag: '@slow',
}, async ({ context }) => {
  const server = await openNextRelease(process.env.E2E_URL ?? '')
  const start = await context.newPage()
  await start.clock.install()
  await start.goto(`${server.url}/version/v2`)
  await start.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => start.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const room = await context.newPage()
  await room.goto(`${server.url}/survey/v2/${await product().start('v2', newAddress())}`)
  await expect(heading(room, WORKSHOPS.v2.survey[0]?.title ?? '')).toBeVisible()
  await mark(room)

  server.release()
  await mark(start)
  await start.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(line(start)).toBeVisible()
  await start.clock.fastForward(11_000)
  await expect.poll(() => hasWaitingWorker(start)).toBe(true)
  await expect(heading(room, WORKSHOPS.v2.survey[0]?.title ?? '')).toBeVisible()
  expect([await isMarked(start), await isMarked(room)]).toEqual([true, true])

  await room.close()
  // It may have tried while the room was closing: it tries every thirty seconds.
  await expect
    .poll(async () => {
      await start.clock.fastForward(31_000).catch(() => {})
      return isMarked(start).catch(() => true)
    })
    .toBe(false)
  await expect(start.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await hasWaitingWorker(start)).toBe(false)
  server.close()
})
