/** Shortens a team's text to one line of at most this many letters. */
export function shorten(text: string, most: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length > most ? `${letters.slice(0, most).join('').trimEnd()}…` : letters.join('')
}
