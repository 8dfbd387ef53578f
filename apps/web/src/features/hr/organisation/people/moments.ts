import { m } from '@thrive/words'
import type { Person } from './api.ts'

const NOW_MINUTES = 5
const twoDigits = (number: number) => String(number).padStart(2, '0')

/** 14-11-2026, in the reader's time zone. */
const dayOf = (date: Date) => `${twoDigits(date.getDate())}-${twoDigits(date.getMonth() + 1)}-${date.getFullYear()}`

export function seenText({ seen, you, disabled }: Pick<Person, 'seen' | 'you' | 'disabled'>, now: Date): string {
  if (disabled) return m.people_disabled()
  if (you) return m.people_now()
  if (seen === null) return m.people_never()
  const date = new Date(seen)
  if (now.getTime() - date.getTime() < NOW_MINUTES * 60_000) return m.people_now()
  if (dayOf(date) !== dayOf(now)) return dayOf(date)
  return m.people_today({ time: `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}` })
}

/** 19-11: an invitation lasts days, so the year is clear. */
export const shortDay = (moment: string) => dayOf(new Date(moment)).slice(0, 5)
