import type { MaterialCard } from '@thrive/content'
import { INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { beadRow } from '../beads.ts'
import { calledIn, cutSize, type Kit, type Leaf, printedOnce, rowText, setOf } from '../kit.ts'
import { sheetOf, titleOf } from '../notes.ts'
import { cardSheets } from '../paper.ts'
import { framed, glassAndWord, label } from '../parts.ts'
import { figures, flask, type Level, magnifier, sign } from '../signs.ts'
import { steps, text } from '../text.ts'
import { besideLabCards } from './beside-lab-cards.ts'

const KINDS = [
  { name: 'research question', kind: 'question', icon: magnifier },
  { name: 'experiment', kind: 'experiment', icon: flask },
] as const
type Kind = (typeof KINDS)[number]

const LEVELS: readonly Level[] = ['individual', 'subgroup', 'team']

/** Above this many letters, the steps are set a little smaller, and then smaller again. */
const LONG = 300
const LONGER = 350

const sizeOf = (letters: number) => (letters > LONGER ? 'lab long longer' : letters > LONG ? 'lab long' : 'lab')

function front(kit: Kit, { kind, icon }: Kind, card: MaterialCard) {
  const { indicator, level, layer, minutes, need = [] } = card
  const { levels, kinds, layer: inLayer } = kit.words.onCards
  if (!indicator || !level) throw new Error(`${card.id} has no indicator or no level`)
  return label({
    indicator,
    head: `${sign(indicator, 7)}<span>${INDICATOR_NAMES[indicator]}</span><span class="end">${text(levels[level])} ${figures(level, 5)}</span>`,
    body: `<p class="kind">${icon(5.4)}${kinds[kind]}</p><p class="q">${text(card.front.title)}</p>${steps(card.front.steps)}<p class="rule">${text(card.front.text)}</p>`,
    foot: `${beadRow(indicator, need.length > 1 ? 3 : 5)}<span>${[inLayer.replace('{layer}', String(layer)), `${minutes} min`, ...need.map((name) => calledIn(kit, name))].map(text).join(' · ')}</span>`,
    kind: sizeOf((card.front.steps ?? []).join(' ').length),
  })
}

function back({ words }: Kit, { kind, icon }: Kind, { indicator, level, back: reverse }: MaterialCard) {
  if (!indicator || !level) throw new Error('a lab card has an indicator and a level')
  const word = words.onCards.kinds[kind]
  const forWhom = (reverse?.text ?? '').replace(`${word}. `, '')
  return framed(
    indicator,
    88,
    126,
    `${glassAndWord(indicator, 40)}<p class="kind">${icon(7)}${word}</p><div class="who">${figures(level, 8)}</div><p class="for">${text(forWhom)}</p>`,
    'lab-back',
  )
}

/** A question on the left and an experiment on the right, as on the mats. */
function ofLevel(kit: Kit, level: Level) {
  const cards = KINDS.map((kind) => {
    const those = setOf(kit, kind.name).cards.filter((card) => card.level === level)
    return INDICATORS.flatMap((indicator) => those.filter((card) => card.indicator === indicator)).map((card) => ({
      front: front(kit, kind, card),
      back: back(kit, kind, card),
    }))
  })
  const [questions = [], experiments = []] = cards
  return questions.flatMap((question, i) => [question, ...experiments.slice(i, i + 1)])
}

/** Above this many people, there are not enough cards for one each. */
const MANY = 10

/** P16: all cards of the three layers, and the few things that fill their last sheets. */
export function labCards(kit: Kit): Leaf {
  const layers = LEVELS.map((level, i) => {
    const cards = [...ofLevel(kit, level), ...besideLabCards(kit, level)]
    return cardSheets(kit.words, {
      id: 'P16',
      title: titleOf(kit, 'labCards'),
      note: kit.words.notes.duplex,
      size: cutSize(setOf(kit, 'experiment')),
      fronts: cards.map((card) => card.front),
      backs: cards.map((card) => card.back),
      ofSheets: (sheet, sheets) =>
        `${kit.words.notes.layer.replace('{layer}', String(i + 1))}, ${sheetOf(kit)(sheet, sheets)}`,
    })
  })
  const pages = layers.flat()
  const [first = []] = layers
  const count = KINDS.reduce((sum, { name }) => sum + setOf(kit, name).cards.length, 0)
  const leaf = printedOnce({
    id: 'P16',
    row: rowText(kit, 'labCards').replace('{n}', String(count)),
    paper: 'card',
    sides: 2,
    pages,
  })
  return { ...leaf, sheets: (people) => (pages.length + (people > MANY ? first.length : 0)) / 2 }
}
