import { cardOf, cutSize, type Kit, type Leaf, printedOnce, rowText, setOf } from '../kit.ts'
import { sheetOf, titleOf } from '../notes.ts'
import { cardSheets } from '../paper.ts'
import { bold, label } from '../parts.ts'
import { logoMark } from '../signs.ts'
import { slidePicture } from '../slides.ts'
import { field, text } from '../text.ts'

/** Cards that lie on their side: front and back are rotated in opposite directions, so that both are upright. */
const right = (body: string) => `<div class="on-side right">${body}</div>`
const left = (body: string) => `<div class="on-side left">${body}</div>`

function rules({ words }: Kit) {
  const { title, time, steps } = words.onCards.rules
  const items = steps.map((step) => `<li><span>${bold(step)}</span></li>`).join('')
  return label({
    head: `${text(title)}<span class="end">${text(time)}</span>`,
    body: `<ol class="steps">${items}</ol>`,
    kind: 'thirteen-rules',
  })
}

function row({ words }: Kit, count: number) {
  const { title, note, fields } = words.onCards.row
  const places = Array.from(
    { length: count },
    (_, i) => `<div><b>${i + 1}</b>${i ? '' : '<i class="black-dot"></i>'}</div>`,
  )
  return label({
    head: `${text(title)}<span class="end">${text(note)}</span>`,
    body: `<div class="places">${places.join('')}</div><div class="line">${fields.map((name) => field(name)).join('')}</div>`,
    kind: 'our-row',
  })
}

function lid(kit: Kit) {
  const { front, layer } = cardOf(kit, 'v2-label-card-box')
  const words = `<h1>${text(front.title)}</h1><p class="l"><b>${text(front.text)}</b></p><p>${text(kit.words.onCards.lid)}</p>`
  return label({
    body: `<span class="pill">${text(kit.words.onCards.layer.replace('{layer}', String(layer)))}</span>${words}${logoMark(26)}`,
    kind: 'centred lid',
  })
}

/** P17: in the order of the letters, so that the person who cuts the cards does not see the story. */
export function thirteenCards(kit: Kit): Leaf {
  const set = setOf(kit, 'the thirteen cards')
  const letterOf = (card: (typeof set.cards)[number]) => card.back?.letter ?? ''
  const cards = set.cards.toSorted((a, b) => letterOf(a).localeCompare(letterOf(b)))
  const extras = [
    { front: rules(kit), back: kit.words.onCards.rules.back },
    { front: row(kit, cards.length), back: kit.words.onCards.row.title },
    { front: lid(kit), back: cardOf(kit, 'v2-label-card-box').front.title },
  ]
  const grey = (card: (typeof cards)[number]) =>
    `<p class="letter">${letterOf(card)}</p><i class="foot"></i>${card.back?.dot ? '<i class="black-dot"></i>' : ''}`
  return printedOnce({
    id: 'P17',
    row: rowText(kit, 'thirteen'),
    paper: 'card',
    sides: 2,
    pages: cardSheets(kit.words, {
      id: 'P17',
      title: titleOf(kit, 'thirteen'),
      note: kit.words.notes.duplex,
      size: cutSize(set),
      fronts: [...cards.map(({ order = 0 }) => right(slidePicture(order))), ...extras.map(({ front }) => right(front))],
      backs: [
        ...cards.map((card) => left(grey(card))),
        ...extras.map(({ back }) => left(`<p class="bes extra">${text(back)}</p>`)),
      ],
      greyBacks: true,
      ofSheets: sheetOf(kit),
    }),
  })
}
