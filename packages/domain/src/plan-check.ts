import type { Answers } from './answer.ts'
import { isRevisit, isValidRevisit } from './recurring.ts'
import type { Group, SurveyPage } from './workshop.ts'

/** A name or a date that a plan still lacks. */
export interface Lack {
  page: number
  plan: string
  questionId: number
  question: string
}

type PlanPage = SurveyPage & { group: Group }
const planPages = (survey: readonly SurveyPage[]) =>
  survey.filter((page): page is PlanPage => page.group !== null && isRevisit(page.group) && isValidRevisit(page.group))

/** The last page of the plans, where all of them are checked once more. */
export const isLastPlan = (survey: readonly SurveyPage[], page: number): boolean =>
  planPages(survey).at(-1)?.page === page

/** An action without a name and a date seldom happens. */
export const lackingIn = (survey: readonly SurveyPage[], answers: Answers): Lack[] =>
  planPages(survey).flatMap(({ page, title, group }) =>
    group.questions
      .filter((question) => question.type === 'revisit' && question.field !== 'text')
      .filter(({ id }) => !answers.get(id)?.trim())
      .map((question) => ({ page, plan: title, questionId: question.id, question: question.title })),
  )
