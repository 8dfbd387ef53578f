import { type Direction, grownMost, INDICATOR_NAMES, type Progress } from '@thrive/domain'
import { m } from '@thrive/words'
import { listed } from '@thrive/words/intl'
import { getLocale } from '@thrive/words/locale'
import { shortened } from '../action/shortened.ts'
import { stateLabel } from '../action/states.ts'
import type { DecidedAction } from '../earlier/last-time.ts'

/** Never praise and never blame: what rose is named, and what fell is a question. */

const MOVES: Record<Direction, (facts: { name: string; last: number; now: number }) => string> = {
  rose: m.progress_rose,
  fell: m.progress_fell,
  same: m.progress_same,
}

/** `name` may be a slot, where the name is drawn in another way. */
export const moveSentence = (
  { indicator, direction, last, now }: Progress,
  name: string = INDICATOR_NAMES[indicator],
): string => MOVES[direction]({ name, last, now })

const MOST_LETTERS = 90

/** What the team decided then, in its own words and as it said what became of it; null where it decided nothing. */
export function decidedSentence({ actions }: Progress<DecidedAction>, most = MOST_LETTERS): string | null {
  const quoted = actions.map(({ what, state }) => {
    const short = shortened(what, most)
    return state
      ? m.progress_action_state({ what: short, state: stateLabel(state).toLocaleLowerCase(getLocale()) })
      : m.progress_action({ what: short })
  })
  return quoted.length > 0 ? m.progress_decided({ actions: listed(quoted) }) : null
}

/** Which grew most, or that this is last time beside now. */
export function progressTitle(list: readonly Progress[]): string {
  const names = grownMost(list).map((indicator) => INDICATOR_NAMES[indicator])
  const [name, ...others] = names
  if (!name) return m.progress_title()
  return others.length > 0 ? m.progress_grown_several({ names: listed(names) }) : m.progress_grown_one({ name })
}
