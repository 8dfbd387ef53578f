import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freeLook, MOST_SEATS, pairingCode, roomCode, SEAT_SHAPES, seatLook, typedCode } from './seat.ts'

describe('looks', () => {
  const looks = Array.from({ length: MOST_SEATS + 1 }, (_, nth) => seatLook(nth))

  test('are all different in a full room with its leader', () => {
    expect(new Set(looks.map(({ shape, colour }) => `${colour} ${shape}`)).size).toBe(looks.length)
  })

  test('use every shape once before one comes again', () => {
    expect(looks.slice(0, SEAT_SHAPES.length).map(({ shape }) => shape)).toEqual([...SEAT_SHAPES])
  })

  test.each([
    [[], 0],
    [[0, 1, 2], 3],
    [[2, 0], 1],
  ])('beside %j the next is %i', (taken, next) => {
    expect(freeLook(taken)).toBe(next)
  })
})

describe('a code', () => {
  test('has six signs of which none looks like another, and spells no word', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (numbers) => {
        const code = roomCode(() => numbers.next().value ?? 0)
        expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXZ]{3}[2-9]{3}$/)
        expect(typedCode(code)).toBe(code)
      }),
    )
  })

  test('that makes a remote has eight signs of which none looks like another', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (numbers) => {
        const code = pairingCode(() => numbers.next().value ?? 0)
        expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXZ2-9]{8}$/)
        expect(typedCode(code)).toBe(code)
      }),
    )
  })

  test.each(['kmn482', ' KMN 482 ', 'kmn-482', 'K-M-N-4-8-2', 'KMN–482'])('typed as %j is the same', (typed) => {
    expect(typedCode(typed)).toBe('KMN482')
  })
})
