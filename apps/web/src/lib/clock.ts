/**
 * Answers are ordered by when they were given, and a laptop's clock may be a day off. So the server's clock is read
 * from its responses, and moments are taken from that; each moment is later than the previous one.
 */
const NOISE_MS = 2_000
let offset: number | null = null
let last = 0

export function noteServerTime(header: string | null) {
  const difference = header ? Date.parse(header) - Date.now() : Number.NaN
  if (Number.isNaN(difference)) return
  // Rounded down and slightly old, so a moment is never ahead of the server's clock, which would set it back.
  if (offset === null || Math.abs(difference - offset) > NOISE_MS) offset = difference
}

/** Returns a moment later than every previous one, and than `after`, a moment seen elsewhere. */
export function nextMoment(after = 0): number {
  last = Math.max(Date.now() + (offset ?? 0), last + 1, after + 1)
  return last
}
