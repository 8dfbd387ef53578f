import type { Indicator, Locale } from '@thrive/domain'
import { torso } from '../art/body.ts'
import { clipped, escapeText, fill, line, picture } from '../art/draw.ts'
import { head, mixBrows } from '../art/head.ts'
import { GLYPHS, indicator, mark } from '../art/indicators.ts'
import { COLOR, TINTS } from '../art/palette.ts'
import { mixPoses } from '../art/poses.ts'
import { style } from './style.ts'

export interface Section {
  indicator: Indicator
  name: string
  meaning: string
  behaviours: string[]
  question: string
}
export interface Infographic {
  title: string
  intro: string
  labels: { behaviours: string; question: string; score: string }
  indicators: Section[]
  footer: string
}

const DEEP: Record<Indicator, string> = {
  connect: COLOR.connectDeep,
  trust: COLOR.trustDeep,
  inspire: COLOR.inspireDeep,
}
const HIDDEN = ' aria-hidden="true"'
const drawing = (name: Indicator) => picture({ x: 20, y: 10, w: 360, h: 360 }, 360, indicator(name), HIDDEN)
const glyph = (name: Indicator) => picture({ x: 0, y: 0, w: 24, h: 24 }, 24, GLYPHS[name], HIDDEN)
const logo = () => picture({ x: 0, y: 0, w: 248, h: 100 }, 248, mark(), HIDDEN)

function professor() {
  const face = head({ mouth: 'smile', blink: 0, brows: mixBrows('up', 'up', 1), gaze: [0, 0] })
  const disc = 'M110 336a250 250 0 1 0 500 0a250 250 0 1 0 -500 0Z'
  const bust = fill(disc, COLOR.trustTint) + torso(mixPoses('rest', 'rest', 1)) + face
  return picture({ x: 104, y: 80, w: 512, h: 512 }, 512, clipped('disc', disc, bust) + line(disc, 9), HIDDEN)
}

function card(section: Section, labels: Infographic['labels'], desired: number) {
  const name = section.indicator
  const behaviours = section.behaviours.map((text) => `<li>${glyph(name)}<span>${escapeText(text)}</span></li>`)
  return `<section class="card" style="--tint:${TINTS[name]};--fill:${COLOR[name]};--deep:${DEEP[name]}">
<div class="side">${drawing(name)}<h2>${escapeText(section.name)}</h2>
<p class="percent">${escapeText(labels.score.replace('{desired}', String(desired)))}</p>
<div class="gauge"><i style="width:${desired}%"></i></div></div>
<div class="main"><p class="meaning">${escapeText(section.meaning)}</p>
<div><h3>${escapeText(labels.behaviours)}</h3><ul>${behaviours.join('')}</ul></div>
<div class="ask"><h3>${escapeText(labels.question)}</h3><p>${escapeText(section.question)}</p></div></div>
</section>`
}

/** Above this many letters, the page is set a little smaller. */
const LONG = 1050

const lettersOf = ({ title, intro, indicators, footer }: Infographic) =>
  [
    title,
    intro,
    footer,
    ...indicators.flatMap(({ meaning, behaviours, question }) => [meaning, ...behaviours, question]),
  ].join('').length

/** Returns one A4 page as HTML, for a browser to print. */
export const page = (locale: Locale, text: Infographic, desired: Record<Indicator, number>) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeText(text.title)}</title><style>${style()}</style></head>
<body${lettersOf(text) > LONG ? ' class="long"' : ''}><header><div class="brand">${logo()}Thrive Lab</div>
<h1>${escapeText(text.title)}</h1><p class="intro">${escapeText(text.intro)}</p></header>
${text.indicators.map((section) => card(section, text.labels, desired[section.indicator])).join('\n')}
<footer>${professor()}<p>${escapeText(text.footer)}</p></footer></body></html>
`
