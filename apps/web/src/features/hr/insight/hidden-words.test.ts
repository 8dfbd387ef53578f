import { hidingOf, LOCALES } from '@thrive/domain'
import { setLocale } from '@thrive/words/locale'
import { afterEach, expect, test } from 'vitest'
import { hiddenNote, hiddenWhy, hiddenWords, wholeHiding } from './hidden-words.ts'

afterEach(() => setLocale('en'))

/** The values as the server would hide them. */
const valuesOf = (teams: Record<string, number>, smallest = 5) => {
  const groups = Object.entries(teams).map(([name, count]) => ({ name, teams: count }))
  const hiding = hidingOf(groups, smallest)
  return groups.map((group) => ({ ...group, hiding: hiding.get(group.name) ?? null }))
}

test('a small value and the one that covers it say why they are hidden', () => {
  const [operations, sales, finance] = valuesOf({ Operations: 9, Sales: 5, Finance: 3 })
  expect(operations?.hiding).toBeNull()
  expect(sales?.hiding && hiddenWords(sales.hiding, 5)).toBe('Hidden with Finance')
  expect(finance?.hiding && hiddenWords(finance.hiding, 5)).toBe('Fewer than 5 teams')
  expect(sales?.hiding && hiddenWhy(sales.hiding)).toBe(
    'If Finance were the only one missing, it could be worked out from the whole.',
  )
})

test('the note names the small one, the number that was set, and what covers it', () => {
  expect(hiddenNote(valuesOf({ Operations: 9, Sales: 5, Finance: 3 }), 5, 'Havenlicht')).toEqual({
    title: 'Two values are hidden so that neither can be worked out.',
    text: 'Finance has 3 teams, fewer than the 5 that Havenlicht set. With only Finance missing, all teams minus the rest would be Finance, so Sales, the next smallest, is hidden too. Two labels are never crossed.',
  })
})

test('several small values that are too few together are covered as well', () => {
  const note = hiddenNote(valuesOf({ Operations: 9, Sales: 6, Legal: 1, Finance: 2 }), 5, '')
  expect(note?.title).toBe('3 values are hidden so that none can be worked out.')
  expect(note?.text).toContain('Legal and Finance each have fewer teams than the 5 that are needed.')
  expect(note?.text).toContain('Together they are fewer than 5 teams, so Sales, the next smallest, is hidden too.')
})

test('of many small values some are named, and the rest is counted', () => {
  const small = Object.fromEntries(Array.from({ length: 9 }, (_, nth) => [`Unit ${nth + 1}`, 1]))
  const note = hiddenNote(valuesOf({ Operations: 9, ...small }), 5, '')
  expect(note?.text).toContain('Unit 1, Unit 2, Unit 3, Unit 4 and 5 others each have fewer teams')
})

test('nothing is explained where nothing is hidden, nor a value that no team has', () => {
  expect(hiddenNote(valuesOf({ Operations: 9, Sales: 6 }), 5, 'Havenlicht')).toBeNull()
  expect(hiddenNote(valuesOf({ Operations: 9, Sales: 6, Legal: 0 }), 5, 'Havenlicht')).toBeNull()
})

test('team leaders without a value are named as such', () => {
  expect(hiddenWords({ hidden: 'with', with: '' }, 5)).toBe('Hidden with Without a value')
})

test('a value is hidden as a whole only if none of its scores is shown', () => {
  const [small, covers] = [
    { hidden: 'small', teams: 2 },
    { hidden: 'with', with: 'Finance', teams: 6 },
  ] as const
  expect(wholeHiding({ connect: covers, trust: small, inspire: covers })).toBe(small)
  expect(wholeHiding({ connect: small, trust: { hidden: false }, inspire: small })).toBeNull()
})

test('the reasons in three languages', () => {
  const said = LOCALES.map((locale) => {
    setLocale(locale)
    return [hiddenWords({ hidden: 'small' }, 5), hiddenWords({ hidden: 'with', with: 'Finance' }, 5)]
  })
  expect(said).toEqual([
    ['Fewer than 5 teams', 'Hidden with Finance'],
    ['Minder dan 5 teams', 'Verborgen samen met Finance'],
    ['Moins de 5 équipes', 'Masqué avec Finance'],
  ])
})
