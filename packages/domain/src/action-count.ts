import { type ActionState, SHOWN_ACTION_STATES, type ShownActionState } from './action.ts'

/** What a team said of an action; "not yet" says no more than its date does. */
export type ActionWord = Exclude<ActionState, 'not-yet'>

export const wordOf = (state: ActionState | null | undefined): ActionWord | null =>
  state && state !== 'not-yet' ? state : null

const OPEN = 'open:'

/** What an action is counted as. One without a word keeps its date, because the day on which HR looks decides. */
export const countedAs = (state: ActionState | null | undefined, by: string | null): string =>
  wordOf(state) ?? `${OPEN}${by ?? ''}`

export const shownState = (word: ActionWord | null, by: string | null, today: string): ShownActionState =>
  word ?? (by !== null && by < today ? 'overdue' : 'due')

/** Adds up counted actions as they stand on this day. */
export function statesOn(today: string, counted: Iterable<readonly [value: string, actions: number]>) {
  const states = Object.fromEntries(SHOWN_ACTION_STATES.map((state) => [state, 0])) as Record<ShownActionState, number>
  for (const [value, actions] of counted) {
    const by = value.startsWith(OPEN) ? value.slice(OPEN.length) || null : null
    const word = value.startsWith(OPEN) ? null : (value as ActionWord)
    states[shownState(word, by, today)] += actions
  }
  return states
}
