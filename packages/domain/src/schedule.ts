import type { ResultsPage, SurveyPage } from './workshop.ts'

/** The clock times of a workshop before it begins. See `pace.ts` for a team that has started. */

export const PEOPLE = { least: 5, usual: 8, most: 16 } as const
export const USUAL_START = '09:00'

const HOUR = 60
const DAY = 24 * HOUR

export type PlannedPage = Pick<SurveyPage | ResultsPage, 'minutes' | 'minutesFor'>

/** Returns the page's planned minutes. Between the sizes that an author planned, they grow evenly. */
export function minutesWith({ minutes, minutesFor }: PlannedPage, people: number): number {
  const usual = minutes ?? 0
  if (!minutesFor) return usual
  const planned = [
    [PEOPLE.least, minutesFor[5]],
    [PEOPLE.usual, usual],
    [12, minutesFor[12]],
    [PEOPLE.most, minutesFor[16]],
  ] as const
  const after = Math.max(
    1,
    planned.findIndex(([size]) => people <= size),
  )
  const [[smaller, least], [larger, most]] = [planned[after - 1] ?? planned[0], planned[after] ?? planned[3]]
  return Math.round(least + ((most - least) * (people - smaller)) / (larger - smaller))
}

export const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Returns the clock time this many minutes after another: '09:00' and 75 are '10:15'. */
export function clockAfter(start: string, minutes: number): string {
  const [hours = 0, past = 0] = start.split(':').map(Number)
  const total = (hours * HOUR + past + minutes) % DAY
  return [Math.floor(total / HOUR), total % HOUR].map((part) => String(part).padStart(2, '0')).join(':')
}

export interface Schedule {
  /** When each page begins, and how long it takes. */
  pages: { at: string; minutes: number }[]
  minutes: number
  end: string
}

export function scheduleOf(pages: readonly PlannedPage[], start: string, people: number): Schedule {
  let past = 0
  const planned = pages.map((page) => {
    const minutes = minutesWith(page, people)
    const at = clockAfter(start, past)
    past += minutes
    return { at, minutes }
  })
  return { pages: planned, minutes: past, end: clockAfter(start, past) }
}

/** Returns the time to invite people for, in words: up to the next five minutes, and 2:55 is three hours. */
export function durationText(minutes: number, tag: string): string {
  const rounded = Math.ceil(minutes / 5) * 5
  const total = rounded % HOUR === 55 ? rounded + 5 : rounded
  const inUnit = (amount: number, unit: 'hour' | 'minute') =>
    amount > 0 ? [amount.toLocaleString(tag, { style: 'unit', unit, unitDisplay: 'long' })] : []
  const parts = [...inUnit(Math.floor(total / HOUR), 'hour'), ...inUnit(total % HOUR, 'minute')]
  return new Intl.ListFormat(tag).format(parts)
}
