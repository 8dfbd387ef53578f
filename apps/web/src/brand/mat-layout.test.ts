import { expect, test } from 'vitest'
import { onMat, perRow, topOf } from './mat-layout.ts'

test('votes stand in rows of three until there are many', () => {
  expect([1, 3, 9, 10, 60].map(perRow)).toEqual([3, 3, 3, 4, 8])
  expect(onMat(4, 3).map(({ row }) => row)).toEqual([0, 0, 0, 1])
})

test('nobody stands outside the drawing', () => {
  for (let votes = 1; votes <= 60; votes++)
    for (const { x, y, scale } of onMat(votes, perRow(votes))) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + 60 * scale).toBeLessThanOrEqual(500)
      expect(y).toBeGreaterThanOrEqual(topOf(votes))
    }
})
