import type { Question, Workshop } from '@thrive/domain'
import { answerFor } from '@thrive/testkit/answer'
import { seededRandom } from '@thrive/testkit/random'
import type { Revision } from '../apps/server/src/deps.ts'

export const QUESTIONS_EACH = 20
const POOL = 64

/** Returns an edition with as many questions as the measurement needs; the real ones have fewer. */
export function fullWorkshop(workshop: Workshop): Workshop {
  const asked = workshop.survey.flatMap(({ group }) => group?.questions ?? []).length
  const base = 1_000 * Number(workshop.slug.slice(1))
  const more = Array.from({ length: QUESTIONS_EACH - asked }, (_, index): Question => {
    const id = base + index
    return { id, title: `Question ${id} of the measurement`, type: 'text', lines: 'many', writtenBy: 'team' }
  })
  const last = workshop.survey.findLast(({ group }) => group && !group.hidden)
  const survey = workshop.survey.map((page) =>
    page === last && page.group
      ? { ...page, group: { ...page.group, questions: [...page.group.questions, ...more] } }
      : page,
  )
  return { ...workshop, survey }
}

export interface QuestionPool {
  revisionId: number
  questionId: number
  page: number
  /** Answers to draw from, in their stored form. */
  wires: string[]
}

export function questionPools(revisions: Revision[]): QuestionPool[] {
  const random = seededRandom(7)
  return revisions.flatMap(({ id, workshop }) =>
    workshop.survey.flatMap(({ page, group }) =>
      (group?.questions ?? []).map((question) => ({
        revisionId: id,
        questionId: question.id,
        page,
        wires: Array.from({ length: POOL }, () => answerFor(question, { random })),
      })),
    ),
  )
}
