import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { INDICATORS, type Indicator } from '@thrive/domain'
import { inspireStar } from '../art/indicators.ts'
import { COLOR } from '../art/palette.ts'
import { repeatable } from '../art/random.ts'
import { GLASS_ART, LIQUIDS } from '../art/scene.ts'
import { SHARP } from './figure.ts'
import { within } from './frame.ts'
import { paint, type Sprites } from './sprites.ts'

/** The lab glass on the bench. What moves inside it is painted straight on to the picture: no two frames are alike. */

const GLASS_BOX = { x: 0, y: 0, w: 400, h: 400 }
const STAR_BOX = { x: 140, y: 18, w: 120, h: 120 }

interface Bubble {
  across: number
  speed: number
  r: number
  phase: number
}
export type Bubbles = Record<Indicator, Bubble[]>

export function makeBubbles(seed: string): Bubbles {
  const random = repeatable(`${seed} bubbles`)
  const one = () => ({ across: random(), speed: 0.22 + random() * 0.3, r: 5 + random() * 6, phase: random() })
  const some = (name: Indicator) => Array.from({ length: LIQUIDS[name]?.count ?? 0 }, one)
  return Object.fromEntries(INDICATORS.map((name) => [name, some(name)])) as Bubbles
}

function paintBubbles(context: SKRSContext2D, name: Indicator, bubbles: readonly Bubble[], time: number) {
  const liquid = LIQUIDS[name]
  if (!liquid) return
  const { left, right, top, bottom, d } = liquid
  context.save()
  context.clip(new Path2D(d), 'nonzero')
  context.fillStyle = COLOR.cream
  for (const bubble of bubbles) {
    const risen = (time * bubble.speed + bubble.phase) % 1
    const x = left + (right - left) * bubble.across + Math.sin(time * 2.4 + bubble.phase * 20) * 5
    const r = bubble.r * (0.65 + 0.35 * risen) * Math.min(1, (1 - risen) * 7)
    context.beginPath()
    context.arc(x, bottom - (bottom - top) * risen, r, 0, Math.PI * 2)
    context.fill()
  }
  context.restore()
}

/** Drops that rise through the neck of the flask. */
function paintVapour(context: SKRSContext2D, time: number) {
  for (let i = 0; i < 3; i++) {
    const risen = (time * 0.32 + i / 3) % 1
    context.globalAlpha = Math.min(1, 5 * risen, 5 * (1 - risen))
    context.beginPath()
    context.arc(200 + Math.sin(time * 2 + i * 2.1) * 9, 246 - 84 * risen, 8 - 3 * risen, 0, Math.PI * 2)
    context.fillStyle = COLOR.inspire
    context.fill()
    context.lineWidth = 4
    context.strokeStyle = COLOR.ink
    context.stroke()
  }
  context.globalAlpha = 1
}

/** One piece of glass, in its own 400 × 400. */
export function paintGlass(context: SKRSContext2D, sprites: Sprites, name: Indicator, bubbles: Bubbles, time: number) {
  const sway = name === 'trust' ? Math.round(Math.sin(time * 1.3) * 3) : 0
  const sharp = SHARP * 0.7
  paint(
    context,
    sprites.get(`glass ${name} ${sway}`, GLASS_BOX, () => GLASS_ART[name](sway), sharp),
  )
  paintBubbles(context, name, bubbles[name], time)
  if (name !== 'inspire') return
  paintVapour(context, time)
  const star = sprites.get('star', STAR_BOX, inspireStar, sharp)
  const scale = 1 + 0.07 * Math.sin(time * 3.1)
  const turning = { x: 200 * (1 - scale), y: 78 * (1 - scale), scale, turn: time * 14, pivot: [200, 78] as const }
  within(context, turning, () => paint(context, star))
}
