const count = new Intl.NumberFormat('en')

/** What a field says about its length: nothing for long, then what is left, then what is too much. */
export function characterLimit(length: number, limit: number | undefined): { hint?: string; error?: string } {
  if (limit === undefined || length < limit * 0.9) return {}
  const rest = limit - length
  if (rest >= 0) return { hint: `${characters(rest)} left` }
  return { error: `${characters(-rest)} too many; the limit is ${count.format(limit)}.` }
}

function characters(number: number): string {
  return `${count.format(number)} ${number === 1 ? 'character' : 'characters'}`
}
