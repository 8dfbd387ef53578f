import { expect, test } from 'vitest'
import { replacedIn } from './correction.ts'

test('a corrected address takes the place of the wrong one, and the rest of its line stays', () => {
  const text = 'name,email\nKarim,karim.aziz@\nLotte,lotte@example.org'
  expect(replacedIn(text, 2, 'karim.aziz@', 'karim.aziz@example.org')).toBe(
    'name,email\nKarim,karim.aziz@example.org\nLotte,lotte@example.org',
  )
})

test('signs that mean something in a pattern are taken as they are', () => {
  expect(replacedIn('a$&b@', 1, 'a$&b@', '$1@example.org')).toBe('$1@example.org')
})

test('an address is added if its line is no longer there', () => {
  expect(replacedIn('lotte@example.org', 3, 'karim@', 'karim@example.org')).toBe('lotte@example.org\nkarim@example.org')
})
