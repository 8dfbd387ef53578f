/** What a field says about its length: at first nothing, then what is left, then what is too much. */
export function characterLimit(length: number, limit: number | undefined): { hint?: string; error?: string } {
  if (limit === undefined || length < limit * 0.9) return {}
  const rest = limit - length
  if (rest >= 0) return { hint: `${characters(rest)} left` }
  return { error: `${characters(-rest)} too many; the limit is ${inDigits(limit)}.` }
}

function characters(number: number): string {
  return `${inDigits(number)} ${number === 1 ? 'character' : 'characters'}`
}

/** Created when first needed: number formats are slow to load, and few fields are that full. */
const inDigits = (number: number) => number.toLocaleString('en')
