import { INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { num } from '../../art/draw.ts'
import { COLOR, TINTS } from '../../art/palette.ts'
import { beadRow } from '../beads.ts'
import { type Kit, type Leaf, onlyCard, printedOnce, rowText } from '../kit.ts'
import { leftHalfOf, rightHalfOf, titleOf } from '../notes.ts'
import { GRID } from '../paper.ts'
import { colour } from '../parts.ts'
import { sign } from '../signs.ts'
import { ifLong, sentences, steps, text, withoutStop } from '../text.ts'
import { leftHalf, rightHalf } from './joining.ts'
import { startMat } from './start-mat.ts'

/** Eleven tubes, six on A and five on B, so that no number is on the join. */
const ON_LEFT = 6
const PITCH = GRID.w / ON_LEFT
const TUBE = { w: 25, top: 86, bottom: 222 }
const LIQUID = TUBE.bottom - 15

function tube(middle: number, value: number, indicator: Indicator) {
  const r = TUBE.w / 2
  const [left, right, round] = [num(middle - r), num(middle + r), TUBE.bottom - r]
  const surface = `M${left} ${LIQUID}C${num(middle - 5.5)} ${LIQUID - 2} ${num(middle - 2.5)} ${LIQUID + 2} ${num(middle)} ${LIQUID}S${num(middle + 6.5)} ${LIQUID - 2} ${right} ${LIQUID}`
  const ticks = Array.from({ length: 7 }, (_, i) => `M${left} ${TUBE.top + 14 + i * 15}h${i % 2 ? 3 : 5}`).join('')
  return (
    `<path d="${surface}V${round}A${r} ${r} 0 0 1 ${left} ${round}Z" fill="${TINTS[indicator]}" stroke="none"/>` +
    `<path d="M${left} ${TUBE.top}V${round}A${r} ${r} 0 0 0 ${right} ${round}V${TUBE.top}" stroke-width=".9"/>` +
    `<path d="${surface}" stroke-width=".4"/><path d="${ticks}" stroke-width=".35"/>` +
    `<path d="M${num(middle - r - 1.6)} ${TUBE.top}h3M${num(middle + r - 1.4)} ${TUBE.top}h3" stroke-width="2.2" stroke-linecap="round"/>` +
    `<circle cx="${num(middle - 3)}" cy="${TUBE.bottom - 8}" r="1.3" fill="#fff" stroke-width=".3"/>` +
    `<circle cx="${num(middle + 3.5)}" cy="${TUBE.bottom - 5.5}" r=".9" fill="#fff" stroke-width=".3"/>` +
    `<text x="${num(middle)}" y="${TUBE.top - 6}" class="tube-no">${value}</text>`
  )
}

const rack = (to: number) =>
  `<g fill="#fff" stroke-width=".6"><rect x="${GRID.x}" y="101" width="${num(to - GRID.x)}" height="7"/><rect x="${GRID.x}" y="190" width="${num(to - GRID.x)}" height="7"/></g>`

const inInk = (body: string) => `<g stroke="${COLOR.ink}" fill="none" stroke-linejoin="round">${body}</g>`

function scaleMat(kit: Kit, indicator: Indicator): string[] {
  const name = INDICATOR_NAMES[indicator]
  const { front } = onlyCard(kit, `${name} mat`)
  const { from = 0, to = 0, step = 1 } = front.scale ?? {}
  const values = Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step)
  const tubes = (shown: number[]) =>
    shown.map((value, i) => tube(GRID.x + (i + 0.5) * PITCH, value, indicator)).join('')
  const [low, high] = sentences(front.text).map(withoutStop)
  const end = GRID.x + PITCH * (values.length - ON_LEFT) + 6
  const title = titleOf(kit, 'mat', indicator)
  return [
    leftHalf({
      slug: { id: 'P14', title, ...leftHalfOf(kit) },
      drawing: inInk(rack(GRID.x + GRID.w + 3) + tubes(values.slice(0, ON_LEFT))),
      body: `<div class="mat-left"${colour(indicator)}><h1>${sign(indicator, 15)}${name}</h1>${beadRow(indicator, 13, 6)}<p class="bes low">${text(low)}</p>${steps(front.steps?.slice(0, 2))}</div>`,
    }),
    rightHalf({
      slug: { id: 'P14', title, ...rightHalfOf(kit) },
      drawing: inInk(
        `${rack(end)}<path d="M${num(end)} 94V206" stroke-width="3.2" stroke-linecap="round"/>${tubes(values.slice(ON_LEFT))}`,
      ),
      body: `<div class="mat-right"${colour(indicator)}><p class="bes title${ifLong(front.title, 44)}">${text(front.title)}</p><p class="bes high">${text(high)}</p><div class="rest">${steps(front.steps?.slice(2))}</div><div class="score"><p class="bes">${text(kit.words.onCards.ourScore)}</p><div><span class="bes per-cent">%</span></div></div></div>`,
    }),
  ]
}

/** P14: the scale on which folded slips form a picture of the team's scores. */
export const mats = (kit: Kit): Leaf =>
  printedOnce({
    id: 'P14',
    row: rowText(kit, 'mats'),
    paper: 'card',
    sides: 1,
    pages: [...startMat(kit), ...INDICATORS.flatMap((indicator) => scaleMat(kit, indicator))],
  })
