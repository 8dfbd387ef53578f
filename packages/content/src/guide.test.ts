import { type Guide, LOCALES, SIZES, scheduleOf, type Workshop } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { contentFolder, loadGuide, loadWorkshops } from './index.ts'

const [v1, v2] = loadWorkshops() as [Workshop, Workshop]
const guides = [v1, v2].flatMap((workshop) =>
  LOCALES.map((locale) => ({ workshop, locale, guide: loadGuide(contentFolder, workshop, locale) })),
)
const shape = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value === 'object' && value) return Object.entries(value).map(([key, each]) => [key, shape(each)])
  return typeof value === 'string' ? (value.match(/\{\w+\}|\*\*/g) ?? []).sort() : value
}

test.each([
  { workshop: v1, announced: [167, 174, 178, 182] },
  { workshop: v2, announced: [111, 115, 118, 121] },
])('the clock of $workshop.slug ends after the announced minutes', ({ workshop, announced }) => {
  const { pages } = loadGuide(contentFolder, workshop, 'en')
  expect(SIZES.map((people) => scheduleOf(pages, '09:00', people).minutes)).toEqual(announced)
  const all = Array.from({ length: 12 }, (_, more) => scheduleOf(pages, '09:00', 5 + more).minutes)
  expect(all).toEqual(all.toSorted((a, b) => a - b))
})

describe.each(guides)('the guide of $workshop.slug in $locale', ({ workshop, guide }) => {
  const english = guides.find((each) => each.workshop === workshop)?.guide as Guide

  test('has a row for every page, with every note for the leader', () => {
    const pages = [...workshop.survey, ...workshop.results]
    expect(guide.pages).toHaveLength(pages.length)
    expect(guide.pages.map(({ note }) => note !== null)).toEqual(pages.map(({ note }) => note !== null))
    expect(guide.pages.at(-1)?.number).toBe(`R${workshop.results.length}`)
  })

  test('says as much as the English one, and fills in the same', () => {
    expect(shape(guide.texts)).toEqual(shape(english.texts))
  })

  test('calls only pages that are there, and times that their timer shows', () => {
    const secondsOf = (page: number) => workshop.survey[page - 1]?.timer?.seconds ?? 0
    const seconds = (at: string) => at.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    for (const { page, at } of guide.texts.calls.rows) {
      expect(workshop.survey[page - 1]).toBeDefined()
      for (const [time] of at.matchAll(/\d+:\d\d/g))
        expect(seconds(time), `page ${page}`).toBeLessThanOrEqual(secondsOf(page))
    }
  })
})

test.each(guides.filter(({ locale }) => locale !== 'en'))(
  'the guide of $workshop.slug in $locale names the material in its own language',
  ({ workshop, guide }) => {
    const english = loadGuide(contentFolder, workshop, 'en')
    expect(guide.pages.map(({ material }) => material)).not.toEqual(english.pages.map(({ material }) => material))
  },
)
