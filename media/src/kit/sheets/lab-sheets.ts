import {
  cutSize,
  type Kit,
  type Leaf,
  onlyCard,
  onSheet,
  printedAgain,
  printedOnce,
  rowText,
  setOf,
  sheetsOfKinds,
} from '../kit.ts'
import { titleOf } from '../notes.ts'
import { cardSheets } from '../paper.ts'
import { folded, label } from '../parts.ts'
import { type RuleIcon, ruleIcon, ruleParts } from '../rules.ts'
import { lines, sentences, text } from '../text.ts'

const ICONS: readonly RuleIcon[] = ['voice', 'pass', 'room', 'see', 'own']

/** P19: a tent card; the rules face one side, who sees what the other. */
export function groundRules(kit: Kit): Leaf {
  const { front, back } = onlyCard(kit, 'ground rules card')
  const rules = (front.steps ?? []).map((rule, i) => {
    const { short, rest } = ruleParts(rule)
    return `<li>${ruleIcon(ICONS[i] ?? 'own', 13)}<p><b class="bes">${text(short)}.</b> ${text(rest)}</p></li>`
  })
  const sees = sentences(back?.text).map((sentence) => `<p>${text(sentence)}</p>`)
  const face = label({ body: `<h2>${text(front.title)}</h2><ol>${rules.join('')}</ol>`, kind: 'ground-rules' })
  const other = label({
    body: `<div class="line">${ruleIcon('screen', 18)}<h2>${text(back?.title)}</h2></div>${sees.join('')}`,
    kind: 'who-sees',
  })
  return printedOnce({
    id: 'P19',
    row: rowText(kit, 'groundRules'),
    paper: 'card',
    sides: 1,
    pages: cardSheets(kit.words, {
      id: 'P19',
      title: titleOf(kit, 'groundRules'),
      note: `${kit.words.notes.single} · ${kit.words.notes.groundRules}`,
      size: cutSize(setOf(kit, 'ground rules card')),
      fronts: [folded(other, face)],
      fold: true,
    }),
  })
}

/** P22: for what a person expects, does and notices. */
export function labSheets(kit: Kit): Leaf {
  const set = setOf(kit, 'lab sheet')
  const { front } = onlyCard(kit, 'lab sheet')
  const columns = (front.fields ?? []).map((name) => `<div><h3>${text(name)}</h3>${lines(9, 8.6)}</div>`)
  const sheet = label({
    body: `<div class="line"><h2>${text(front.title)}</h2><span class="s">${text(front.text)}</span></div><div class="columns">${columns.join('')}</div>`,
    kind: 'lab-sheet',
  })
  return printedAgain({
    id: 'P22',
    row: rowText(kit, 'labSheets', set),
    paper: 'thin',
    sides: 1,
    pages: cardSheets(kit.words, {
      id: 'P22',
      title: titleOf(kit, 'labSheet'),
      note: `${kit.words.notes.single} · ${kit.words.notes.labSheet}`,
      size: cutSize(set),
      fronts: Array(onSheet(set)).fill(sheet),
    }),
    sheets: sheetsOfKinds(set),
  })
}

/** Its page is among the lab cards; only its row on the first page is separate. */
export const emptyCardAgain = (kit: Kit): Leaf =>
  printedAgain({ id: 'P16', row: rowText(kit, 'emptyCard'), paper: 'card', sides: 2, pages: [], sheets: () => 1 })
