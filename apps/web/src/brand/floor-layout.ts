/** The floor of the room seen from above, in drawing units. */
export const FLOOR = { width: 1704, height: 284, left: 80, right: 1624, tape: 164, tapeHeight: 44 } as const

const PAWN = { width: 60, foot: 84 }
const BIGGEST = 1.35
const SMALLEST = 0.8
/** Pawns closer than this stand behind one another. */
const APART = 41
const ROW = 36

/** Returns the position of a score on the tape. */
export const placeOn = (score: number, min: number, max: number): number =>
  FLOOR.left + ((FLOOR.right - FLOOR.left) * (score - min)) / (max - min)

/** The sign below the tape: where it points, and what it covers. */
export interface SignPlace {
  words: string
  at: number
  middle: number
  half: number
}

const LETTER = 20
const MARGIN = 16

/** The sign stays on the floor even if its pointer is near a wall. */
export function signAt(words: string, at: number): SignPlace {
  const half = Math.max(104, (words.length * LETTER) / 2 + MARGIN)
  return { words, at, half, middle: Math.min(Math.max(at, half + 16), FLOOR.width - half - 16) }
}

export interface Standing {
  x: number
  y: number
  row: number
  scale: number
}

/** Places scores on the tape, lowest first; pawns with the same score form rows and shrink. */
export function standings(values: readonly number[], min: number, max: number): Standing[] {
  const at = values.map((value) => placeOn(value, min, max))
  let scale = BIGGEST
  let rows = rowsOf(at, scale)
  const isTooHigh = () => 86 * scale + Math.max(0, ...rows) * ROW * scale > FLOOR.tape + 12
  while (isTooHigh() && scale > SMALLEST) {
    scale -= 0.08
    rows = rowsOf(at, scale)
  }
  return at.map((x, nth) => {
    const row = rows[nth] ?? 0
    const foot = FLOOR.tape + 28 - 2 * scale - row * rowHeight(rows, scale)
    return { x: x - (PAWN.width / 2) * scale, y: foot - PAWN.foot * scale, row, scale }
  })
}

/** Keeps the last row on the floor, however many pawns share a position. */
const rowHeight = (rows: readonly number[], scale: number) =>
  Math.min(ROW * scale, (FLOOR.tape + 12 - 86 * scale) / Math.max(1, ...rows))

function rowsOf(at: readonly number[], scale: number): number[] {
  const last: number[] = []
  return at.map((x) => {
    const free = last.findIndex((before) => x - before >= APART * scale)
    const row = free < 0 ? last.length : free
    last[row] = x
    return row
  })
}

export interface Waiting {
  x: number
  y: number
  width: number
  height: number
  scale: number
  /** The left edge of each pawn. */
  places: number[]
  pawnY: number
}

const WIDEST = FLOOR.width - 60

/** The dashed field in which pawns wait until they are revealed. */
export function waitingField(count: number): Waiting {
  const scale = Math.min(BIGGEST * 0.86, (WIDEST - 44) / (76 * Math.max(1, count)))
  const step = 76 * scale
  const width = count * step + 44
  const height = 112 * scale
  const [x, y] = [(FLOOR.width - width) / 2, (FLOOR.tape - height) / 2]
  return {
    x,
    y,
    width,
    height,
    scale,
    places: Array.from({ length: count }, (_, nth) => x + 22 + nth * step + 8 * scale),
    pawnY: y + 12 * scale,
  }
}

/** Returns 0 to count - 1 in random order, so that a pawn's waiting place reveals nothing about its score. */
export function shuffle(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, nth) => nth)
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [order[last] ?? 0, order[other] ?? 0]
    order[last] = b
    order[other] = a
  }
  return order
}
