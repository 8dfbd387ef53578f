import { afterAll, afterEach, expect } from 'vitest'

/**
 * An error in the console fails the test that caused it: React, browsers and we ourselves say there what nobody looks
 * at otherwise. A test that expects one says so with `vi.spyOn(console, 'error').mockImplementation(…)`.
 */
const seen: unknown[][] = []
const write = console.error
console.error = (...said: unknown[]) => {
  seen.push(said)
  write(...said)
}

const expectNone = () => expect(seen.splice(0), 'errors in the console').toEqual([])
afterEach(expectNone)
afterAll(expectNone)
