import { execFileSync } from 'node:child_process'

/** Lays the front and the back of a printed sheet over each other, as if held against the light. */

/** 254 dots per inch is ten per millimetre. */
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

/** Mirrors the back, as seen through the front when the sheet is flipped on its long edge. */
export const turned = ({ w, h, at }: Grey): Grey => ({ w, h, at: (x, y) => at(w - 1 - x, y) })

const INK = 190

/** Returns the middle of each run of consecutive values. */
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

/** Returns the positions of crop marks along the upper and the left edge, in millimetres. */
export function cropMarks({ w, h, at }: Grey) {
  const above = range(160, 185)
  const beside = range(104, 130)
  const mostly = (inked: readonly boolean[]) => inked.filter(Boolean).length > inked.length * 0.8
  return {
    x: middles(range(0, w).filter((x) => mostly(above.map((y) => at(x, y) < INK)))),
    y: middles(range(0, h).filter((y) => mostly(beside.map((x) => at(x, y) < INK)))),
  }
}

/** Returns the centre of the print on the card between these cuts, in millimetres. */
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
