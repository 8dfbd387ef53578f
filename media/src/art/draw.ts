import { COLOR } from './palette.ts'

/** Drawing primitives: flat fills, one ink line. Every function returns SVG text. */

export type Point = readonly [x: number, y: number]
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export const num = (value: number) => String(Math.round(value * 100) / 100)

export const fill = (d: string, color: string, extra = '') => `<path d="${d}" fill="${color}" ${extra}/>`

export const line = (d: string, width = 6, color: string = COLOR.ink, extra = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

export const outlined = (d: string, color: string, width = 7) =>
  `<path d="${d}" fill="${color}" stroke="${COLOR.ink}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"/>`

const stroke = (width: number, color: string = COLOR.ink) =>
  width ? ` stroke="${color}" stroke-width="${num(width)}"` : ''

export const circle = (x: number, y: number, r: number, color: string, width = 0) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${color}"${stroke(width)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, color: string, extra = '') =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${color}" ${extra}/>`

export const rect = (x: number, y: number, w: number, h: number, r: number, color: string, width = 0, edge?: string) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" fill="${color}"${stroke(width, edge)}/>`

export const group = (transform: string, body: string) => `<g transform="${transform}">${body}</g>`

/** Ids only have to be unique inside one SVG document. */
export const clipped = (id: string, d: string, body: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`

/** Strokes that share one outline: the ink pass lies under all colour passes. */
export function limb(strokes: readonly (readonly [d: string, width: number])[], color: string, outline = 7) {
  const inkPass = strokes.map(([d, width]) => line(d, width + outline * 2)).join('')
  const colorPass = strokes.map(([d, width]) => line(d, width, color)).join('')
  return inkPass + colorPass
}

/** A row of bumps (curls) through the points, to be appended to a path that stands on the first of them. */
export function bumps(points: readonly Point[], roundness = 0.6) {
  return points
    .slice(1)
    .map(([x, y], i) => {
      const [fromX, fromY] = points[i] ?? [x, y]
      const r = num(Math.hypot(x - fromX, y - fromY) * roundness)
      return `A${r} ${r} 0 0 1 ${num(x)} ${num(y)}`
    })
    .join('')
}

export function star(x: number, y: number, outer: number, inner: number, points: number, turn = -90) {
  const corner = (i: number) => {
    const angle = ((turn + (i * 180) / points) * Math.PI) / 180
    const r = i % 2 ? inner : outer
    return `${num(x + r * Math.cos(angle))} ${num(y + r * Math.sin(angle))}`
  }
  return `M${Array.from({ length: points * 2 }, (_, i) => corner(i)).join('L')}Z`
}

export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A whole SVG document that shows this box. */
export const picture = (box: Box, pixelWidth: number, body: string, extra = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${num(pixelWidth)}" height="${num((pixelWidth * box.h) / box.w)}" ` +
  `viewBox="${num(box.x)} ${num(box.y)} ${num(box.w)} ${num(box.h)}"${extra}>${body}</svg>`
