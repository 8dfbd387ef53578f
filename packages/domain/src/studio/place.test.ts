import { loadWorkshops } from '@thrive/content'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inLocale } from '../locale.ts'
import { workshopSchema } from '../schema.ts'
import type { Workshop } from '../workshop.ts'
import type { DraftOption } from './options.ts'
import { applyChanges, type Change, differenceOf, isLocked, type Place, placeAt, placesOf, readPlace } from './place.ts'

const workshops = loadWorkshops()
const [v1, v2] = workshops as [Workshop, Workshop]

/** A value that publishing would accept at this place. */
const valueFor = ({ rule }: Place, now: unknown): fc.Arbitrary<unknown> => {
  const words = fc.stringMatching(/^[a-zé]{1,12}( [a-zé]{1,8}){0,2}$/)
  if (rule.kind === 'number' || rule.kind === 'seconds') return fc.integer({ min: 1, max: 900 })
  if (rule.kind === 'list') return fc.array(words, { minLength: 1, maxLength: 5 })
  if (rule.kind === 'film')
    return fc.record({ file: words, poster: fc.option(words), captions: fc.record({ nl: words }) })
  if (rule.kind !== 'options') return words
  return fc
    .shuffledSubarray(now as DraftOption[], { minLength: 2 })
    .chain((kept) => fc.constantFrom(kept, [...kept, { value: null, label: 'Laughing together' }]))
}

const anyChange = (workshop: Workshop): fc.Arbitrary<Change> =>
  fc
    .constantFrom(...placesOf(workshop))
    .chain((place) => fc.tuple(fc.constant(place), fc.constantFrom(...place.languages)))
    .chain(([place, lang]) => {
      const value = valueFor(place, readPlace(workshop, place, lang))
      return (lang === 'en' ? value : fc.oneof({ weight: 4, arbitrary: value }, fc.constant(null))).map((given) => ({
        place: place.path,
        lang,
        value: given,
      }))
    })
const anyDraft = fc
  .constantFrom(...workshops)
  .chain((workshop) =>
    fc
      .uniqueArray(anyChange(workshop), { maxLength: 12, selector: ({ place, lang }) => `${place} ${lang}` })
      .map((changes) => ({ workshop, changes })),
  )

describe('places', () => {
  test.each(workshops)('$slug: each can be read, and written with what is there', (workshop) => {
    const places = placesOf(workshop)
    expect(new Set(places.map(({ path }) => path)).size).toBe(places.length)
    const same = places.flatMap((place) =>
      place.languages.map((lang) => ({ place: place.path, lang, value: readPlace(workshop, place, lang) })),
    )
    expect(applyChanges(workshop, same)).toEqual(workshop)
  })

  test('name pages by key, questions by id, labels by value', () => {
    expect(readPlace(v2, at(v2, 'survey/33/group/questions/27/labels/Empathy'), 'nl')).toBe('Empathie')
    expect(at(v2, 'survey/33/group/questions/27/labels/Empathy').languages).toEqual(['nl', 'fr'])
    expect(at(v2, 'survey/34/group/questions/28/labels/Connect').languages).toEqual(['en', 'nl', 'fr'])
    expect(readPlace(v2, at(v2, 'survey/33/group/questions/27/options'), 'en')).toContainEqual({
      value: 'Empathy',
      label: 'Empathy',
    })
    expect(at(v2, 'settings/tutorial/motto').rule.kind).toBe('list')
  })

  test.each([
    'survey/14/key',
    'survey/2/indicator',
    'survey/34/group/questions/28/options',
    'settings/gapTargets/trust',
    'settings/slug',
  ])('%s is locked', (path) => {
    expect(placeAt(v2, path)).toBeUndefined()
    expect(isLocked(v2, path)).toBe(true)
  })

  test.each([
    'survey/99/title',
    'survey/14/title/more',
    'survey',
    'survey/14',
    'survey/14/group/questions/27/title',
    'survey//title',
    '',
    '/',
    '__proto__',
    'constructor/prototype/title',
    'survey/__proto__/title',
    'survey/33/group/questions/27/labels/Money',
  ])('%s is not there', (path) => {
    expect(placeAt(v2, path)).toBeUndefined()
    expect(isLocked(v2, path)).toBe(false)
  })

  test('a title that a language lacks in the middle stays English', () => {
    const changed = applyChanges(v1, [{ place: 'settings/journey/parts/2/title', lang: 'fr', value: null }])
    const [first, second, third] = inLocale(changed, 'fr').journey.parts
    expect([first?.title, second?.title, third?.title]).toEqual([
      inLocale(v1, 'fr').journey.parts[0]?.title,
      v1.journey.parts[1]?.title,
      inLocale(v1, 'fr').journey.parts[2]?.title,
    ])
  })

  test('a new option has its label for a value, and an own film leaves the stand-in beneath it', () => {
    const own = { file: 'f'.repeat(64), poster: null, captions: { nl: 'c'.repeat(64) } }
    const options = readPlace(v2, at(v2, 'survey/33/group/questions/27/options'), 'en') as DraftOption[]
    const changed = applyChanges(v2, [
      { place: 'survey/33/group/questions/27/options', lang: 'en', value: [...options, { value: null, label: 'Fun' }] },
      { place: 'survey/13/films/NL', lang: 'en', value: own },
    ])
    expect(readPlace(changed, at(changed, 'survey/33/group/questions/27/options'), 'en')).toContainEqual({
      value: 'Fun',
      label: 'Fun',
    })
    expect(readPlace(changed, at(v2, 'survey/13/films/NL'), 'en')).toEqual(own)
    expect(applyChanges(changed, differenceOf(changed, v2))).toEqual(v2)
  })

  test('any draft applied to a workshop is valid, and every change of it can be read back', () => {
    fc.assert(
      fc.property(anyDraft, ({ workshop, changes }) => {
        const changed = applyChanges(workshop, changes)
        expect(workshopSchema.safeParse(changed).error?.issues).toBeUndefined()
        for (const { place, lang, value } of changes) {
          const found = placeAt(changed, place)
          if (found && found.rule.kind !== 'options') expect(readPlace(changed, found, lang)).toEqual(value)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('difference and apply are inverse', () => {
    fc.assert(
      fc.property(anyDraft, ({ workshop, changes }) => {
        const changed = applyChanges(workshop, changes)
        expect(applyChanges(workshop, differenceOf(workshop, changed))).toEqual(changed)
        expect(applyChanges(changed, differenceOf(changed, workshop))).toEqual(workshop)
      }),
      { numRuns: 30 },
    )
  })
})

function at(workshop: Workshop, path: string): Place {
  const place = placeAt(workshop, path)
  if (!place) throw new Error(`${path} is not a place`)
  return place
}
