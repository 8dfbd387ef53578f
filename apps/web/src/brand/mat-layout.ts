const MAX_PER_ROW = 8

/** Returns how many pawns fit in a row, so that the fullest of the three mats has few rows. */
export function perRow(most: number): number {
  let wide = 3
  while (Math.ceil(most / wide) > 3 && wide < MAX_PER_ROW) wide++
  return wide
}

export interface OnMat {
  x: number
  y: number
  row: number
  scale: number
}

/** Places pawns on a mat that is 500 wide, front row first. */
export function onMat(count: number, wide: number): OnMat[] {
  const size = 3 / wide
  return Array.from({ length: count }, (_, nth) => {
    const row = Math.floor(nth / wide)
    const inRow = Math.min(wide, count - row * wide)
    const scale = (1.75 - 0.12 * Math.min(row, 3)) * size
    const gap = (126 - 12 * Math.min(row, 3)) * size
    // Stagger the rows: each stands in the gaps of the row in front.
    const shift = row > 0 && inRow % 2 === wide % 2 ? (row % 2 === 1 ? -gap / 2 : gap / 2) : 0
    const foot = 352 - row * 84 * size
    const middle = 250 + shift + ((nth % wide) - (inRow - 1) / 2) * gap
    return { x: middle - 30 * scale, y: foot - 84 * scale, row, scale }
  })
}

/** The top of the drawing, the same for all three mats. */
export const topOf = (most: number): number =>
  Math.max(0, Math.min(176, ...onMat(most, perRow(most)).map(({ y }) => y - 24)))
