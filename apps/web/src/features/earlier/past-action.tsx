import { type ActionState, INDICATOR_NAMES } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { useId } from 'react'
import { IndicatorArt } from '../../brand/indicator-art.tsx'
import { IndicatorGlyph } from '../../brand/indicator-glyph.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { calendar, person } from '../action/icons.ts'
import { shorten } from '../action/shortened.ts'
import { STATE_LIST } from '../action/states.ts'
import type { DecidedAction } from './last-time.ts'
import './past-action.css'

/** The shared screen shows as many lines as fit; the full text is on the answers page of the previous session. */
const MAX = { what: 500, name: 110, who: 40 }

export function PastAction({ action, onState }: { action: DecidedAction; onState: (state: ActionState) => void }) {
  const { indicator, who, by, state: chosen } = action
  const name = useId()
  return (
    <li className="past lit" data-i={indicator ?? undefined}>
      {indicator ? <IndicatorArt indicator={indicator} /> : <span />}
      <div>
        <h2 dir="auto">{shorten(action.what, MAX.what)}</h2>
        <p className="facts">
          {indicator && (
            <span>
              <IndicatorGlyph indicator={indicator} />
              <b>{INDICATOR_NAMES[indicator]}</b>
            </span>
          )}
          {who && (
            <span dir="auto">
              <Icon path={person} />
              {shorten(who, MAX.who)}
            </span>
          )}
          {by && (
            <span className="num">
              <Icon path={calendar} />
              {m.welcome_by({ date: fullDate(by) })}
            </span>
          )}
        </p>
      </div>
      <fieldset className="four">
        <legend className="vh">{shorten(action.what, MAX.name)}</legend>
        {STATE_LIST.map(({ state, icon, chosenIcon, label }) => (
          <label key={state}>
            <input
              className="covering"
              type="radio"
              name={name}
              checked={state === chosen}
              onChange={() => onState(state)}
            />
            <Icon path={state === chosen ? chosenIcon : icon} />
            {label()}
          </label>
        ))}
      </fieldset>
    </li>
  )
}
