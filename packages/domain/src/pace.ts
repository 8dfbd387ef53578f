import type { ResultsPage, SurveyPage, Workshop } from './workshop.ts'

/** Moments and durations are in milliseconds; values for screens are in minutes. */
const MINUTE = 60_000
/** A team this close to its plan is on time. */
const ON_TIME_MINUTES = 2
/** Only a team further behind than this gets suggestions for shortening. */
const LATE_MINUTES = 10
/** Background tabs wake once a minute. A longer gap means that the laptop slept. */
const LONGEST_TICK = 90_000

/** Time spent on a page, excluding time when the laptop slept. */
export interface PageClock {
  spent: number
  seenAt: number
}

/** Called every few seconds while the page is shown. */
export function ticked({ spent, seenAt }: PageClock, now: number): PageClock {
  const gap = now - seenAt
  return { spent: spent + (gap > 0 && gap <= LONGEST_TICK ? gap : 0), seenAt: now }
}

export type PacedPage = Pick<SurveyPage | ResultsPage, 'title' | 'minutes' | 'shorten'>

/** Ordered by position: the first is position 1. */
export const pacedPages = ({ survey, results }: Pick<Workshop, 'survey' | 'results'>): PacedPage[] => [
  ...survey,
  ...results,
]

export interface Whereabouts {
  position: number
  /** Time spent on this position's page. */
  spent: number
  now: number
}

export interface Pace {
  sign: 'ahead' | 'on-time' | 'behind'
  /** How far ahead or behind. */
  minutes: number
  leftInPlan: number
  leftUntilFinish: number
  /** Planned position: 11.5 is halfway through position 11. */
  planned: number
}

/** Null if a page has no duration, as in an old revision. */
export function paceOf(pages: readonly PacedPage[], at: Whereabouts, finishAt: number): Pace | null {
  const plan = planOfMinutes(pages)
  if (!plan) return null
  const left = leftInPlan(plan, at)
  const leftUntil = (finishAt - at.now) / MINUTE
  const drift = Math.round(left - leftUntil)
  const sign = Math.abs(drift) <= ON_TIME_MINUTES ? 'on-time' : drift > 0 ? 'behind' : 'ahead'
  return {
    sign,
    minutes: Math.abs(drift),
    leftInPlan: Math.round(left),
    leftUntilFinish: Math.round(leftUntil),
    planned: plannedPosition(plan, leftUntil),
  }
}

/** When the team finishes if it keeps to the plan from here on. Null as above. */
export function plannedFinish(pages: readonly PacedPage[], at: Whereabouts): number | null {
  const plan = planOfMinutes(pages)
  return plan && at.now + leftInPlan(plan, at) * MINUTE
}

export interface Shortening {
  position: number
  title: string
  shorten: string
}

/** What a late team could leave out on the next pages; empty unless it is well behind. */
export const shortenings = (pages: readonly PacedPage[], position: number, { sign, minutes }: Pace, most = 2) =>
  sign === 'behind' && minutes > LATE_MINUTES ? shortenable(pages, position, most) : []

/** What could be left out on the next pages. */
export function shortenable(pages: readonly PacedPage[], position: number, most = 2): Shortening[] {
  return pages
    .flatMap(({ title, shorten }, index): Shortening[] =>
      index + 1 > position && shorten !== null ? [{ position: index + 1, title, shorten }] : [],
    )
    .slice(0, most)
}

/** The moment of a time such as "15:00" nearest to now, by this computer's clock. Null if the text is not a time. */
export function nearestMoment(time: string, now: Date): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) return null
  const onDay = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, Number(hours), Number(minutes)).getTime()
  const distance = (moment: number) => Math.abs(moment - now.getTime())
  return [-1, 0, 1].map(onDay).toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

function planOfMinutes(pages: readonly PacedPage[]): number[] | null {
  const plan = pages.flatMap(({ minutes }) => minutes ?? [])
  return plan.length === pages.length ? plan : null
}

function leftInPlan(plan: readonly number[], { position, spent }: Whereabouts): number {
  const [here = 0, ...later] = plan.slice(Math.max(0, position - 1))
  return Math.max(0, here - spent / MINUTE) + later.reduce((sum, minutes) => sum + minutes, 0)
}

function plannedPosition(plan: readonly number[], left: number): number {
  let later = 0
  for (const [index, minutes] of [...plan.entries()].toReversed()) {
    if (left <= later + minutes) return index + 2 - Math.max(0, left - later) / minutes
    later += minutes
  }
  return 1
}
