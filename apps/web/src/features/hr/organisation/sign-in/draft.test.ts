import { expect, test } from 'vitest'
import type { SignIn } from './api.ts'
import { canBeOnlyWay, changesIn, draftOf, formOf } from './draft.ts'

const SAVED: SignIn = {
  organisation: 'Havenlicht',
  inUse: null,
  on: true,
  issuer: 'https://login.havenlicht.example',
  clientId: 'thrive-lab',
  clientSecretEnd: 'k9Q2',
  domains: ['havenlicht.example'],
  onlyInvited: true,
  firstRole: 'analyst',
  onlyWay: false,
  emergency: null,
  savedAt: '2026-11-16T11:02:00.000Z',
  testedAt: '2026-11-16T11:05:00.000Z',
  factorRequired: false,
  redirect: 'https://thrive.havenlicht.example/sign-in',
  canKeepSecrets: true,
  owners: [{ id: 1, name: 'Noor de Vries', email: 'noor@havenlicht.example' }],
  withoutFactor: [],
}

test('counts what is not saved; who is for emergencies counts only while it matters', () => {
  const draft = draftOf(SAVED)
  expect(changesIn(draft, SAVED)).toBe(0)
  expect(changesIn({ ...draft, emergency: 1 }, SAVED)).toBe(0)
  expect(changesIn({ ...draft, domains: [...draft.domains, 'haven.example'], clientSecret: '' }, SAVED)).toBe(2)
  expect(changesIn({ ...draft, onlyWay: true, emergency: 1 }, SAVED)).toBe(2)
})

test('only this way can be wanted with company sign-in on, and with an owner who keeps a password', () => {
  const draft = draftOf(SAVED)
  expect(canBeOnlyWay(draft, SAVED)).toBe(true)
  expect(canBeOnlyWay({ ...draft, on: false }, SAVED)).toBe(false)
  expect(canBeOnlyWay(draft, { ...SAVED, owners: [] })).toBe(false)
})

test('a secret that is kept is not sent', () => {
  expect(formOf(draftOf(SAVED)).clientSecret).toBeUndefined()
  expect(formOf({ ...draftOf(SAVED), clientSecret: 'new' }).clientSecret).toBe('new')
})
