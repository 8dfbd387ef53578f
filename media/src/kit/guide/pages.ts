import { readFileSync } from 'node:fs'
import { type Guide, type Locale, SIZES } from '@thrive/domain'
import { whereIs } from '../../paths.ts'
import { bold } from '../parts.ts'
import { logo } from '../signs.ts'
import { lines, text } from '../text.ts'

/** The pages of the guide beside the run sheet. */

type Fill = (words: string) => string

const ART = 'apps/web/src/art'
const art = (name: string) => readFileSync(whereIs(`${ART}/${name}.svg`), 'utf8')

const items = (points: readonly string[], kind: string) =>
  `<ul class="${kind}">${points.map((point) => `<li><span>${bold(point)}</span></li>`).join('')}</ul>`
const dots = (points: readonly string[]) => items(points, 'dots')
const boxes = (points: readonly string[]) => items(points, 'boxes')
const numbered = (points: readonly string[]) => items(points, 'steps')
const part = (title: string, body: string, kind = '') =>
  `<section class="${kind}"><h2>${text(title)}</h2>${body}</section>`
const hint = (words: string) => `<p class="muted">${text(words)}</p>`

/** The pages on which the parts begin. */
interface Begins {
  prepare: number
  first: number
  run: number
  calls: number
}

function contents({ texts }: Guide, { prepare, first, run, calls }: Begins) {
  const { minute, role, weeks, day, size, phones, bodies, safe, fails, closing, after, notes } = texts
  const places: [{ title: string }[], number][] = [
    [[minute, role], 1],
    [[weeks, day], prepare],
    [[texts.first, size], first],
    [[texts.run], run],
    [[texts.calls, phones, bodies], calls],
    [[safe, fails], calls + 1],
    [[closing, after, notes], calls + 2],
  ]
  const rows = places.flatMap(([parts, at]) =>
    parts.map(({ title }) => `<li><span>${text(title)}</span><b>${at}</b></li>`),
  )
  return `<section class="last"><h3>${text(texts.contents)}</h3><ol class="contents">${rows.join('')}</ol></section>`
}

export function introPage(guide: Guide, fill: Fill, begins: Begins) {
  const { texts, name } = guide
  const { minute, role } = texts
  return `<p class="line between">${logo(name, 15)}<span class="pill">${text(texts.people)}</span></p><header class="guide-head"><div><h1>${text(texts.title)}</h1><p class="l muted">${text(texts.lead)}</p></div>${art('professor-point')}</header>${part(minute.title, numbered(minute.points.map(fill)), 'framed')}${part(role.title, dots(role.points))}${contents(guide, begins)}`
}

export function preparePage({ texts: { weeks, day }, look }: Guide, fill: Fill) {
  const legend = day.legend.map((thing) => `<li><span>${text(thing)}</span></li>`).join('')
  return `${part(weeks.title, boxes(weeks.points.map(fill)))}${part(day.title, boxes(day.points))}<section class="room last"><h3>${text(day.plan)}</h3>${art(look === 'game' ? 'room-game' : 'room-lab')}<ol class="steps legend">${legend}</ol></section>`
}

export function firstPage({ texts: { first, size } }: Guide, fill: Fill) {
  const said = first.words.map((words) => `<li>${text(fill(words))}</li>`).join('')
  const heads = SIZES.map((people) => `<th>${people}</th>`).join('')
  const rows = size.rows.map(
    ({ what, how }) => `<tr><th>${text(what)}</th>${how.map((each) => `<td>${text(each)}</td>`).join('')}</tr>`,
  )
  return `${part(first.title, `${hint(first.hint)}<ul class="sayings">${said}</ul><p><b>${text(first.next)}</b></p>`)}${part(size.title, `<table class="sizes"><thead><tr><th>${text(size.what)}</th>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`, 'last')}`
}

export function callsPage({ texts: { calls, phones, bodies } }: Guide) {
  const rows = calls.rows.map(
    ({ page, at, say }) =>
      `<tr><td class="muted">${page}</td><td class="clock">${text(at)}</td><td><b>${text(say)}</b></td></tr>`,
  )
  return `<div class="calls-and-phones"><section><div class="cut-out"><h3>${text(calls.title)}</h3><table><tbody>${rows.join('')}</tbody></table></div><p class="xs muted">${text(calls.hint)}</p></section>${part(phones.title, dots(phones.points), 's')}</div>${part(bodies.title, dots(bodies.points), 'last')}`
}

const QUOTES: Record<Locale, readonly [string, string]> = {
  en: ['“', '”'],
  nl: ['“', '”'],
  fr: ['«\u00a0', '\u00a0»'],
}

export function casesPage({ texts: { safe, fails } }: Guide, locale: Locale) {
  const [open, close] = QUOTES[locale]
  const table = (rows: typeof fails.rows, said: (words: string) => string) =>
    `<table class="cases"><tbody>${rows.map(({ when, say }) => `<tr><th>${text(when)}</th><td>${text(said(say))}</td></tr>`).join('')}</tbody></table>`
  return `${part(safe.title, `${hint(safe.hint)}${table(safe.rows, (words) => `${open}${words}${close}`)}<p class="dashed">${text(safe.after)}</p>`)}${part(fails.title, `${hint(fails.hint)}${table(fails.rows, (words) => words)}`, 'last')}`
}

export function closingPage({ texts: { closing, after, notes } }: Guide) {
  const mail = after.mail.map((line) => `<p>${text(line)}</p>`).join('')
  return `${part(closing.title, boxes(closing.points))}<section><h2>${text(after.title)}</h2><div class="mail-and-look"><div><h3>${text(after.mailTitle)}</h3><div class="sample"><p><b>${text(after.mailSubject)}</b></p>${mail}</div></div><div><h3>${text(after.lookTitle)}</h3>${numbered(after.look)}</div></div></section><section class="notes"><h2>${text(notes.title)}</h2>${hint(notes.hint)}${lines(14)}</section>`
}
