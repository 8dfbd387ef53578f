import { INDICATOR_NAMES, type Indicator } from '@thrive/domain'
import { num } from '../../art/draw.ts'
import { COLOR } from '../../art/palette.ts'
import { type Kit, type Leaf, onlyCard, printedAgain, rowText } from '../kit.ts'
import { leftHalfOf, rightHalfOf, titleOf } from '../notes.ts'
import { page, wholePage } from '../paper.ts'
import { bold } from '../parts.ts'
import { field, lines, sentences, text } from '../text.ts'
import { CUT, halves, leftHalf, rightHalf } from './joining.ts'

/** 284 mm per side, the most that two sheets hold; bands of 50 mm around an open centre; the tip is on the join. */
const SIDE = 284
const BAND = 50
const HEIGHT = (SIDE * Math.sqrt(3)) / 2
const TOP = 26
const BOTTOM = TOP + HEIGHT
const MIDDLE = BOTTOM - HEIGHT / 3

type Corner = readonly [number, number]
const OUTER: readonly [Corner, Corner, Corner] = [
  [CUT, TOP],
  [CUT + SIDE / 2, BOTTOM],
  [CUT - SIDE / 2, BOTTOM],
]
const shrink = (HEIGHT / 3 - BAND) / (HEIGHT / 3)
const inner = ([x, y]: Corner): Corner => [CUT + (x - CUT) * shrink, MIDDLE + (y - MIDDLE) * shrink]
const at = ([x, y]: Corner) => `${num(x)} ${num(y)}`
const closed = (corners: readonly Corner[]) => `M${corners.map(at).join('L')}Z`

/** Only outlines: the team paints the rest. */
const OUTLINES: Record<Indicator, string> = {
  connect: '<circle cx="8.6" cy="12" r="7.4"/><circle cx="15.4" cy="12" r="7.4"/>',
  trust: '<path d="M3.2 20.4V12a8.8 8.8 0 0 1 17.6 0v8.4Z"/><path d="M8.2 20.4v-7.6a3.8 3.8 0 0 1 7.6 0v7.6"/>',
  inspire: '<path d="M12 2.8 22.4 20.6H1.6Z"/><path d="M12 10.5l1.3 3 3 1.3-3 1.3-1.3 3-1.3-3-3-1.3 3-1.3Z"/>',
}

/** Places a word near the outer edge of a side: this far along from one corner to another, and this far in. */
function named(indicator: Indicator, from: Corner, to: Corner, along: number, turn: number) {
  const [x, y] = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along]
  const [across, down] = [-(to[1] - from[1]) / SIDE, (to[0] - from[0]) / SIDE]
  const inwards = across * (CUT - x) + down * (MIDDLE - y) > 0 ? 10 : -10
  return `<g transform="translate(${num(x + across * inwards)} ${num(y + down * inwards)}) rotate(${turn})"><g transform="translate(-22 -5) scale(.42)" fill="none" stroke="${COLOR.ink}" stroke-width="1.1" stroke-linejoin="round">${OUTLINES[indicator]}</g><text x="-9.5" y="3.3" class="side-name">${INDICATOR_NAMES[indicator]}</text></g>`
}

function whiteTriangle() {
  const [top, right, left] = OUTER
  const spokes = OUTER.map((corner) => `M${at(corner)}L${at(inner(corner))}`).join('')
  return (
    `<g fill="#fff" stroke="${COLOR.ink}" stroke-linejoin="round" stroke-width="1.2"><path d="${closed(OUTER)}"/><path d="${closed(OUTER.map(inner))}"/><path d="${spokes}" stroke-width=".8"/></g>` +
    named('connect', top, left, 0.76, -60) +
    named('trust', top, right, 0.76, 60) +
    named('inspire', left, right, 0.27, 0)
  )
}

const foot = (y: number) => `M35 ${y + 84}L58 ${y}H102V${y + 42}H108V${y}H152L175 ${y + 84}Z`
const FEET = [52, 160]

function stand(kit: Kit) {
  const { front } = onlyCard(kit, 'stand')
  const { back } = onlyCard(kit, 'triangle')
  const [ours, dates] = sentences(back?.text)
  const pattern = wholePage(
    `<path d="${FEET.map(foot).join('')}" fill="#fff" stroke="${COLOR.ink}" stroke-width=".5" stroke-linejoin="round"/>` +
      `<path d="${FEET.map((y) => `M38.3 ${y + 72}H171.7`).join('')}" stroke="${COLOR.ink}" stroke-width=".3" stroke-dasharray="2 1.2"/>`,
  )
  return page({
    id: 'P15',
    title: titleOf(kit, 'stand'),
    note: `${kit.words.notes.single} · ${kit.words.notes.stand}`,
    body: `${pattern}<p class="stand-how">${text(kit.words.onCards.standHow)}</p><div class="stand-left"><p class="bes">${text(front.text)}</p>${lines(1, 9)}</div><div class="stand-right"><p class="bes">${text(dates)}</p>${(back?.fields ?? []).map((name) => field(name)).join('')}</div><p class="stand-ours bes">${text(ours)}</p>`,
  })
}

/** P15: the triangle that the team paints and keeps. */
export function triangle(kit: Kit): Leaf {
  const { left, right } = halves('triangle', whiteTriangle())
  const { join, paint } = kit.words.onCards
  return printedAgain({
    id: 'P15',
    row: rowText(kit, 'triangle'),
    paper: 'card',
    sides: 1,
    pages: [
      leftHalf({
        slug: { id: 'P15', title: titleOf(kit, 'triangle'), ...leftHalfOf(kit) },
        drawing: left,
        body: `<p class="triangle-note">${bold(join)}</p>`,
      }),
      rightHalf({
        slug: { id: 'P15', title: titleOf(kit, 'triangle'), ...rightHalfOf(kit) },
        drawing: right,
        body: `<p class="triangle-note right">${bold(paint)}</p>`,
      }),
      stand(kit),
    ],
    sheets: () => 3,
  })
}
