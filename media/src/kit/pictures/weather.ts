import { group } from '../../art/draw.ts'
import { cloud, disc, dot, ground, PAINT, patch, rays, shape, slab, stroke } from './brush.ts'

export const kite = () =>
  ground(PAINT.sky) +
  cloud(150, 150, 0.7, PAINT.white) +
  cloud(640, 360, 0.8, PAINT.white) +
  group(
    'rotate(18 460 190)',
    shape('M460 50L560 180L460 330L360 180Z', PAINT.white) +
      patch('M460 50L560 180H460Z', PAINT.connect) +
      patch('M360 180H460V330Z', PAINT.inspire) +
      patch('M460 180H560L460 330Z', PAINT.trust) +
      shape('M460 50L560 180L460 330L360 180Z', 'none') +
      stroke('M460 50V330M360 180H560', 6),
  ) +
  stroke('M416 322C400 380 340 380 330 430S260 480 240 540', 6) +
  shape('M380 376l-34 -10l10 34ZM372 378l30 22l-34 8Z', PAINT.connect, 5) +
  shape('M318 436l-34 -10l10 34ZM310 440l30 22l-34 8Z', PAINT.inspire, 5)

export const sunrise = () =>
  ground(PAINT.warm) +
  rays(390, 330, 150, 200, 9, 180, 360) +
  disc(390, 330, 122, PAINT.inspire) +
  shape('M-20 350C120 270 240 300 340 352S600 420 800 330V560H-20Z', PAINT.leaf) +
  shape('M-20 430C160 380 300 380 420 430S660 480 800 420V560H-20Z', PAINT.trust) +
  stroke('M120 470q14 -18 28 0M560 492q14 -18 28 0M330 480q14 -18 28 0', 6, PAINT.trustDeep)

export const umbrella = () =>
  ground(PAINT.dusk) +
  cloud(160, 140, 0.95, PAINT.stone) +
  cloud(620, 120, 0.8, '#CDD0E3') +
  stroke(
    'M90 230l-16 40M170 230l-16 40M250 230l-16 40M120 320l-16 40M600 200l-16 40M680 200l-16 40M640 290l-16 40M720 300l-16 40M60 400l-16 40M690 400l-16 40',
    8,
    '#5E8FA8',
  ) +
  shape(
    'M210 400a180 180 0 0 1 360 0q-30 -34 -60 0q-30 -34 -60 0q-30 -34 -60 0q-30 -34 -60 0q-30 -34 -60 0q-30 -34 -60 0Z',
    PAINT.connect,
  ) +
  stroke('M390 220v-20M390 396v70a26 26 0 0 0 52 0', 9) +
  stroke('M390 222C350 260 334 320 330 384M390 222C430 260 446 320 450 384', 5)

export const mountain = () =>
  ground(PAINT.mint) +
  shape('M40 470L300 150L400 270L500 110L760 470Z', PAINT.slateBlue) +
  shape('M300 150L250 212L292 230L320 206L352 212Z', PAINT.white, 6) +
  shape('M500 110L440 206L484 190L512 222L548 196L572 210Z', PAINT.white, 6) +
  stroke('M500 110V40', 7) +
  shape('M500 40l60 20l-60 22Z', PAINT.connect, 6) +
  stroke('M180 480C300 440 200 400 330 380S430 330 400 300S470 250 490 200', 7, PAINT.ink, 'stroke-dasharray="4 20"') +
  shape('M-20 470H800V560H-20Z', PAINT.leaf)

export const lighthouse = () =>
  ground('#D9DBEE') +
  patch('M440 130L800 40V240Z', '#FFF1CC') +
  shape('M330 430L352 180H428L450 430Z', PAINT.white) +
  patch('M345 250h90l6 60H339Z', PAINT.connect) +
  patch('M333.5 372h113l4 56H329.500Z', PAINT.connect) +
  shape('M330 430L352 180H428L450 430Z', 'none') +
  slab(340, 160, 100, 22, 8, PAINT.ink) +
  slab(360, 98, 60, 62, 6, PAINT.inspire) +
  shape('M348 98L390 52L432 98Z', PAINT.connect) +
  shape('M190 440C230 410 330 420 390 424S560 410 600 446Z', '#8A8CA8') +
  shape('M-20 452q50 -30 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V560H-20Z', PAINT.water)

export const boat = () =>
  ground(PAINT.sky) +
  shape('M400 66V350H190C250 270 340 170 400 66Z', PAINT.white) +
  shape('M424 96V350H600C570 250 500 150 424 96Z', PAINT.connectTint) +
  stroke('M412 50V390', 9) +
  shape('M150 384H650L596 452H214Z', PAINT.wood) +
  shape('M-20 440q50 -34 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V560H-20Z', PAINT.water) +
  stroke('M40 490q30 -20 60 0M360 500q30 -20 60 0M640 490q30 -20 60 0', 6, '#5E8FA8') +
  stroke('M60 130h90M40 180h140M80 230h70', 7, '#8FA6B8')

export const openWindow = () =>
  ground(PAINT.warm) +
  slab(240, 50, 300, 350, 6, PAINT.water, 9) +
  stroke('M390 50V400M240 225H540', 7) +
  cloud(470, 150, 0.35, PAINT.white) +
  shape('M240 50C300 130 250 220 330 300C300 350 200 390 150 380C200 300 150 160 200 60Z', PAINT.white) +
  stroke('M214 90C230 180 210 270 250 350', 5, PAINT.faint) +
  slab(200, 400, 380, 36, 10, PAINT.white) +
  stroke('M160 44H560', 12) +
  stroke('M90 200q34 -22 66 0t66 0M70 270q30 -20 58 0', 6, '#8FA6B8')

export const rocket = () =>
  ground(PAINT.dusk) +
  patch('M0 470H780V530H0Z', PAINT.stone) +
  stroke('M0 470H780', 7) +
  stroke('M300 470v-80M300 400h40M480 470v-80M480 400h-40', 9) +
  group(
    'translate(58 -4) scale(.85 .86)',
    shape('M330 360C290 390 290 430 296 460L352 420ZM450 360C490 390 490 430 484 460L428 420Z', PAINT.connect) +
      slab(352, 426, 76, 30, 6, '#6B6885') +
      shape('M390 20C460 80 480 190 458 330L432 424H348L322 330C300 190 320 80 390 20Z', PAINT.white) +
      patch('M390 24C420 50 440 84 450 124H330C340 84 360 50 390 24Z', PAINT.connect) +
      stroke('M330 124H450', 6) +
      shape('M390 20C460 80 480 190 458 330L432 424H348L322 330C300 190 320 80 390 20Z', 'none') +
      disc(390, 210, 44, PAINT.water) +
      stroke('M370 200a24 24 0 0 1 14 -14', 6, PAINT.white) +
      stroke('M342 372H438', 6),
  ) +
  dot(110, 110, 7) +
  dot(190, 220, 5) +
  dot(660, 110, 6) +
  dot(700, 330, 8) +
  dot(90, 330, 6) +
  stroke('M600 60v36M582 78h36M150 420v28M136 434h28', 6)
