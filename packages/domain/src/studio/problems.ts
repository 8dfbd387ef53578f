import { idlePhones } from '../idle-phones.ts'
import { LOCALES, type Locale } from '../languages.ts'
import { inLocale } from '../locale.ts'
import { SPOKEN } from '../media.ts'
import type { FilmLanguage, OwnFilm, ResultsPage, SurveyPage, Workshop } from '../workshop.ts'
import type { DraftOption } from './options.ts'
import type { Place } from './place.ts'

export const PROBLEMS = [
  'empty',
  'too-long',
  'broken-markdown',
  'too-few-options',
  'label-twice',
  'value-taken',
  'no-film',
  'no-captions',
  'captions-late',
  'phones-unsaid',
  'longer-than-timer',
  'no-such-step',
  'option-reworded',
  'not-translated',
  'outdated-translations',
  'stand-in-films',
] as const
export type ProblemCode = (typeof PROBLEMS)[number]

/** What is wrong at a place. Publishing stops at some of them. */
export interface Problem {
  /** Empty if the whole workshop is meant. */
  place: string
  lang: Locale
  code: ProblemCode
  stops: boolean
  /** Figures or words that say more, such as the limit. */
  detail: string | null
}

interface Fault {
  code: ProblemCode
  detail?: string
  /** True if publishing does not stop at it. */
  tells?: boolean
}

type Told = 'option-reworded' | 'not-translated' | 'outdated-translations' | 'stand-in-films'

/** A problem that authors should know of, though publishing does not stop at it. */
export const toldAt = (place: string, lang: Locale, code: Told, detail: string): Problem => ({
  place,
  lang,
  code,
  stops: false,
  detail,
})

/** HTML, links and pictures, which content may not have. A sign such as 3 < 5 is fine. */
const ACTIVE = /<\/?[a-z!?][^\n]*?>|!?\[[^\]\n]*\]\s*[([]|^\s*\[[^\]]+\]:|https?:\/\//im
/** An odd number of ** leaves one that shows as stars. */
const isUnclosed = (text: string) => (text.match(/\*\*/g)?.length ?? 0) % 2 === 1

const textFaults = (text: string, most: number | null): Fault[] => [
  ...(text.trim() === '' ? [{ code: 'empty' as const }] : []),
  ...(most !== null && text.length > most ? [{ code: 'too-long' as const, detail: `${text.length} / ${most}` }] : []),
]

const markdownFaults = (text: string): Fault[] =>
  ACTIVE.test(text) || isUnclosed(text) ? [{ code: 'broken-markdown' }] : []

function optionFaults(options: DraftOption[], most: number | null): Fault[] {
  const labels = options.map(({ label }) => label.trim())
  const values = new Set(options.map(({ value }) => value))
  const twice = labels.find((label, nth) => labels.indexOf(label) < nth)
  const taken = options.find(({ value, label }) => value === null && values.has(label.trim()))
  return [
    ...(options.length < 2 ? [{ code: 'too-few-options' as const }] : []),
    ...labels.flatMap((label) => textFaults(label, most)),
    ...(twice ? [{ code: 'label-twice' as const, detail: twice }] : []),
    ...(taken ? [{ code: 'value-taken' as const, detail: taken.label }] : []),
  ]
}

/** A film needs captions in the language that is spoken in it. */
function filmFaults({ captions, seconds, lastCue }: OwnFilm, spoken: FilmLanguage): Fault[] {
  const isLate = seconds !== undefined && lastCue !== undefined && lastCue > seconds
  return [
    ...(captions[SPOKEN[spoken]] ? [] : [{ code: 'no-captions' as const, detail: SPOKEN[spoken] }]),
    ...(isLate ? [{ code: 'captions-late' as const, detail: timeText(lastCue), tells: true }] : []),
  ]
}

const timeText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Pages with a film that lack one, or one in a language that screens offer. */
export const missingFilms = ({ survey, results, spoken, languages }: Workshop): Problem[] =>
  (['survey', 'results'] as const).flatMap((section) =>
    (section === 'survey' ? survey : results)
      .filter(({ kind }) => kind === 'video')
      .flatMap(({ key, films }) =>
        (spoken ?? languages)
          .filter((language) => !films?.[language])
          .map((language) => ({
            place: `${section}/${key}/films/${language}`,
            lang: 'en' as const,
            code: 'no-film' as const,
            stops: true,
            detail: language,
          })),
      ),
  )

function faultsOf({ path, rule: { kind, most } }: Place, value: unknown): Fault[] {
  if (value === null) return []
  if (kind === 'film') return filmFaults(value as OwnFilm, path.split('/').at(-1) as FilmLanguage)
  if (kind === 'line') return textFaults(value as string, most)
  if (kind === 'markdown') return [...textFaults(value as string, most), ...markdownFaults(value as string)]
  if (kind === 'options') return optionFaults(value as DraftOption[], most)
  if (kind !== 'list') return []
  const lines = value as string[]
  return lines.length > 0
    ? lines.flatMap((line) => [...textFaults(line, most), ...markdownFaults(line)])
    : [{ code: 'empty' }]
}

/** The problems of a changed value. What is published was checked when it was. */
export const problemsAt = (place: Place, lang: Locale, value: unknown): Problem[] =>
  faultsOf(place, value).map(({ code, detail = null, tells = false }) => ({
    place: place.path,
    lang,
    code,
    stops: !tells,
    detail,
  }))

/** Moments of a timer that would come before it starts: the warning, and the end of its opening. */
export const timerProblems = ({ survey }: Workshop): Problem[] =>
  survey.flatMap(({ key, timer }) => {
    if (!timer) return []
    const moments = [
      ['warningAt', timer.warningAt],
      ['opening/until', timer.opening?.until ?? null],
    ] as const
    return moments
      .filter(([, seconds]) => seconds !== null && seconds >= timer.seconds)
      .map(([name]) => ({
        place: `survey/${key}/timer/${name}`,
        lang: 'en' as const,
        code: 'longer-than-timer' as const,
        stops: true,
        detail: timeText(timer.seconds),
      }))
  })

/** What a page replaces for rooms with phones, though its own words no longer say it. */
export const phoneProblems = (workshop: Workshop): Problem[] =>
  LOCALES.flatMap((lang) => {
    const { survey, results } = inLocale(workshop, lang)
    const inSection = (section: string, pages: (SurveyPage | ResultsPage)[]) =>
      pages.flatMap((page) => {
        const path = `${section}/${page.key}`
        const { away, steps } = idlePhones(page)
        const stopAt = (place: string, code: ProblemCode, detail: string | null): Problem => ({
          place: `${path}/${place}`,
          lang,
          code,
          stops: true,
          detail,
        })
        return [
          ...(away ? [stopAt('phones/away', 'phones-unsaid', page.phones?.away ?? null)] : []),
          ...steps.map((step) => stopAt(`withPhones/${step}`, 'no-such-step', step)),
        ]
      })
    return [...inSection('survey', survey), ...inSection('results', results)]
  })

/** The options whose English label is not the published one: answers before and after count together. */
export function rewordedAt({ path, rule }: Place, lang: Locale, value: unknown, published: unknown): Problem[] {
  if (lang !== 'en') return []
  if (rule.pattern.endsWith('/labels/*'))
    return [toldAt(path, lang, 'option-reworded', `${published} → ${String(value)}`)]
  if (rule.kind !== 'options') return []
  const before = new Map((published as DraftOption[]).map((option) => [option.value, option.label]))
  return (value as DraftOption[]).flatMap((option) => {
    const was = before.get(option.value)
    const isReworded = was !== undefined && was !== option.label
    return isReworded ? [toldAt(path, lang, 'option-reworded', `${was} → ${option.label}`)] : []
  })
}
