import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../art/draw.ts'
import { canvasFont, DISPLAY, STRONG, textWidth } from '../art/fonts.ts'
import type { Letters, Mark, Stroke } from '../art/marks.ts'
import { drawnPart, extent } from '../art/path.ts'
import { ease } from './motion.ts'
import type { Sketch } from './scenes.ts'
import { coloured, MOVING, settled, stepAt, type TimedMark, travelled, visible } from './sketch.ts'
import { copy } from './sprites.ts'

/** Puts a drawing on the canvas as it stands at a moment, as a pen would have. */

const paths = new Map<string, Path2D>()
function pathOf(d: string) {
  const path = paths.get(d) ?? new Path2D(d)
  paths.set(d, path)
  return path
}

/** Colour runs in from left to right along a slanted edge, as with a broad marker. */
function colourIn(context: SKRSContext2D, { d, fill }: Stroke, share: number) {
  if (!fill) return
  context.save()
  if (share < 1) {
    const { left, right, top, bottom } = extent(d)
    const slant = (bottom - top) * 0.35
    const edge = left + (right - left + slant) * ease(share)
    context.beginPath()
    context.moveTo(left - 10, top - 10)
    context.lineTo(edge, top - 10)
    context.lineTo(edge - slant, bottom + 10)
    context.lineTo(left - 10 - slant, bottom + 10)
    context.closePath()
    context.clip()
  }
  context.fillStyle = fill
  context.fill(pathOf(d))
  context.restore()
}

function ink(context: SKRSContext2D, { d, dash, ink: width, color }: Stroke, share: number, thick: number): Point {
  const { lines, tip } = drawnPart(d, share)
  context.lineWidth = width * thick
  context.strokeStyle = color
  context.setLineDash(dash ?? [])
  if (share >= 1) context.stroke(pathOf(d))
  else {
    context.beginPath()
    for (const points of lines)
      for (const [i, [x, y]] of points.entries()) i ? context.lineTo(x, y) : context.moveTo(x, y)
    context.stroke()
  }
  return tip
}

function letters(context: SKRSContext2D, mark: Letters, share: number): Point {
  const font = mark.font === 'display' ? DISPLAY : STRONG
  const x = mark.align === 'center' ? mark.x - textWidth(mark.text, font, mark.size) / 2 : mark.x
  const shown = mark.text.slice(0, Math.ceil(mark.text.length * share))
  context.font = canvasFont(font, mark.size)
  context.fillStyle = mark.color
  context.fillText(shown, x, mark.y)
  return [x + textWidth(shown, font, mark.size), mark.y - mark.size * 0.2]
}

function travel(context: SKRSContext2D, { move }: Mark, way: number) {
  if (!move) return
  const t = ease(way / (move.lasts ?? MOVING))
  const [px, py] = move.pivot ?? [0, 0]
  context.translate((move.dx ?? 0) * t + px, (move.dy ?? 0) * t + py)
  context.rotate((((move.turn ?? 0) * Math.PI) / 180) * t)
  context.translate(-px, -py)
}

interface Painting {
  thick: number
  sinceStep: (step: number) => number
}

/** Gives the tip of the pen in pixels of the canvas, while the mark is being drawn. */
function paintMark(context: SKRSContext2D, each: TimedMark, since: number, { thick, sinceStep }: Painting) {
  const { mark, start, length } = each
  if (since < start) return null
  const share = length ? Math.min(1, (since - start) / length) : 1
  context.save()
  for (const { x, y, scale, turn } of mark.frames ?? []) {
    context.translate(x, y)
    context.rotate((turn * Math.PI) / 180)
    context.scale(scale, scale)
  }
  travel(context, mark, travelled(each, since, sinceStep))
  const colour = coloured(each, since)
  let tip: Point | null = null
  if ('text' in mark) tip = letters(context, mark, share)
  else {
    if (colour > 0) colourIn(context, mark, Math.min(1, colour))
    if (mark.ink) tip = ink(context, mark, share, thick)
  }
  const { a, b, c, d, e, f } = context.getTransform()
  context.restore()
  return tip && share < 1 ? ([a * tip[0] + c * tip[1] + e, b * tip[0] + d * tip[1] + f] as const) : null
}

function prepare(context: SKRSContext2D) {
  context.lineCap = 'round'
  context.lineJoin = 'round'
}

/** What is finished is kept as pixels, so that a crowded drawing costs no more than the mark under the pen. */
export class SketchPainter {
  readonly #kept: Canvas
  readonly #context: SKRSContext2D
  #key = ''
  #count = 0

  constructor(width: number, height: number) {
    this.#kept = createCanvas(width, height)
    this.#context = this.#kept.getContext('2d')
    prepare(this.#context)
  }

  /** The context already has the frame of the drawing's field. Lines are so many times thicker than in the drawing. */
  paint(context: SKRSContext2D, { name, plan }: Sketch, time: number, thick: number): Point | null {
    const { a, b, c, d, e, f } = context.getTransform()
    const painting = { thick, sinceStep: (step: number) => time - (plan[step]?.at ?? Number.POSITIVE_INFINITY) }
    this.#begin(`${name} ${thick} ${stepAt(plan, time)} ${[a, b, c, d, e, f]}`)
    const marks = visible(plan, time)
    this.#context.setTransform(a, b, c, d, e, f)
    for (
      let next = marks[this.#count];
      next && settled(next.each, next.since, painting.sinceStep);
      next = marks[this.#count]
    ) {
      paintMark(this.#context, next.each, next.since, painting)
      this.#count++
    }
    copy(context, this.#kept)
    prepare(context)
    let tip: Point | null = null
    for (const { each, since } of marks.slice(this.#count)) tip = paintMark(context, each, since, painting) ?? tip
    return tip
  }

  #begin(key: string) {
    if (key === this.#key) return
    this.#key = key
    this.#count = 0
    this.#context.setTransform(1, 0, 0, 1, 0, 0)
    this.#context.clearRect(0, 0, this.#kept.width, this.#kept.height)
  }
}
