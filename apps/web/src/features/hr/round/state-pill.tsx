import type { RoundState } from '@thrive/domain'
import { m } from '@thrive/words'
import { Icon } from '../../../ui/layout/icon.tsx'
import { clock } from '../frame/line-icons.ts'
import './state-pill.css'

const STATES: Record<RoundState, () => string> = {
  draft: m.hr_round_draft,
  planned: m.hr_round_planned,
  open: m.hr_round_open,
  closed: m.hr_round_closed,
}

export const StatePill = ({ state }: { state: RoundState }) => (
  <span className={`state-pill ${state}`}>
    {state === 'planned' && <Icon path={clock} line />}
    {STATES[state]()}
  </span>
)
