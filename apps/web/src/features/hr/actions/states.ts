import { SHOWN_ACTION_STATES, type ShownActionState } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits, listed } from '@thrive/words/intl'
import { circleCheck, circleCross, playLine } from '../../../ui/layout/line-icons.ts'
import type { States } from './api.ts'

interface StateWords {
  name: () => string
  about: () => string
  icon: string
}

const calendar =
  'M44 52h168a8 8 0 0 1 8 8v152a8 8 0 0 1 -8 8h-168a8 8 0 0 1 -8 -8v-152a8 8 0 0 1 8 -8ZM36 100h184M84 28v44M172 28v44'
const clock = 'M32 128a96 96 0 1 0 192 0a96 96 0 1 0 -192 0ZM128 72v60l36 24'

/** An action's day decides until its team has said what became of it. */
export const STATES: Record<ShownActionState, StateWords> = {
  due: { name: m.actions_due, about: m.actions_due_about, icon: calendar },
  overdue: { name: m.actions_overdue, about: m.actions_overdue_about, icon: clock },
  'under-way': { name: m.actions_under_way, about: m.actions_under_way_about, icon: playLine },
  done: { name: m.actions_done, about: m.actions_done_about, icon: circleCheck },
  dropped: { name: m.actions_dropped, about: m.actions_dropped_about, icon: circleCross },
}

export const totalOf = (states: States): number =>
  SHOWN_ACTION_STATES.reduce((total, state) => total + states[state], 0)

/** "12 due, 4 overdue, 8 under way, 11 done and 2 dropped" */
export const statesWords = (states: States): string =>
  listed(SHOWN_ACTION_STATES.map((state) => `${inDigits(states[state])} ${STATES[state].name().toLocaleLowerCase()}`))
