import { SHOWN_ACTION_STATES, type ShownActionState } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { Icon } from '../../../ui/layout/icon.tsx'
import type { States } from './api.ts'
import './state-keys.css'
import { STATES } from './states.ts'

interface StateKeysProps {
  states: States
  /** Null if they only count: a viewer has no list to choose for. */
  chosen: ShownActionState | null
  onChoose: (state: ShownActionState) => void
}

/** How many actions are in each state; pressing one lists them. */
export function StateKeys({ states, chosen, onChoose }: StateKeysProps) {
  const Box = chosen === null ? 'div' : 'button'
  return (
    <fieldset className="state-keys">
      <legend className="vh">{m.actions_by_state()}</legend>
      {SHOWN_ACTION_STATES.map((state) => (
        <Box
          key={state}
          className={`state-key is-${state}`}
          {...(Box === 'button' && {
            type: 'button',
            'aria-pressed': state === chosen,
            onClick: () => onChoose(state),
          })}
        >
          <Icon path={STATES[state].icon} line />
          <b className="num">{inDigits(states[state])}</b>
          <span>
            <strong>{STATES[state].name()}</strong>
            <small>{STATES[state].about()}</small>
          </span>
        </Box>
      ))}
    </fieldset>
  )
}
