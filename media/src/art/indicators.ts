import type { Indicator } from '@thrive/domain'
import { circle, clipped, fill, group, line, outlined, type Point, rect, star } from './draw.ts'
import { COLOR } from './palette.ts'

/** The three indicators: lab glass (400 × 400, standing on y = 360), small glyphs (24 × 24) and the logo mark. */

const GLASS = 'fill-opacity=".75"'
const FLASK_Y = 238
const FLASK_LEFT = 142
const FLASK_RIGHT = 258
const disc = (x: number) => `M${x - 100} ${FLASK_Y}a100 100 0 1 1 200 0a100 100 0 1 1 -200 0Z`

function flaskGlass(x: number, turn: number) {
  const d = `M${x - 30} 143V74H${x + 30}V143A100 100 0 1 1 ${x - 30} 143Z`
  return group(`rotate(${turn} ${x} ${FLASK_Y})`, fill(d, COLOR.white, GLASS))
}

function flaskLine(x: number, turn: number) {
  const outline = line(`M${x - 30} 143V78M${x + 30} 78V143A100 100 0 1 1 ${x - 30} 143`, 8)
  return group(`rotate(${turn} ${x} ${FLASK_Y})`, outline + line(`M${x - 42} 74H${x + 42}`, 14))
}

/** Two flasks that share a liquid. */
export function connectGlass() {
  const shared = fill('M100 222C160 204 220 240 300 222V360H100Z', COLOR.connectDeep)
  const left = fill('M20 222C60 206 90 240 142 222S220 210 260 226V360H20Z', COLOR.connect)
  const right = fill('M140 226C190 208 226 240 262 224S340 208 380 222V360H140Z', '#F9A38B')
  return (
    flaskGlass(FLASK_LEFT, -16) +
    flaskGlass(FLASK_RIGHT, 16) +
    clipped('cgLeft', disc(FLASK_LEFT), left) +
    clipped('cgRight', disc(FLASK_RIGHT), right) +
    clipped('cgBothA', disc(FLASK_LEFT), clipped('cgBothB', disc(FLASK_RIGHT), shared)) +
    flaskLine(FLASK_LEFT, -16) +
    flaskLine(FLASK_RIGHT, 16) +
    line('M70 262a76 76 0 0 0 22 40', 9, COLOR.cream) +
    line('M330 262a76 76 0 0 1 -22 40', 9, COLOR.cream)
  )
}

/** A seedling under a bell jar; sway turns the seedling a few degrees. */
export function trustGlass(sway = 0) {
  const sprout =
    line('M200 268C202 240 198 220 200 196', 9) +
    outlined('M200 240C158 244 130 220 128 180C170 176 198 200 200 240Z', COLOR.trust) +
    outlined('M200 214C240 218 270 192 272 148C230 146 202 174 200 214Z', '#5CC2B3') +
    line('M146 196C164 204 180 216 194 232', 5) +
    line('M254 166C236 176 218 192 206 208', 5)
  const soil =
    fill('M100 318v-38C130 268 160 262 200 262S270 268 300 280V318Z', '#7A4B2B') +
    fill('M100 318v-38C130 268 160 262 200 262S270 268 300 280V290C260 276 140 276 100 292Z', '#93603B')
  return (
    fill('M96 318V196a104 104 0 0 1 208 0V318Z', COLOR.white, GLASS) +
    soil +
    group(`rotate(${sway} 200 268)`, sprout) +
    line('M96 318V196a104 104 0 0 1 208 0V318', 8) +
    line('M124 172a78 78 0 0 1 34 -42', 8, '#BFE3DC') +
    outlined('M182 74a18 18 0 1 1 36 0c0 8 -6 16 -10 20h-16c-4 -4 -10 -12 -10 -20Z', COLOR.inspire) +
    rect(62, 318, 276, 40, 14, COLOR.trust, 8) +
    line('M86 334H180', 6, '#8FD8CC')
  )
}

export const inspireStar = () => outlined(star(200, 78, 50, 22, 8), COLOR.inspire) + circle(200, 78, 9, COLOR.cream)

/** A flask that throws a spark. The film draws the star itself, because it turns. */
export function inspireGlass(withStar = true) {
  const flask = 'M168 150V206L84 330c-10 16 0 30 18 30H298c18 0 28 -14 18 -30L232 206V150'
  return (
    fill(`${flask}Z`, COLOR.white, GLASS) +
    fill(
      'M133 262C158 250 178 276 204 264S250 252 268 262L316 330c10 16 0 30 -18 30H102c-18 0 -28 -14 -18 -30Z',
      COLOR.inspire,
    ) +
    fill('M84 330C120 342 280 342 316 330c10 16 0 30 -18 30H102c-18 0 -28 -14 -18 -30Z', '#D98F00') +
    line(flask, 8) +
    line('M152 150H248', 14) +
    (withStar ? inspireStar() : '') +
    line('M118 84h-22M304 84h-22M142 32l-14 -14M258 32l14 -14M140 128l-12 10M260 128l12 10', 8)
  )
}

const STILL_BUBBLES: Record<Indicator, readonly (readonly [...Point, number])[]> = {
  connect: [
    [200, 270, 11],
    [192, 238, 6],
    [206, 300, 6],
  ],
  trust: [],
  inspire: [
    [182, 302, 12],
    [222, 290, 8],
    [206, 326, 7],
    [150, 322, 6],
  ],
}
const GLASSES: Record<Indicator, () => string> = { connect: connectGlass, trust: trustGlass, inspire: inspireGlass }

const STILL_VAPOUR = circle(192, 214, 8, COLOR.inspire, 5) + circle(208, 184, 6, COLOR.inspire, 4)

/** The complete still drawing, as on the site. */
export const indicator = (name: Indicator) =>
  GLASSES[name]() +
  STILL_BUBBLES[name].map(([x, y, r]) => circle(x, y, r, COLOR.cream)).join('') +
  (name === 'inspire' ? STILL_VAPOUR : '')

export const GLYPHS: Record<Indicator, string> = {
  connect:
    circle(9, 12, 7.5, COLOR.connect) +
    circle(15, 12, 7.5, COLOR.connect) +
    fill('M12 5.13a7.5 7.5 0 0 1 0 13.74a7.5 7.5 0 0 1 0 -13.74Z', COLOR.connectDeep),
  trust: fill('M3 20V12a9 9 0 0 1 18 0v8Z', COLOR.trust) + fill('M8 20v-7a4 4 0 0 1 8 0v7Z', COLOR.trustDeep),
  inspire:
    fill(
      'M12 2.5 22.5 20.5h-21Z',
      COLOR.inspire,
      `stroke="${COLOR.inspire}" stroke-width="2" stroke-linejoin="round"`,
    ) + fill(star(12, 14.4, 4.6, 1.9, 4), COLOR.inspireDeep),
}

/** The logo mark, 248 × 100. */
export function mark() {
  const arch = 'M76 98V48a46 46 0 0 1 92 0V98Z'
  const triangle = 'M194 8L246 98H142Z'
  const round = 'M2 50a48 48 0 1 1 96 0a48 48 0 1 1 -96 0Z'
  return (
    fill(round, COLOR.connect) +
    fill(triangle, COLOR.inspire) +
    fill(arch, COLOR.trust) +
    clipped('markA', round, fill(arch, COLOR.ink)) +
    clipped('markB', arch, fill(triangle, COLOR.trustDeep))
  )
}
