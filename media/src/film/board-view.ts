import type { SKRSContext2D } from '@napi-rs/canvas'
import { type Board, boardLayout, emblem, type Pill, pillArt, pillWidth, slots } from '../art/board.ts'
import { rect } from '../art/draw.ts'
import { FIELD } from '../art/marks.ts'
import { COLOR } from '../art/palette.ts'
import { type Place, places, SNAPSHOT } from '../art/paper.ts'
import { STAGE } from '../art/scene.ts'
import { SHARP } from './figure.ts'
import { faded, within } from './frame.ts'
import { ease, spring } from './motion.ts'
import type { Sketch, TimedKey } from './scenes.ts'
import { stepAt } from './sketch.ts'
import type { SketchPainter } from './sketch-painter.ts'
import { paint, type Sprites } from './sprites.ts'

/** Seconds in which the drawing shrinks to a snapshot, before the first key word comes. */
const PINNING = 0.5
/** Seconds a key word takes to come. */
const RISE = 0.45
/** Seconds it floats beside her face in a near shot. */
const FLOAT = 4
/** Seconds that colours run in and marks move after the pen has gone. */
const AFTER = 1.5
/** Seconds in which a drawing's field zooms at the beginning of a step. */
const ZOOMING = 0.9

const snapshot = () =>
  rect(-40, 0, FIELD.w + 80, FIELD.h + 80, 50, COLOR.ink, 36) +
  rect(-40, -40, FIELD.w + 80, FIELD.h + 80, 50, COLOR.white, 36)

export const come = (key: TimedKey, time: number) => (time - key.time) / RISE

/** Drawings that zoom out by themselves do so step by step. */
export function zoomField(context: SKRSContext2D, { plan, zooms }: Sketch, time: number) {
  const now = Math.max(0, stepAt(plan, time))
  const [to = 1, from = to] = [zooms[now], zooms[now - 1]]
  const share = ease((time - (plan[now]?.at ?? 0)) / ZOOMING)
  const zoom = to ** share * from ** (1 - share)
  if (zoom === 1) return
  context.translate(FIELD.w / 2, FIELD.h / 2)
  context.scale(zoom, zoom)
  context.translate(-FIELD.w / 2, -FIELD.h / 2)
}

interface Content {
  board: Board
  keys: readonly TimedKey[]
  sketches: readonly Sketch[]
}

/** What changes on the board in the room. It is never empty: emblem, then drawing, then key words with a snapshot of it. */
export class BoardView {
  readonly places: Record<'full' | 'board' | 'pinned', Place>
  readonly #content: Content
  readonly #pills: readonly Pill[]
  readonly #sprites: Sprites
  readonly #painter: SketchPainter

  constructor(content: Content, sprites: Sprites, painter: SketchPainter) {
    this.#content = content
    this.#sprites = sprites
    this.#painter = painter
    this.#pills = boardLayout(content.board).pills
    this.places = places(content.board)
  }

  paint(context: SKRSContext2D, time: number) {
    const { board, keys, sketches } = this.#content
    const first = keys[0]?.time ?? Number.POSITIVE_INFINITY
    const pinned = ease((time - first + PINNING) / PINNING)
    const sketch = sketches.findLast(({ plan }) => stepAt(plan, time) >= 0)
    const still = (key: string, draw: () => string) => paint(context, this.#sprites.get(key, STAGE, draw))
    if (!sketch && pinned < 1) faded(context, 1 - pinned * 2, () => still('emblem', () => emblem(board)))
    if (pinned > 0) faded(context, pinned * 2 - 1, () => still('slots', () => slots(board)))
    if (sketch) this.#paintSketch(context, sketch, time, pinned)
    for (const [i, pill] of this.#pills.entries()) this.#paintPill(context, pill, i, time)
  }

  /** The drawing lies on the board until the first key word comes; then it is pinned aside. */
  #paintSketch(context: SKRSContext2D, sketch: Sketch, time: number, pinned: number) {
    const [a, b] = [this.places.board, this.places.pinned]
    const mix = (name: keyof Place) => a[name] + (b[name] - a[name]) * pinned
    const place = { x: mix('x'), y: mix('y'), scale: mix('scale'), turn: mix('turn') }
    within(context, { ...place, pivot: [FIELD.w / 2, FIELD.h / 2] }, () => {
      const card = this.#sprites.get('snapshot', SNAPSHOT, snapshot, 0.4)
      if (pinned > 0) faded(context, pinned, () => paint(context, card))
      context.beginPath()
      context.rect(0, 0, FIELD.w, FIELD.h)
      context.clip()
      zoomField(context, sketch, time)
      this.#painter.paint(context, sketch, time, mix('thick'))
    })
  }

  #pillSprite(pill: Pill, i: number) {
    const box = { x: -8, y: -8, w: pillWidth(pill) + 16, h: pill.h + 24 }
    return this.#sprites.get(`pill ${i}`, box, () => pillArt(pill), SHARP)
  }

  #paintPill(context: SKRSContext2D, pill: Pill, i: number, time: number) {
    const key = this.#content.keys[i]
    const share = key ? come(key, time) : 0
    if (share <= 0) return
    const scale = 0.6 + 0.4 * spring(share)
    const inset = (pill.h / 2) * (1 - scale)
    const sprite = this.#pillSprite(pill, i)
    faded(context, ease(share * 1.8), () =>
      within(context, { x: pill.x + inset, y: pill.y + inset, scale }, () => paint(context, sprite)),
    )
  }

  /** In a near shot the key word comes in beside her face, large; afterwards it is on the board like the others. */
  paintFloating(context: SKRSContext2D, time: number) {
    const i = this.#content.keys.findLastIndex((key) => key.time <= time && time < key.time + FLOAT)
    const [key, pill] = [this.#content.keys[i], this.#pills[i]]
    if (!key || !pill) return
    const share = come(key, time)
    const place = { x: 70 - 60 * (1 - spring(share)), y: 590, scale: 92 / pill.h }
    const sprite = this.#pillSprite(pill, i)
    faded(context, ease(share * 1.8), () => within(context, place, () => paint(context, sprite)))
  }

  /** Tells apart the moments in which the board looks different. */
  stateAt(time: number) {
    const { keys, sketches } = this.#content
    const moving = keys.some((key) => time > key.time - PINNING && time < key.time + RISE + 0.1)
    const floating = keys.findLastIndex((key) => key.time <= time && time < key.time + FLOAT)
    const begun = sketches.flatMap(({ plan }) => plan).filter(({ at }) => at <= time)
    const drawing = begun.some(({ at, length }) => time < at + length + AFTER)
    return moving || drawing
      ? `at ${time}`
      : `${keys.filter((key) => key.time <= time).length} ${begun.length} ${floating}`
  }
}
