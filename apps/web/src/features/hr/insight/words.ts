import {
  FEWEST_TEAMS,
  type GivenScores,
  gapAdvice,
  INDICATOR_NAMES,
  INDICATORS,
  type Indicator,
  type Scores,
} from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits, inPercent, listed } from '@thrive/words/intl'
import type { Insight } from '../frame/api.ts'

type Opinion = Insight['opinions'][number]
type ScoreFigure = { hidden: true } | { hidden: false; average: number }

export const teamsWords = (teams: number): string => m.teams_count({ count: teams })

/** How many of the finished teams a figure is based on. */
export const ofTeams = (given: number, teams: number): string =>
  m.teams_of({ given: inDigits(given), teams: teamsWords(teams) })

export const tooFewWords = (teams: number): string =>
  teams === 0 ? m.insight_nothing_yet() : m.insight_too_few({ count: teams, fewest: FEWEST_TEAMS })

export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))

/** Null if too few teams gave the score. */
export function averagesOf({ connect, trust, inspire }: Record<Indicator, ScoreFigure>): GivenScores {
  const average = (figure: ScoreFigure) => (figure.hidden ? null : figure.average)
  return { connect: average(connect), trust: average(trust), inspire: average(inspire) }
}

/** If no score can be shown, returns how many teams gave the most common one; otherwise null. */
export const tooFewForAll = (scores: Insight['scores']): number | null =>
  INDICATORS.every((each) => scores[each].hidden) ? Math.max(...INDICATORS.map((each) => scores[each].teams)) : null

export interface Weakest {
  by: 'desired' | 'lowest'
  /** Empty if all have reached the desired score, or if all three are equally low. */
  indicators: Indicator[]
}

/**
 * Returns the indicators furthest below the desired score; if versions differ, or gaps are not measured against it,
 * those with the lowest average. Null unless all three are known.
 */
export function weakest({ scores, desired, comparable }: Insight): Weakest | null {
  const averages = averagesOf(scores)
  if (!areAllKnown(averages)) return null
  if (desired && comparable) return { by: 'desired', indicators: gapAdvice(averages, desired).indicators }
  const least = Math.min(...INDICATORS.map((each) => averages[each]))
  const lowest = INDICATORS.filter((each) => averages[each] === least)
  return { by: 'lowest', indicators: lowest.length < INDICATORS.length ? lowest : [] }
}

const areAllKnown = (scores: GivenScores): scores is Scores => INDICATORS.every((each) => scores[each] !== null)

/** Returns the percentage of teams that agree, totally or not. */
export function agreeing({ result }: Opinion): number | null {
  if (result.hidden) return null
  const [, , , agree = 0, totally = 0] = result.counts
  return percent(agree + totally, result.teams)
}

/** Averages both statements, weighted by how many teams rated each. */
export function averageOpinion(opinions: Opinion[]): number | null {
  const shown = opinions.map(({ result }) => result).filter((result) => !result.hidden)
  const teams = shown.reduce((sum, result) => sum + result.teams, 0)
  const points = shown.reduce((sum, result) => sum + result.average * result.teams, 0)
  return teams === 0 ? null : Math.round((points / teams) * 10) / 10
}

/** Summarises how the teams are doing, in a few sentences that can be read aloud. */
export function summaryOf(insight: Insight, period: string): string[] {
  const { teams } = insight
  if (teams === 0) return [m.insight_nobody_finished({ period })]
  const finished = m.insight_finished({ count: teams, period })
  if (teams < FEWEST_TEAMS) return [finished, tooFewWords(teams)]
  return [finished, ...averageSentences(insight), ...weakestSentence(insight), ...opinionSentence(insight.opinions)]
}

function averageSentences({ teams, scores }: Insight): string[] {
  const shown = INDICATORS.flatMap((each) => {
    const figure = scores[each]
    if (figure.hidden) return []
    const what = { score: Math.round(figure.average), name: INDICATOR_NAMES[each] }
    if (figure.teams === teams) return [m.insight_average_of(what)]
    return [m.insight_average_of_some({ ...what, teams: ofTeams(figure.teams, teams) })]
  })
  const hidden = INDICATORS.filter((each) => scores[each].hidden)
  const allGave = INDICATORS.every((each) => scores[each].teams === teams)
  const averaged = allGave ? m.insight_averages_all : m.insight_averages_some
  const names = listed(hidden.map((each) => INDICATOR_NAMES[each]))
  return [
    ...(shown.length > 0 ? [averaged({ averages: listed(shown) })] : []),
    ...(hidden.length > 0 ? [m.insight_averages_hidden({ fewest: FEWEST_TEAMS, names })] : []),
  ]
}

function weakestSentence(insight: Insight): string[] {
  const found = weakest(insight)
  if (found === null) return []
  const { by, indicators } = found
  const names = listed(indicators.map((each) => INDICATOR_NAMES[each]))
  const isOne = indicators.length === 1
  const averages = averagesOf(insight.scores)
  const average = (each: Indicator) => inPercent(Math.round(averages[each] ?? 0))
  const [first] = indicators
  if (by === 'lowest') {
    const lowest = isOne ? m.insight_lowest_one : m.insight_lowest_several
    return first ? [lowest({ names, average: average(first) })] : []
  }
  if (!first) return [m.insight_all_there()]
  const pairs = indicators.map((each) =>
    m.insight_against({ average: average(each), desired: insight.desired?.[each] ?? 0 }),
  )
  const furthest = isOne ? m.insight_furthest_one : m.insight_furthest_several
  return [furthest({ names, pairs: listed(pairs) })]
}

const SAID = { experience: m.insight_said_experience, relevant: m.insight_said_relevant }

function opinionSentence(opinions: Opinion[]): string[] {
  const parts = opinions.flatMap((opinion) => {
    const share = agreeing(opinion)
    return share === null ? [] : [SAID[opinion.type]({ share })]
  })
  return parts.length === 0 ? [] : [m.insight_said({ parts: listed(parts) })]
}
