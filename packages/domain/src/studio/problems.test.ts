import { loadWorkshops } from '@thrive/content'
import { describe, expect, test } from 'vitest'
import type { Workshop } from '../workshop.ts'
import type { DraftOption } from './options.ts'
import { type Place, placeAt, placesOf, readPlace } from './place.ts'
import { missingFilms, phoneProblems, problemsAt, timerProblems } from './problems.ts'
import { parseValue } from './value.ts'

const [, v2] = loadWorkshops() as [Workshop, Workshop]
const at = (path: string) => placeAt(v2, path) as Place
const codesAt = (path: string, value: unknown) => problemsAt(at(path), 'en', value).map(({ code }) => code)

describe('problems', () => {
  test('a text is there, and within its limit', () => {
    expect(codesAt('survey/14/title', 'x'.repeat(60))).toEqual([])
    expect(problemsAt(at('survey/14/title'), 'nl', 'x'.repeat(61))).toEqual([
      { place: 'survey/14/title', lang: 'nl', code: 'too-long', stops: true, detail: '61 / 60' },
    ])
    expect(codesAt('survey/14/title', ' ')).toEqual(['empty'])
    expect(codesAt('settings/tutorial/motto', [])).toEqual(['empty'])
    expect(codesAt('settings/tutorial/motto', ['we CONNECT', ''])).toEqual(['empty'])
    expect(codesAt('survey/14/tip', null)).toEqual([])
  })

  test.each([
    '<script>alert(1)</script>',
    'Go [here](javascript:alert(1)).',
    '<img src=x onerror=alert(1)>',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '![x](http://evil.example/x.png)',
    '[x][1]\n\n[1]: http://evil.example',
    'See https://evil.example.',
    'Never **closed.',
  ])('%s stops', (text) => expect(codesAt('survey/14/text', text)).toContain('broken-markdown'))

  test.each([
    '1. First, **loud**.\n2. Then 3 < 5 & 5 > 3.\n\nA *last* line.',
    'Take one [each].',
    'Our data: three figures.',
  ])('%s is fine', (text) => expect(codesAt('survey/14/text', text)).toEqual([]))

  test.each(loadWorkshops())('what the release brings of $slug is within its own limits', (workshop) => {
    const atPlaces = placesOf(workshop).flatMap((place) =>
      place.languages.flatMap((lang) => problemsAt(place, lang, readPlace(workshop, place, lang))),
    )
    const problems = [...atPlaces, ...missingFilms(workshop), ...phoneProblems(workshop), ...timerProblems(workshop)]
    // Only the lab has a motto.
    const known = workshop.slug === 'v1' ? ['settings/tutorial/motto empty'] : []
    expect(problems.map(({ place, code }) => `${place} ${code}`)).toEqual(known)
  })

  test.each([
    ['a warning', { warningAt: 300 }, 'warningAt'],
    ['an opening', { opening: { until: 240, text: 'Read first' } }, 'opening/until'],
  ])('%s that is not shorter than its timer stops', (_, timer, name) => {
    const timed = (seconds: number): Workshop => ({
      ...v2,
      survey: v2.survey.map((page) =>
        page.key === '18' && page.timer ? { ...page, timer: { ...page.timer, ...timer, seconds } } : page,
      ),
    })
    expect(timerProblems(timed(240))).toEqual([
      { place: `survey/18/timer/${name}`, lang: 'en', code: 'longer-than-timer', stops: true, detail: '4:00' },
    ])
    expect(timerProblems(timed(301))).toEqual([])
  })

  const options = 'survey/33/group/questions/27/options'
  const list = readPlace(v2, at(options), 'en') as DraftOption[]
  test.each([
    ['one option', list.slice(0, 1), 'too-few-options'],
    ['a label twice', [...list, { value: null, label: 'Active listening ' }], 'label-twice'],
    ['the value of another', [...list, { value: null, label: 'Empathy' }], 'value-taken'],
    ['an empty label', [...list, { value: null, label: '' }], 'empty'],
  ])('options: %s stops', (_, given, code) => expect(codesAt(options, given)).toContain(code))

  test('options: fewer, more and another order are fine', () => {
    expect(codesAt(options, [...list.slice(2).reverse(), { value: null, label: 'Laughing' }])).toEqual([])
  })
})

describe('values', () => {
  const read = (path: string, value: unknown, lang: 'en' | 'nl' = 'en') =>
    parseValue(at(path), lang, value, readPlace(v2, at(path), lang))

  test.each([
    ['survey/14/minutes', 'many'],
    ['survey/14/minutes', 1.5],
    ['survey/14/timer/seconds', null],
    ['survey/14/title', 5],
    ['survey/14/title', null],
    ['settings/tutorial/motto', 'one'],
    ['survey/33/group/questions/27/options', [{ value: 'Compassion', label: 'Empathy' }]],
    ['survey/33/group/questions/27/options', [...list(), ...list()]],
    ['survey/13/films/NL', 'film.mp4'],
  ])('%s cannot be %j', (path, value) => expect(read(path, value)).toBeUndefined())

  test('null takes a translation away, or what a page can do without', () => {
    expect(read('survey/14/title', null, 'nl')).toBeNull()
    expect(read('survey/14/tip', null)).toBeNull()
  })

  function list() {
    return readPlace(v2, at('survey/33/group/questions/27/options'), 'en') as DraftOption[]
  }
})
