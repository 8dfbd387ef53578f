import { dayOf } from '@thrive/domain'
import { tagOf } from '@thrive/words/intl'
import type { Erasing } from '../../frame/retention-api.ts'

export interface EndedBar {
  key: string
  label: string
  /** Shown under the label of the first month of a year. */
  year: string
  goes: number
  stays: number
}

/** More months than this are drawn as years. */
const MAX_MONTHS = 18

const nextMonth = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

function spanOf(first: string, last: string): string[] {
  const months = [first]
  for (let month = first; month < last; months.push(month)) month = nextMonth(month)
  return months
}

const monthName = (month: string) =>
  new Date(`${month}-01`).toLocaleDateString(tagOf(), { month: 'short', timeZone: 'UTC' })

/** Returns a bar per month from the first to the last in which a session ended, including empty ones, or per year. */
export function endedBars(ended: Erasing['ended']): EndedBar[] {
  const months = spanOf(ended[0]?.month ?? '', ended.at(-1)?.month ?? '')
  const isLong = months.length > MAX_MONTHS
  const keys = [...new Set(months.map((month) => (isLong ? month.slice(0, 4) : month)))]
  return keys.map((key, index) => {
    const found = ended.filter(({ month }) => month.startsWith(key))
    const isFirstOfYear = index === 0 || key.endsWith('-01')
    return {
      key,
      label: isLong ? key : monthName(key),
      year: !isLong && isFirstOfYear ? key.slice(0, 4) : '',
      goes: found.reduce((sum, { goes }) => sum + goes, 0),
      stays: found.reduce((sum, { stays }) => sum + stays, 0),
    }
  })
}

/** Returns the position, in bars, of the line between erased and kept sessions. */
export function lineAmong(bars: readonly EndedBar[], before: string, timeZone: string): number {
  const day = dayOf(before, timeZone)
  const index = bars.findIndex(({ key }) => day.startsWith(key))
  if (index === -1) return bars.filter(({ goes }) => goes > 0).length
  const part = bars[index]?.key.length === 4 ? Number(day.slice(5, 7)) / 12 : Number(day.slice(8)) / 31
  return index + part
}
