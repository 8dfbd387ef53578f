import { type Answers, isGiven } from './answer.ts'
import { isRevisit, isValidRevisit } from './recurring.ts'
import type { Group, Question, SurveyPage } from './workshop.ts'

/** What can block Next step, in the order that a team meets it. */
type PageGate = 'film' | 'timer' | 'question'
export type Gate = PageGate | 'unfit'
/** What the shared screen tells the leader's remote: also what only the screen itself can open. */
export const BLOCKS = ['film', 'timer', 'question', 'unfit', 'photo', 'name', 'hand-in'] as const
export type Block = (typeof BLOCKS)[number]

export interface PageFacts {
  filmEnded: boolean
  /** True opens the page, so that a film that cannot be played never traps a team. */
  filmFailed: boolean
  /** The longest time elapsed on this page, so that restarting the timer does not block the page again. */
  timerElapsedMs: number
  /** True after the first input, selection, slider move or drag. */
  touched: boolean
  /** True if the team is looking back or has resumed; see `isAnswered`. */
  answered: boolean
  /** True if the team's position is beyond this page. */
  alreadyPassed: boolean
  /** True if a field on this page holds content that cannot be saved. */
  unfit: boolean
}

/** On a results page only the film counts; photo, name and opinion have their own buttons. */
export type GatedPage = Pick<SurveyPage, 'films'> & Partial<Pick<SurveyPage, 'timer' | 'group'>>

export const TIMER_OPENS_AFTER_MS = 5000

export const mayProceed = (page: GatedPage, facts: PageFacts): boolean => blockedBy(page, facts) === null

/** If a page has several gates, any open one is enough: the video, timer *or* question enables Next step. */
export function blockedBy(page: GatedPage, facts: PageFacts): Gate | null {
  if (facts.unfit) return 'unfit'
  if (facts.alreadyPassed || page.group?.proceedAtOnce) return null
  const gates = gatesOf(page)
  return gates.some((gate) => isOpen(gate, facts)) ? null : (gates[0] ?? null)
}

/** True if any question that the team answers itself has an answer. */
export const isAnswered = (group: Group | null, answers: Answers): boolean =>
  group?.questions.some((question) => isTeamWritten(question) && isGiven(question, answers.get(question.id))) ?? false

/** If time is measured, Next step submits time and answers, which are then read-only. */
export const isHandedIn = ({ page, timer }: Pick<SurveyPage, 'page' | 'timer'>, position: number): boolean =>
  timer?.mode === 'stop-after' && page < position

/** The timer answers the question for the elapsed time; the team neither sees nor fills it in. */
export const isTeamWritten = (question: Question): boolean => question.type !== 'text' || question.writtenBy === 'team'

function gatesOf(page: GatedPage): PageGate[] {
  const gates: PageGate[] = []
  if (page.films && Object.keys(page.films).length > 0) gates.push('film')
  if (page.timer) gates.push('timer')
  if (page.group && canBeAnswered(page.group)) gates.push('question')
  return gates
}

/** An invalid revisit group shows an error instead of its fields, so it can never be answered. */
const canBeAnswered = (group: Group): boolean =>
  group.questions.some(isTeamWritten) && (!isRevisit(group) || isValidRevisit(group))

function isOpen(gate: PageGate, facts: PageFacts): boolean {
  switch (gate) {
    case 'film':
      return facts.filmEnded || facts.filmFailed
    case 'timer':
      return facts.timerElapsedMs > TIMER_OPENS_AFTER_MS
    case 'question':
      return facts.touched || facts.answered
  }
}
