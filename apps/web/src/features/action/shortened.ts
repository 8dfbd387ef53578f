/** What a team wrote, in one line of so many letters. */
export function shortened(text: string, most: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length > most ? `${letters.slice(0, most).join('').trimEnd()}…` : letters.join('')
}
