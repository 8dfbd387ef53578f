import { INDICATOR_NAMES, type Indicator } from '@thrive/domain'
import { beadRow } from '../beads.ts'
import { cutSize, type Kit, type Leaf, printedOnce, rowText, setOf } from '../kit.ts'
import { sheetOf, titleOf } from '../notes.ts'
import { cardSheets } from '../paper.ts'
import { boxHead, framed, glassAndWord, label } from '../parts.ts'
import { ifLong, text } from '../text.ts'

function sheetsOf(kit: Kit, name: string, indicator: Indicator) {
  const set = setOf(kit, name)
  const cards = set.cards.flatMap((card, i) => Array(set.quantity.each).fill({ words: card.front.text, number: i + 1 }))
  const back = `<div class="glass">${glassAndWord(indicator, indicator === 'connect' ? 18 : 22)}</div><p class="told${ifLong(set.back?.text, 210)}">${text(set.back?.text)}</p>`
  return cardSheets(kit.words, {
    id: 'P07',
    title: titleOf(kit, 'talkCards', indicator),
    note: kit.words.notes.duplex,
    size: cutSize(set),
    fronts: cards.map(({ words, number }) =>
      label({
        indicator,
        head: boxHead(kit, indicator, INDICATOR_NAMES[indicator], set.box),
        body: `<p class="q">${text(words)}</p>`,
        foot: `${beadRow(indicator, 5)}<span>${number}</span>`,
        kind: 'talk',
      }),
    ),
    backs: cards.map(() => framed(indicator, 88, 63, back, 'talk-back')),
    ofSheets: sheetOf(kit),
  })
}

/** P07: what pairs talk about, and what the team would like to see more often. */
export const talkCards = (kit: Kit): Leaf =>
  printedOnce({
    id: 'P07',
    row: rowText(kit, 'talkCards', setOf(kit, 'Connect card')),
    paper: 'card',
    sides: 2,
    pages: [...sheetsOf(kit, 'Connect card', 'connect'), ...sheetsOf(kit, 'Trust card', 'trust')],
  })
