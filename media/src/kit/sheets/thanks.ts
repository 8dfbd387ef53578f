import { num } from '../../art/draw.ts'
import { COLOR } from '../../art/palette.ts'
import { cutSize, type Kit, type Leaf, onlyCard, onSheet, printedAgain, rowText, setOf, sheetsOfKinds } from '../kit.ts'
import { duplexFolded, titleOf } from '../notes.ts'
import { cardSheets } from '../paper.ts'
import { folded, framed } from '../parts.ts'
import { drawn, logoMark } from '../signs.ts'
import { field, lines, text } from '../text.ts'

const CORNERS = [
  [50, 4],
  [96, 84],
  [4, 84],
] as const
const MIDDLE = [50, 57.3] as const

/** The painted triangle, 100 × 88. */
export function paintedTriangle() {
  const inner = CORNERS.map(([x, y]) => [MIDDLE[0] + (x - MIDDLE[0]) * 0.52, MIDDLE[1] + (y - MIDDLE[1]) * 0.52])
  const band = (from: number, to: number, color: string) => {
    const points = [CORNERS[from], CORNERS[to], inner[to], inner[from]].map((point) => (point ?? []).map(num).join(' '))
    return `<path d="M${points.join('L')}Z" fill="${color}" stroke="${COLOR.ink}" stroke-width="2" stroke-linejoin="round"/>`
  }
  return band(0, 2, COLOR.connect) + band(0, 1, COLOR.trust) + band(1, 2, COLOR.inspire)
}

/** P11: folded once, with its cover outside and lines inside. */
export function thankYouCards(kit: Kit): Leaf {
  const set = setOf(kit, 'thank-you card')
  const { front, back } = onlyCard(kit, 'thank-you card')
  const { notes } = kit.words
  const title = `${drawn('0 0 100 88', 26, 22.9, paintedTriangle())}<p class="word">${text(front.title)}</p>${field(front.fields?.[0] ?? '', 5)}`
  const cover = folded(`<div class="middle">${logoMark(22)}</div>`, framed('plain', 88, 63, title, 'thanks'))
  const from = back?.fields?.at(-1) ?? ''
  const inside =
    `<div class="thanks-inside"><div><p class="bes">${text(back?.title)}</p>${lines(4, 9)}</div>` +
    `<div>${lines(4, 9)}${field(from)}<p class="s">${text(back?.text)}</p></div></div>`
  return printedAgain({
    id: 'P11',
    row: rowText(kit, 'thankYouCards', set),
    paper: 'card',
    sides: 2,
    pages: cardSheets(kit.words, {
      id: 'P11',
      title: titleOf(kit, 'thankYouCards'),
      note: duplexFolded(kit),
      size: cutSize(set),
      fronts: Array(onSheet(set)).fill(cover),
      backs: Array(onSheet(set)).fill(inside),
      fold: true,
      sides: { front: `${notes.front}, ${notes.outside}`, back: `${notes.back}, ${notes.inside}` },
    }),
    sheets: sheetsOfKinds(set),
  })
}
