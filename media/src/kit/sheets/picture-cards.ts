import { group } from '../../art/draw.ts'
import { cutSize, type Kit, type Leaf, printedOnce, rowText, setOf } from '../kit.ts'
import { sheetOf, titleOf } from '../notes.ts'
import { cardSheets } from '../paper.ts'
import { plainBack } from '../parts.ts'
import { BOX } from '../pictures/brush.ts'
import { PICTURES } from '../pictures/pictures.ts'
import { text } from '../text.ts'

/** P06: pictures for saying how one feels on arrival. */
export function pictureCards(kit: Kit): Leaf {
  const set = setOf(kit, 'picture card')
  const fronts = set.cards.map(({ id, front }, i) => {
    const draw = PICTURES[i]
    if (!draw) throw new Error(`nobody drew ${id}: ${front.picture}`)
    // Lying on its side, so that four large ones share a sheet.
    const turned = group(`translate(${BOX.h} 0) rotate(90)`, draw())
    return `<div class="picture"><svg viewBox="0 0 ${BOX.h} ${BOX.w}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${text(front.picture)}">${turned}</svg></div>`
  })
  const back = plainBack(126, set.back?.title ?? '')
  return printedOnce({
    id: 'P06',
    row: rowText(kit, 'pictureCards', set),
    paper: 'card',
    sides: 2,
    pages: cardSheets(kit.words, {
      id: 'P06',
      title: titleOf(kit, 'pictureCards'),
      note: kit.words.notes.duplex,
      size: cutSize(set),
      fronts,
      backs: fronts.map(() => back),
      ofSheets: sheetOf(kit),
    }),
  })
}
