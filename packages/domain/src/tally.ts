import { type ActionState, actionsOf } from './action.ts'
import { countedAs } from './action-count.ts'
import { type Answers, isGiven, isOthers } from './answer.ts'
import { cardGameOf } from './card-game.ts'
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
  /** What became of the actions, by their question. */
  states: ReadonlyMap<number, ActionState>
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
  cardsRight: 'cards:right',
  /** Seconds that the card game took. */
  cardsSeconds: 'cards:seconds',
  /** Counts the teams that decided on an action; `action` counts the actions themselves. */
  acted: 'acted',
  action: (indicator: Indicator | null) => `action:${indicator ?? 'none'}`,
  /** Of rounds only, whose days are not kept: as `score`, for one month. */
  monthly: (month: string, indicator: Indicator) => `month:${month}:${indicator}`,
  /** Of rounds only: counts the teams that finished in one month. */
  month: (month: string) => `month:${month}:teams`,
} as const

/**
 * Measures of the previous release, which treated a missing score as 50. If the counts contain one, that release
 * counted a team, and everything must be recounted.
 */
export const FORMER_MEASURES: readonly string[] = INDICATORS

/** Texts that teams typed themselves are counted as one option: the counts hold no words of a team. */
export const OTHERS_OPTION = 'Others'

const MINUTE = 60_000
const STEP_MINUTES = 5
/** A team that returned another day did not work through the night. */
const MAX_MINUTES = 600
const STEP_SECONDS = 15

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
    ...cardMarks(workshop, run.answers),
    ...actionMarks(workshop, run),
  ]
}

/** What a finished team adds to the months of its round. */
export function monthMarks(workshop: Counted, { answers }: Run, month: string): Mark[] {
  const scores = givenScores(answers, workshop.scoreQuestions)
  return [
    finished(MEASURES.month(month)),
    ...INDICATORS.flatMap((indicator) => {
      const score = scores[indicator]
      return score === null ? [] : [finished(MEASURES.monthly(month, indicator), String(score))]
    }),
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

function cardMarks(workshop: Counted, answers: Answers): Mark[] {
  const game = cardGameOf(workshop, answers)
  if (!game) return []
  const right = finished(MEASURES.cardsRight, String(game.right))
  if (game.seconds === null) return [right]
  const seconds = Math.round(game.seconds / STEP_SECONDS) * STEP_SECONDS
  return [right, finished(MEASURES.cardsSeconds, String(seconds))]
}

function actionMarks(workshop: Counted, { answers, states }: Run): Mark[] {
  const actions = actionsOf(workshop, answers)
  if (actions.length === 0) return []
  return [
    finished(MEASURES.acted),
    ...actions.map(({ questionId, by, indicator }) =>
      finished(MEASURES.action(indicator), countedAs(states.get(questionId), by)),
    ),
  ]
}

const minutesOf = (milliseconds: number) =>
  Math.min(Math.max(0, Math.round(milliseconds / MINUTE / STEP_MINUTES) * STEP_MINUTES), MAX_MINUTES)

const started = (measure: string, value = ''): Mark => ({ on: 'started', measure, value })
const finished = (measure: string, value = ''): Mark => ({ on: 'finished', measure, value })
