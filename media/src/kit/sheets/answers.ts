import { num } from '../../art/draw.ts'
import { COLOR } from '../../art/palette.ts'
import { type Kit, type Leaf, onlyCard, printedOnce, rowText, setOf } from '../kit.ts'
import { duplexFolded, titleOf } from '../notes.ts'
import { page, wholePage } from '../paper.ts'
import { drawn } from '../signs.ts'
import { slidePicture } from '../slides.ts'
import { sentences, steps, text, withoutStop } from '../text.ts'

const THIRD = 99
const foldY = [THIRD, 2 * THIRD]

const SHAPES = [
  '<circle r="1.5"/><circle r="1.5" cx="1.7"/>',
  '<path d="M-1.5 1.4V-.1a1.5 1.5 0 0 1 3 0V1.4Z"/>',
  '<path d="M0 -1.5 1.7 1.3H-1.7Z"/>',
]

/** Prevents reading through the folded paper. */
function pattern() {
  const rows = Array.from({ length: 14 }, (_, i) => ({ i, y: THIRD + 8 + i * 6.5 }))
  const shapes = rows.flatMap(({ i, y }) =>
    Array.from({ length: 25 }, (_, k) => {
      const x = 20 + k * 7 + (i % 2) * 3.5
      return `<g transform="translate(${num(x)} ${num(y)}) scale(1.25)">${SHAPES[(i + k) % 3]}</g>`
    }),
  )
  return wholePage(`<g fill="none" stroke="${COLOR.slate}" stroke-width=".3">${shapes.join('')}</g>`)
}

function inside(kit: Kit) {
  const { front, back } = onlyCard(kit, 'answer sheet')
  const cards = setOf(kit, 'the thirteen cards').cards.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  const [heading, ...story] = sentences(front.text)
  const cell = (card: (typeof cards)[number], i: number) =>
    `<li>${slidePicture(i + 1)}<p><span>${i + 1}</span><b class="bes">${card.back?.letter}</b>${card.back?.dot ? '<i class="black-dot"></i>' : ''}</p><p class="xs">${text(front.list?.[i])}</p></li>`
  const letters = cards.map((card) => card.back?.letter).join(' ')
  return (
    `<div class="third upper"><h2>${text(back?.title)}</h2>${steps(back?.steps)}</div>` +
    `<div class="third middle-third"><div class="line"><h2>${text(withoutStop(heading))}</h2><span class="bes letters">${letters}</span></div><ul class="thirteen">${cards.map(cell).join('')}</ul><p class="s">${text(story.join(' '))}</p></div>` +
    `<div class="third lower"><p>${text(kit.words.onCards.answersLast)}</p></div>`
  )
}

function outside(kit: Kit) {
  const { front } = onlyCard(kit, 'answer sheet')
  const { seal, answersClosed, answersFold } = kit.words.onCards
  const [above = '', below = ''] = seal.split(' ')
  const round = drawn(
    '0 0 40 40',
    24,
    24,
    `<circle cx="20" cy="20" r="17" fill="#fff" stroke="${COLOR.ink}" stroke-width="1.6" stroke-dasharray="2.2 1.6"/><text x="20" y="18.5" class="seal">${above}</text><text x="20" y="25" class="seal">${below}</text>`,
  )
  return `${pattern()}<div class="third upper address">${round}<h2>${text(front.title)}</h2><p class="l">${text(answersClosed)}</p></div><div class="third lower"><p class="s centre">${text(answersFold)}</p></div>`
}

/** P18: folded in three and sealed, with the answer in the middle. */
export function answerSheet(kit: Kit): Leaf {
  const { notes } = kit.words
  return printedOnce({
    id: 'P18',
    row: rowText(kit, 'answers'),
    paper: 'thin',
    sides: 2,
    pages: [
      page({
        id: 'P18',
        title: titleOf(kit, 'answers'),
        of: `${notes.front}, ${notes.inside}`,
        note: duplexFolded(kit),
        body: inside(kit),
        marks: { foldY },
      }),
      page({
        id: 'P18',
        title: titleOf(kit, 'answers'),
        of: `${notes.back}, ${notes.outside}`,
        body: outside(kit),
        marks: { foldY },
      }),
    ],
  })
}
