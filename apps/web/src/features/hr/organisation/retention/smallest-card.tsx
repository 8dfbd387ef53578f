import { hidingOf, SMALLEST_GROUP } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Pick } from '../../../../ui/form/pick.tsx'
import { Problem } from '../../../../ui/form/problem.tsx'
import { Problem as Trouble } from '../../frame/problem.tsx'
import { GroupDots } from './group-dots.tsx'
import { type SmallestGroup, saveSmallestGroup, useSmallestGroup } from './smallest-api.ts'
import './smallest-card.css'
import { SmallestEffect } from './smallest-effect.tsx'

/** How many teams a figure by label needs, with the effect of each number before it is saved. */
export function SmallestCard({ organisation }: { organisation: string }) {
  const { data, error, refetch } = useSmallestGroup()
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  return data ? <SmallestForm group={data} organisation={organisation} /> : null
}

const NUMBERS = Array.from(
  { length: SMALLEST_GROUP.max - SMALLEST_GROUP.min + 1 },
  (_, index) => SMALLEST_GROUP.min + index,
)

function SmallestForm({ group, organisation }: { group: SmallestGroup; organisation: string }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [place, setPlace] = useState('0')
  const smallest = chosen ?? group.smallest
  const column = group.columns[Number(place)] ?? group.columns[0]
  const { submit, busy, problem } = useSubmit(async () => {
    await saveSmallestGroup(smallest)
    setChosen(null)
  })
  return (
    <section className="card stack smallest" aria-labelledby="smallest">
      <div className="smallest-head">
        <div>
          <h2 id="smallest">{m.smallest_title()}</h2>
          <p className="muted">{m.smallest_about()}</p>
        </div>
        <fieldset className="numbers-choice">
          <legend className="vh">{m.smallest_title()}</legend>
          {NUMBERS.map((number) => (
            <label key={number}>
              <input
                type="radio"
                name="smallest"
                className="vh"
                checked={number === smallest}
                onChange={() => setChosen(number)}
              />
              <span>{number}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {group.columns.length > 1 && (
        <Pick
          label={m.smallest_column()}
          value={place}
          options={group.columns.map(({ round_name, label }, index) => ({
            value: String(index),
            label: `${label}, ${round_name}`,
          }))}
          onChange={setPlace}
        />
      )}
      {column ? (
        <div className="smallest-grid">
          <GroupDots column={column} smallest={smallest} hiding={hidingOf(column.values, smallest)} />
          <SmallestEffect column={column} group={group} smallest={smallest} organisation={organisation} />
        </div>
      ) : (
        <p className="muted">{m.smallest_no_labels()}</p>
      )}
      <p className="hint">{m.smallest_fewer()}</p>
      {smallest !== group.smallest && (
        <div className="row">
          <Button look="quiet" onClick={() => setChosen(null)}>
            {m.save_bar_discard()}
          </Button>
          <Button aria-busy={busy} onClick={() => submit()}>
            {m.smallest_save({ smallest })}
          </Button>
        </div>
      )}
      <Problem>{problem}</Problem>
    </section>
  )
}
