import { INDICATOR_NAMES } from '@thrive/domain'
import { COLOR } from '../../art/palette.ts'
import { beadRow } from '../beads.ts'
import { cutSize, type Kit, type Leaf, printedOnce, rowText, setOf } from '../kit.ts'
import { sheetOf, singleFolded, titleOf } from '../notes.ts'
import { cardSheets } from '../paper.ts'
import { colour, folded, label } from '../parts.ts'
import { allSigns, drawn, figures, glass, type Level, logo, logoMark, sign } from '../signs.ts'
import { ifLong, sentences, text, ticks, withoutStop } from '../text.ts'

/** P02: folded over the edge of a lid, with the contents listed on the back. */
export function boxLabels(kit: Kit): Leaf {
  const set = setOf(kit, 'box label')
  const { onCards, boxes } = kit.words
  const labels = set.cards.map(({ box = 0, indicator, front }) => {
    const [opens = '', , ...more] = sentences(front.text)
    const inside =
      `<div class="inside"${colour(indicator)}><div class="line"><h3>${text(onCards.insideBox.replace('{box}', String(box)))}</h3>` +
      `<span class="s">${text(withoutStop(opens))}</span></div>${ticks(front.list)}${beadRow(indicator ?? 'plain', 13, 6)}</div>`
    const head = indicator
      ? `${sign(indicator)}<span>${INDICATOR_NAMES[indicator]}</span>`
      : `${allSigns(5.4)}<span>${text(onCards.everyone)}</span>`
    const warning = more.length ? `<p class="s"><b>${text(more.join(' '))}</b></p>` : ''
    const picture = indicator ? glass(indicator, 31) : logoMark(box > 9 ? 24 : 36)
    const number = `<span class="huge">${box}</span><div>${picture}${warning}</div>`
    return folded(
      inside,
      label({
        indicator,
        head: `${head}<span class="end">${text(boxes[box - 1])}</span>`,
        body: number,
        kind: 'box-label',
      }),
    )
  })
  const [count = '', close = ''] = sentences(onCards.display)
  const display = folded(
    `<div class="display-label"><h3>${kit.name}</h3><p>${text(count)}<br>${text(close)}</p></div>`,
    label({
      body: `${logo(kit.name, 14)}<p class="bes display-front">${text(onCards.displayFront)}</p>`,
      kind: 'centred',
    }),
  )
  return printedOnce({
    id: 'P02',
    row: rowText(kit, 'boxLabels', set),
    paper: 'card',
    sides: 1,
    pages: cardSheets(kit.words, {
      id: 'P02',
      title: titleOf(kit, 'boxLabels'),
      note: singleFolded(kit),
      size: cutSize(set),
      fronts: [...labels, display],
      fold: true,
      ofSheets: sheetOf(kit),
    }),
  })
}

/** Draws the case with its layers, one of them pulled out in ink. */
function layers(chosen: number) {
  const tray = (layer: number) => {
    const y = 6 + (layer - 1) * 8
    const [wall, top] = layer === chosen ? [COLOR.ink, COLOR.inspire] : [COLOR.white, COLOR.white]
    return (
      `<path d="M2 ${y + 5}V${y + 7.6}L20 ${y + 12.6}L38 ${y + 7.6}V${y + 5}Z" fill="${wall}"/>` +
      `<path d="M2 ${y + 5}L20 ${y}L38 ${y + 5}L20 ${y + 10}Z" fill="${top}"/>`
    )
  }
  const body = [4, 3, 2, 1].map(tray).join('')
  return drawn('0 4 40 42', 36, 38, `<g stroke="${COLOR.ink}" stroke-width=".7" stroke-linejoin="round">${body}</g>`)
}

const LEVELS: Record<number, Level> = { 1: 'individual', 2: 'subgroup', 3: 'team' }

/** P03: for each layer of the lab case. */
export function layerLabels(kit: Kit): Leaf {
  const labels = setOf(kit, 'layer label').cards.flatMap(({ layer, front }) => {
    if (!layer || !front.list) return []
    const [opens, name] = sentences(front.text)
    const level = LEVELS[layer]
    const words = `<div><h2 class="${ifLong(name, 15).trim()}">${text(withoutStop(name))}${level ? figures(level, 5.4) : ''}</h2><p class="s">${text(withoutStop(opens))}</p>${ticks(front.list)}</div>`
    return [label({ body: `<span class="huge">${layer}</span>${words}${layers(layer)}`, kind: 'layer-label' })]
  })
  return printedOnce({
    id: 'P03',
    row: rowText(kit, 'layerLabels'),
    paper: 'card',
    sides: 1,
    pages: cardSheets(kit.words, {
      id: 'P03',
      title: titleOf(kit, 'layerLabels'),
      note: kit.words.notes.single,
      size: cutSize(setOf(kit, 'layer label')),
      fronts: labels,
    }),
  })
}
