import { m } from '@thrive/words'
import { fullDate, tagOf } from '@thrive/words/intl'
import type { Round } from './api.ts'

/** The part of a local moment before its T: 2026-11-23 of 2026-11-23T09:00. */
export const dayIn = (localMoment: string): string => localMoment.slice(0, 10)
export const timeIn = (localMoment: string): string => localMoment.slice(11, 16)

/** "9–30 November 2026": months and years that both days share are said once. */
export const dayRange = (from: string, to: string): string =>
  new Intl.DateTimeFormat(tagOf(), { dateStyle: 'long', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to))

/** What a round's dates mean in its current state. */
export function datesOf({ state, sends, closes }: Pick<Round, 'state' | 'sends' | 'closes'>): string {
  if (state === 'draft') return m.rounds_draft()
  if (state === 'planned' && sends) return m.rounds_goes_out({ day: fullDate(dayIn(sends)) })
  return sends && dayIn(sends) <= closes ? dayRange(dayIn(sends), closes) : m.rounds_until({ day: fullDate(closes) })
}
