import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const marked = (before: string, after: string) =>
  differenceOf(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'deleted' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

test('marks the words that went and those that came, phrases as one', () => {
  expect(marked('Stand in a circle around the case.', 'Sit down around the case.')).toBe(
    '[-Stand in a circle-][+Sit down+] around the case.',
  )
  expect(marked('Thank every subgroup.', 'Thank every subgroup, then go on.')).toBe(
    'Thank every subgroup[+, then go on+].',
  )
  expect(marked('the same', 'the same')).toBe('the same')
  expect(marked('', 'all new')).toBe('[+all new+]')
})

test('holds both texts, whatever they are', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', ', ', 'é', '.', '\n')).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = differenceOf(before, after)
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('')
      expect(without('inserted')).toBe(before)
      expect(without('deleted')).toBe(after)
    }),
  )
})
