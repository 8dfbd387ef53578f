const two = (number: number) => String(number).padStart(2, '0')

/** "15:00" on the clock of this computer, in every language. */
export function clockTime(moment: number): string {
  const date = new Date(moment)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** What a hand types for a time ("9:30", "1500", "15h00") as "09:30"; null for what is no time. */
export function typedTime(text: string): string | null {
  const [, hours, minutes] = /^\s*(\d{1,2})\s*[:.hu]?\s*(\d{2})\s*$/i.exec(text) ?? []
  if (!hours || !minutes || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${two(Number(hours))}:${minutes}`
}
