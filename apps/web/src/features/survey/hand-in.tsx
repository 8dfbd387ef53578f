import {
  elapsedText,
  orderQuestion,
  readOrder,
  type SurveyPage,
  storyOf,
  timeQuestion,
  troublesOf,
} from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useId, useRef } from 'react'
import { LetterRow, LetterTile } from '../../brand/letter-tiles.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { check, pencil, warning } from '../../ui/layout/icon-paths.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import './hand-in.css'
import type { TeamSession } from '../session/use-session.ts'

interface HandInProps {
  page: SurveyPage
  session: Pick<TeamSession, 'workshop' | 'answers'>
  onHandIn: () => void
  /** Leads back to the letters. */
  onType: () => void
  onClose: () => void
}

/** More would not fit in a row. */
const MOST_TILES = 13

/** Shows order and time before they are locked. The clock runs on meanwhile: the time at Hand in counts. */
export default function HandIn({ page, session, onHandIn, onType, onClose }: HandInProps) {
  const id = useId()
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => safe.current?.focus(), [])
  const asked = orderQuestion(page)
  const time = timeQuestion(page)
  const story = storyOf(session.workshop.survey)
  const order = readOrder(asked && session.answers.get(asked.id))
  const isEmpty = order.length === 0
  const trouble = isEmpty ? m.hand_in_empty() : troubleText(order, story)
  const places = Array.from({ length: story.length || MOST_TILES }, (_, nth) => nth)
  return (
    <Dialog className="hand-in" role="alertdialog" labelledBy={id} describedBy={`${id}-text`} onClose={onClose}>
      <div className="card">
        <h2 id={id}>{m.hand_in_title()}</h2>
        <LetterRow label={m.hand_in_order({ letters: order.join(' ') || '–' })}>
          {places.map((nth) => (
            <LetterTile key={nth} letter={order[nth]} state={order[nth] ? 'laid' : 'open'} />
          ))}
        </LetterRow>
        <div id={`${id}-text`}>
          {trouble && (
            <p className="error">
              <Icon path={warning} />
              {trouble}
            </p>
          )}
          {time && (
            <p className="time num">
              {time.title} <b>{session.answers.get(time.id) ?? elapsedText(0)}</b>
            </p>
          )}
          <p>{m.hand_in_after()}</p>
        </div>
        {isEmpty ? (
          <div className="actions">
            <Button big look="second" onClick={onHandIn}>
              {m.hand_in_without()}
            </Button>
            <Button ref={safe} big icon={pencil} onClick={onType}>
              {m.hand_in_type()}
            </Button>
          </div>
        ) : (
          <div className="actions">
            <Button ref={safe} big look="second" icon={pencil} onClick={onType}>
              {m.hand_in_change()}
            </Button>
            <Button big iconAfter={check} onClick={onHandIn}>
              {m.hand_in_confirm()}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** One line, or nothing if every card is there once. Revisions without a story have nothing to compare with. */
function troubleText(order: readonly string[], story: readonly string[]): string {
  if (story.length === 0) return ''
  const { missing, repeated, foreign } = troublesOf(order, story)
  return [
    missing.length > 0 && m.hand_in_missing({ letters: missing.join(', ') }),
    repeated.length > 0 && m.hand_in_repeated({ letters: repeated.join(', ') }),
    foreign.length > 0 && m.hand_in_foreign({ letters: foreign.slice(0, MOST_TILES).join(', ') }),
  ]
    .filter(Boolean)
    .join(' ')
}
