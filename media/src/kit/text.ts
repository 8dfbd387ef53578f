import { escapeText } from '../art/draw.ts'

/** Words as HTML; what must not break at a hyphen does not. */
export const text = (words = '') => escapeText(words).replaceAll('e-mail', '<span class="nb">e-mail</span>')

/** Sentences of a short text, each with its full stop. */
export const sentences = (words = '') => words.split(/(?<=[.?!…]) (?=[A-Z0-9])/)

export const withoutStop = (words = '') => words.replace(/\.$/, '')

export const list = (items: readonly string[] = []) =>
  items.map((item) => `<li><span>${text(item)}</span></li>`).join('')

/** Numbered by the style, in circles. */
export const steps = (items: readonly string[] = []) => `<ol class="steps">${list(items)}</ol>`

/** Things to tick off. */
export const ticks = (items: readonly string[] = []) =>
  `<ul class="ticks">${items.map((item) => `<li><i class="tick"></i><span>${text(item)}</span></li>`).join('')}</ul>`

/** Lines to write on. */
export const lines = (count: number, apart = 8.5) =>
  `<div class="lines">${`<i style="height:${apart}mm"></i>`.repeat(count)}</div>`

/** What to write, and a line beside it. */
export const field = (label: string, height = 7) =>
  `<div class="field"><span>${text(label)}</span><i style="height:${height}mm"></i></div>`
