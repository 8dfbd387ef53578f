import { group } from '../../art/draw.ts'
import { cloud, disc, ground, PAINT, patch, rays, shape, slab, stroke } from './brush.ts'

export const cupOfTea = () =>
  ground(PAINT.warm) +
  stroke(
    'M310 190C280 150 340 130 310 80M390 190C360 150 420 130 390 70M470 190C440 150 500 130 470 80',
    8,
    '#A39A86',
  ) +
  stroke('M556 286h34a46 46 0 0 1 0 92h-40', 38) +
  stroke('M556 286h34a46 46 0 0 1 0 92h-40', 24, PAINT.trust) +
  shape('M220 230H560V360a90 90 0 0 1 -90 90H310a90 90 0 0 1 -90 -90Z', PAINT.trust) +
  patch('M223 234h334v26H223Z', PAINT.trustDeep) +
  shape('M220 230H560V264H220Z', '#7A4B2B') +
  slab(150, 452, 480, 30, 15, PAINT.white) +
  stroke('M258 300v60a52 52 0 0 0 20 40', 8, '#8FD8CC')

export const wool = () =>
  ground(PAINT.blush) +
  stroke('M430 380C520 470 640 470 660 400S560 330 540 390S660 490 740 440S760 330 820 340', 18) +
  stroke('M430 380C520 470 640 470 660 400S560 330 540 390S660 490 740 440S760 330 820 340', 9, PAINT.connect) +
  disc(300, 250, 170, PAINT.connect, 8) +
  stroke('M150 200C240 130 380 140 460 210M140 270C240 190 390 200 468 270M160 340C250 260 380 270 452 330', 7) +
  stroke(
    'M230 100C180 200 190 330 260 412M320 86C270 190 280 330 350 410M400 116C370 200 380 300 424 360',
    7,
    PAINT.connectDeep,
  )

export const lowBattery = () =>
  ground(PAINT.sky) +
  slab(150, 150, 430, 230, 38, PAINT.white) +
  slab(580, 216, 46, 98, 16, PAINT.ink) +
  slab(180, 180, 110, 170, 18, PAINT.inspire) +
  stroke('M332 190v150M424 190v150M516 190v150', 7, PAINT.faint) +
  stroke('M236 236v58M207 265h58', 9)

export const fullBattery = () =>
  ground(PAINT.mint) +
  slab(150, 150, 430, 230, 38, PAINT.white) +
  slab(580, 216, 46, 98, 16, PAINT.ink) +
  [0, 1, 2, 3].map((k) => slab(176 + k * 98, 178, 82, 174, 14, PAINT.trust)).join('') +
  stroke('M196 206v40', 8, '#8FD8CC')

export const newLeaf = () =>
  ground(PAINT.mint) +
  stroke('M390 330C392 250 386 200 390 130', 10) +
  shape('M390 250C320 256 276 214 274 150C344 146 388 190 390 250Z', PAINT.trust) +
  shape('M390 190C462 196 510 152 514 78C440 74 392 122 390 190Z', PAINT.leaf) +
  stroke('M304 178C334 190 362 214 380 238M484 106C450 122 420 150 400 180', 5) +
  shape('M290 330H490L466 480H314Z', PAINT.connect) +
  shape('M272 300H508V346H272Z', PAINT.connect) +
  patch('M300 350H480L477 368H303Z', PAINT.connectDeep) +
  stroke('M160 482H620', 8) +
  disc(640, 110, 46, PAINT.inspire) +
  rays(640, 110, 66, 88, 10)

const PIECES = [
  [PAINT.white, PAINT.inspireTint, PAINT.trustTint],
  [PAINT.connectTint, '#E4C9BC', PAINT.white],
  [PAINT.trustTint, PAINT.white, PAINT.inspireTint],
]
const pieces = () =>
  PIECES.flatMap((row, y) => row.map((color, x) => slab(165 + x * 150, 40 + y * 150, 150, 150, 4, color))).join('')
const knobs = () =>
  disc(315, 115, 22, PAINT.white) +
  disc(465, 115, 22, PAINT.inspireTint) +
  disc(315, 415, 22, PAINT.trustTint) +
  disc(465, 415, 22, PAINT.white) +
  disc(240, 190, 22, PAINT.white) +
  disc(240, 340, 22, PAINT.connectTint) +
  disc(540, 190, 22, PAINT.trustTint) +
  disc(540, 340, 22, PAINT.white)

/** One piece is missing, and lies beside the puzzle. */
export const puzzle = () =>
  ground(PAINT.blush) +
  pieces() +
  knobs() +
  group(
    'rotate(14 690 420)',
    slab(630, 350, 120, 120, 4, PAINT.connect) +
      disc(630, 410, 19, PAINT.connect) +
      stroke('M634 394v32', 12, PAINT.connect),
  )

export const hammock = () =>
  ground(PAINT.sky) +
  shape('M120 540C128 400 116 300 124 150H164C160 300 170 400 176 540Z', PAINT.wood) +
  shape('M604 540C612 400 606 300 612 150H652C650 300 656 400 664 540Z', PAINT.wood) +
  cloud(130, 110, 1.1, PAINT.leaf) +
  cloud(650, 110, 1.1, PAINT.leaf) +
  shape('M160 260C280 400 500 400 620 260C540 470 240 470 160 260Z', PAINT.inspire) +
  stroke(
    'M262 348C280 378 296 394 312 404M350 364C354 386 358 400 362 410M430 364C426 386 422 400 418 410M518 348C500 378 484 394 468 404',
    6,
    '#B57900',
  ) +
  disc(286, 296, 38, '#C98B62') +
  shape('M246 286C256 250 310 244 326 280L350 268C352 282 330 296 250 300Z', PAINT.white, 6) +
  stroke('M276 312q10 8 20 2', 5) +
  shape('M470 330L506 268L536 286L516 322Z', PAINT.trust, 6) +
  stroke('M-10 500H800', 8)

const HAND =
  'M90 530L150 430C160 400 190 396 210 410L320 410C344 410 350 436 326 442L270 446L344 448L362 420C376 402 398 414 388 436L352 496C340 512 330 520 306 522L190 540Z'
const hand = () => shape(HAND, '#D9A06F')

export const juggling = () =>
  ground(PAINT.warm) +
  stroke('M250 330C250 150 300 90 390 90S530 150 530 330', 6, PAINT.ink, 'stroke-dasharray="4 18"') +
  disc(270, 210, 50, PAINT.connect) +
  disc(390, 96, 50, PAINT.trust) +
  disc(510, 210, 50, PAINT.inspire) +
  hand() +
  group('translate(780 0) scale(-1 1)', hand())

export const sleepingCat = () =>
  ground(PAINT.blush) +
  slab(170, 420, 440, 52, 8, PAINT.trust) +
  slab(200, 366, 400, 52, 8, PAINT.white) +
  slab(180, 312, 410, 52, 8, PAINT.inspire) +
  stroke('M230 336h60M240 392h50M220 446h70', 6) +
  shape(
    'M210 312C190 220 280 170 380 176C440 178 470 190 500 214L508 176L540 206C560 204 574 208 586 214L612 190L610 240C624 280 600 312 560 312Z',
    '#6B6885',
  ) +
  stroke('M210 300C150 300 150 232 200 228', 18) +
  stroke('M210 300C150 300 150 232 200 228', 6, '#6B6885') +
  stroke('M528 258q12 10 24 0M576 258q12 10 24 0M560 276l6 6l6 -6', 6, PAINT.white) +
  stroke('M640 130h50l-50 50h50M706 70h34l-34 34h34', 7)
