import { execFileSync } from 'node:child_process'

/** Lays the front and the back of a printed sheet over each other, as one does against the light. */

/** 254 dots per inch are ten to the millimetre. */
const PER_MM = 10

interface Grey {
  w: number
  h: number
  /** 0 is black. */
  at: (x: number, y: number) => number
}

export function raster(pdf: string, page: number): Grey {
  const options = ['-r', '254', '-gray', '-f', String(page), '-l', String(page), pdf]
  const image = execFileSync('pdftoppm', options, { maxBuffer: 64e6 })
  const [header = '', w = '', h = ''] = /^P5\s(\d+)\s(\d+)\s255\s/.exec(image.toString('latin1', 0, 40)) ?? []
  const size = { w: Number(w), h: Number(h) }
  return { ...size, at: (x, y) => image[header.length + y * size.w + x] ?? 255 }
}

/** What is seen of the back from the front, when the sheet was turned on its long edge. */
export const turned = ({ w, h, at }: Grey): Grey => ({ w, h, at: (x, y) => at(w - 1 - x, y) })

const INK = 190

/** The middle of each run of neighbours. */
function middles(values: readonly number[]) {
  const runs: number[][] = []
  for (const value of values) {
    const run = runs.at(-1)
    if (run && value - (run.at(-1) ?? value) <= 2) run.push(value)
    else runs.push([value])
  }
  return runs.map((run) => ((run[0] ?? 0) + (run.at(-1) ?? 0)) / 2 / PER_MM)
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)

/** Where crop marks stand along the upper edge and along the left one, in millimetres. */
export function cropMarks({ w, h, at }: Grey) {
  const above = range(160, 185)
  const beside = range(104, 130)
  const mostly = (inked: readonly boolean[]) => inked.filter(Boolean).length > inked.length * 0.8
  return {
    x: middles(range(0, w).filter((x) => mostly(above.map((y) => at(x, y) < INK)))),
    y: middles(range(0, h).filter((y) => mostly(beside.map((x) => at(x, y) < INK)))),
  }
}

/** The middle of what is printed on the card between these cuts, in millimetres. */
export function middleOfCard({ at }: Grey, [left, right]: readonly number[], [top, bottom]: readonly number[]) {
  const inner = (from = 0, to = 0) => range(Math.round((from + 2) * PER_MM), Math.round((to - 2) * PER_MM))
  const [columns, rows] = [inner(left, right), inner(top, bottom)]
  const inked = {
    x: columns.filter((x) => rows.some((y) => at(x, y) < INK)),
    y: rows.filter((y) => columns.some((x) => at(x, y) < INK)),
  }
  const middle = (values: readonly number[]) => ((values[0] ?? 0) + (values.at(-1) ?? 0)) / 2 / PER_MM
  return { x: middle(inked.x), y: middle(inked.y) }
}
