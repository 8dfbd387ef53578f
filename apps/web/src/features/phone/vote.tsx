import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { IndicatorArt } from '../../brand/indicator-art.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { check } from '../../ui/layout/icon-paths.ts'
import { type AskProps, indicatorOf, labelOf } from './asked.ts'
import { GiveKey } from './give-key.tsx'
import { Part } from './part.tsx'
import './picks.css'

export function Vote({ asked, first, onGive }: AskProps) {
  const [vote, setVote] = useState(typeof first === 'string' ? first : null)
  const name = useId()
  return (
    <Part
      foot={
        <GiveKey
          words={m.phone_give_vote()}
          reason={vote === null ? m.phone_vote_first() : null}
          onGive={() => vote !== null && onGive(vote)}
        />
      }
    >
      <div className="ask">
        <h1>{asked.title}</h1>
        <p>{m.phone_vote_ask()}</p>
      </div>
      <fieldset className="picks">
        <legend className="vh">{m.phone_vote_mine()}</legend>
        {(asked.options ?? []).map((option) => {
          const indicator = indicatorOf(option)
          return (
            <label className="ballot-pick" key={option} data-i={indicator}>
              <input
                className="covering"
                type="radio"
                name={name}
                checked={vote === option}
                onChange={() => setVote(option)}
              />
              {indicator && <IndicatorArt indicator={indicator} />}
              <b>{labelOf(asked, option)}</b>
              <span className="dot" aria-hidden="true">
                <Icon path={check} />
              </span>
            </label>
          )
        })}
      </fieldset>
    </Part>
  )
}
