import { m } from '@thrive/words'
import { useState } from 'react'
import { Choices } from '../../ui/form/choices.tsx'
import { type AskProps, labelOf } from './asked.ts'
import { GiveKey } from './give-key.tsx'
import { Part } from './part.tsx'

export function Choose({ asked, first, onGive }: AskProps) {
  const [chosen, setChosen] = useState(Array.isArray(first) ? first : [])
  const options = (asked.options ?? []).map((value) => ({ value, label: labelOf(asked, value) }))
  return (
    <Part
      footLine
      foot={
        <GiveKey
          words={m.phone_give_choices({ count: chosen.length })}
          reason={chosen.length === 0 ? m.phone_choose_first() : null}
          onGive={() => onGive(chosen)}
        />
      }
    >
      <div className="ask">
        <h1>{asked.title}</h1>
        <p>{m.phone_choose_ask()}</p>
      </div>
      <Choices legend={asked.title} legendHidden options={options} chosen={chosen} onChange={setChosen} />
      <p className="hint">{m.phone_choose_missing()}</p>
    </Part>
  )
}
