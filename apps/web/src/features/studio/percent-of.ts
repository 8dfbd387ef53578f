/** Never 100 while something is missing, and never 0 once something is there. */
export function percentOf(part: number, whole: number): number {
  if (whole === 0 || part === whole) return 100
  return part === 0 ? 0 : Math.min(99, Math.max(1, Math.round((100 * part) / whole)))
}
