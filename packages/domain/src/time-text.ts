/** The displayed time, rounded up, so that it shows 00:00 only when the time is really over. */
export const formatTime = (leftMs: number): string => {
  const [minutes, seconds] = split(Math.ceil(leftMs / 1000))
  return `${String(minutes).padStart(2, '0')}:${seconds}`
}

/** The unit of the displayed time. */
export const leftUnit = (leftMs: number): 'seconds' | 'minutes' =>
  Math.ceil(leftMs / 1000) < 60 ? 'seconds' : 'minutes'

/** The team's time as stored: '12:34'. Rounded down, so that it and the display add up to the full length. */
export const elapsedText = (elapsedMs: number): string => split(Math.floor(elapsedMs / 1000)).join(':')

export const isElapsedText = (text: string): boolean => /^\d{1,3}:[0-5]\d$/.test(text)

function split(totalSeconds: number): [minutes: number, seconds: string] {
  const seconds = Math.max(0, totalSeconds)
  return [Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')]
}
