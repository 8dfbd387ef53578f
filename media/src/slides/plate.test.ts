import { expect, it } from 'vitest'
import { plate } from './plate.ts'

it('shows the black dot on the card that comes first, as the card itself does', () => {
  const dotted = Array.from({ length: 13 }, (_, i) => plate('', i + 1, 13, 'F').includes('fill="#000"'))
  expect(dotted).toEqual([true, ...Array(12).fill(false)])
})
