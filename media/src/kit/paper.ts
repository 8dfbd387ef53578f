import type { MaterialSet } from '@thrive/content'
import { COLOR } from '../art/palette.ts'
import { text } from './text.ts'
import type { Words } from './words.ts'

/**
 * A4 portrait, in millimetres. Front and back share one centred grid, so that they match when flipped on the long edge.
 */
const PAPER = { w: 210, h: 297 }
export const GRID = { x: 17, y: 22.5, w: 176, h: 252 }

/** Colour may extend this far beyond a cut; the marks stay outside it. */
const BLEED = 3
const MARK = { length: 3.5, side: 10, top: GRID.y - BLEED - 0.5 }

interface MarkPlaces {
  cutX?: readonly number[]
  cutY?: readonly number[]
  foldY?: readonly number[]
}

/** Solid cut marks, dashed fold marks; no line runs through a card. */
export function marks({ cutX = [], cutY = [], foldY = [] }: MarkPlaces) {
  const bottom = PAPER.h - MARK.top
  const upright = (x: number) => `M${x} ${MARK.top - MARK.length}V${MARK.top}M${x} ${bottom}v${MARK.length}`
  const level = (y: number) =>
    `M${MARK.side} ${y}h${MARK.length}M${PAPER.w - MARK.side - MARK.length} ${y}h${MARK.length}`
  const cuts = [...cutX.map(upright), ...cutY.map(level)].join('')
  const folds = foldY.map(level).join('')
  return wholePage(
    `<g stroke="${COLOR.ink}" stroke-width=".15" fill="none"><path d="${cuts}"/><path d="${folds}" stroke-dasharray=".9 .6"/></g>`,
  )
}

/** A drawing that covers the page, in millimetres. */
export const wholePage = (body: string) =>
  `<svg class="whole" viewBox="0 0 ${PAPER.w} ${PAPER.h}" aria-hidden="true">${body}</svg>`

export interface Slug {
  id: string
  title: string
  /** Which of several sheets, or which half. */
  of?: string
  /** How to print it. */
  note?: string
}

const slugLine = ({ id, title, of = '', note = '' }: Slug) =>
  `<div class="slug"><span><b>${id} ${text(title)}</b>${of ? ` · ${text(of)}` : ''}</span><span>${text(note)}</span></div>`

interface PagePlan extends Slug {
  body: string
  marks?: MarkPlaces
  kind?: string
}

export const page = ({ body, marks: places = {}, kind = '', ...slug }: PagePlan) =>
  `<section class="sheet ${kind}">${slugLine(slug)}${body}${marks(places)}</section>`

type Size = Exclude<MaterialSet['size'], 'A3' | 'A4'>

/** Returns how many columns and rows of this size a sheet holds. */
export function gridOf(size: Size) {
  const [w = 1, h = 1] = size.split('x').map(Number)
  return { columns: GRID.w / w, rows: GRID.h / h }
}

const edges = (count: number, start: number, length: number) =>
  Array.from({ length: count + 1 }, (_, i) => start + (i * length) / count)

interface SheetPlan extends Slug {
  size: Size
  fronts: readonly string[]
  /** In the same order as the fronts; the columns are mirrored only here. */
  backs?: readonly string[]
  /** Each card is folded across its middle. */
  fold?: boolean
  /** One flat tone under the backs, up to the bleed. */
  greyBacks?: boolean
  /** Returns the text for "sheet n of m". */
  ofSheets?: (sheet: number, sheets: number) => string
  sides?: { front: string; back: string }
}

/** Returns sheets full of cards, each front followed by its back. */
export function cardSheets({ notes }: Words, plan: SheetPlan): string[] {
  const { columns, rows } = gridOf(plan.size)
  const onSheet = columns * rows
  const sheets = Math.ceil(plan.fronts.length / onSheet)
  const cutY = edges(rows, GRID.y, GRID.h)
  const foldY = plan.fold ? cutY.slice(0, -1).map((y) => y + GRID.h / rows / 2) : []
  const places = { cutX: edges(columns, GRID.x, GRID.w), cutY, foldY }
  const grid = (cards: readonly string[]) =>
    `<div class="grid" style="--columns:${columns};--rows:${rows}">${cards.map((card) => `<div class="card">${card}</div>`).join('')}</div>`
  const side = (cards: readonly string[], name: string, sheet: number, body = '', note = plan.note ?? '') => {
    const of = [name, plan.of, sheets > 1 ? plan.ofSheets?.(sheet + 1, sheets) : ''].filter(Boolean).join(' · ')
    return page({ id: plan.id, title: plan.title, of, note, body: body + grid(cards), marks: places })
  }
  return Array.from({ length: sheets }, (_, sheet) => {
    const here = <T>(cards: readonly T[]) => cards.slice(sheet * onSheet, (sheet + 1) * onSheet)
    if (!plan.backs) return [side(here(plan.fronts), '', sheet)]
    const ground = plan.greyBacks ? '<div class="ground"></div>' : ''
    return [
      side(here(plan.fronts), plan.sides?.front ?? notes.front, sheet),
      side(mirrored(here(plan.backs), columns, onSheet), plan.sides?.back ?? notes.back, sheet, ground, notes.mirrored),
    ]
  }).flat()
}

/** Returns the cards in back order: a sheet that is flipped shows its columns from right to left. */
function mirrored(cards: readonly string[], columns: number, onSheet: number) {
  const full = Array.from({ length: onSheet }, (_, i) => cards[i] ?? '')
  return full.map((_, i) => full[i - (i % columns) + columns - 1 - (i % columns)] ?? '')
}
