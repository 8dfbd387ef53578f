import { FEWEST_TEAMS } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'

/** Who made a chart, when, and what it leaves out. */
export function sourceLine(organisation: string): string {
  const made = m.chart_source({ day: fullDate(new Date().toISOString().slice(0, 10)), fewest: FEWEST_TEAMS })
  return organisation ? `${organisation}. ${made}` : made
}
