import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '../art/draw.ts'
import { picture } from '../art/draw.ts'
import { rasterise } from '../art/raster.ts'

export interface Sprite {
  canvas: Canvas
  box: Box
}

/** resvg gives premultiplied alpha, the canvas wants it straight. */
function straightAlpha(pixels: Uint8Array) {
  const out = new Uint8ClampedArray(pixels)
  for (let i = 0; i < out.length; i += 4) {
    const alpha = out[i + 3] ?? 0
    if (alpha === 0 || alpha === 255) continue
    for (let c = i; c < i + 3; c++) out[c] = Math.round(((out[c] ?? 0) * 255) / alpha)
  }
  return out
}

function toCanvas({ pixels, width, height }: { pixels: Uint8Array; width: number; height: number }) {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(straightAlpha(pixels), width, height), 0, 0)
  return canvas
}

const LIMIT = 110

/** Each distinct drawing is rasterised once; the most recently used are kept. */
export class Sprites {
  readonly #density: number
  readonly #cache = new Map<string, Sprite>()

  /** Sprite pixels per stage unit. */
  constructor(density: number) {
    this.#density = density
  }

  /** Box in the drawing's own units; sharpness above 1 for parts that turn or move between pixels. */
  get(key: string, box: Box, draw: () => string, sharpness = 1): Sprite {
    const sprite = this.#cache.get(key) ?? this.#rasterise(box, draw, sharpness)
    this.#cache.delete(key)
    this.#cache.set(key, sprite)
    const [oldest] = this.#cache.keys()
    if (this.#cache.size > LIMIT && oldest) this.#cache.delete(oldest)
    return sprite
  }

  #rasterise(box: Box, draw: () => string, sharpness: number): Sprite {
    const svg = picture(box, Math.ceil(box.w * this.#density * sharpness), draw())
    return { canvas: toCanvas(rasterise(svg)), box }
  }
}

export const paint = (context: SKRSContext2D, { canvas, box }: Sprite) =>
  context.drawImage(canvas, box.x, box.y, box.w, box.h)

/** Pixel by pixel: on a whole picture, smoothing would cost many times more and change nothing. */
export function copy(context: SKRSContext2D, canvas: Canvas) {
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.imageSmoothingEnabled = false
  context.drawImage(canvas, 0, 0)
  context.restore()
}
