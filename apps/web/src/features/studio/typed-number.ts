const MOST = 100_000

const fitting = (number: number) => (Number.isInteger(number) && number > 0 && number <= MOST ? number : undefined)

/** Parses a whole number above zero; undefined if it is none. */
export const numberIn = (text: string): number | undefined =>
  /^\s*\d{1,6}\s*$/.test(text) ? fitting(Number(text)) : undefined

/** Parses a time: "8:00", "8" minutes, "0:45"; undefined if it is none. */
export function secondsIn(text: string): number | undefined {
  const [, minutes, seconds = '0'] = /^\s*(\d{1,4})(?:[:.](\d{2}))?\s*$/.exec(text) ?? []
  if (minutes === undefined || Number(seconds) > 59) return undefined
  return fitting(Number(minutes) * 60 + Number(seconds))
}
