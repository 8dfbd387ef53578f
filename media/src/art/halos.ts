import { circle, fill, star } from './draw.ts'
import { PROFESSOR } from './scene.ts'

/** The shape behind the professor belongs to the round or the chapter. */

export const CENTRE = PROFESSOR.x + 360 * PROFESSOR.scale
const SKY = [
  [-520, 150, 26],
  [-360, 70, 16],
  [420, 90, 20],
  [560, 230, 26],
  [-600, 420, 16],
  [600, 480, 14],
  [-460, 600, 20],
  [300, 40, 12],
  [-180, 50, 12],
] as const

export type Halo = 'circle' | 'pair' | 'arch' | 'triangle' | 'ring' | 'stars' | 'sun'

/** In two steps of the wall's colour. */
export const HALOS: Record<Halo, (colors: readonly [outer: string, inner: string]) => string> = {
  circle: ([outer, inner]) => circle(CENTRE, 520, 520, outer) + circle(CENTRE, 520, 400, inner),
  pair: ([outer, inner]) =>
    circle(CENTRE - 190, 520, 420, outer) +
    circle(CENTRE + 190, 520, 420, outer) +
    fill(`M${CENTRE} 145.5a420 420 0 0 1 0 749a420 420 0 0 1 0 -749Z`, inner),
  arch: ([outer, inner]) =>
    fill(`M${CENTRE - 470} 960V520a470 470 0 0 1 940 0V960Z`, outer) +
    fill(`M${CENTRE - 350} 960V520a350 350 0 0 1 700 0V960Z`, inner),
  triangle: ([outer, inner]) =>
    fill(`M${CENTRE} -60L${CENTRE + 640} 960H${CENTRE - 640}Z`, outer) +
    fill(`M${CENTRE} 120L${CENTRE + 500} 960H${CENTRE - 500}Z`, inner),
  /** All round one table. */
  ring: ([outer, inner]) =>
    Array.from({ length: 10 }, (_, i) =>
      circle(CENTRE + 470 * Math.cos((i * Math.PI) / 5), 520 + 470 * Math.sin((i * Math.PI) / 5), 96, outer),
    ).join('') + circle(CENTRE, 520, 380, inner),
  stars: ([outer, inner]) =>
    circle(CENTRE, 560, 470, outer) +
    circle(CENTRE, 560, 360, inner) +
    SKY.map(([x, y, r]) => fill(star(CENTRE + x, y, r, r * 0.36, 4), '#FDE9B8')).join(''),
  sun: ([outer, inner]) => fill(star(CENTRE, 620, 640, 460, 16, -90), outer) + circle(CENTRE, 620, 400, inner),
}
