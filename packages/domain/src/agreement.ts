/** How the scores of a team lie, in a word that a screen has a sentence for. */
export type Agreement = 'near' | 'differing' | 'two-groups' | 'far-apart'

const NEAR = 20
const FAR = 40
/** A group is at least two people: one person alone at an end is never singled out. */
const SMALLEST_GROUP = 2

/**
 * From the lowest to the highest score at most 20: near each other; more than 40: far apart; between: differing. Two
 * groups, where a gap of more than 20 that is at least half of the whole way parts the scores, with two or more on each
 * side. Null where there are no scores.
 */
export function agreementOf(values: readonly number[]): Agreement | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  if (lowest === undefined || highest === undefined) return null
  const range = highest - lowest
  if (range <= NEAR) return 'near'
  if (isParted(sorted, range)) return 'two-groups'
  return range > FAR ? 'far-apart' : 'differing'
}

const isParted = (sorted: readonly number[], range: number) =>
  sorted.some((value, at) => {
    const gap = value - (sorted[at - 1] ?? value)
    return gap > NEAR && gap * 2 >= range && at >= SMALLEST_GROUP && sorted.length - at >= SMALLEST_GROUP
  })
