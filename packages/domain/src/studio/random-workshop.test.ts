import { buildMultiple, buildSurveyPage, buildTimer, buildYesNo } from '@thrive/testkit/build'
import { buildWorkshop } from '@thrive/testkit/workshop'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workshopSchema } from '../schema.ts'
import type { Workshop } from '../workshop.ts'
import { applyChanges, type Change, differenceOf, type Place, placesOf, readPlace } from './place.ts'
import { problemsAt } from './problems.ts'
import { parseValue } from './value.ts'

const line = fc.stringMatching(/^[a-zé]{1,10}( [a-zé]{1,8}){0,2}$/)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

const anyQuestion = fc.oneof(
  fc
    .uniqueArray(line, { minLength: 2, maxLength: 6 })
    .map((values) => buildMultiple({ options: values.map((value) => ({ value, label: value, indicator: null })) })),
  fc.record({ yes: line, no: line }).map((labels) => ({ ...buildYesNo(), ...labels })),
)

const anyPage = fc
  .record({
    title: line,
    text: line,
    tip: maybe(line),
    note: maybe(line),
    shorten: maybe(line),
    minutes: maybe(fc.integer({ min: 1, max: 60 })),
  })
  .chain((page) =>
    fc.record({
      page: fc.constant(page),
      seconds: maybe(fc.integer({ min: 10, max: 900 })),
      questions: maybe(fc.array(anyQuestion, { minLength: 1, maxLength: 3 })),
    }),
  )

/** A workshop of the schema with pages, questions and words of its own in two languages. */
const anyWorkshop: fc.Arbitrary<Workshop> = fc
  .record({ pages: fc.array(anyPage, { minLength: 1, maxLength: 4 }), dutch: fc.array(maybe(line), { maxLength: 4 }) })
  .map(({ pages, dutch }) => {
    const survey = pages.map(({ page, seconds, questions }, nth) =>
      buildSurveyPage({
        ...page,
        page: nth + 1,
        key: `p${nth + 1}`,
        kind: questions ? 'group' : 'assignment',
        timer: seconds === null ? null : buildTimer({ seconds }),
        group: questions && {
          ...GROUP,
          id: 900 + nth,
          questions: questions.map((question, at) => ({ ...question, id: 9000 + 10 * nth + at })),
        },
      }),
    )
    const words = Object.fromEntries(
      survey.flatMap(({ key }, nth) => (dutch[nth] ? [[key, { title: dutch[nth], text: dutch[nth] }]] : [])),
    )
    return workshopSchema.parse(
      buildWorkshop({ survey, words: { nl: { survey: words, results: {} }, fr: { survey: {}, results: {} } } }),
    )
  })

const GROUP = workshopSchema.parse(buildWorkshop()).survey.find(({ group }) => group)?.group ?? never()

/** What an author may type, finished or not. */
const anyValue = ({ rule }: Place, now: unknown): fc.Arbitrary<unknown> => {
  const typed = fc.oneof(line, fc.constantFrom('', ' ', '<b>', '**', '[a](b)', 'x'.repeat(1001)), fc.string())
  if (rule.kind === 'number' || rule.kind === 'seconds') return fc.integer({ min: 1, max: 900 })
  if (rule.kind === 'list') return fc.array(typed, { maxLength: 3 })
  if (rule.kind === 'film') return fc.constant(null)
  if (rule.kind !== 'options') return typed
  return fc
    .tuple(fc.shuffledSubarray(now as { value: string; label: string }[]), fc.array(typed, { maxLength: 2 }))
    .map(([kept, labels]) => [...kept, ...labels.map((label) => ({ value: null, label }))])
}

const anyDraft = anyWorkshop.chain((workshop) => {
  const change = fc
    .constantFrom(...placesOf(workshop).flatMap((place) => place.languages.map((lang) => ({ place, lang }))))
    .chain(({ place, lang }) => {
      const now = readPlace(workshop, place, lang)
      return anyValue(place, now).map((value) => ({ place, lang, value: parseValue(place, lang, value, now) }))
    })
    .filter(({ value }) => value !== undefined)
  const changes = fc.uniqueArray(change, { maxLength: 8, selector: ({ place, lang }) => `${place.path} ${lang}` })
  return changes.map((all) => ({ workshop, changes: all }))
})
const asChange = ({ place, lang, value }: { place: Place } & Omit<Change, 'place'>): Change => ({
  place: place.path,
  lang,
  value,
})

test('every place of a random workshop can be read, and written with what is there', () => {
  fc.assert(
    fc.property(anyWorkshop, (workshop) => {
      const same = placesOf(workshop).flatMap((place) =>
        place.languages.map((lang) => ({ place: place.path, lang, value: readPlace(workshop, place, lang) })),
      )
      expect(applyChanges(workshop, same)).toEqual(workshop)
    }),
  )
})

test('a random draft of a random workshop is valid, or a problem names its place', () => {
  fc.assert(
    fc.property(anyDraft, ({ workshop, changes }) => {
      const parsed = workshopSchema.safeParse(applyChanges(workshop, changes.map(asChange)))
      const problems = changes.flatMap(({ place, lang, value }) => problemsAt(place, lang, value))
      if (problems.length === 0) expect(parsed.error?.issues).toBeUndefined()
    }),
    { numRuns: 200 },
  )
})

test('difference and apply are inverse for any draft that is valid', () => {
  fc.assert(
    fc.property(anyDraft, ({ workshop, changes }) => {
      const finished = changes.filter(({ place, lang, value }) => problemsAt(place, lang, value).length === 0)
      const changed = applyChanges(workshop, finished.map(asChange))
      expect(applyChanges(workshop, differenceOf(workshop, changed))).toEqual(changed)
      expect(applyChanges(changed, differenceOf(changed, workshop))).toEqual(workshop)
    }),
    { numRuns: 100 },
  )
})

function never(): never {
  throw new Error('it is not there')
}
