import { afterAll, afterEach, expect } from 'vitest'

/**
 * A console error fails the test that caused it, because nobody would see it otherwise. A test that expects one uses
 * `vi.spyOn(console, 'error').mockImplementation(…)`.
 */
const seen: unknown[][] = []
const write = console.error
console.error = (...args: unknown[]) => {
  seen.push(args)
  write(...args)
}

const expectNone = () => expect(seen.splice(0), 'errors in the console').toEqual([])
afterEach(expectNone)
afterAll(() => {
  console.error = write
  expectNone()
})
