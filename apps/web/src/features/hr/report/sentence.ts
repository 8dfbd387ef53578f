import { type GivenScores, INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { pointsBetween } from '../insight/points.ts'

export interface Compared {
  now: GivenScores
  /** The same scores in the earlier round; null without one. */
  before: { name: string; scores: GivenScores } | null
  /** Null where gaps are not measured by it. */
  desired: GivenScores | null
}

/** A smaller change says little about so few teams. */
const NOTABLE = 5

/**
 * Returns the one sentence of the report: an indicator that changed notably and is furthest from desired; else one that
 * changed notably; else the one that is furthest. Null while no score is shown.
 */
export function sentenceOf({ now, before, desired }: Compared): string | null {
  const gaps = byIndicator((each) => pointsBetween(now[each], desired?.[each] ?? null))
  const changes = byIndicator((each) => pointsBetween(before?.scores[each] ?? null, now[each]))
  const furthest = largest(
    INDICATORS.filter((each) => (gaps[each] ?? 0) > 0),
    gaps,
  )
  const notable = INDICATORS.filter((each) => Math.abs(changes[each] ?? 0) >= NOTABLE)
  const changed = furthest && notable.includes(furthest) ? furthest : largest(notable, changes)
  if (changed && before) return changeSentence(changed, changes[changed] ?? 0, before.name, changed === furthest)
  if (furthest)
    return m.report_furthest({
      name: INDICATOR_NAMES[furthest],
      count: gaps[furthest] ?? 0,
      points: inWords(gaps[furthest] ?? 0),
    })
  return withoutGap(now, desired)
}

type Points = Record<Indicator, number | null>

const byIndicator = (pointsOf: (indicator: Indicator) => number | null): Points => ({
  connect: pointsOf('connect'),
  trust: pointsOf('trust'),
  inspire: pointsOf('inspire'),
})

/** The first of those with the most points, whichever way they point. */
const largest = (indicators: readonly Indicator[], points: Points): Indicator | undefined =>
  indicators.toSorted((a, b) => Math.abs(points[b] ?? 0) - Math.abs(points[a] ?? 0))[0]

function changeSentence(indicator: Indicator, change: number, since: string, isFurthest: boolean): string {
  const what = { name: INDICATOR_NAMES[indicator], points: inWords(Math.abs(change)), since }
  if (change > 0) return isFurthest ? m.report_grew_furthest(what) : m.report_grew(what)
  return isFurthest ? m.report_fell_furthest(what) : m.report_fell(what)
}

/** For teams that are where they want to be, and for a workshop whose gaps are not measured by the desired scores. */
function withoutGap(now: GivenScores, desired: GivenScores | null): string | null {
  const given = INDICATORS.filter((each) => now[each] !== null)
  if (given.length === 0) return null
  if (desired && given.length === INDICATORS.length) return m.insight_all_there()
  const [lowest] = given.toSorted((a, b) => (now[a] ?? 0) - (now[b] ?? 0))
  if (!lowest) return null
  return m.insight_lowest_one({ names: INDICATOR_NAMES[lowest], average: inPercent(Math.round(now[lowest] ?? 0)) })
}

/** Up to twelve in words, as in a letter. */
const inWords = (number: number): string => m.number_words().split(' ')[number - 1] ?? String(number)
