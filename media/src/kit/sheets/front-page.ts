import { type Kit, type Leaf, onlyCard, printedAgain, rowText, setOf, sheetsOfKinds } from '../kit.ts'
import { titleOf } from '../notes.ts'
import { page } from '../paper.ts'
import { allSigns } from '../signs.ts'
import { field, ifLong, lines, sentences, text, withoutStop } from '../text.ts'

/** P12: the newspaper one year from now. */
export function frontPages(kit: Kit): Leaf {
  const { front } = onlyCard(kit, 'front page sheet')
  const { onCards } = kit.words
  const [date, edition] = sentences(front.text).map(withoutStop)
  const [headline, caption, quote, way] = front.fields ?? []
  const body = `<div class="live front-page">
<div class="dateline"><span>${text(date)}</span>${allSigns(6)}<span>${text(edition)}</span></div>
<div class="masthead${ifLong(front.title, 16)}">${text(front.title)}</div>
<div class="headline"><b>${text(headline)}</b>${lines(1, 14)}${lines(1, 15)}</div>
<div class="columns"><div class="column"><div class="drawing"><b>${text(onCards.drawing)}</b></div><p class="s"><b>${text(caption)}</b></p>${lines(1, 7)}</div>
<div class="column"><div class="quote"><p class="mark">“</p><b>${text(quote)}</b>${lines(5)}</div><b>${text(way)}</b>${lines(8, 8.8)}</div></div>
<div class="imprint">${field(onCards.madeBy)}<p class="s">${text(onCards.notArt)}</p></div></div>`
  return printedAgain({
    id: 'P12',
    row: rowText(kit, 'frontPages'),
    paper: 'thin',
    sides: 1,
    pages: [page({ id: 'P12', title: titleOf(kit, 'frontPage'), note: kit.words.notes.frontPage, body })],
    sheets: sheetsOfKinds(setOf(kit, 'front page sheet')),
  })
}
