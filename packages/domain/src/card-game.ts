import type { Answers } from './answer.ts'
import { hitsOf, laidCards, orderQuestion, readOrder, storyOf, timeQuestion } from './order.ts'
import { isElapsedText } from './time-text.ts'
import type { Workshop } from './workshop.ts'

/** How a team did in the card game. */
export interface CardGame {
  /** How many cards lay in their place of the story. */
  right: number
  /** Null if the timer did not run. */
  seconds: number | null
}

/** Null if the workshop has no card game or the team laid no cards. */
export function cardGameOf({ survey }: Pick<Workshop, 'survey'>, answers: Answers): CardGame | null {
  const page = survey.find((each) => orderQuestion(each) !== undefined)
  const story = storyOf(survey)
  const question = page && orderQuestion(page)
  const order = readOrder(question && answers.get(question.id))
  if (!page || story.length === 0 || order.length === 0) return null
  const time = timeQuestion(page)
  return {
    right: hitsOf(laidCards(order, story, story.length)),
    seconds: secondsOf((time && answers.get(time.id)) ?? ''),
  }
}

function secondsOf(text: string): number | null {
  if (!isElapsedText(text)) return null
  const [minutes = 0, seconds = 0] = text.split(':').map(Number)
  return minutes * 60 + seconds
}
