import { expect, test, vi } from 'vitest'

test.fails('an error in the console that nobody expects fails the test', () => {
  console.error('this line is meant to be here')
})

test('one that the test expects does not', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  console.error('expected')
  expect(said).toHaveBeenCalledOnce()
})
