import { expect, it } from 'vitest'
import { checkTeamName } from './team-name.ts'

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
  expect(checkTeamName(input)).toEqual({ ok: false, problem: 'name-too-short' })
})

it('refuses what is too long or cannot be stored', () => {
  expect(checkTeamName('x'.repeat(81))).toMatchObject({ ok: false, problem: 'name-too-long' })
  expect(checkTeamName(`abcd${String.fromCharCode(0)}e`).ok).toBe(false)
  expect(checkTeamName(`abcd${String.fromCharCode(0xd83c)}`).ok).toBe(false)
})
