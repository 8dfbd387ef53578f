import type { MaterialCard } from '@thrive/content'
import { INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { beadRow } from '../beads.ts'
import { cutSize, type Kit, type Leaf, printedOnce, rowText, setOf } from '../kit.ts'
import { DUPLEX, sheetOf } from '../notes.ts'
import { cardSheets } from '../paper.ts'
import { framed, glassAndWord, label } from '../parts.ts'
import { figures, flask, type Level, magnifier, sign } from '../signs.ts'
import { steps, text } from '../text.ts'
import { besideLabCards } from './beside-lab-cards.ts'

const KINDS = [
  { name: 'research question', word: 'Research question', icon: magnifier },
  { name: 'experiment', word: 'Experiment', icon: flask },
] as const
type Kind = (typeof KINDS)[number]

const LEVELS: readonly Level[] = ['individual', 'subgroup', 'team']

/** More words than this, and the steps are set a little smaller. */
const LONG = 300

function front(kit: Kit, { word, icon }: Kind, card: MaterialCard) {
  const { indicator, level, layer, minutes, need = [] } = card
  if (!indicator || !level) throw new Error(`${card.id} has no indicator or no level`)
  const long = (card.front.steps ?? []).join(' ').length > LONG
  return label({
    indicator,
    head: `${sign(indicator, 7)}<span>${INDICATOR_NAMES[indicator]}</span><span class="end">${text(kit.words.onCards.levels[level])} ${figures(level, 5)}</span>`,
    body: `<p class="kind">${icon(5.4)}${word}</p><p class="q">${text(card.front.title)}</p>${steps(card.front.steps)}<p class="rule">${text(card.front.text)}</p>`,
    foot: `${beadRow(indicator, need.length > 1 ? 3 : 5)}<span>Layer ${layer} · ${[`${minutes} min`, ...need].join(' · ')}</span>`,
    kind: long ? 'lab long' : 'lab',
  })
}

function back({ word, icon }: Kind, { indicator, level, back: reverse }: MaterialCard) {
  if (!indicator || !level) throw new Error('a lab card has an indicator and a level')
  const forWhom = (reverse?.text ?? '').replace(`${word}. `, '')
  return framed(
    indicator,
    88,
    126,
    `${glassAndWord(indicator, 40)}<p class="kind">${icon(7)}${word}</p><div class="who">${figures(level, 8)}</div><p class="for">${text(forWhom)}</p>`,
    'lab-back',
  )
}

/** A question left and an experiment right, as on the mats. */
function ofLevel(kit: Kit, level: Level) {
  const cards = KINDS.map((kind) => {
    const those = setOf(kit, kind.name).cards.filter((card) => card.level === level)
    return INDICATORS.flatMap((indicator) => those.filter((card) => card.indicator === indicator)).map((card) => ({
      front: front(kit, kind, card),
      back: back(kind, card),
    }))
  })
  const [questions = [], experiments = []] = cards
  return questions.flatMap((question, i) => [question, ...experiments.slice(i, i + 1)])
}

/** With more people there are not enough cards for one person each. */
const MANY = 10

/** P16: all cards of the three layers, and the few things that fill their last sheets. */
export function labCards(kit: Kit): Leaf {
  const layers = LEVELS.map((level, i) => {
    const cards = [...ofLevel(kit, level), ...besideLabCards(kit, level)]
    return cardSheets({
      id: 'P16',
      title: 'Lab cards',
      note: DUPLEX,
      size: cutSize(setOf(kit, 'experiment')),
      fronts: cards.map((card) => card.front),
      backs: cards.map((card) => card.back),
      ofSheets: (sheet, sheets) => `layer ${i + 1}, ${sheetOf(sheet, sheets)}`,
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
