import type { Workshop } from './workshop.ts'

/** The position is the one number the server holds: survey pages, then results pages, then the download page. */
export interface Plan {
  surveyPages: number
  resultsPages: number
}

export type Place = { kind: 'survey'; page: number } | { kind: 'results'; page: number } | { kind: 'download' }
export type Landing = Place | { kind: 'home' }

/**
 * On load, a position from here on leads to the start screen. v2 ends here, so its download page is reached only by a
 * step. A version that an author made longer leads to the start screen from its own end on.
 */
export const HOME_FROM = 41
const homeFrom = (plan: Plan) => Math.max(HOME_FROM, endPosition(plan))

export const planOf = (workshop: Pick<Workshop, 'survey' | 'results'>): Plan => ({
  surveyPages: workshop.survey.length,
  resultsPages: workshop.results.length,
})

export const endPosition = (plan: Plan): number => plan.surveyPages + plan.resultsPages + 1

/** Where a step leads. */
export function placeOf(plan: Plan, position: number): Place {
  if (position <= plan.surveyPages) return { kind: 'survey', page: Math.max(1, position) }
  if (position < endPosition(plan)) return { kind: 'results', page: position - plan.surveyPages }
  return { kind: 'download' }
}

export const nextPosition = (plan: Plan, position: number): number => Math.min(position + 1, endPosition(plan))

/** From here on the dashboard lists the session. */
export const isFinished = (plan: Plan, position: number): boolean => position > plan.surveyPages

/** From here on the same e-mail address starts a new session. */
export const isComplete = (plan: Plan, position: number): boolean => position >= endPosition(plan)

export const onSurveyLoad = (plan: Plan, position: number): Landing =>
  position >= homeFrom(plan) ? { kind: 'home' } : placeOf(plan, position)

/** One rule for both routes: each leads to the team's position, whether on this route or the other. */
export const onResultsLoad = onSurveyLoad
