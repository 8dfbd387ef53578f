import { INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { beadRow } from '../beads.ts'
import {
  cardOf,
  cutSize,
  type Kit,
  type Leaf,
  onlyCard,
  onSheet,
  printedAgain,
  rowText,
  setOf,
  sheetsOfKinds,
} from '../kit.ts'
import { titleOf } from '../notes.ts'
import { cardSheets } from '../paper.ts'
import { boxHead, framed, glassAndWord, label } from '../parts.ts'
import { sign } from '../signs.ts'
import { field, ifLong, lines, steps, text } from '../text.ts'

const filled = (kit: Kit, name: string, card: string) => Array<string>(onSheet(setOf(kit, name))).fill(card)

/** P08: what a person could use help with, and three offers. */
export function helpCards(kit: Kit): Leaf {
  const set = setOf(kit, 'help card')
  const { front, back } = onlyCard(kit, 'help card')
  const need = label({
    indicator: 'trust',
    head: boxHead(kit, 'trust', front.title ?? '', set.box),
    body: `${field(front.fields?.[0] ?? '')}<div class="gap"></div>${lines(4, 9)}<p class="s last">${text(front.text)}</p>`,
    kind: 'written',
  })
  const offers =
    `<p class="line">${sign('trust', 7)}<span class="h3${ifLong(back?.title, 20)}">${text(back?.title)}</span></p>` +
    `${(back?.fields ?? []).map((number) => field(number, 11)).join('')}<p class="last">${text(back?.text)}</p>`
  return printedAgain({
    id: 'P08',
    row: rowText(kit, 'helpCards', set),
    paper: 'card',
    sides: 2,
    pages: cardSheets(kit.words, {
      id: 'P08',
      title: titleOf(kit, 'helpCards'),
      note: kit.words.notes.duplex,
      size: cutSize(set),
      fronts: filled(kit, 'help card', need),
      backs: filled(kit, 'help card', framed('trust', 88, 84, offers, 'offers')),
    }),
    sheets: sheetsOfKinds(set),
  })
}

/** P09: what the team will be proud of in a year. */
export function ideaCards(kit: Kit): Leaf {
  const set = setOf(kit, 'idea card')
  const { onCards } = kit.words
  const idea = label({
    indicator: 'inspire',
    head: boxHead(kit, 'inspire', onCards.idea, set.box),
    body: `<p class="bes">${text(onlyCard(kit, 'idea card').front.title)}</p>${lines(3, 8.4)}`,
    kind: 'written',
  })
  const back = framed('inspire', 88, 63, `${glassAndWord('inspire', 24)}<b>${text(onCards.ideaBack)}</b>`)
  return printedAgain({
    id: 'P09',
    row: rowText(kit, 'ideaCards', set),
    paper: 'card',
    sides: 2,
    pages: cardSheets(kit.words, {
      id: 'P09',
      title: titleOf(kit, 'ideaCards'),
      note: kit.words.notes.duplex,
      size: cutSize(set),
      fronts: filled(kit, 'idea card', idea),
      backs: filled(kit, 'idea card', back),
    }),
    sheets: sheetsOfKinds(set),
  })
}

function actionSheet(kit: Kit, indicator: Indicator) {
  const { front, back, box } = cardOf(kit, `v1-action-${indicator}`)
  const name = kit.words.onCards.action.replace('{indicator}', INDICATOR_NAMES[indicator])
  // Only the first of the three actions is chosen by dots.
  const dots = indicator === 'connect' ? `<p class="dots last">${text(kit.words.onCards.dots)}<i></i></p>` : ''
  const action = label({
    indicator,
    head: boxHead(kit, indicator, name, box),
    body: `<p class="bes">${text(front.title)}</p>${lines(4, 9)}${dots}`,
    kind: 'written action',
  })
  const reverse = framed(
    indicator,
    88,
    84,
    `${glassAndWord(indicator, 24, name)}<p>${text(back?.text)}</p>`,
    'action-back',
  )
  return cardSheets(kit.words, {
    id: 'P09',
    title: titleOf(kit, 'actionCards', indicator),
    note: kit.words.notes.duplex,
    size: cutSize(setOf(kit, 'action card')),
    fronts: filled(kit, 'action card', action),
    backs: filled(kit, 'action card', reverse),
  })
}

/** P09: one small thing to do, for each of the three indicators. */
export const actionCards = (kit: Kit): Leaf =>
  printedAgain({
    id: 'P09',
    row: rowText(kit, 'actionCards', setOf(kit, 'action card')),
    paper: 'card',
    sides: 2,
    pages: INDICATORS.flatMap((indicator) => actionSheet(kit, indicator)),
    sheets: sheetsOfKinds(setOf(kit, 'action card')),
  })

/** P10: three plans on one sheet. */
export function planCards(kit: Kit): Leaf {
  const set = setOf(kit, 'plan card')
  const asked = (question: string, count: number, apart: number) =>
    `<div><p><b>${text(question)}</b></p>${lines(count, apart)}</div>`
  const fronts = INDICATORS.map((indicator) => {
    const { front, box } = cardOf(kit, `v1-plan-${indicator}`)
    const [what = '', step = '', who = '', when = ''] = front.fields ?? []
    return label({
      indicator,
      head: boxHead(kit, indicator, front.title ?? '', box),
      body: `${asked(what, 5, 8.8)}<div class="column">${asked(step, 2, 8)}${asked(who, 1, 7.4)}${asked(when, 1, 7.4)}</div>`,
      foot: `${beadRow(indicator, 8)}<b><i class="tick"></i>${text(kit.words.onCards.planAgreed)}</b>`,
      kind: 'plan',
    })
  })
  const backs = INDICATORS.map((indicator) => {
    const questions = `<div><h2>${text(set.back?.title)}</h2>${steps(set.back?.steps)}</div>`
    return framed(
      indicator,
      176,
      84,
      `<div class="glass">${glassAndWord(indicator, 32)}</div>${questions}`,
      'plan-back',
    )
  })
  return printedAgain({
    id: 'P10',
    row: rowText(kit, 'planCards'),
    paper: 'card',
    sides: 2,
    pages: cardSheets(kit.words, {
      id: 'P10',
      title: titleOf(kit, 'planCards'),
      note: kit.words.notes.duplex,
      size: cutSize(set),
      fronts,
      backs,
    }),
    sheets: () => 1,
  })
}
