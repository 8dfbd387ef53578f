import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { INDICATORS, type Indicator } from '@thrive/domain'
import { COLOR } from '../art/palette.ts'
import { repeatable } from '../art/random.ts'
import { LIQUIDS } from '../art/scene.ts'

/** What moves inside the lab glass, painted straight on to the picture because no two frames are alike. */

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

export function paintBubbles(context: SKRSContext2D, name: Indicator, bubbles: readonly Bubble[], time: number) {
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
export function paintVapour(context: SKRSContext2D, time: number) {
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
