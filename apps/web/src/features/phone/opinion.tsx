import { OPINION_SCORES } from '@thrive/domain'
import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { HandSign } from '../../brand/hand-sign.tsx'
import type { AskProps } from './asked.ts'
import { GiveKey } from './give-key.tsx'
import { Part } from './part.tsx'
import './opinion.css'

const SCALE = [m.opinion_0, m.opinion_1, m.opinion_2, m.opinion_3, m.opinion_4]

/** The five answers of the shared screen, the most at the top. */
export function Opinion({ asked, first, onGive }: AskProps) {
  const [score, setScore] = useState(typeof first === 'number' ? first : null)
  const name = useId()
  return (
    <Part
      foot={
        <GiveKey
          words={m.phone_give_answer()}
          reason={score === null ? m.phone_opinion_first() : null}
          onGive={() => score !== null && onGive(score)}
        />
      }
    >
      <div className="ask">
        <h1>{m.phone_opinion_title()}</h1>
      </div>
      <fieldset className="statement">
        <legend>{asked.title}</legend>
        <div className="five-list">
          {OPINION_SCORES.toReversed().map((each) => (
            <label key={each}>
              <input
                className="covering"
                type="radio"
                name={name}
                checked={score === each}
                onChange={() => setScore(each)}
              />
              <span>
                <HandSign fingers={each + 1} />
                <b>{SCALE[each]?.()}</b>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </Part>
  )
}
