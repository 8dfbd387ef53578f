import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FLOOR, placeOn, shuffle, standings, waitingField } from './floor-layout.ts'

const scores = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 3, maxLength: 60 })

test('every pawn stands on the floor, in the middle of its score', () => {
  fc.assert(
    fc.property(scores, (given) => {
      const values = given.toSorted((a, b) => a - b)
      const pawns = standings(values, 1, 100)
      expect(pawns).toHaveLength(values.length)
      for (const [nth, { x, y, scale }] of pawns.entries()) {
        expect(x + 30 * scale).toBeCloseTo(placeOn(values[nth] ?? 0, 1, 100))
        expect(y).toBeGreaterThanOrEqual(-1)
        expect(y + 84 * scale).toBeLessThanOrEqual(FLOOR.tape + FLOOR.tapeHeight)
      }
    }),
  )
})

test('scores at one place stand behind each other', () => {
  expect(standings([54, 54, 90], 1, 100).map(({ row }) => row)).toEqual([0, 1, 0])
})

test('however many wait, their field is on the floor', () => {
  for (const count of [1, 7, 20, 60]) {
    const { x, width, places, scale } = waitingField(count)
    expect(places).toHaveLength(count)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(FLOOR.width)
    expect((places.at(-1) ?? 0) + 60 * scale).toBeLessThanOrEqual(x + width)
  }
})

test('every place in the field is left by one pawn', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (count, random) => {
        const order = shuffle(count, () => random.next().value ?? 0)
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, nth) => nth))
      },
    ),
  )
})
