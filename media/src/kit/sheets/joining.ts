import { num } from '../../art/draw.ts'
import { COLOR } from '../../art/palette.ts'
import { GRID, page, type Slug, wholePage } from '../paper.ts'

/** A3 is two sheets of A4: A is cut at the right, and its edge is glued onto the line on B. */

export const CUT = GRID.x + GRID.w
/** How far the drawing on B lies to the left of the same place on A. */
const SHIFT = GRID.w

const strip = () => {
  const hatch = Array.from({ length: 58 }, (_, i) => `M10.5 ${num(26 + i * 4.2)}l5.5 3`).join('')
  return (
    `<path d="${hatch}" stroke="${COLOR.slate}" stroke-width=".2"/>` +
    `<path d="M${GRID.x} ${GRID.y}v${GRID.h}" stroke="${COLOR.ink}" stroke-width=".25" stroke-dasharray="2 1.2"/>`
  )
}

interface Half {
  slug: Slug
  drawing?: string
  body: string
}

export const leftHalf = ({ slug, drawing = '', body }: Half) =>
  page({ ...slug, body: wholePage(drawing) + body, marks: { cutX: [CUT] } })

export const rightHalf = ({ slug, drawing = '', body }: Half) =>
  page({ ...slug, body: wholePage(drawing + strip()) + body, marks: { cutX: [GRID.x] } })

/** Splits a drawing over both halves, in A's coordinates; on A it extends a little past the cut. */
export const halves = (id: string, drawing: string) => {
  const part = (name: string, x: number, w: number, body: string) =>
    `<clipPath id="${name}"><rect x="${x}" y="0" width="${w}" height="297"/></clipPath><g clip-path="url(#${name})">${body}</g>`
  return {
    left: part(`${id}-a`, 0, CUT + 3, drawing),
    right: part(`${id}-b`, GRID.x, 210, `<g transform="translate(${-SHIFT} 0)">${drawing}</g>`),
  }
}
