import { ellipse, fill, line } from './draw.ts'
import { COLOR } from './palette.ts'

export type Mouth = 'rest' | 'closed' | 'small' | 'mid' | 'wide' | 'round' | 'ee' | 'fv' | 'smile'

/** How far the chin drops for each mouth. */
export const JAW: Partial<Record<Mouth, number>> = { mid: 3, round: 4, wide: 8, smile: 2 }

const teeth = (d: string) => fill(d, COLOR.white)
const tongue = (x: number, y: number, rx: number, ry: number) => ellipse(x, y, rx, ry, COLOR.connect)

export const MOUTHS: Record<Mouth, string> = {
  rest: line('M322 378C344 394 376 394 398 378', 8),
  closed: line('M330 386C348 391 372 391 390 386', 8) + line('M348 404q12 5 24 0', 5, COLOR.skinLine, 'opacity=".55"'),
  small:
    fill('M334 380C346 374 374 374 386 380C384 396 374 404 360 404S336 396 334 380Z', COLOR.ink) +
    teeth('M343 381C352 378 368 378 377 381C376 387 370 388 360 388S344 387 343 381Z'),
  mid:
    fill('M326 376C344 370 376 370 394 376C394 402 380 414 360 414S326 402 326 376Z', COLOR.ink) +
    teeth('M334 378C348 374 372 374 386 378C385 387 378 390 360 390S335 387 334 378Z') +
    tongue(360, 406, 15, 6),
  wide:
    fill('M320 370C340 364 380 364 400 370C404 408 384 426 360 426S316 408 320 370Z', COLOR.ink) +
    teeth('M328 373C346 368 374 368 392 373C392 384 384 387 360 387S328 384 328 373Z') +
    fill('M336 414C344 404 376 404 384 414C377 422 369 425 360 425S343 422 336 414Z', COLOR.connect),
  round: ellipse(360, 391, 18, 22, COLOR.ink) + tongue(360, 404, 10, 6),
  ee:
    fill('M314 374C340 382 380 382 406 374C400 396 384 404 360 404S320 396 314 374Z', COLOR.ink) +
    teeth('M322 378C345 384 375 384 398 378C396 388 390 392 384 393C368 396 352 396 336 393C330 392 324 388 322 378Z'),
  fv:
    fill('M328 380C344 373 376 373 392 380C388 394 376 398 360 398S332 394 328 380Z', COLOR.ink) +
    teeth('M335 379C350 375 370 375 385 379C383 391 376 394 360 394S337 391 335 379Z') +
    line('M336 398C350 407 370 407 384 398', 7, COLOR.skinShade),
  smile:
    fill('M318 370C340 378 380 378 402 370C400 402 382 416 360 416S320 402 318 370Z', COLOR.ink) +
    teeth('M325 374C345 380 375 380 395 374C394 384 390 390 386 390C370 394 350 394 334 390C330 390 326 384 325 374Z') +
    fill('M338 408C344 400 376 400 382 408C376 414 368 416 360 416S344 414 338 408Z', COLOR.connect),
}
