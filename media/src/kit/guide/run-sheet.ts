import { type GuidePage, type GuideTexts, kindsOf, type Schedule } from '@thrive/domain'
import { bold, colour } from '../parts.ts'
import { sign } from '../signs.ts'
import { text } from '../text.ts'

/** Millimetres of rows on a page; the first one also has a heading. */
const ROOM = { first: 247, other: 262 }
const MM = 96 / 25.4

type Run = GuideTexts['run']

/** Steps run on in one paragraph, each after its number, because paper is short. */
const bodyOf = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => bold(line.trim()).replace(/^(\d+)\. /, '<b>$1</b> '))
    .join(' ')

function row(page: GuidePage, { at, minutes }: Schedule['pages'][number], run: Run) {
  const { title, indicator, opens, note, shorten, material, number } = page
  const mark = indicator ? sign(indicator, 3.6) : ''
  const opened = opens ? ` <span class="opened">${text(opens)}</span>` : ''
  const kinds = kindsOf(page, run).join(' · ')
  const shorter = shorten ? `<span class="shorter"><b>${text(run.shorter)}</b> ${bold(shorten)}</span>` : ''
  return `<tr${colour(indicator)}><td><span class="clock">${at}</span> ${minutes}’<b class="page-no">${text(run.columns.page)} ${number}</b></td><td><span class="row-title">${mark}${text(title)}${opened}</span>${bodyOf(page.text)}${kinds ? `<span class="kinds">${text(kinds)}</span>` : ''}</td><td>${bold(note ?? '')}${shorter}</td><td>${text(material.join(', '))}</td></tr>`
}

export const rowsOf = (pages: readonly GuidePage[], schedule: Schedule, run: Run): string[] => [
  ...pages.map((page, index) => row(page, schedule.pages[index] ?? { at: '', minutes: 0 }, run)),
  `<tr><td><span class="clock">${schedule.end}</span></td><td><span class="row-title">${text(run.end)}</span></td><td></td><td></td></tr>`,
]

export function table({ columns: { clock, what, note, need } }: Run, rows: readonly string[]) {
  const heads = [clock, what, note, need].map((column) => `<th>${text(column)}</th>`).join('')
  return `<table class="run"><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Divides rows of these heights, in pixels, into as many pages as they need. */
export function paged(rows: readonly string[], heights: readonly number[]): string[][] {
  const pages: string[][] = [[]]
  let left = ROOM.first * MM
  for (const [index, each] of rows.entries()) {
    const height = heights[index] ?? 0
    if (height > left) {
      pages.push([])
      left = ROOM.other * MM
    }
    pages.at(-1)?.push(each)
    left -= height
  }
  return pages
}
