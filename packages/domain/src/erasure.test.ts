import { expect, test } from 'vitest'
import { confirmsErasure } from './erasure.ts'

const named = { name: 'Team Été', email: 'lead@example.org' }
const nameless = { name: null, email: 'lead@example.org' }

test.each([
  [named, 'Team Été', true],
  [named, '  Team Été ', true],
  [named, 'Team E\u0301te\u0301', true],
  [named, 'team été', false],
  [named, 'lead@example.org', false],
  [named, '', false],
  [nameless, 'lead@example.org', true],
  [nameless, '', false],
  [nameless, 'null', false],
])('%j is confirmed by %j: %s', (team, typed, confirmed) => {
  expect(confirmsErasure(typed, team)).toBe(confirmed)
})
