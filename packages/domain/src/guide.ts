import type { ResultsPage, SurveyPage, Workshop } from './workshop.ts'

/** The guide for a session's leader: its fixed texts, and a row per page of the workshop. */

interface Points {
  title: string
  points: string[]
}
interface Cases {
  title: string
  hint: string
  rows: { when: string; say: string }[]
}

/** Texts of one version in one language. {duration}, {start} and {end} are filled in with `filledIn`. */
export interface GuideTexts {
  title: string
  lead: string
  people: string
  contents: string
  /** Says which page of the printed guide this is, by {n} and {of}. */
  sheet: string
  minute: Points
  role: Points
  weeks: Points
  /** The legend names the numbers in the drawing of the room. */
  day: Points & { plan: string; legend: string[] }
  first: { title: string; hint: string; words: string[]; next: string }
  run: {
    title: string
    hint: string
    columns: { clock: string; page: string; what: string; note: string; need: string }
    film: string
    timer: string
    ask: string
    pause: string
    shorter: string
    end: string
  }
  calls: { title: string; hint: string; rows: { page: number; at: string; say: string }[] }
  /** How each part is done with 5, 8, 12 and 16 people. */
  size: { title: string; what: string; rows: { what: string; how: string[] }[] }
  phones: Points
  safe: Cases & { after: string }
  bodies: Points
  fails: Cases
  closing: Points
  after: {
    title: string
    mailTitle: string
    mailSubject: string
    mail: string[]
    lookTitle: string
    look: string[]
  }
  notes: { title: string; hint: string }
}

export const SIZES = [5, 8, 12, 16] as const

type Told = 'title' | 'indicator' | 'text' | 'minutes' | 'minutesFor' | 'note' | 'shorten'
export interface GuidePage extends Pick<SurveyPage | ResultsPage, Told> {
  /** The page's number, after an R if it follows the last step. */
  number: string
  opens: string | null
  isFilm: boolean
  isAsked: boolean
  timerSeconds: number | null
  breakSeconds: number | null
  /** What has to be at hand, in the language of the texts. */
  material: string[]
}

export interface Guide {
  slug: string
  name: string
  look: Workshop['look']
  texts: GuideTexts
  pages: GuidePage[]
}

/** Returns the rows of a workshop in its language; `called` names material in it. */
export function guidePages({ survey, results }: Workshop, called: (thing: string) => string): GuidePage[] {
  const told = (page: SurveyPage | ResultsPage) => {
    const { title, indicator, text, minutes, minutesFor, note, shorten, kind, ask, material } = page
    const texts = { title, indicator, text: text.trim(), minutes, minutesFor, note, shorten }
    return { ...texts, isFilm: kind === 'video', isAsked: ask !== null, material: material.map(called) }
  }
  return [
    ...survey.map((page) => ({
      ...told(page),
      number: String(page.page),
      opens: page.opens?.label ?? null,
      timerSeconds: page.timer?.seconds ?? null,
      breakSeconds: page.breakSeconds,
    })),
    ...results.map((page) => ({
      ...told(page),
      number: `R${page.page}`,
      opens: null,
      timerSeconds: null,
      breakSeconds: null,
    })),
  ]
}

/** Replaces each {name} in a text. */
export const filledIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))

const minutesText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** What a page has besides its text: a film, a timer, a break, a question for phones. */
export function kindsOf({ isFilm, isAsked, timerSeconds, breakSeconds }: GuidePage, run: GuideTexts['run']): string[] {
  const timed = (words: string, seconds: number | null) =>
    seconds ? [filledIn(words, { t: minutesText(seconds) })] : []
  return [
    ...(isFilm ? [run.film] : []),
    ...timed(run.timer, timerSeconds),
    ...timed(run.pause, breakSeconds),
    ...(isAsked ? [run.ask] : []),
  ]
}
