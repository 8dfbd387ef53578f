import { expect, test } from 'vitest'
import { REFUSALS, sentenceOf } from './refusals.ts'

test('codes are in kebab case, and each has a sentence that names what it can', () => {
  for (const code of Object.keys(REFUSALS)) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(sentenceOf(code)).toMatch(/^\p{Lu}.{10}/u)
  }
  expect(sentenceOf('too-many-requests', { retryAfter: 59 })).toContain('in a minute')
  expect(sentenceOf('too-many-requests', { retryAfter: 61 })).toContain('in 2 minutes')
  expect(sentenceOf('other-domain', { domains: ['a.org', 'b.org'] })).toContain('@a.org or @b.org')
  expect(sentenceOf('not-a-number', { min: 1, max: 100 })).toContain('from 1 to 100')
})

test('a code of a newer server gets a sentence that is true of all', () => {
  expect(sentenceOf('not-heard-of')).toBe(sentenceOf('unexpected'))
  expect(sentenceOf('toString')).toBe(sentenceOf('unexpected'))
})
