import { INDICATOR_NAMES } from '@thrive/domain'
import { m } from '@thrive/words'
import { useContext, useState } from 'react'
import { IndicatorTag } from '../../brand/indicator-tag.tsx'
import { type AskProps, withoutName } from './asked.ts'
import { GiveKey } from './give-key.tsx'
import { Beside, Part } from './part.tsx'
import { ScoreGlass } from './score-glass.tsx'

export function Score({ asked, first, onGive }: AskProps) {
  const [score, setScore] = useState(typeof first === 'number' ? first : null)
  const { indicator } = asked
  const Input = useContext(Beside) ?? ScoreGlass
  const name = indicator ? INDICATOR_NAMES[indicator] : asked.title
  return (
    <Part
      foot={
        <GiveKey
          words={m.phone_give_score()}
          reason={score === null ? m.phone_score_pull() : null}
          onGive={() => score !== null && onGive(score)}
        />
      }
    >
      <div className="ask">
        {indicator && <IndicatorTag indicator={indicator} />}
        <h1>{withoutName(asked.title, indicator)}</h1>
        <p>{m.phone_score_ask()}</p>
      </div>
      <Input label={m.phone_score_for({ name })} indicator={indicator ?? 'trust'} value={score} onChange={setScore} />
    </Part>
  )
}
