import { expect, test } from 'vitest'
import { pastedAddresses } from './list-text.ts'

test.each([
  ['a@example.org, b@example.org; Cas Kool <c@example.org>', ['a@example.org', 'b@example.org', 'c@example.org']],
  ['Peeters, An <an@example.org>; b@example.org', ['an@example.org', 'b@example.org']],
  ['"Peeters; An" <an@example.org>, b@example.org', ['an@example.org', 'b@example.org']],
  ['a@example.org, Jan, b@example.org', ['a@example.org', 'b@example.org']],
  ['nobody', ['nobody']],
])('%s is read', (text, addresses) => {
  expect(pastedAddresses(text).map(({ address }) => address)).toEqual(addresses)
})

test('a name may hold a comma', () => {
  expect(pastedAddresses('Peeters, An <an@example.org>')[0]?.name).toBe('Peeters, An')
})
