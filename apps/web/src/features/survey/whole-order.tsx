import {
  elapsedText,
  isWholeOrder,
  orderQuestion,
  readOrder,
  type SurveyPage,
  storyOf,
  timeQuestion,
} from '@thrive/domain'
import { m } from '@thrive/words'
import { LetterRow, LetterTile } from '../../brand/letter-tiles.tsx'
import type { TeamSession } from '../session/use-session.ts'
import './whole-order.css'

interface WholeOrderProps {
  page: SurveyPage
  session: Pick<TeamSession, 'workshop' | 'answers'>
}

/** A whole order as cards, and its time so far: what Next step hands in. */
export default function WholeOrder({ page, session }: WholeOrderProps) {
  const [asked, time] = [orderQuestion(page), timeQuestion(page)]
  const order = readOrder(asked && session.answers.get(asked.id))
  if (!isWholeOrder(order, storyOf(session.workshop.survey))) return null
  return (
    <div className="whole-order">
      <LetterRow label={m.hand_in_order({ letters: order.join(' ') })}>
        {order.map((letter) => (
          <LetterTile key={letter} letter={letter} state="laid" />
        ))}
      </LetterRow>
      {time && (
        <p className="num">
          {time.title} <b>{session.answers.get(time.id) ?? elapsedText(0)}</b>
        </p>
      )}
    </div>
  )
}
