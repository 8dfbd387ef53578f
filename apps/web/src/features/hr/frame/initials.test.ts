import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it('has the first letters of the first and last word of a name', () => {
  expect(initialsOf('Noor de Vries')).toBe('NV')
  expect(initialsOf('Élodie')).toBe('ÉL')
  expect(initialsOf('  ')).toBe('')
})

it('reads an address as it would a name', () => {
  expect(initialsOf('tom.peeters@havenlicht.example')).toBe('TP')
  expect(initialsOf('hr@example.org')).toBe('HR')
})
