import { disc, dot, ground, PAINT, patch, shape, slab, stroke } from './brush.ts'

export const snail = () =>
  ground(PAINT.mint) +
  shape(
    'M140 430C120 380 150 330 200 340L230 400H560C620 400 640 450 600 450H190C160 450 146 446 140 430Z',
    '#F2CFA3',
  ) +
  stroke('M168 344L140 270M204 340L216 268', 8) +
  dot(138, 262, 12) +
  dot(217, 260, 12) +
  stroke('M160 396q16 16 36 6', 6) +
  disc(430, 280, 148, PAINT.connect) +
  stroke(
    'M430 430C330 430 306 330 350 260C400 190 520 210 530 300C536 370 450 390 420 340C400 300 440 270 462 300',
    10,
  ) +
  stroke('M-10 456H800', 8) +
  stroke('M640 456q10 -60 40 -70M660 456q0 -40 -20 -60M700 456q10 -40 30 -46', 7, PAINT.trustDeep)

const BODY = 'v-36a16 16 0 0 1 14 -16l18 -44a18 18 0 0 1 16 -10h50a18 18 0 0 1 16 10l18 44a16 16 0 0 1 10 16v36Z'
const wheel = (x: number) => dot(x, 422, 18) + disc(x, 422, 7, PAINT.white, 0)
const car = (x: number, color: string) =>
  shape(`M${x} 420${BODY}`, color, 6) +
  shape(`M${x + 42} 366l12 -32h20v32ZM${x + 84} 366v-32h14l12 32Z`, PAINT.white, 5) +
  wheel(x + 34) +
  wheel(x + 112)
const CARS = [PAINT.connect, PAINT.white, PAINT.trust, PAINT.inspire, PAINT.slateBlue]

export const trafficJam = () =>
  ground('#ECECF2') +
  patch('M0 330H780V530H0Z', '#C9CBD8') +
  stroke('M0 330H780M0 470H780', 7) +
  stroke('M20 505h60M140 505h60M260 505h60M380 505h60M500 505h60M620 505h60', 7, PAINT.white) +
  CARS.map((color, i) => car(10 + i * 153, color)).join('') +
  disc(390, 120, 40, PAINT.white) +
  stroke('M390 96v26l16 14', 8)

export const signpost = () =>
  ground(PAINT.sky) +
  shape('M374 510V60a16 16 0 0 1 32 0V510Z', PAINT.wood) +
  shape('M300 100H560L606 140L560 180H300Z', PAINT.white) +
  shape('M480 210H220L174 250L220 290H480Z', PAINT.inspireTint) +
  shape('M310 320H540L586 358L540 396H310Z', PAINT.white) +
  shape('M-20 480C200 440 580 440 800 480V560H-20Z', PAINT.leaf)

export const bicycle = () =>
  ground(PAINT.mint) +
  stroke('M30 452H760', 8) +
  disc(230, 350, 100, PAINT.white, 10) +
  stroke('M474 452C440 430 440 250 540 250S640 430 606 452Z', 10, PAINT.ink, 'fill="#fff"') +
  stroke('M480 452h124', 16) +
  stroke(
    'M230 350L320 190H500L410 350ZM320 190L410 350M296 150h60M320 190l-12 -40M500 190L540 350M500 190l-14 -56h54',
    11,
    PAINT.connectDeep,
  ) +
  stroke('M296 148h60M486 134h54', 12) +
  dot(230, 350, 10) +
  dot(540, 350, 10) +
  disc(410, 350, 20, PAINT.white) +
  stroke('M640 440l34 -20M646 456l44 -4', 6)

export const bridge = () =>
  ground(PAINT.sky) +
  patch('M-20 300H240V560H-20ZM540 300H800V560H540Z', PAINT.stone) +
  stroke('M240 560V300H-20M540 560V300H800', 7) +
  shape('M-20 250H330V290H-20Z', PAINT.wood) +
  shape('M450 250H800V290H450Z', PAINT.wood) +
  stroke('M60 250v40M130 250v40M200 250v40M270 250v40M510 250v40M580 250v40M650 250v40M720 250v40', 6) +
  stroke('M60 250v-70M180 250v-70M300 250v-70M480 250v-70M600 250v-70M720 250v-70M-20 184H312M468 184H800', 8) +
  shape('M240 480q38 -26 75 0t75 0t75 0t75 0V560H240Z', PAINT.water) +
  stroke('M350 270h80', 6, PAINT.ink, 'stroke-dasharray="4 16"')

const stool = (x: number, y: number) =>
  slab(x, y, 84, 20, 8, PAINT.wood) + stroke(`M${x + 16} ${y + 22}l-6 56M${x + 68} ${y + 22}l6 56`, 8)

export const campfire = () =>
  ground('#DDDDF0') +
  shape(
    'M390 120C450 190 490 240 470 320C460 370 420 396 390 396S320 370 310 320C296 250 350 230 390 120Z',
    PAINT.inspire,
  ) +
  shape(
    'M392 240C424 280 440 310 430 344C424 370 408 384 390 384S358 370 352 344C346 306 376 290 392 240Z',
    PAINT.connect,
    6,
  ) +
  stroke('M300 420L480 380M300 380L480 420', 34) +
  stroke('M300 420L480 380M300 380L480 420', 20, PAINT.wood) +
  stool(60, 330) +
  stool(170, 420) +
  stool(530, 420) +
  stool(640, 330) +
  dot(120, 90, 5) +
  dot(640, 110, 6) +
  dot(220, 170, 5)

export const closedDoor = () =>
  ground('#CFD1E4') +
  slab(250, 50, 280, 410, 6, '#7E80A3') +
  slab(286, 90, 90, 140, 6, '#8E90B2', 5) +
  slab(404, 90, 90, 140, 6, '#8E90B2', 5) +
  slab(286, 270, 90, 140, 6, '#8E90B2', 5) +
  slab(404, 270, 90, 140, 6, '#8E90B2', 5) +
  disc(504, 262, 13, PAINT.inspire, 5) +
  patch('M250 460H530L610 530H170Z', '#FFE9B0') +
  slab(250, 450, 280, 14, 0, PAINT.inspire, 5) +
  stroke('M0 462H250M530 462H780', 8)
