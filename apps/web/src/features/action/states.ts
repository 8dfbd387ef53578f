import type { ActionState } from '@thrive/domain'
import { m } from '@thrive/words'
import { saved } from '../../ui/layout/icon-paths.ts'
import { done, dropped, notYet, underWay } from './icons.ts'

const STATES: Record<ActionState, { icon: string; chosenIcon: string; label: () => string }> = {
  done: { icon: saved, chosenIcon: done, label: m.action_done },
  'under-way': { icon: underWay, chosenIcon: underWay, label: m.action_under_way },
  'not-yet': { icon: notYet, chosenIcon: notYet, label: m.action_not_yet },
  dropped: { icon: dropped, chosenIcon: dropped, label: m.action_dropped },
}

export const stateLabel = (state: ActionState): string => STATES[state].label()

export const STATE_LIST = Object.entries(STATES).map(([state, shown]) => ({ state: state as ActionState, ...shown }))
