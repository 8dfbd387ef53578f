import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Indicator } from '@thrive/domain'
import { type Board, boardCard, boardLayout, type Pill, pillArt, pillWidth } from '../art/board.ts'
import { arms, TORSO_BOX, torso, WAVE_BOX, waveLines } from '../art/body.ts'
import type { Point } from '../art/draw.ts'
import { HEAD_BOX, HEAD_PIVOT, head } from '../art/head.ts'
import { inspireStar } from '../art/indicators.ts'
import { THEMES } from '../art/palette.ts'
import { armsBox, mixPoses } from '../art/poses.ts'
import { BENCH_TOP, bench, GLASS_ART, glassLayout, labBack, PROFESSOR, STAGE } from '../art/scene.ts'
import { type Bubbles, makeBubbles, paintBubbles, paintVapour } from './glassware.ts'
import { ease, type Professor } from './motion.ts'
import { paint, Sprites } from './sprites.ts'

const SHARP = 1.5
const GLASS_BOX = { x: 0, y: 0, w: 400, h: 400 }
const STAR_BOX = { x: 140, y: 18, w: 120, h: 120 }
const BENCH_BOX = { x: 0, y: BENCH_TOP - 9, w: STAGE.w, h: STAGE.h - BENCH_TOP + 9 }

/** A little past its size and back. */
const spring = (t: number) => (t >= 1 ? 1 : 1 + 2.701_58 * (t - 1) ** 3 + 1.701_58 * (t - 1) ** 2)

interface Frame {
  x?: number
  y?: number
  scale?: number
  turn?: number
  pivot?: Point
}
export interface Moment {
  professor: Professor
  /** How far each key word has come on to the board, 0 … 1. */
  keys: readonly number[]
  time: number
}

/** Composes one picture from sprites: a frame of the film, or its poster. */
export class Stage {
  readonly canvas: Canvas
  readonly #context: SKRSContext2D
  readonly #board: Board
  readonly #pills: Pill[]
  readonly #scale: number
  readonly #sprites: Sprites
  readonly #bubbles: Bubbles

  constructor(id: string, board: Board, height: number) {
    this.#board = board
    this.#pills = boardLayout(board).pills
    this.#scale = height / STAGE.h
    this.canvas = createCanvas(Math.round(STAGE.w * this.#scale), height)
    this.#context = this.canvas.getContext('2d')
    this.#context.imageSmoothingQuality = 'high'
    this.#sprites = new Sprites(this.#scale)
    this.#bubbles = makeBubbles(id)
  }

  draw({ professor, keys, time }: Moment): Canvas {
    this.#drawRoom()
    this.#context.setTransform(this.#scale, 0, 0, this.#scale, 0, 0)
    this.#drawPills(keys)
    this.#drawProfessor(professor)
    paint(this.#context, this.#sprites.get('bench', BENCH_BOX, bench))
    for (const glass of glassLayout(this.#board.theme)) this.#within(glass, () => this.#drawGlass(glass.name, time))
    return this.canvas
  }

  /** The room fills the picture pixel by pixel: copied as it is, it costs a fraction of what resampling it would. */
  #drawRoom() {
    const room = () => labBack(THEMES[this.#board.theme]) + boardCard(this.#board)
    const { canvas } = this.#sprites.get('room', STAGE, room)
    this.#context.setTransform(1, 0, 0, 1, 0, 0)
    this.#context.imageSmoothingEnabled = false
    this.#context.drawImage(canvas, 0, 0)
    this.#context.imageSmoothingEnabled = true
  }

  /** Runs body in a moved, turned and scaled frame. */
  #within({ x = 0, y = 0, scale = 1, turn = 0, pivot = [0, 0] }: Frame, body: () => void) {
    const context = this.#context
    context.save()
    context.translate(x, y)
    context.scale(scale, scale)
    context.translate(...pivot)
    context.rotate((turn * Math.PI) / 180)
    context.translate(-pivot[0], -pivot[1])
    body()
    context.restore()
  }

  #faded(alpha: number, body: () => void) {
    this.#context.globalAlpha = alpha
    body()
    this.#context.globalAlpha = 1
  }

  #drawPills(progress: readonly number[]) {
    for (const [i, pill] of this.#pills.entries()) {
      const come = progress[i] ?? 0
      if (come <= 0) continue
      const box = { x: -8, y: -8, w: pillWidth(pill) + 16, h: pill.h + 24 }
      const sprite = this.#sprites.get(`pill ${i}`, box, () => pillArt(pill), SHARP)
      const scale = 0.6 + 0.4 * spring(come)
      const inset = (pill.h / 2) * (1 - scale)
      const place = { x: pill.x + inset, y: pill.y + inset, scale }
      this.#faded(ease(come * 1.8), () => this.#within(place, () => paint(this.#context, sprite)))
    }
  }

  #drawProfessor(state: Professor) {
    const { from, to, share, swing, mouth, blink, brows, gaze } = state
    const pose = mixPoses(from, to, share, swing)
    const shoulders = `torso ${pose.left.upper.toFixed(1)} ${pose.right.upper.toFixed(1)}`
    const sharp = SHARP * PROFESSOR.scale
    const part = (key: string, box: typeof HEAD_BOX, draw: () => string) =>
      paint(this.#context, this.#sprites.get(key, box, draw, sharp))
    this.#within(PROFESSOR, () => {
      this.#context.translate(state.sway, state.breath)
      part(shoulders, TORSO_BOX, () => torso(pose))
      const face = `head ${mouth} ${blink} ${brows.left} ${brows.right} ${gaze}`
      this.#within({ x: state.lean, y: state.bob, turn: state.tilt, pivot: HEAD_PIVOT }, () =>
        part(face, HEAD_BOX, () => head(state)),
      )
      part(`arms ${from} ${to} ${share} ${swing}`, armsBox(pose), () => arms(pose))
      if (state.waving) this.#drawWaveLines(swing)
    })
  }

  #drawWaveLines(swing: number) {
    const { spark } = THEMES[this.#board.theme]
    const sprite = this.#sprites.get('wave lines', WAVE_BOX, () => waveLines(spark), SHARP)
    this.#faded(swing >= 0 ? 1 : 0.45, () => paint(this.#context, sprite))
  }

  #drawGlass(name: Indicator, time: number) {
    const context = this.#context
    const sway = name === 'trust' ? Math.round(Math.sin(time * 1.3) * 3) : 0
    const sharp = SHARP * 0.7
    paint(
      context,
      this.#sprites.get(`glass ${name} ${sway}`, GLASS_BOX, () => GLASS_ART[name](sway), sharp),
    )
    paintBubbles(context, name, this.#bubbles[name], time)
    if (name !== 'inspire') return
    paintVapour(context, time)
    const star = this.#sprites.get('star', STAR_BOX, inspireStar, sharp)
    const scale = 1 + 0.07 * Math.sin(time * 3.1)
    const turning = { x: 200 * (1 - scale), y: 78 * (1 - scale), scale, turn: time * 14, pivot: [200, 78] as const }
    this.#within(turning, () => paint(context, star))
  }
}
