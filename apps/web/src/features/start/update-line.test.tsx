import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UpdateLine } from './update-line.tsx'

const pageOf = (release: string) => `<head><script type="module" src="/assets/screens-${release}.js"></script></head>`
const LINE = /An update is ready/
const reload = vi.fn()
let served = 'old'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  document.head.innerHTML = '<script type="text/plain" src="/assets/screens-old.js"></script>'
  served = 'new'
  vi.stubGlobal('fetch', async () => new Response(pageOf(served)))
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  cleanup()
  reload.mockClear()
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

/** Shows the line, for which React needs a turn of its own. */
async function showLine(isBetween = true) {
  const shown = render(<UpdateLine isBetween={isBetween} />)
  await pass(6)
  expect(screen.getByRole('status').textContent).toMatch(LINE)
  return shown
}

/** Another tab of this browser, in a workshop or not. */
const withLock = (isFree: boolean) =>
  vi.stubGlobal('navigator', {
    locks: { request: async (_: string, __: object, work: (lock: unknown) => unknown) => work(isFree ? {} : null) },
  })

test('a start screen says that there is a new release, and reloads once nobody has touched it for a while', async () => {
  withLock(true)
  await showLine()
  await pass(5)
  dispatchEvent(new Event('pointermove'))
  await pass(6)
  expect(reload).not.toHaveBeenCalled()
  await pass(5)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a tab reloads once for a release, whatever the node answers that it reaches next', async () => {
  withLock(true)
  for (let time = 0; time < 2; time++) {
    await showLine()
    await pass(30)
    cleanup()
  }
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the release of the tab is nothing to say', async () => {
  served = 'old'
  render(<UpdateLine isBetween />)
  await pass(700)
  expect(screen.queryByRole('status')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

test('a login page of the network is no new release', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Hotel</h1>'))
  render(<UpdateLine isBetween />)
  await pass(700)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a page of a workshop says it, and never reloads', async () => {
  withLock(true)
  await showLine(false)
  await pass(700)
  expect(screen.getByRole('status').textContent).toMatch(/before the next workshop/)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['an address is typed', '<input type="email" value="lead@example.org">'],
  ['a code is waited for', '<input type="text" autocomplete="one-time-code">'],
  ['a dialog is open', '<dialog open></dialog>'],
])('a start screen does not reload while %s', async (_, html) => {
  withLock(true)
  const form = document.createElement('div')
  form.innerHTML = html
  document.body.append(form)
  await showLine()
  await pass(60)
  expect(reload).not.toHaveBeenCalled()
  form.remove()
  await pass(31)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a start screen does not reload while another tab is in a workshop', async () => {
  withLock(false)
  await showLine()
  await pass(60)
  expect(reload).not.toHaveBeenCalled()
  withLock(true)
  await pass(31)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('somebody who leaves for a workshop while the new release is stored is not reloaded', async () => {
  const registration = Promise.withResolvers<null>()
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => registration.promise } })
  const { unmount } = await showLine()
  await pass(20)
  unmount()
  registration.resolve(null)
  await pass(20)
  expect(reload).not.toHaveBeenCalled()
})
