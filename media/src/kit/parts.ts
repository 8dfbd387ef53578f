import { INDICATOR_NAMES, type Indicator } from '@thrive/domain'
import { type BeadKind, beadFrame } from './beads.ts'
import type { Kit } from './kit.ts'
import { glass, logoMark, sign } from './signs.ts'
import { ifLong, text } from './text.ts'

interface LabelPlan {
  indicator?: Indicator | null | undefined
  head?: string
  body: string
  foot?: string
  kind?: string
}

/** An apothecary's label: an ink frame, a tinted head, and the content inside. */
export const label = ({ indicator, head, body, foot, kind = '' }: LabelPlan) =>
  `<div class="label ${kind}"${colour(indicator)}>${head ? `<header>${head}</header>` : ''}<div class="body">${body}</div>${foot ? `<footer>${foot}</footer>` : ''}</div>`

export const colour = (indicator: Indicator | null | undefined) => (indicator ? ` data-i="${indicator}"` : '')

export const boxHead = ({ words }: Kit, indicator: Indicator, title: string, box: number | undefined) =>
  `${sign(indicator)}<span class="title${ifLong(title, 22)}">${text(title)}</span><span class="end">${text(words.onCards.box)} <span class="box-no">${box}</span></span>`

/** A back with a frame of beads. */
export const framed = (beads: BeadKind, width: number, height: number, body: string, kind = '') =>
  `<div class="back ${kind}"${beads === 'plain' ? '' : colour(beads)}>${beadFrame(beads, width, height)}<div class="in">${body}</div></div>`

export const glassAndWord = (indicator: Indicator, height: number, word = INDICATOR_NAMES[indicator]) =>
  `${glass(indicator, height)}<p class="word">${text(word)}</p>`

export const plainBack = (height: 63 | 126, words: string) => {
  const large = height > 63
  const body = `${logoMark(large ? 40 : 30)}<p class="word">${text(words)}</p>`
  return framed('plain', 88, height, body, large ? 'plain-back large-back' : 'plain-back')
}

/** Cards that are folded: the upper half is upside down, so that it faces the other way. */
export const folded = (upper: string, lower: string) =>
  `<div class="half turned">${upper}</div><div class="half">${lower}</div>`

/** Renders bold, the only markup in the kit's words. */
export const bold = (words: string) => text(words).replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
