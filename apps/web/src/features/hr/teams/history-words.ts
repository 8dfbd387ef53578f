import { type GivenScores, gapAdvice, INDICATOR_NAMES, INDICATORS, type Indicator, progressOf } from '@thrive/domain'
import { m } from '@thrive/words'
import { tagOf } from '@thrive/words/intl'
import type { History } from './history-api.ts'

export function leadOf({ sessions, email, more }: History): string {
  const first = sessions.at(-1)?.day ?? ''
  const month = new Date(first).toLocaleDateString(tagOf(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return more ? m.history_lead_more({ email, month }) : m.history_lead({ count: sessions.length, email, month })
}

/** The indicator furthest below what is desired, and how it moved; null if none or several are. */
export function gapNote(
  now: GivenScores,
  last: GivenScores | undefined,
  desired: GivenScores | null,
): { indicator: Indicator; words: string } | null {
  if (!desired || INDICATORS.some((each) => now[each] === null || desired[each] === null)) return null
  const { kind, indicators } = gapAdvice(now as Record<Indicator, number>, desired as Record<Indicator, number>)
  const [indicator] = indicators
  if (kind !== 'one' || !indicator) return null
  const move = last && progressOf(last, now, []).find((each) => each.indicator === indicator)
  const count = (desired[indicator] ?? 0) - (now[indicator] ?? 0)
  const facts = { name: INDICATOR_NAMES[indicator], count, points: move?.points ?? 0 }
  return { indicator, words: NOTES[move?.direction ?? 'same'](facts) }
}

const NOTES = { rose: m.history_gap_rose, fell: m.history_gap_fell, same: m.history_gap_same }
