import type { JourneyPart } from '@thrive/domain'

/**
 * Returns a page's position along the drawing, 0 to 1: boxes have equal widths, tubes are as long as their chapters.
 */
export function placeOnJourney(parts: readonly JourneyPart[], kind: 'boxes' | 'chapters', page: number): number {
  const widths = parts.map(({ fromPage, toPage }) => (kind === 'boxes' ? 1 : toPage - fromPage + 1))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const before = parts.reduce((sum, { fromPage, toPage }, index) => {
    const share = (page - fromPage) / (toPage - fromPage + 1)
    return sum + (widths[index] ?? 0) * Math.min(1, Math.max(0, share))
  }, 0)
  return before / whole
}
