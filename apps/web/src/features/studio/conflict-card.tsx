import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { clockTime } from '../../lib/clock-time.ts'
import type { ChangeRow } from '../../lib/outbox/changes.ts'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { type DraftPage, type DraftWords, type PageName, refetchPage, type Value } from './api.ts'
import './conflict.css'
import { DifferenceText } from './difference-text.tsx'
import { type Draft, idOf } from './draft.ts'
import { draftValue } from './edited-place.ts'
import { fieldName } from './field-name.ts'
import { merge } from './icons.ts'
import { valueText } from './value-text.ts'

interface Conflict {
  id: string
  place: string
  words: DraftWords
  row: ChangeRow
}

type Side = 'mine' | 'theirs'

/** Places where another author was faster: mine, theirs and what both began from, to choose field by field. */
export function ConflictCard({ name, page, draft }: { name: PageName; page: DraftPage; draft: Draft }) {
  const { changes, snapshot } = draft
  const id = useId()
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const conflicts = page.fields.flatMap(({ place, languages }) =>
    Object.entries(languages).flatMap(([lang, words]): Conflict[] => {
      const row = snapshot.changes.get(idOf(place, lang as never))
      return row?.why === 'changed-meanwhile' && words ? [{ id: row.id, place, words, row }] : []
    }),
  )
  const [first] = conflicts
  if (!first) return null
  const save = (sideOf: (conflict: Conflict) => Side) => {
    for (const conflict of conflicts) {
      const { id: row, words } = conflict
      changes.drop(row)
      const present = { value: JSON.stringify(draftValue(words)), number: words.number }
      if (sideOf(conflict) === 'mine') changes.change(row, conflict.row.value, present)
    }
    void changes.flush()
    void refetchPage(name)
  }
  const somebody = first.words.by ?? m.studio_conflict_somebody()
  return (
    <section className="card flush conflict" role="alertdialog" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <header>
        <Icon path={merge} line />
        <div>
          <h2 id={id}>{m.studio_conflict_title({ name: somebody })}</h2>
          <p id={`${id}-text`}>{m.studio_conflict_text()}</p>
        </div>
        <Button look="quiet" slim onClick={() => save(() => 'mine')}>
          {m.studio_conflict_keep_mine()}
        </Button>
      </header>
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.id}
          conflict={conflict}
          chosen={chosen[conflict.id] ?? 'mine'}
          onChoose={(side) => setChosen({ ...chosen, [conflict.id]: side })}
        />
      ))}
      <footer>
        <Button onClick={() => save((conflict) => chosen[conflict.id] ?? 'mine')}>{m.studio_conflict_save()}</Button>
      </footer>
    </section>
  )
}

interface ChoiceProps {
  conflict: Conflict
  chosen: Side
  onChoose: (side: Side) => void
}

function Choice({ conflict: { place, words, row }, chosen, onChoose }: ChoiceProps) {
  const name = useId()
  const text = (value: string) => valueText(place, JSON.parse(value) as Value)
  const base = text(row.from ?? 'null')
  const theirs = {
    name: words.by ?? m.studio_conflict_somebody(),
    time: words.at ? clockTime(Date.parse(words.at)) : '',
  }
  const sides = [
    { side: 'mine' as const, title: m.studio_conflict_mine(), words: text(row.value) },
    { side: 'theirs' as const, title: m.studio_conflict_theirs(theirs), words: valueText(place, draftValue(words)) },
  ]
  return (
    <fieldset className="conflict-row">
      <legend>{fieldName(place)}</legend>
      {sides.map(({ side, title, words: mine }) => (
        <label key={side} className="option-card">
          <input
            className="covering"
            type="radio"
            name={name}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <i aria-hidden="true" />
          <b>{title}</b>
          <span>
            <DifferenceText before={base} after={mine} side="after" />
          </span>
        </label>
      ))}
      <p className="muted">
        <b>{m.studio_conflict_base()}</b> {base || m.studio_empty()}
      </p>
    </fieldset>
  )
}
