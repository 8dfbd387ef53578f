import { INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { howTo } from '../how.ts'
import { type Kit, type Leaf, setOf } from '../kit.ts'
import { page } from '../paper.ts'
import { bold } from '../parts.ts'
import { gameOnTable } from '../setup-game.ts'
import { labFromAbove } from '../setup-lab.ts'
import { drawn, logo, sign } from '../signs.ts'
import { text, ticks } from '../text.ts'
import type { How } from '../words.ts'

/** P01: what to print and how often, what to buy, and how to fill the boxes or layers. */

/** Columns of the table: the largest number of people in each range decides. */
const PEOPLE = [
  { range: '5–8', most: 8 },
  { range: '9–12', most: 12 },
  { range: '13–16', most: 16 },
]

const numbers = (cells: readonly (string | number)[]) => cells.map((cell) => `<td class="n">${cell}</td>`).join('')

/** This page and the checklist come before all others. */
const BEFORE = 3

/** Returns the PDF pages of a kind of sheet; one without its own pages is the last sheet of those with its number. */
function pagesOf(leaf: Leaf, leaves: readonly Leaf[]) {
  const whole = leaf.pages.length ? leaf : (leaves.find(({ id, pages }) => id === leaf.id && pages.length) ?? leaf)
  const start = BEFORE + leaves.slice(0, leaves.indexOf(whole)).reduce((sum, { pages }) => sum + pages.length, 0)
  const last = start + whole.pages.length
  const first = whole === leaf ? start + 1 : last - leaf.sides + 1
  return first === last ? String(first) : `${first}–${last}`
}

function rows({ words }: Kit, leaves: readonly Leaf[], all: readonly Leaf[], sum: string) {
  const { card, thin, sides } = words.start
  const [least] = PEOPLE
  const body = leaves.map((leaf) => {
    const { id, row, paper, sides: printed, once, sheets } = leaf
    const usual = sheets(least?.most ?? 0)
    const counts = PEOPLE.map(({ most }) => `${sheets(most)}${once && sheets(most) > usual ? '*' : ''}`)
    return `<tr><td>${id}</td><td>${text(row)}</td><td>${pagesOf(leaf, all)}</td><td>${paper === 'card' ? card : thin}, ${sides[printed - 1]}</td>${numbers(counts)}</tr>`
  })
  const total = PEOPLE.map(({ most }) => leaves.reduce((all, { sheets }) => all + sheets(most), 0))
  return `${body.join('')}<tr class="sum"><td></td><td>${text(sum)}</td><td></td><td></td>${numbers(total)}</tr>`
}

function table(kit: Kit, leaves: readonly Leaf[]) {
  const { start } = kit.words
  const ranges = PEOPLE.map(({ range }) => `<th class="n">${range}</th>`).join('')
  const once = leaves.filter((leaf) => leaf.once)
  const again = leaves.filter((leaf) => !leaf.once)
  return `<table class="prints"><thead><tr><th>${start.sheet}</th><th>${text(start.once)}</th><th>${text(start.pdfPages)}</th><th>${start.paper}</th>${ranges}</tr></thead><tbody>${rows(kit, once, leaves, start.onceSum)}</tbody>
<thead><tr><th></th><th colspan="6">${text(start.each)}</th></tr></thead><tbody>${rows(kit, again, leaves, start.eachSum)}</tbody></table>`
}

function setup(kit: Kit) {
  if (kit.slug === 'v2') return labFromAbove(kit.words.start.v2.drawing)
  const labels = setOf(kit, 'box label').cards
  return gameOnTable(labels.map(({ box = 0, indicator = null }) => ({ number: box, indicator })))
}

/** The game's table of sheets is long, so its drawing shares the line with the day; the lab's has words and needs more width. */
const SETUP_WIDTH: Record<Kit['slug'], number> = { v1: 104, v2: 136 }

/** Returns what a leader plans with: where to play, how long it takes, how long before, and the parts of the day. */
function day({ slug, minutes, words: { start } }: Kit) {
  const { run } = start[slug]
  const sum = (from: number, to?: number) => minutes.slice(from - 1, to && to - 1).reduce((all, each) => all + each, 0)
  const parts = run.map(({ from, what }, i) => {
    const lasts = start.minutes.replace('{minutes}', String(sum(from, run[i + 1]?.from)))
    return `<tr><td>${text(what)}</td><td class="n">${text(lasts)}</td></tr>`
  })
  const takes = start.takes.replace('{minutes}', String(sum(1))).replace('{hours}', String(Math.round(sum(1) / 60)))
  const plan = [takes, start.prepare, start.there].map((words) => `<p>${bold(words)}</p>`)
  return `<div class="day"><div class="plan"><h2>${text(start.day)}</h2><p>${text(start.site)}</p><p class="lines"><i></i></p>${plan.join('')}</div><table>${parts.join('')}</table></div>`
}

function first(kit: Kit, leaves: readonly Leaf[]) {
  const { start } = kit.words
  const own = start[kit.slug]
  const width = SETUP_WIDTH[kit.slug]
  return page({
    id: 'P01',
    title: start.title,
    of: start.pages.replace('{page}', '1'),
    note: kit.name,
    kind: 'doc',
    body: `<div class="live start"><div><p class="line">${logo(kit.name, 15)}<span class="pill">${text(start.people)}</span></p><h1>${text(own.headline)}</h1></div><div class="setup ${kit.slug}">${drawn('0 0 1000 520', width, width * 0.52, setup(kit))}${day(kit)}</div><div><h2>${text(start.whatToPrint)}</h2>${table(kit, leaves)}<p class="s">${text(own.note)} ${bold(start.guide).replace('{path}', `/guide/${kit.slug}`)}</p></div></div>`,
  })
}

/** Returns the contents of each box or layer as on its label; shorter, because it is in a table. */
function filling(kit: Kit) {
  const { start } = kit.words
  const labels = setOf(kit, kit.slug === 'v1' ? 'box label' : 'layer label').cards
  const lines = labels.flatMap(({ box, layer, indicator, front }) => {
    if (!front.list) return []
    const number = box ?? layer
    const where = number
      ? `<span class="box-no">${number}</span>${indicator ? sign(indicator, 4.6) : ''}`
      : `<b class="s">${text(start.onTop)}</b>`
    return [
      `<tr><td><span class="where">${where}</span></td><td>${text(front.list.join('; ').replaceAll(...start.shorter))}</td></tr>`,
    ]
  })
  return `<table class="fill"><thead><tr><th>${text(start[kit.slug].where)}</th><th>${text(start.putIn)}</th></tr></thead><tbody>${lines.join('')}</tbody></table>`
}

/** What to do with the sheets, in this order. */
const STEPS: Record<Kit['slug'], readonly How[]> = {
  v1: ['print', 'light', 'cut', 'fold', 'join', 'stand'],
  v2: ['print', 'light', 'cut', 'tent', 'mats', 'layers', 'seal'],
}

function second(kit: Kit) {
  const { start } = kit.words
  const own = start[kit.slug]
  const figures = STEPS[kit.slug].map(
    (how) =>
      `<figure>${drawn('0 0 120 84', 37, 25.9, howTo(how))}<figcaption>${bold(start.steps[how])}</figcaption></figure>`,
  )
  const buy = [
    ...kit.material.buy.map(({ called, quantity }) =>
      start.item.replace('{name}', called).replace('{quantity}', quantity),
    ),
    ...start.tools[kit.slug],
  ]
  const signs = INDICATORS.map((name) => `<span>${sign(name)}${INDICATOR_NAMES[name]}</span>`)
  const room = own.room ? `<h2>${text(own.room.title)}</h2><p>${text(own.room.text)}</p>` : ''
  return page({
    id: 'P01',
    title: start.title,
    of: start.pages.replace('{page}', '2'),
    note: kit.name,
    kind: 'doc',
    body: `<div class="live start"><div><h2>${text(start.how)}</h2><div class="figures">${figures.join('')}</div></div><div class="two"><div><h2>${text(own.fill)}</h2>${filling(kit)}${room}<h2>${text(start.grey)}</h2><p>${text(start.greyText)}</p><p class="line signs-named">${signs.join('')}</p></div><div><h2>${text(start.buy)}</h2>${ticks(buy)}<h2>${text(start.paper)}</h2><p>${text(start.paperText)}</p></div></div></div>`,
  })
}

export const startHere = (kit: Kit, leaves: readonly Leaf[]) => [first(kit, leaves), second(kit)]
