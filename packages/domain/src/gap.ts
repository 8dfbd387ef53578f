import type { Answers } from './answer.ts'
import { wholeNumber } from './whole-number.ts'
import {
  INDICATOR_NAMES,
  INDICATORS,
  type Indicator,
  type Markdown,
  type ResultsPage,
  type Scores,
  type SurveyPage,
  type Workshop,
} from './workshop.ts'

export const DEFAULT_SCORE = 50

export type GivenScores = Record<Indicator, number | null>

export interface GapFinding {
  kind: 'one' | 'several' | 'none'
  /** The indicators to highlight, in their usual order. */
  indicators: Indicator[]
}

/** Finds the indicators furthest below their target. At or above its target, an indicator has no gap. */
export function gapAdvice(scores: Scores, targets: Scores): GapFinding {
  const gapOf = (indicator: Indicator) => targets[indicator] - scores[indicator]
  const largest = Math.max(...INDICATORS.map(gapOf))
  if (largest <= 0) return { kind: 'none', indicators: [] }
  const indicators = INDICATORS.filter((indicator) => gapOf(indicator) === largest)
  return { kind: indicators.length === 1 ? 'one' : 'several', indicators }
}

/** The team's scores, null if not given. `scoreQuestions` maps indicators to question ids. */
export function givenScores(answers: Answers, scoreQuestions: Scores): GivenScores {
  const scoreOf = (indicator: Indicator) => {
    const score = wholeNumber(answers.get(scoreQuestions[indicator]) ?? '')
    return score !== null && score >= 0 && score <= 100 ? score : null
  }
  return { connect: scoreOf('connect'), trust: scoreOf('trust'), inspire: scoreOf('inspire') }
}

/** The scores as the team sees them: an untouched slider is in the middle. Never used in counts. */
export function scoresFrom(answers: Answers, scoreQuestions: Scores): Scores {
  const { connect, trust, inspire } = givenScores(answers, scoreQuestions)
  return {
    connect: connect ?? DEFAULT_SCORE,
    trust: trust ?? DEFAULT_SCORE,
    inspire: inspire ?? DEFAULT_SCORE,
  }
}

/** True if both are equal. Otherwise the screen shows no gap points, to avoid contradicting itself. */
export const sameTargets = (desired: Scores, targets: Scores): boolean =>
  INDICATORS.every((indicator) => desired[indicator] === targets[indicator])

/** `listed` joins several names, in the text's language. */
export const fillAdvice = (
  text: Markdown,
  indicators: readonly Indicator[],
  listed: (names: string[]) => string,
): Markdown => text.replaceAll('{indicator}', listed(indicators.map((indicator) => INDICATOR_NAMES[indicator])))

/** True if the page draws the team's three scores. */
export const drawsScores = (page: SurveyPage | ResultsPage): boolean =>
  'scores' in page ? page.scores !== null : page.kind === 'overview'

/** A workshop whose survey draws no desired scores does not draw them in its results either. */
export const comparesScores = ({ survey }: Pick<Workshop, 'survey'>): boolean =>
  survey.some(({ scores }) => scores !== null)
