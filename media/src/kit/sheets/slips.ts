import type { MaterialCard } from '@thrive/content'
import { INDICATOR_NAMES } from '@thrive/domain'
import { escapeText, num } from '../../art/draw.ts'
import { COLOR } from '../../art/palette.ts'
import { cutSize, type Kit, type Leaf, onSheet, printedAgain, rowText, setOf, sheetsOfKinds } from '../kit.ts'
import { duplexThin, titleOf } from '../notes.ts'
import { cardSheets } from '../paper.ts'
import { SIGNS, sign } from '../signs.ts'
import { ifLong, text } from '../text.ts'

/** Crossing out a circle needs no handwriting. */
function slip({ indicator, front: { title = '', scale } }: MaterialCard) {
  if (!indicator || !scale) throw new Error(`a scoring slip has an indicator and a scale: ${title}`)
  const circles = Array.from({ length: (scale.to - scale.from) / scale.step + 1 }, (_, i) => {
    const x = 12.3 + i * 6.34
    return `<circle cx="${num(x)}" cy="19.2" r="2.35" fill="#fff" stroke="${COLOR.ink}" stroke-width=".32"/><text x="${num(x)}" y="25.2" class="mark">${scale.from + i * scale.step}</text>`
  })
  const name = INDICATOR_NAMES[indicator]
  const question = title.replace(new RegExp(`^${name}\\s?: (.)`), (_, first: string) => first.toUpperCase())
  return `<svg class="slip" viewBox="0 0 88 31.5"><rect x="5" y="4" width="78" height="23.5" rx="3" fill="#fff" stroke="${COLOR.ink}" stroke-width=".45"/>
<path d="M22 4v1.6M44 4v1.6M66 4v1.6M22 25.9v1.6M44 25.9v1.6M66 25.9v1.6" stroke="${COLOR.ink}" stroke-width=".2" stroke-dasharray=".8 .6"/>
<g transform="translate(7.6 5.6) scale(.36)">${SIGNS[indicator]}</g><text x="18" y="9.7" class="name">${name}</text><text x="18" y="14.2" class="question${ifLong(question, 44)}">${escapeText(question)}</text>${circles.join('')}</svg>`
}

const slipBack = ({ indicator, front, back }: MaterialCard) =>
  `<div class="slip-back">${indicator ? sign(indicator, 9) : ''}<p>${front.text ? `<b>${text(front.text)}</b> ` : ''}${text(back?.text)}</p></div>`

/** P13: folded twice, they fit a tube of the mat. */
export function scoringSlips(kit: Kit): Leaf {
  const set = setOf(kit, 'scoring slip')
  const pages = set.cards.flatMap((card) =>
    cardSheets(kit.words, {
      id: 'P13',
      title: titleOf(kit, 'scoringSlips', card.indicator),
      of: kit.name,
      note: duplexThin(kit),
      size: cutSize(set),
      fronts: Array(onSheet(set)).fill(slip(card)),
      backs: Array(onSheet(set)).fill(slipBack(card)),
    }),
  )
  return printedAgain({
    id: 'P13',
    row: rowText(kit, 'scoringSlips', set),
    paper: 'thin',
    sides: 2,
    pages,
    sheets: sheetsOfKinds(set),
  })
}
