import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { canvasFont, DISPLAY, type Font, STRONG, textWidth } from '../art/fonts.ts'
import { COLOR } from '../art/palette.ts'
import { CAPTIONS_TOP } from '../art/paper.ts'
import { drawnPart } from '../art/path.ts'
import { ease, spring } from './motion.ts'
import { NOTES } from './settings.ts'

/** The cards at both ends of a film: the mark of the lab draws itself, one shape for every note of the sting. */

const SHAPES = [
  { d: 'M2 50a48 48 0 1 1 96 0a48 48 0 1 1 -96 0Z', color: COLOR.connect, note: NOTES[0] },
  { d: 'M76 98V48a46 46 0 0 1 92 0V98Z', color: COLOR.trust, note: NOTES[1] },
  { d: 'M194 8L246 98H142Z', color: COLOR.inspire, note: NOTES[2] },
] as const
const OVERLAPS = [
  { inside: SHAPES[0], of: SHAPES[1], color: COLOR.ink },
  { inside: SHAPES[1], of: SHAPES[2], color: COLOR.trustDeep },
]

function drawMark(context: SKRSContext2D, time: number) {
  const share = ({ note }: (typeof SHAPES)[number]) => (time - note) / 0.38
  context.lineWidth = 4.5
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = COLOR.ink
  for (const shape of SHAPES) {
    if (share(shape) <= 0) continue
    context.globalAlpha = ease((share(shape) - 0.55) / 0.5)
    context.fillStyle = shape.color
    context.fill(new Path2D(shape.d))
    context.globalAlpha = 1
    context.beginPath()
    for (const points of drawnPart(shape.d, ease(share(shape))).lines)
      for (const [k, [x, y]] of points.entries()) k ? context.lineTo(x, y) : context.moveTo(x, y)
    context.stroke()
  }
  for (const { inside, of, color } of OVERLAPS) {
    context.save()
    context.clip(new Path2D(inside.d))
    context.globalAlpha = ease((share(of) - 0.9) / 0.4)
    context.fillStyle = color
    context.fill(new Path2D(of.d))
    context.restore()
  }
  for (const shape of SHAPES) if (share(shape) >= 1) context.stroke(new Path2D(shape.d))
}

interface Row {
  text: string
  y: number
  size: number
  font: Font
  color: string
}

function centred(context: SKRSContext2D, { text, y, size, font, color }: Row, alpha: number) {
  const fitting = Math.min(size, (size * 1700) / textWidth(text, font, size))
  context.globalAlpha = alpha
  context.font = canvasFont(font, fitting)
  context.fillStyle = color
  context.fillText(text, 960 - textWidth(text, font, fitting) / 2, y)
  context.globalAlpha = 1
}

export interface Card {
  /** The name of the game. */
  game: string
  /** The title of the film, or what to do now. */
  below: string
  wall: string
  /** Seconds into the card when game and words come. */
  words: readonly [number, number]
}

export function paintCard(context: SKRSContext2D, time: number, { game, below, wall, words }: Card) {
  context.fillStyle = COLOR.paper
  context.fillRect(-10, -10, 1940, 1100)
  context.fillStyle = wall
  context.fillRect(-10, CAPTIONS_TOP, 1940, 205)
  context.fillStyle = COLOR.ink
  context.fillRect(-10, CAPTIONS_TOP - 7, 1940, 9)
  context.fillRect(-10, 1082, 1940, 9)
  const scale = 2.7 * (0.94 + 0.06 * spring(Math.max(0, (time - 0.9) / 0.5)))
  context.save()
  context.translate(960 - 124 * scale, 340 - 50 * scale)
  context.scale(scale, scale)
  drawMark(context, time)
  context.restore()
  const seen = (from: number) => ease((time - from) / 0.4)
  centred(context, { text: game, y: 640, size: 92, font: DISPLAY, color: COLOR.ink }, seen(words[0]))
  centred(context, { text: below, y: 736, size: 58, font: STRONG, color: COLOR.slate }, seen(words[1]))
}

/** Not a fade: the card is pulled away upwards like a sheet. How far up it is, at this share of the way. */
export const cardLift = (share: number) => -1100 * ease(share) ** 1.5
