import { expect, test } from 'vitest'
import { englishState, translationState } from './translation.ts'

const words = { isThere: true, isDrafted: false, number: 0, rightFor: 0 }
const english = { isThere: true, number: 0 }

test.each([
  ['nothing to translate', { ...words, isThere: false }, { ...english, isThere: false }, 'done'],
  ['not translated', { ...words, isThere: false }, english, 'missing'],
  ['as the release brought it', words, english, 'done'],
  ['the English changed since', words, { ...english, number: 3 }, 'outdated'],
  ['called still right', { ...words, rightFor: 3 }, { ...english, number: 3 }, 'done'],
  ['the English changed once more', { ...words, rightFor: 3 }, { ...english, number: 4 }, 'outdated'],
  ['translated after the English', { ...words, isDrafted: true, number: 5 }, { ...english, number: 4 }, 'draft'],
  ['translated before the English', { ...words, isDrafted: true, number: 5 }, { ...english, number: 6 }, 'outdated'],
])('%s', (_, given, source, state) => expect(translationState(given, source)).toBe(state))

test('English is done, or a draft', () => {
  expect([englishState({ isDrafted: false }), englishState({ isDrafted: true })]).toEqual(['done', 'draft'])
})
