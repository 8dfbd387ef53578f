import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Floor } from './floor.tsx'

test.each([
  [58, 'average 58', ['1', '25', '75', '100']],
  [62, 'average 62', ['1', '25', '50', '75', '100']],
  [60, 'the middle one 60', ['1', '25', '75', '100']],
  [2, 'the middle one 2', ['25', '50', '75', '100']],
])('the sign at %d (%s) lies on no number of the line', (score, words, numbers) => {
  const { container } = render(
    <Floor label="" min={1} max={100} phones={3} given={3} values={[score]} proposal={{ score, words }} />,
  )
  const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(texts.filter((text) => text !== words)).toEqual(numbers)
})
