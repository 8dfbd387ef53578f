// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { withQueries } from '../../../../lib/query.tsx'
import { announceTrial } from '../../frame/trial.ts'
import type { SignIn } from './api.ts'
import { TruthView } from './truth-view.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const IN_USE = {
  issuer: 'https://login.havenlicht.example',
  clientId: 'thrive-lab',
  clientSecretEnd: 'k9Q2',
  sameSecret: true,
  domains: ['havenlicht.example'],
  onlyWay: false,
  emergency: null,
  testedAt: '2026-11-03T11:05:00.000Z',
}
const SAVED: SignIn = {
  organisation: 'Havenlicht',
  inUse: IN_USE,
  on: true,
  issuer: 'https://login.havenlicht.example/v2',
  clientId: 'thrive-lab',
  clientSecretEnd: 'k9Q2',
  domains: ['havenlicht.example'],
  onlyInvited: true,
  firstRole: 'analyst',
  onlyWay: true,
  emergency: 1,
  savedAt: '2026-11-16T11:02:00.000Z',
  testedAt: null,
  factorRequired: false,
  redirect: 'https://thrive.havenlicht.example/sign-in',
  canKeepSecrets: true,
  owners: [{ id: 1, name: 'Noor de Vries', email: 'noor@havenlicht.example' }],
  withoutFactor: [],
}
const FINE = {
  checks: ['answers', 'same-issuer', 'features', 'keys'].map((check) => ({ check, fault: null, done: true })),
}

function show(saved: SignIn) {
  const Shown = withQueries(() => <TruthView saved={saved} />)
  render(<Shown />)
}
const rowOf = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
const banner = () => screen.getByRole('status')

test('settings that were saved and not tested are a wish beside what is in use', () => {
  show(SAVED)
  expect(banner().textContent).toContain('Not switched on: the test has to come back first.')
  expect(rowOf('Issuer').getByText('Differs')).toBeDefined()
  expect(rowOf('Issuer').getByText(IN_USE.issuer)).toBeDefined()
  expect(rowOf('Only single sign-on').getByText('Wanted on')).toBeDefined()
  expect(rowOf('Only single sign-on').getByText('Off')).toBeDefined()
  expect(rowOf('Client ID').getByText('Same')).toBeDefined()
  expect(screen.getByRole('img', { name: /The company account, and passwords beside it/ })).toBeDefined()
})

test('a secret that ends in the same signs and is another one differs', () => {
  show({ ...SAVED, issuer: IN_USE.issuer, onlyWay: false, inUse: { ...IN_USE, sameSecret: false } })
  expect(rowOf('Client secret').getByText('Differs')).toBeDefined()
  expect(banner().textContent).toContain('Not switched on')
})

test('what came back is in use, and says since when', () => {
  const testedAt = '2026-11-16T11:16:00.000Z'
  show({ ...SAVED, testedAt, inUse: { ...IN_USE, issuer: SAVED.issuer, onlyWay: true, emergency: 1, testedAt } })
  expect(banner().textContent).toMatch(/In use since .*: the test came back\./)
  expect(screen.queryByText('Differs')).toBeNull()
  expect(screen.getByText(/Passwords no longer work, except for Noor de Vries in an emergency/)).toBeDefined()
})

test('an issuer that does not answer is told in words, and nothing else is claimed', async () => {
  const failing = { checks: [{ check: 'answers', fault: 'no-answer', done: true }, ...FINE.checks.slice(1)] }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(failing))
  show(SAVED)
  await userEvent.click(screen.getByRole('button', { name: 'Test the saved settings' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Not switched on: the test did not come back.')
  expect(alert.textContent).toContain('No answer from this address.')
})

test('waits for the window, and shows what the provider said in it', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(FINE))
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  vi.spyOn(window, 'close').mockReturnValue(undefined)
  show(SAVED)
  await userEvent.click(screen.getByRole('button', { name: 'Test the saved settings' }))
  expect(await screen.findByText('Waiting for you to come back.')).toBeDefined()
  // If the browser blocked the window, another click opens it.
  await userEvent.click(screen.getByRole('button', { name: 'Open the window again' }))
  expect(open).toHaveBeenCalledTimes(2)
  await act(async () => announceTrial({ code: 'company-cancelled', explanation: 'invalid_request: not registered' }))
  expect(await screen.findByText('invalid_request: not registered')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('Nothing was changed for your people.')
  expect(screen.getByText('Register this address there')).toBeDefined()
})
