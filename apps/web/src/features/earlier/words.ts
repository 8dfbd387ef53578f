import { type Direction, grownMost, INDICATOR_NAMES, type Progress } from '@thrive/domain'
import { m } from '@thrive/words'
import { listed } from '@thrive/words/intl'
import { getLocale } from '@thrive/words/locale'
import { shorten } from '../action/shortened.ts'
import { stateLabel } from '../action/states.ts'
import type { DecidedAction } from './last-time.ts'

/** Never praise and never blame: a rise is stated, and a fall is put as a question. */

const MOVES: Record<Direction, (facts: { name: string; last: number; now: number }) => string> = {
  rose: m.progress_rose,
  fell: m.progress_fell,
  same: m.progress_same,
}

/** `name` may be a slot, if the name is drawn as an element. */
export const moveSentence = (
  { indicator, direction, last, now }: Progress,
  name: string = INDICATOR_NAMES[indicator],
): string => MOVES[direction]({ name, last, now })

const MAX_LETTERS = 90

/** The team's previous decisions and their outcome, in its own words; null if it decided nothing. */
export function decidedSentence({ actions }: Progress<DecidedAction>, most = MAX_LETTERS): string | null {
  const quoted = actions.map(({ what, state }) => {
    const short = shorten(what, most)
    return state
      ? m.progress_action_state({ what: short, state: stateLabel(state).toLocaleLowerCase(getLocale()) })
      : m.progress_action({ what: short })
  })
  return quoted.length > 0 ? m.progress_decided({ actions: listed(quoted) }) : null
}

/** Names the indicator that grew most, or introduces the comparison. */
export function progressTitle(list: readonly Progress[]): string {
  const names = grownMost(list).map((indicator) => INDICATOR_NAMES[indicator])
  const [name, ...others] = names
  if (!name) return m.progress_title()
  return others.length > 0 ? m.progress_grown_several({ names: listed(names) }) : m.progress_grown_one({ name })
}
