import { type Hiding, INDICATORS, type Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import { listed } from '@thrive/words/intl'

/** The name of a label value; team leaders without one are a group, too. */
export const valueName = (name: string): string => name || m.label_none()

/** The reason in a few words, for the place of the figure. */
export function hiddenWords(hidden: Hiding, smallest: number): string {
  if (hidden.hidden === 'small') return m.hidden_small({ fewest: smallest })
  return hidden.with === null ? m.hidden_with_others() : m.hidden_with({ name: valueName(hidden.with) })
}

/** Why that is so, in a sentence. */
export function hiddenWhy(hidden: Hiding): string {
  if (hidden.hidden === 'small') return m.hidden_small_why()
  return hidden.with === null ? m.hidden_with_others_why() : m.hidden_with_why({ name: valueName(hidden.with) })
}

type Figure = { hidden: false } | (Hiding & { teams: number })

/** Returns why none of a value's three scores is shown; null if one is. Its own size says more than what it covers. */
export function wholeHiding(scores: Record<Indicator, Figure>): Hiding | null {
  const hidings = INDICATORS.flatMap((each) => (scores[each].hidden === false ? [] : [scores[each]]))
  if (hidings.length < INDICATORS.length) return null
  return hidings.find(({ hidden }) => hidden === 'small') ?? hidings[0] ?? null
}

export interface HiddenValue {
  name: string
  teams: number
  /** Null if it is shown. */
  hiding: Hiding | null
}

/** Explains what a label column hides; null if it hides nothing. A value without teams has nothing to hide. */
export function hiddenNote(values: readonly HiddenValue[], smallest: number, organisation: string) {
  const hidden = values.filter(({ teams, hiding }) => teams > 0 && hiding !== null)
  if (hidden.length === 0) return null
  const small = hidden.filter(({ hiding }) => hiding?.hidden === 'small')
  const covers = hidden.filter(({ hiding }) => hiding?.hidden === 'with')
  return {
    title: hidden.length === 2 ? m.hidden_two_values() : m.hidden_values({ count: hidden.length }),
    text: [smallWords(small, smallest, organisation), coverWords(small, covers, smallest), m.hidden_never_crossed()]
      .filter(Boolean)
      .join(' '),
  }
}

/** More names than this are a number: a column may have dozens of values. */
const NAMES = 4

function namesOf(values: readonly HiddenValue[]): string {
  const names = values.map(({ name }) => valueName(name))
  if (names.length <= NAMES) return listed(names)
  return listed([...names.slice(0, NAMES), m.hidden_more({ count: names.length - NAMES })])
}

function smallWords(small: readonly HiddenValue[], smallest: number, organisation: string): string {
  const [only, ...others] = small
  if (!only) return ''
  const set = organisation ? m.hidden_set_by({ fewest: smallest, organisation }) : m.hidden_set({ fewest: smallest })
  if (others.length > 0) return m.hidden_several_small({ names: namesOf(small), set })
  return m.hidden_one_small({ name: valueName(only.name), count: only.teams, set })
}

function coverWords(small: readonly HiddenValue[], covers: readonly HiddenValue[], smallest: number): string {
  if (covers.length === 0) return ''
  const [only, ...others] = small
  if (only && others.length === 0)
    return m.hidden_covers_one({ name: valueName(only.name), covers: namesOf(covers), count: covers.length })
  return m.hidden_covers_several({ covers: namesOf(covers), count: covers.length, fewest: smallest })
}
