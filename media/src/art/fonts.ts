import { join } from 'node:path'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { escapeText, num } from './draw.ts'
import { COLOR } from './palette.ts'

/** The two faces of the design: Besley (slab serif, headlines) and Atkinson Hyperlegible Next (text). */
export interface Font {
  family: string
  weight: number
  file: string
}

export const FONT_FOLDER = join(import.meta.dirname, '..', '..', 'fonts')

const BODY_FAMILY = 'Atkinson Hyperlegible Next'
export const DISPLAY: Font = { family: 'Besley', weight: 800, file: 'besley-800.ttf' }
export const BODY: Font = { family: BODY_FAMILY, weight: 500, file: 'atkinson-500.ttf' }
export const STRONG: Font = { family: BODY_FAMILY, weight: 700, file: 'atkinson-700.ttf' }

const FONTS = [DISPLAY, BODY, STRONG]
export const fontFiles = () => FONTS.map((font) => join(FONT_FOLDER, font.file))

let measuring: SKRSContext2D | null = null

/** Each face is registered under its file name, so that a machine's own fonts can never be measured instead. */
function measuringContext() {
  if (!measuring) {
    for (const font of FONTS) GlobalFonts.registerFromPath(join(FONT_FOLDER, font.file), font.file)
    measuring = createCanvas(8, 8).getContext('2d')
  }
  return measuring
}

export const canvasFont = (font: Font, size: number) => {
  measuringContext()
  return `${size}px "${font.file}"`
}

export function textWidth(content: string, font: Font, size: number) {
  const context = measuringContext()
  context.font = canvasFont(font, size)
  return context.measureText(content).width
}

/** Breaks text into lines no wider than the given width. */
export function wrapText(content: string, font: Font, size: number, width: number) {
  const lines: string[] = []
  for (const word of content.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(longer, font, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

interface TypeStyle {
  color?: string
  spacing?: number
  anchor?: 'start' | 'middle' | 'end'
}

/** One line of type with its baseline on y. */
export function type(x: number, y: number, size: number, font: Font, content: string, style: TypeStyle = {}) {
  const { color = COLOR.ink, spacing = 0, anchor = 'start' } = style
  return (
    `<text x="${num(x)}" y="${num(y)}" font-family="${font.family}" font-weight="${font.weight}" font-size="${num(size)}" ` +
    `fill="${color}" text-anchor="${anchor}"${spacing ? ` letter-spacing="${spacing}"` : ''}>${escapeText(content)}</text>`
  )
}
