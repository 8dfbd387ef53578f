import { FEWEST_TEAMS } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'

/** Who made a chart, when, and what it leaves out; figures of labels need more teams than the others. */
export function sourceLine(organisation: string, fewest: number = FEWEST_TEAMS): string {
  const made = m.chart_source({ day: fullDate(new Date().toISOString().slice(0, 10)), fewest })
  return organisation ? `${organisation}. ${made}` : made
}
