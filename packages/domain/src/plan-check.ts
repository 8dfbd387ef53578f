import type { Answers } from './answer.ts'
import { isRevisit, isValidRevisit } from './recurring.ts'
import type { Group, SurveyPage } from './workshop.ts'

/** A name or a date that a plan is missing. */
export interface Lack {
  page: number
  plan: string
  questionId: number
  question: string
}

type PlanPage = SurveyPage & { group: Group }
const planPages = (survey: readonly SurveyPage[]) =>
  survey.filter((page): page is PlanPage => page.group !== null && isRevisit(page.group) && isValidRevisit(page.group))

/** True for the last plan page, where all plans are checked again. */
export const isLastPlan = (survey: readonly SurveyPage[], page: number): boolean =>
  planPages(survey).at(-1)?.page === page

/** Finds missing names and dates, because an action without them seldom happens. */
export const lackingIn = (survey: readonly SurveyPage[], answers: Answers): Lack[] =>
  planPages(survey).flatMap(({ page, title, group }) =>
    group.questions
      .filter((question) => question.type === 'revisit' && question.field !== 'text')
      .filter(({ id }) => !answers.get(id)?.trim())
      .map((question) => ({ page, plan: title, questionId: question.id, question: question.title })),
  )
