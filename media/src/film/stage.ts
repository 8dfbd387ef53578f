import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { type Board, boardCard } from '../art/board.ts'
import { CENTRE } from '../art/halos.ts'
import { COLOR } from '../art/palette.ts'
import { CAPTIONS_TOP, fullSheet } from '../art/paper.ts'
import { nearWall, type Room, wideWall } from '../art/rooms.ts'
import { BENCH_TOP, bench, glassLayout, PROFESSOR, STAGE } from '../art/scene.ts'
import { BoardView, zoomField } from './board-view.ts'
import type { Camera } from './camera.ts'
import { type Card, cardLift, paintCard } from './cards.ts'
import { paintProfessor } from './figure.ts'
import { within } from './frame.ts'
import { type Bubbles, makeBubbles, paintGlass } from './glassware.ts'
import { ease, type Professor } from './motion.ts'
import { paintPencil } from './pencil.ts'
import type { Sketch, TimedKey } from './scenes.ts'
import { CARD } from './settings.ts'
import { SketchPainter } from './sketch-painter.ts'
import { copy, paint, Sprites } from './sprites.ts'

/** More than the picture, because the camera moves. */
const WALL_BOX = { x: -100, y: -60, w: 2160, h: 1200 }
const BENCH_BOX = { x: -100, y: BENCH_TOP - 9, w: 2160, h: STAGE.h - BENCH_TOP + 9 }

/** In the near shot the professor stands in the middle, and the glass beside her. */
const NEAR = { zoom: 1.14, shift: 960 - CENTRE, glass: [180, 1350, 1560] }
/** In the board shot she keeps company in the corner. */
const INSET = { x: 1750, y: 716, r: 132, scale: 0.6 }
/** Seconds between two states of the lab glass: four frames, as nobody watches bubbles while she speaks. */
const GLASS_STEP = 0.16

export interface Look {
  id: string
  board: Board
  room: Room
  keys: readonly TimedKey[]
  sketches: readonly Sketch[]
  game: string
  yourTurn: string
}
export interface Moment {
  professor: Professor
  camera: Camera
  time: number
}

/** Composes one picture: a frame of the film, or its poster. */
export class Stage {
  readonly canvas: Canvas
  readonly #context: SKRSContext2D
  readonly #look: Look
  readonly #scale: number
  readonly #sprites: Sprites
  readonly #painter: SketchPainter
  readonly #board: BoardView
  readonly #bubbles: Bubbles
  /** What does not move with the professor, kept as pixels while the camera and the board stand still. */
  readonly #behind: Canvas
  #behindKey = ''
  #drawnKey = ''
  #pixels: Buffer | null = null
  #pen: { x: number; y: number; time: number } | null = null

  constructor(look: Look, height: number) {
    this.#look = look
    this.#scale = height / STAGE.h
    const width = Math.round(STAGE.w * this.#scale)
    this.canvas = createCanvas(width, height)
    this.#behind = createCanvas(width, height)
    this.#context = this.canvas.getContext('2d')
    // The highest quality costs three times as much, and is not seen on flat drawings.
    this.#context.imageSmoothingQuality = 'medium'
    this.#behind.getContext('2d').imageSmoothingQuality = 'medium'
    this.#sprites = new Sprites(this.#scale)
    this.#painter = new SketchPainter(width, height)
    this.#board = new BoardView(look, this.#sprites, this.#painter)
    this.#bubbles = makeBubbles(look.id)
  }

  /** The pixels as they are now; the same buffer again while nothing has changed. */
  pixels(): Buffer {
    this.#pixels ??= this.canvas.data()
    return this.#pixels
  }

  draw({ professor, camera, time }: Moment): Canvas {
    const glassTime = time - (time % GLASS_STEP)
    const board = this.#board.stateAt(time)
    const key = JSON.stringify([professor, camera, board, camera.kind === 'board' || glassTime])
    if (key === this.#drawnKey) return this.canvas
    this.#drawnKey = key
    this.#pixels = null
    if (camera.kind === 'board') this.#drawPaper(professor, time)
    else this.#drawRoom(professor, camera, time, glassTime, board)
    return this.canvas
  }

  /** The zoom keeps the edge of the bench where it is, so that the captions always have their place. */
  #drawRoom(professor: Professor, camera: Camera, time: number, glassTime: number, board: string) {
    const near = camera.kind === 'near'
    const zoom = camera.zoom * (near ? NEAR.zoom : 1)
    const frame = { x: (near ? 960 : 860) * (1 - zoom), y: BENCH_TOP * (1 - zoom), scale: zoom }
    this.#drawBehind(`${camera.kind} ${zoom} ${near ? '' : board}`, (context) =>
      within(context, frame, () => {
        const art = () => (near ? nearWall(this.#look.room) : wideWall(this.#look.room) + boardCard(this.#look.board))
        paint(context, this.#sprites.get(`wall ${camera.kind}`, WALL_BOX, art, near ? NEAR.zoom : 1))
        if (!near) this.#board.paint(context, time)
      }),
    )
    const context = this.#context
    within(context, frame, () => {
      within(context, { x: near ? NEAR.shift : 0 }, () =>
        paintProfessor(context, this.#sprites, professor, this.#look.room.spark),
      )
      paint(context, this.#sprites.get('bench', BENCH_BOX, bench))
      for (const [i, glass] of glassLayout(this.#look.board.theme).entries()) {
        const x = (near ? NEAR.glass[i] : undefined) ?? glass.x
        within(context, { ...glass, x }, () => paintGlass(context, this.#sprites, glass.name, this.#bubbles, glassTime))
      }
    })
    if (near) this.#board.paintFloating(context, time)
  }

  #drawBehind(key: string, draw: (context: SKRSContext2D) => void) {
    if (key !== this.#behindKey) {
      const behind = this.#behind.getContext('2d')
      behind.setTransform(this.#scale, 0, 0, this.#scale, 0, 0)
      draw(behind)
      this.#behindKey = key
    }
    copy(this.#context, this.#behind)
    this.#context.setTransform(this.#scale, 0, 0, this.#scale, 0, 0)
  }

  #drawPaper(professor: Professor, time: number) {
    this.#drawBehind('paper', (context) =>
      paint(
        context,
        this.#sprites.get('paper', STAGE, () => fullSheet(this.#look.board)),
      ),
    )
    const context = this.#context
    this.#drawInset(professor)
    const sketch = this.#look.sketches.findLast(({ plan }) => (plan[0]?.at ?? 0) <= time + 0.4)
    if (!sketch) return
    context.save()
    context.beginPath()
    context.rect(0, 0, STAGE.w, CAPTIONS_TOP - 5)
    context.clip()
    within(context, this.#board.places.full, () => {
      zoomField(context, sketch, time)
      const tip = this.#painter.paint(context, sketch, time, 1)
      if (tip) this.#pen = { x: tip[0] / this.#scale, y: tip[1] / this.#scale, time }
    })
    context.restore()
    this.#drawPencil(time)
  }

  /** When there is nothing more to draw, the pencil leaves the picture downwards, past her corner. */
  #drawPencil(time: number) {
    const pen = this.#pen
    if (!pen || Math.abs(time - pen.time) >= 0.5) return
    const away = ease((time - pen.time - 0.1) / 0.4)
    paintPencil(this.#context, pen.x + away * 60, pen.y + away * 1000)
  }

  #drawInset(professor: Professor) {
    const context = this.#context
    const { x, y, r, scale } = INSET
    const round = () => {
      context.beginPath()
      context.arc(x, y, r, 0, Math.PI * 2)
    }
    context.save()
    round()
    context.fillStyle = this.#look.room.halo[0]
    context.fill()
    context.clip()
    const face = { x: x - CENTRE * scale, y: y - (PROFESSOR.y + 310 * PROFESSOR.scale) * scale, scale }
    const calm: Professor = { ...professor, from: 'rest', to: 'rest', share: 1, swing: 0, waving: false }
    within(context, face, () => paintProfessor(context, this.#sprites, calm, this.#look.room.spark))
    context.restore()
    round()
    context.lineWidth = 9
    context.strokeStyle = COLOR.ink
    context.stroke()
  }

  /** The card lies over the picture that was drawn last. Seconds since the film began. */
  drawOpening(time: number) {
    const { game, board } = this.#look
    this.#drawCard(cardLift((time - CARD.opening + 0.3) / 0.45), time, { game, below: board.title, words: [0.75, 1] })
  }

  /** Seconds since the card came. */
  drawClosing(time: number) {
    const { game, yourTurn } = this.#look
    this.#drawCard(cardLift(1 - time / 0.4), time - 0.1, { game, below: yourTurn, words: [0.65, 0.9] })
  }

  #drawCard(y: number, time: number, card: Omit<Card, 'wall'>) {
    this.#drawnKey = ''
    this.#pixels = null
    this.#context.setTransform(this.#scale, 0, 0, this.#scale, 0, 0)
    within(this.#context, { y }, () => paintCard(this.#context, time, { ...card, wall: this.#look.room.wall }))
  }
}
