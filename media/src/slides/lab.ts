import { circle, fill, group, line, outlined, rect } from '../art/draw.ts'
import { indicator } from '../art/indicators.ts'
import { PAINT } from './colors.ts'
import { ground, seedling } from './plant.ts'

const DOME = 'M450 770V430a270 270 0 0 1 540 0V770'

/** The bell jar on its plate, standing on y = 845 and centred on x = 720. */
export const jar = () =>
  fill(`${DOME}Z`, PAINT.white, 'fill-opacity=".8"') +
  group('translate(720 712) scale(.45) translate(-720 -745)', seedling()) +
  outlined('M462 772C520 700 620 684 720 684S920 700 978 772Z', PAINT.soil, 7) +
  line(DOME, 10) +
  line('M502 402a222 222 0 0 1 84 -150', 20, PAINT.white) +
  circle(720, 128, 34, PAINT.inspire, 9) +
  rect(400, 770, 640, 75, 24, PAINT.trust, 10) +
  line('M446 796H620', 9, '#8FD8CC')

export const underTheJar = () => ground(PAINT.inspireTint) + rect(-20, 845, 1480, 140, 0, PAINT.sand, 10) + jar()

/** Draws an object that stands on y, centred on x; `foot` is the point where its own drawing stands. */
const stand = (x: number, y: number, scale: number, foot: readonly [number, number], body: string) =>
  group(`translate(${x} ${y}) scale(${scale}) translate(${-foot[0]} ${-foot[1]})`, body)

/** The jar between the two coral flasks and the marigold one, as they stand on the bench at y. */
export const glassOnBench = (y: number, scale: number, spread: number, unit = 1) =>
  stand(720 - spread, y, scale * unit, [200, 346], indicator('connect')) +
  stand(720 + spread, y, scale * unit * 0.96, [200, 364], indicator('inspire')) +
  stand(720, y, scale * 0.413, [720, 845], jar())

/** Hangs from y = -200, so that a taller room needs no other lamp. */
export const lamp = (x: number, bottom: number, scale: number) =>
  group(
    `translate(${x} ${bottom}) scale(${scale})`,
    line('M0 -900V-100', 10) +
      outlined('M-70 0a70 62 0 0 0 140 0Z', PAINT.inspire, 8) +
      outlined('M-45 -100H45L110 0H-110Z', PAINT.ink, 8),
  )

/** A board with four books, from x to the right. */
export function shelf(x: number, y: number, scale: number) {
  const book = (at: number, h: number, w: number, color: string) => rect(at, -h, w, h, 4, color, 7)
  const books =
    book(34, 120, 40, PAINT.connect) +
    book(78, 140, 34, PAINT.trust) +
    book(116, 108, 46, PAINT.paper) +
    group('rotate(-12 190 0)', book(172, 128, 36, PAINT.inspire))
  return group(`translate(${x} ${y}) scale(${scale})`, books + rect(0, 0, 290, 22, 6, PAINT.soil, 8))
}

function drawers() {
  const drawer = (x: number) => rect(x, 800, 330, 110, 16, PAINT.petrol, 8) + circle(x + 165, 855, 15, PAINT.inspire, 6)
  return drawer(100) + drawer(555) + drawer(1010)
}

export const workbench = () =>
  ground(PAINT.inspireTint) +
  lamp(720, 190, 1) +
  shelf(1085, 250, 1) +
  rect(-20, 740, 1480, 240, 0, PAINT.petrol, 8) +
  drawers() +
  rect(-20, 690, 1480, 60, 0, PAINT.sand, 8) +
  glassOnBench(692, 1, 390)
