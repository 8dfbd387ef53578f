import type { Answers } from './answer.ts'
import { isTeamWritten } from './gate.ts'
import type { Question, SurveyPage } from './workshop.ts'

/** The cards that a team lays in an order, and the story that they tell in the right one. */

/** The question for the letters of the cards. */
export const orderQuestion = ({ group }: Pick<SurveyPage, 'group'>): Question | undefined =>
  group?.view === 'ordering' ? group.questions.find((each) => each.type === 'text' && isTeamWritten(each)) : undefined

/** True if Next step hands in: afterwards order and time are read-only. */
export const handsIn = (page: Pick<SurveyPage, 'page' | 'timer' | 'group'>, position: number): boolean =>
  page.timer?.mode === 'stop-after' && page.page === position && orderQuestion(page) !== undefined

/** The question that the timer answers. */
export const timeQuestion = ({ group }: Pick<SurveyPage, 'group'>): Question | undefined =>
  group?.questions.find((question) => !isTeamWritten(question))

/** The letters of the cards in the story's order; empty in revisions whose slides have none. */
export const storyOf = (survey: readonly Pick<SurveyPage, 'group'>[]): string[] =>
  survey.flatMap(({ group }) => group?.slides ?? []).flatMap(({ letter }) => letter ?? [])

/** The order that the team typed, wherever in the survey it was asked. */
export function teamOrder(survey: readonly Pick<SurveyPage, 'group'>[], answers: Answers): string[] {
  const question = survey.map(orderQuestion).find((each) => each !== undefined)
  return readOrder(question && answers.get(question.id))
}

/** True if the slides of this page can be compared with the order that the team typed. */
export const comparesOrder = (
  { group }: Pick<SurveyPage, 'group'>,
  survey: readonly Pick<SurveyPage, 'group'>[],
  answers: Answers,
): boolean =>
  group?.view === 'slides' && storyOf(survey).length === group.slides.length && teamOrder(survey, answers).length > 0

/** Teams write "F K B", "f,k,b" or "FKB": everything but letters and digits separates. */
export const readOrder = (text = ''): string[] =>
  text
    .normalize('NFC')
    .toUpperCase()
    .match(/[\p{L}\p{N}]/gu) ?? []

export interface OrderTroubles {
  missing: string[]
  repeated: string[]
  /** Signs that are on no card. */
  foreign: string[]
}

/** What a team may want to look at again before it hands in; never a reason to stop it. */
export function troublesOf(order: readonly string[], story: readonly string[]): OrderTroubles {
  const cards = story.toSorted()
  return {
    missing: cards.filter((card) => !order.includes(card)),
    repeated: cards.filter((card) => order.indexOf(card) !== order.lastIndexOf(card)),
    foreign: [...new Set(order)].filter((sign) => !story.includes(sign)),
  }
}

/** True if every card of the story is named once, and nothing else. */
export function isWholeOrder(order: readonly string[], story: readonly string[]): boolean {
  return story.length > 0 && order.length === story.length && troublesOf(order, story).missing.length === 0
}

export interface LaidCard {
  /** The card's place in the row, from 1. */
  place: number
  /** Null if the team named no card for this place. */
  letter: string | null
  /** Null until the slide of this place was shown. */
  isHit: boolean | null
}

/** The team's row of cards, compared with the story as far as its slides were shown. */
export const laidCards = (order: readonly string[], story: readonly string[], shown: number): LaidCard[] =>
  story.map((card, nth) => ({
    place: nth + 1,
    letter: order[nth] ?? null,
    isHit: nth < shown ? order[nth] === card : null,
  }))

export const hitsOf = (cards: readonly LaidCard[]): number => cards.filter(({ isHit }) => isHit).length
