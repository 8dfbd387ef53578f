import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'

/** Returns a field's note on its length: at first nothing, then what is left, then what is too much. */
export function characterLimit(length: number, limit: number | undefined): { hint?: string; error?: string } {
  if (limit === undefined || length < limit * 0.9) return {}
  const rest = limit - length
  if (rest >= 0) return { hint: m.characters_left({ count: rest }) }
  return { error: m.characters_too_many({ count: -rest, limit: inDigits(limit) }) }
}
