import { m } from '@thrive/words'
import { type KeyboardEvent, useId } from 'react'
import { HandSign } from './hand-sign.tsx'
import { Pawns } from './pawn.tsx'
import './five-keys.css'

export interface FiveKeysProps {
  /** The id of the statement. */
  labelledBy: string
  /** The words of the scale, from the least on. */
  scale: readonly string[]
  /** The index of the chosen word. */
  value: number
  /** How many chose each elsewhere, and the one in the middle; known after a reveal. */
  stands?: { counts: readonly number[]; middle: number } | undefined
  onChange: (value: number) => void
}

/** How far the team agrees: five keys, each with its word and as many fingers as its place. */
export function FiveKeys({ labelledBy, scale, value, stands, onChange }: FiveKeysProps) {
  const name = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const place = Number(event.key) - 1
    if (scale[place] === undefined) return
    onChange(place)
  }
  return (
    <div className="five-keys" role="radiogroup" aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
      {scale.map((word, place) => (
        <label key={word}>
          {stands && (
            <span className="stand">
              {stands.middle === place && <b className="middle">{m.opinion_middle()}</b>}
              <Pawns count={stands.counts[place] ?? 0} />
              <span className="vh">{m.round_gave({ count: stands.counts[place] ?? 0 })}</span>
            </span>
          )}
          <input
            className="covering"
            type="radio"
            name={name}
            value={place}
            checked={value === place}
            onChange={() => onChange(place)}
          />
          <span className="key">
            <HandSign fingers={place + 1} />
            <span className="fingers num">{m.opinion_fingers({ count: place + 1 })}</span>
            <span className="word">{word}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
