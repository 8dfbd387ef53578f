import { INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { indicator as glassOf } from '../../art/indicators.ts'
import { COLOR, TINTS } from '../../art/palette.ts'
import { beadRing } from '../beads.ts'
import { type Kit, type Leaf, onlyCard, printedOnce, rowText } from '../kit.ts'
import { leftHalfOf, rightHalfOf, titleOf } from '../notes.ts'
import { colour } from '../parts.ts'
import { drawn, flask, glassBox, magnifier, sign } from '../signs.ts'
import { text } from '../text.ts'
import { CUT, halves, leftHalf, rightHalf } from './joining.ts'

const arrow = (indicator: Indicator) =>
  drawn(
    '0 0 60 30',
    44,
    22,
    `<path d="M3 10H36V2L57 15L36 28V20H3Z" fill="${TINTS[indicator]}" stroke="${COLOR.ink}" stroke-width="1.1" stroke-linejoin="round"/>`,
  )

function labMat(kit: Kit, indicator: Indicator): string[] {
  const name = INDICATOR_NAMES[indicator]
  const { front } = onlyCard(kit, `${name} mat`)
  const [question, experiment] = front.list ?? []
  const middle = `<g transform="translate(${CUT} 118)">${beadRing(indicator, 76, 48)}<svg x="-47" y="-52" width="94" height="104" viewBox="${glassBox(indicator)}">${glassOf(indicator)}</svg></g>`
  const { left, right } = halves(`mat-${indicator}`, middle)
  const title = titleOf(kit, 'labMat', indicator)
  return [
    leftHalf({
      slug: { id: 'P14', title, ...leftHalfOf(kit) },
      drawing: left,
      body: `<div class="lab-mat"${colour(indicator)}><h1>${sign(indicator, 13)}${text(front.title)}</h1><div class="way">${magnifier(17)}<p class="bes">${text(question)}</p><div class="to-left">${arrow(indicator)}</div></div></div>`,
    }),
    rightHalf({
      slug: { id: 'P14', title, ...rightHalfOf(kit) },
      drawing: right,
      body: `<div class="lab-mat right"${colour(indicator)}><p class="bes meaning">${text(front.text)}</p><div class="way">${flask(17)}<p class="bes">${text(experiment)}</p>${arrow(indicator)}</div></div>`,
    }),
  ]
}

/** P14: for the floor; a research question to the left of each, an experiment to the right. */
export const labMats = (kit: Kit): Leaf =>
  printedOnce({
    id: 'P14',
    row: rowText(kit, 'labMats'),
    paper: 'card',
    sides: 1,
    pages: INDICATORS.flatMap((indicator) => labMat(kit, indicator)),
  })
