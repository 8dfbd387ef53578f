import { escapeText } from '../art/draw.ts'

/** What must not break at a hyphen: French has one in every question. */
const WHOLE =
  /e-mail|sous-groupes?|[\p{L}’]+(?:-t)?-(?:vous|nous|ils?|elles?|on|je|ce|en|l[ae]s?|moi|mêmes?|là)(?!\p{L})/gu

/** Escapes words as HTML. */
export const text = (words = '') => escapeText(words).replace(WHOLE, '<span class="nb">$&</span>')

/** Returns a class for words with more letters than the usual size allows, because text does not shrink by itself. */
export const ifLong = (words: string | undefined, letters: number) => ((words?.length ?? 0) > letters ? ' long' : '')

/** Splits a short text into sentences, each with its full stop. */
export const sentences = (words = '') => words.split(/(?<=[.?!…]) (?=[\p{Lu}\d])/u)

export const withoutStop = (words = '') => words.replace(/\.$/, '')

export const list = (items: readonly string[] = []) =>
  items.map((item) => `<li><span>${text(item)}</span></li>`).join('')

/** The style numbers the steps, in circles. */
export const steps = (items: readonly string[] = []) => `<ol class="steps">${list(items)}</ol>`

/** A list of things to tick off. */
export const ticks = (items: readonly string[] = []) =>
  `<ul class="ticks">${items.map((item) => `<li><i class="tick"></i><span>${text(item)}</span></li>`).join('')}</ul>`

/** Lines to write on. */
export const lines = (count: number, apart = 8.5) =>
  `<div class="lines">${`<i style="height:${apart}mm"></i>`.repeat(count)}</div>`

/** A label, and a line to write on beside it. */
export const field = (label: string, height = 7) =>
  `<div class="field"><span>${text(label)}</span><i style="height:${height}mm"></i></div>`
