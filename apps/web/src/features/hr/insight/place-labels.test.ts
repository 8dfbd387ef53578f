import { expect, it } from 'vitest'
import { placeLabels } from './place-labels.ts'

const at = (...places: number[]) => places.map((place) => ({ name: String(place), at: place }))

it('leaves labels that are far apart where they are', () => {
  expect(placeLabels(at(10, 40, 80), 18)).toEqual(at(10, 40, 80))
})

it('moves labels apart around their middle, in their order', () => {
  expect(placeLabels(at(52, 50, 51), 18).map(({ name, at: place }) => [name, place])).toEqual([
    ['50', 33],
    ['51', 51],
    ['52', 69],
  ])
})

it('of nothing places nothing', () => {
  expect(placeLabels([], 18)).toEqual([])
})
