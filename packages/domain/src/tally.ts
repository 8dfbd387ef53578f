import { type Answers, isGiven, isOthers } from './answer.ts'
import { givenScores } from './gap.ts'
import { parseStringList } from './string-list.ts'
import { INDICATORS, type Indicator, type OpinionType, type Question, type Workshop } from './workshop.ts'

/** A team adds one to the count of each of its marks; HR's insight is built only from these counts. */
export interface Mark {
  /** Counts for the day the team started or the day it finished. */
  on: 'started' | 'finished'
  measure: string
  value: string
}

export interface Run {
  position: number
  startedAt: number
  finishedAt: number | null
  answers: Answers
  opinions: readonly { type: OpinionType; score: number }[]
}

type Counted = Pick<Workshop, 'journey' | 'scoreQuestions' | 'survey'>

export const MEASURES = {
  /** Number of a part of the journey that the team reached, from 1. */
  part: 'part',
  finished: 'finished',
  /** Every finished team has one, so this also counts the finished teams. */
  minutes: 'minutes',
  /** Only for teams that gave a score. */
  score: (indicator: Indicator) => `score:${indicator}`,
  /** Counts the question as answered; `choice` counts each chosen option. */
  answered: (questionId: number) => `answered:${questionId}`,
  choice: (questionId: number) => `choice:${questionId}`,
  rank: (questionId: number, place: number) => `rank:${questionId}:${place}`,
} as const

/**
 * Measures of the previous release, which treated a missing score as 50. If the counts contain one, that release
 * counted a team, and everything must be recounted.
 */
export const FORMER_MEASURES: readonly string[] = INDICATORS

/** Texts that teams typed themselves are counted but not shown. */
export const OTHERS_OPTION = 'Others'

const MINUTE = 60_000
const STEP_MINUTES = 5
/** A team that returned another day did not work through the night. */
const MAX_MINUTES = 600

export function marksOf(workshop: Counted, run: Run): Mark[] {
  const reached = workshop.journey.parts
    .flatMap((part, index) => (index === 0 || part.fromPage <= run.position ? [index + 1] : []))
    .map((part) => started(MEASURES.part, String(part)))
  if (run.finishedAt === null) return reached
  const questions = workshop.survey.flatMap(({ group }) => group?.questions ?? [])
  return [
    ...reached,
    started(MEASURES.finished),
    finished(MEASURES.minutes, String(minutesOf(run.finishedAt - run.startedAt))),
    ...scoreMarks(workshop, run.answers),
    ...run.opinions.map(({ type, score }) => finished(type, String(score))),
    ...questions.flatMap((question) => choiceMarks(question, run.answers.get(question.id))),
  ]
}

/** The part that a step to this position enters; null within a part. Starting enters the first one. */
export function partBeginningAt(journey: Workshop['journey'], position: number): number | null {
  const index = journey.parts.findIndex((part) => part.fromPage === position)
  return index < 1 ? null : index + 1
}

export const partMark = (part: number): Mark => started(MEASURES.part, String(part))

function scoreMarks(workshop: Counted, answers: Answers): Mark[] {
  const scores = givenScores(answers, workshop.scoreQuestions)
  return INDICATORS.flatMap((indicator) => {
    const score = scores[indicator]
    return score === null ? [] : [finished(MEASURES.score(indicator), String(score))]
  })
}

function choiceMarks(question: Question, wire: string | undefined): Mark[] {
  const list = isGiven(question, wire) ? parseStringList(wire) : null
  if (!list) return []
  if (question.type === 'ranking')
    return list.map((value, index) => finished(MEASURES.rank(question.id, index + 1), value))
  if (question.type !== 'multiple') return []
  const options = list.map((entry) => (question.others && isOthers(entry) ? OTHERS_OPTION : entry))
  return [
    finished(MEASURES.answered(question.id)),
    ...options.map((option) => finished(MEASURES.choice(question.id), option)),
  ]
}

const minutesOf = (milliseconds: number) =>
  Math.min(Math.max(0, Math.round(milliseconds / MINUTE / STEP_MINUTES) * STEP_MINUTES), MAX_MINUTES)

const started = (measure: string, value = ''): Mark => ({ on: 'started', measure, value })
const finished = (measure: string, value = ''): Mark => ({ on: 'finished', measure, value })
