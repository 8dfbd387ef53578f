import {
  FEWEST_TEAMS,
  type GivenScores,
  gapAdvice,
  INDICATOR_NAMES,
  INDICATORS,
  type Indicator,
  type Scores,
} from '@thrive/domain'
import type { Insight } from '../api.ts'

type Opinion = Insight['opinions'][number]
type ScoreFigure = { hidden: true } | { hidden: false; average: number }

export const inWords = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

export const teamsWords = (teams: number): string => (teams === 1 ? '1 team' : `${teams.toLocaleString('en-GB')} teams`)

/** How many of the finished teams a figure is based on. */
export const ofTeams = (given: number, teams: number): string =>
  `${given.toLocaleString('en-GB')} of ${teamsWords(teams)}`

export const tooFewWords = (teams: number): string =>
  teams === 0
    ? 'Nothing to show yet: no team has answered this.'
    : `Not shown: based on ${teamsWords(teams)}. Figures appear from ${FEWEST_TEAMS} teams on, so that they never point at one.`

export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))

/** Null where too few teams gave the score. */
export function averagesOf({ connect, trust, inspire }: Record<Indicator, ScoreFigure>): GivenScores {
  const average = (figure: ScoreFigure) => (figure.hidden ? null : figure.average)
  return { connect: average(connect), trust: average(trust), inspire: average(inspire) }
}

/** If no score can be shown, how many teams gave the score that most gave; null if one can be shown. */
export const tooFewForAll = (scores: Insight['scores']): number | null =>
  INDICATORS.every((each) => scores[each].hidden) ? Math.max(...INDICATORS.map((each) => scores[each].teams)) : null

export interface Weakest {
  by: 'desired' | 'lowest'
  /** None where all have reached the desired score, or where all three are equally low. */
  indicators: Indicator[]
}

/**
 * Those furthest below the desired score. Where that is unknown, because versions differ or because gaps are not
 * measured by the scores shown as desired, those with the lowest average. Null unless all three are known.
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

/** The percentage of teams that agree, totally or not. */
export function agreeing({ result }: Opinion): number | null {
  if (result.hidden) return null
  const [, , , agree = 0, totally = 0] = result.counts
  return percent(agree + totally, result.teams)
}

/** Over both statements, weighted by how many teams rated each. */
export function averageOpinion(opinions: Opinion[]): number | null {
  const shown = opinions.map(({ result }) => result).filter((result) => !result.hidden)
  const teams = shown.reduce((sum, result) => sum + result.teams, 0)
  const points = shown.reduce((sum, result) => sum + result.average * result.teams, 0)
  return teams === 0 ? null : Math.round((points / teams) * 10) / 10
}

/** How the teams are doing, in a few sentences that can be read aloud. */
export function summaryOf(insight: Insight, period: string): string[] {
  const { teams } = insight
  if (teams === 0) return [`No team has finished ${period}.`]
  const finished = `${teamsWords(teams)} finished ${period}.`
  if (teams < FEWEST_TEAMS) return [finished, tooFewWords(teams)]
  return [finished, ...averageSentences(insight), ...weakestSentence(insight), ...opinionSentence(insight.opinions)]
}

function averageSentences({ teams, scores }: Insight): string[] {
  const shown = INDICATORS.flatMap((each) => {
    const figure = scores[each]
    if (figure.hidden) return []
    const given = figure.teams < teams ? ` (${ofTeams(figure.teams, teams)})` : ''
    return [`${Math.round(figure.average)}% for ${INDICATOR_NAMES[each]}${given}`]
  })
  const hidden = INDICATORS.filter((each) => scores[each].hidden)
  const who = INDICATORS.every((each) => scores[each].teams === teams) ? 'they' : 'those that gave a score'
  return [
    ...(shown.length > 0 ? [`On average ${who} give themselves ${inWords(shown)}.`] : []),
    ...(hidden.length > 0
      ? [`Fewer than ${FEWEST_TEAMS} teams gave a score for ${inWords(hidden.map((each) => INDICATOR_NAMES[each]))}.`]
      : []),
  ]
}

function weakestSentence(insight: Insight): string[] {
  const found = weakest(insight)
  if (found === null) return []
  const { by, indicators } = found
  const names = inWords(indicators.map((each) => INDICATOR_NAMES[each]))
  const are = indicators.length === 1 ? 'is' : 'are'
  const averages = averagesOf(insight.scores)
  const average = (each: Indicator) => `${Math.round(averages[each] ?? 0)}%`
  const [first] = indicators
  if (by === 'lowest') return first ? [`${names} ${are} lowest, at ${average(first)}.`] : []
  if (!first) return ['All three are at or above the desired scores.']
  const pairs = indicators.map((each) => `${average(each)} against ${insight.desired?.[each]}%`)
  return [`${names} ${are} furthest from the desired score: ${inWords(pairs)}.`]
}

const SAID: Record<Opinion['type'], string> = {
  experience: 'found the experience insightful and interesting',
  relevant: 'left with relevant actions',
}

function opinionSentence(opinions: Opinion[]): string[] {
  const parts = opinions.flatMap((opinion) => {
    const share = agreeing(opinion)
    return share === null ? [] : [`${share}% ${SAID[opinion.type]}`]
  })
  return parts.length === 0 ? [] : [`Of the teams that rated it, ${inWords(parts)}.`]
}
