import { line as drawLine, escapeText, outlined, rect } from '../art/draw.ts'
import { COLOR } from '../art/palette.ts'

/** The style of the first pages' drawings: thinner lines than on a wall, and letters legible at hand size. */

const LINE = 3
export const shape = (d: string, color: string, width = LINE) => outlined(d, color, width)
export const stroke = (d: string, width = LINE, extra = '') => drawLine(d, width, COLOR.ink, extra)
export const slab = (x: number, y: number, w: number, h: number, r: number, color: string, width = LINE) =>
  rect(x, y, w, h, r, color, width)
export const bes = (x: number, y: number, size: number, words: string | number) =>
  `<text x="${x}" y="${y}" font-size="${size}" class="drawn-bes">${escapeText(String(words))}</text>`
export const plain = (x: number, y: number, size: number, words: string, anchor = 'start') =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" class="drawn-text">${escapeText(words)}</text>`
export const DASHED = 'stroke-dasharray="6 5"'
