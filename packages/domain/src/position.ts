import type { Workshop } from './workshop.ts'

/** A team's position is a single number: survey pages, then results pages, then the download page. */
export interface Plan {
  surveyPages: number
  resultsPages: number
}

export type Place = { kind: 'survey'; page: number } | { kind: 'results'; page: number } | { kind: 'download' }
export type Landing = Place | { kind: 'home' }

/**
 * On load, positions from here on lead to the start page. v2 ends here, so its download page is reached only by a step.
 * A longer version leads to the start page from its own end on.
 */
export const HOME_FROM = 41
const homeFrom = (plan: Plan) => Math.max(HOME_FROM, endPosition(plan))

export const planOf = (workshop: Pick<Workshop, 'survey' | 'results'>): Plan => ({
  surveyPages: workshop.survey.length,
  resultsPages: workshop.results.length,
})

export const endPosition = (plan: Plan): number => plan.surveyPages + plan.resultsPages + 1

/** The page at this position. */
export function placeOf(plan: Plan, position: number): Place {
  if (position <= plan.surveyPages) return { kind: 'survey', page: Math.max(1, position) }
  if (position < endPosition(plan)) return { kind: 'results', page: position - plan.surveyPages }
  return { kind: 'download' }
}

export const nextPosition = (plan: Plan, position: number): number => Math.min(position + 1, endPosition(plan))

/** True once the dashboard lists the session. */
export const isFinished = (plan: Plan, position: number): boolean => position > plan.surveyPages

/** True once the same e-mail address starts a new session. */
export const isComplete = (plan: Plan, position: number): boolean => position >= endPosition(plan)

export const onSurveyLoad = (plan: Plan, position: number): Landing =>
  position >= homeFrom(plan) ? { kind: 'home' } : placeOf(plan, position)

/** The same rule for both routes: each leads to the team's position, on either route. */
export const onResultsLoad = onSurveyLoad
