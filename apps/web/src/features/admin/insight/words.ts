import { FEWEST_TEAMS, gapAdvice, INDICATOR_NAMES, INDICATORS, type Indicator, type Scores } from '@thrive/domain'
import type { Insight } from '../api.ts'

type Opinion = Insight['opinions'][number]
type Shown<Figure> = Extract<Figure, { hidden: false }>

export const inWords = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

export const teamsWords = (teams: number): string => (teams === 1 ? '1 team' : `${teams.toLocaleString('en-GB')} teams`)

export const tooFewWords = (teams: number): string =>
  teams === 0
    ? 'Nothing to show yet: no team has answered this.'
    : `Not shown: based on ${teamsWords(teams)}. Figures appear from ${FEWEST_TEAMS} teams on, so that they never point at one.`

export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))

export const averagesOf = (scores: Shown<Insight['scores']>): Scores => ({
  connect: scores.connect.average,
  trust: scores.trust.average,
  inspire: scores.inspire.average,
})

export interface Weakest {
  by: 'desired' | 'lowest'
  /** None where all have reached the desired score, or where all three are equally low. */
  indicators: Indicator[]
}

/**
 * Those furthest below the desired score. Where that cannot be said, because versions differ or because gaps are
 * measured by other numbers than are shown as desired, those with the lowest average. Null without figures.
 */
export function weakest({ scores, desired, comparable }: Insight): Weakest | null {
  if (scores.hidden) return null
  const averages = averagesOf(scores)
  if (desired && comparable) return { by: 'desired', indicators: gapAdvice(averages, desired).indicators }
  const least = Math.min(...INDICATORS.map((each) => averages[each]))
  const lowest = INDICATORS.filter((each) => averages[each] === least)
  return { by: 'lowest', indicators: lowest.length < INDICATORS.length ? lowest : [] }
}

/** How many of a hundred teams agree, totally or not. */
export function agreeing({ result }: Opinion): number | null {
  if (result.hidden) return null
  const [, , , agree = 0, totally = 0] = result.counts
  return percent(agree + totally, result.teams)
}

/** Over both statements, weighed by how many teams rated each. */
export function averageOpinion(opinions: Opinion[]): number | null {
  const shown = opinions.map(({ result }) => result).filter((result) => !result.hidden)
  const teams = shown.reduce((sum, result) => sum + result.teams, 0)
  const points = shown.reduce((sum, result) => sum + result.average * result.teams, 0)
  return teams === 0 ? null : Math.round((points / teams) * 10) / 10
}

/** How the teams are doing, in a few sentences that can be read aloud. */
export function summaryOf(insight: Insight, period: string): string[] {
  const { teams, scores } = insight
  if (teams === 0) return [`No team has finished ${period}.`]
  const finished = `${teamsWords(teams)} finished ${period}.`
  if (scores.hidden) return [finished, tooFewWords(teams)]
  const averages = INDICATORS.map((each) => `${Math.round(scores[each].average)}% for ${INDICATOR_NAMES[each]}`)
  return [
    finished,
    `On average they give themselves ${inWords(averages)}.`,
    ...weakestSentence(insight),
    ...opinionSentence(insight.opinions),
  ]
}

function weakestSentence(insight: Insight): string[] {
  const { scores, desired } = insight
  const found = weakest(insight)
  if (found === null || scores.hidden) return []
  const { by, indicators } = found
  const names = inWords(indicators.map((each) => INDICATOR_NAMES[each]))
  const are = indicators.length === 1 ? 'is' : 'are'
  const average = (each: Indicator) => `${Math.round(scores[each].average)}%`
  const [first] = indicators
  if (by === 'lowest') return first ? [`${names} ${are} lowest, at ${average(first)}.`] : []
  if (!first) return ['All three are at or above the desired scores.']
  const pairs = indicators.map((each) => `${average(each)} against ${desired?.[each]}%`)
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
