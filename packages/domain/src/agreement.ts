/** How a team's scores are spread, as a key for a sentence on screen. */
export type Agreement = 'near' | 'differing' | 'two-groups' | 'far-apart'

const NEAR = 20
const FAR = 40
/** A group is at least two people, so that one person alone is never singled out. */
const SMALLEST_GROUP = 2

/**
 * Range of the scores: up to 20 is near, over 40 is far apart, in between is differing. Two groups: a gap of more than
 * 20 and at least half the range, with two or more scores on each side. Null without scores.
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
