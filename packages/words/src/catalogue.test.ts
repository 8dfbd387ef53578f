import { globSync, readFileSync } from 'node:fs'
import { LOCALES } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, namesIn, parametersOf, wordingsOf } from './catalogue.ts'

const KEYS = Object.keys(CATALOGUE.en)
const others = LOCALES.filter((locale) => locale !== 'en')

/** All code that may contain user-visible text: screens, mails, the export. */
const code = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { exclude: ['**/*.test.*'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const said = new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key))

test('every language has every key, in the same order, and no other', () => {
  for (const locale of others) expect(Object.keys(CATALOGUE[locale])).toEqual(KEYS)
})

test('every key is said somewhere, and is named by screen and meaning', () => {
  expect(KEYS.filter((key) => !said.has(key))).toEqual([])
  for (const key of KEYS) expect(key).toMatch(/^[a-z]+(_[a-z0-9]+)*$/)
})

describe.each(LOCALES)('in %s', (locale) => {
  test('every message is given what it is given in English, and names all of it', () => {
    for (const key of KEYS) {
      const [english, entry] = [CATALOGUE.en[key], CATALOGUE[locale][key]]
      if (english === undefined || entry === undefined) throw new Error(key)
      expect([key, ...parametersOf(entry)]).toEqual([key, ...parametersOf(english)])
      const shown = wordingsOf(entry)
        .flatMap(namesIn)
        .map((name) => (name === 'number' ? 'count' : name))
      // A word such as "votes" may be shown beside its number, which is drawn separately.
      const declared = JSON.stringify(english)
      const isDrawn = (name: string) =>
        name === 'count' && declared.includes('local plural') && !declared.includes('local number')
      const given = [...parametersOf(english).keys()].filter((name) => !isDrawn(name))
      expect([key, ...new Set(shown)].sort()).toEqual([key, ...given].sort())
    }
  })

  test('no message is empty, and none begins or ends with a blank', () => {
    for (const wording of KEYS.flatMap((key) => wordingsOf(CATALOGUE[locale][key] ?? '')))
      expect(wording).toMatch(/^\S(.*\S)?$/)
  })
})

test('French has its spaces before signs and its apostrophes', () => {
  for (const wording of KEYS.flatMap((key) => wordingsOf(CATALOGUE.fr[key] ?? ''))) {
    expect(wording).not.toMatch(/'| [?!;:%]/)
    // A time such as 12:34 has no space before its colon.
    expect(wording).not.toMatch(/[^\s\d\u202f\u00a0][?!;:%]/)
  }
})

/** Placeholders for whole numbers. */
const COUNTED = /\{(count|number|sessions|points|given|kept|there|days|months|minutes|phones|seats)\} \p{Ll}{2,}/u

/** The number is fixed and above one, or the words after it are the same for every number. */
const SAME_FOR_ALL = [
  'mail_resume_once',
  'mail_invitation_once',
  'teams_of',
  'report_grew_furthest',
  'report_fell_furthest',
  'report_grew',
  'report_fell',
  'report_to_go',
  'report_and_more',
  'progress_up',
  'progress_down',
  'pace_minutes',
  'studio_chapter_minutes',
]

test('a number in front of a noun or a verb has the forms of its language', () => {
  const isPlain = (key: string) => LOCALES.some((locale) => typeof CATALOGUE[locale][key] === 'string')
  const said = (key: string) => LOCALES.flatMap((locale) => wordingsOf(CATALOGUE[locale][key] ?? ''))
  expect(KEYS.filter((key) => isPlain(key) && said(key).some((text) => COUNTED.test(text)))).toEqual(SAME_FOR_ALL)
})

test.each([
  // French uses one name each for a mail, a film and the professor.
  ['fr', /(?<![-\w])mails?\b|vidéo|le professeur\b/i],
  ['fr', /en plus\b.*règle|règle en plus/i],
  // Dutch calls the place where a team plays "ruimte".
  ['nl', /\bzaal\b/i],
] as const)('%s uses one word for one thing: not %s', (locale, other) => {
  expect(KEYS.filter((key) => wordingsOf(CATALOGUE[locale][key] ?? '').some((text) => other.test(text)))).toEqual([])
})

test('Dutch closes one thing at a time: of all labels only that of a dialog says "Sluiten"', () => {
  const isLabel = (text: string) => !/[.?!]$|\{/.test(text)
  const closing = KEYS.filter((key) =>
    wordingsOf(CATALOGUE.nl[key] ?? '').some((text) => isLabel(text) && /\bsluit/i.test(text)),
  )
  expect(closing).toEqual(['close'])
})

test('French breaks no line inside its quotes', () => {
  for (const wording of KEYS.flatMap((key) => wordingsOf(CATALOGUE.fr[key] ?? ''))) {
    expect(wording).not.toMatch(/«[^\u202f\u00a0]|[^\u202f\u00a0]»/)
  }
})
