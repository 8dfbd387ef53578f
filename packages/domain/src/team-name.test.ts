import { expect, it } from 'vitest'
import { checkTeamName } from './team-name.ts'

const TOO_SHORT = 'Your teamname should contain at least 4 characters'

it.each([
  ['The Quarks', 'The Quarks'],
  ['  Team Łódź \n', 'Team Łódź'],
  ['abcd', 'abcd'],
  ['🎉🎉🎉🎉', '🎉🎉🎉🎉'],
  ['x'.repeat(80), 'x'.repeat(80)],
  [`  ${'🎉'.repeat(80)}  `, '🎉'.repeat(80)],
])('accepts %j', (input, name) => {
  expect(checkTeamName(input)).toEqual({ ok: true, name })
})

it.each(['', 'abc', '   ab   ', '🎉🎉🎉'])('refuses %j as too short', (input) => {
  expect(checkTeamName(input)).toEqual({ ok: false, problem: TOO_SHORT })
})

it('refuses what is too long or cannot be stored', () => {
  expect(checkTeamName('x'.repeat(81))).toMatchObject({ ok: false, problem: expect.stringContaining('at most 80') })
  expect(checkTeamName(`abcd${String.fromCharCode(0)}e`).ok).toBe(false)
  expect(checkTeamName(`abcd${String.fromCharCode(0xd83c)}`).ok).toBe(false)
})
