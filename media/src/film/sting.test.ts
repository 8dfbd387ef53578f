import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { measure } from './loudness.ts'
import { CARD, SOUND } from './settings.ts'
import { sting, withStings } from './sting.ts'
import { writeWav } from './wav.ts'

it.each(['opening', 'closing'] as const)('%s sounds at −22 LUFS, five below the speech', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'sting-'))
  const file = join(folder, 'sting.wav')
  writeWav(file, sting(name))
  const { loudness } = measure(file)
  rmSync(folder, { recursive: true })
  expect(Math.abs(loudness + 22)).toBeLessThanOrEqual(0.3)
})

it('leaves the speech between the cards alone', () => {
  const speech = new Int16Array(SOUND.sampleRate * 10).fill(7)
  const mixed = withStings(speech)
  const [first, last] = [CARD.opening * SOUND.sampleRate, mixed.length - CARD.closing * SOUND.sampleRate]
  expect(mixed.subarray(first, last).every((value) => value === 7)).toBe(true)
  expect(mixed.subarray(0, first).some((value) => Math.abs(value) > 1000)).toBe(true)
  expect(mixed.subarray(last).some((value) => Math.abs(value) > 1000)).toBe(true)
})
