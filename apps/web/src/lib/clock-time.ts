const twoDigits = (number: number) => String(number).padStart(2, '0')

/** "15:00" on this computer's clock, in every language. */
export function clockTime(moment: number): string {
  const date = new Date(moment)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** Parses a typed time ("9:30", "1500", "15h00") to "09:30"; null if it is not a time. */
export function typedTime(text: string): string | null {
  const [, hours, minutes] = /^\s*(\d{1,2})\s*[:.hu]?\s*(\d{2})\s*$/i.exec(text) ?? []
  if (!hours || !minutes || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${twoDigits(Number(hours))}:${minutes}`
}
