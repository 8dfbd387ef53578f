import { globSync, readFileSync } from 'node:fs'
import { LOCALES } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, namesIn, parametersOf, wordingsOf } from './catalogue.ts'

const KEYS = Object.keys(CATALOGUE.en)
const others = LOCALES.filter((locale) => locale !== 'en')

/** Everything that may say something: screens, mails, the export. */
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
      // A word such as "votes" may stand beside its number, which is drawn.
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
    // A time such as 12:34 has none.
    expect(wording).not.toMatch(/[^\s\d\u202f\u00a0][?!;:%]/)
  }
})
