import { dayOf, daysAfter, isCalendarDate, type Locale, ROUND_LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { tagOf } from '@thrive/words/intl'
import type { RoundFields, WholeRound } from './api.ts'
import { dayIn } from './days.ts'

/** What the form edits; reminders are days after the invitation. */
export interface Fields {
  name: string
  versionSlug: string
  lang: Locale
  sends: string
  closes: string
  reminders: string
  message: string
}

const DAYS_OPEN = 28

/** A new round is complete from the start, so that everything typed can be kept at once. */
export function newFields(versionSlug: string, lang: Locale, timeZone: string | undefined): Fields {
  const today = dayOf(Date.now(), timeZone)
  const sends = nextWorkday(today)
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const name = new Date(sends).toLocaleDateString(tagOf(), month)
  return {
    name: name[0]?.toLocaleUpperCase(tagOf()) + name.slice(1),
    versionSlug,
    lang,
    sends: `${sends}T09:00`,
    closes: daysAfter(sends, DAYS_OPEN),
    reminders: '[7,14]',
    message: '',
  }
}

function nextWorkday(day: string): string {
  const next = daysAfter(day, 1)
  const isWeekend = [0, 6].includes(new Date(next).getUTCDay())
  return isWeekend ? nextWorkday(next) : next
}

export const fieldsOf = (round: WholeRound): Fields => ({
  name: round.name,
  versionSlug: round.version_slug,
  lang: round.lang,
  sends: round.sends ?? '',
  closes: round.closes,
  reminders: JSON.stringify(round.reminders),
  message: round.message,
})

export const inputOf = (fields: Fields): RoundFields => ({ ...fields, name: fields.name.trim() })

type FieldProblems = Partial<Record<keyof Fields, () => string>>

/** What has to be corrected before the round can be kept, by field. */
export function problemsIn({ name, sends, closes, message }: Fields): FieldProblems {
  return {
    ...(name.trim() === '' && { name: m.hr_round_name_needed }),
    ...(name.trim().length > ROUND_LIMITS.name && { name: m.hr_round_name_long }),
    ...(!isCalendarDate(closes) && { closes: m.hr_round_closes_needed }),
    ...(sends !== '' && closes < dayIn(sends) && { closes: m.hr_round_closes_before }),
    ...(message.length > ROUND_LIMITS.message && { message: m.hr_round_message_long }),
  }
}

export const isSame = (one: Fields, other: Fields): boolean => JSON.stringify(one) === JSON.stringify(other)
