import { inBrowser } from './in-browser.ts'

/** Finds words that do not fit: text does not shrink by itself, and other languages are longer. */

export interface Frames {
  /** The selector of a printed page. */
  sheet: string
  /** The elements that words must not leave, and how many millimetres inside the edge they must stay. */
  insets: Record<string, number>
}

/** Runs in the browser, so it uses nothing from outside. */
function measure({ sheet: sheets, insets }: Frames): string[] {
  interface Box {
    left: number
    right: number
    top: number
    bottom: number
  }
  interface Line {
    box: Box
    holder: Element
    words: string
  }
  const MM = 96 / 25.4
  const found = new Set<string>()

  const frameOf = (holder: Element): Box => {
    const frame = holder.closest(Object.keys(insets).join())
    const [, inset = 0] = Object.entries(insets).find(([name]) => frame?.matches(name)) ?? []
    const { left, right, top, bottom } = (frame ?? document.body).getBoundingClientRect()
    const edge = inset * MM - 1
    return { left: left + edge, right: right - edge, top: top + edge, bottom: bottom - edge }
  }
  // A line is taller than its letters, and some cards lie on their side.
  const letters = (holder: Element, { left, right, top, bottom, height }: DOMRect): Box => {
    const drawn = holder.closest('text')
    const half = drawn ? height * 0.27 : Number.parseFloat(getComputedStyle(holder).fontSize) * 0.36
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return holder.closest('.on-side')
      ? { left: x - half, right: x + half, top, bottom }
      : { left, right, top: y - half, bottom: y + half }
  }
  const linesOf = (sheet: Element): Line[] => {
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    while (walker.nextNode()) {
      const { textContent: words, parentElement: holder } = walker.currentNode
      // Drawings over a whole page continue beyond the cut.
      if (!words || !holder || !/[\p{L}\d]/u.test(words) || holder.closest('svg.whole')) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const drawn = holder.closest('text')
      const boxes = drawn ? [drawn.getBoundingClientRect()] : [...range.getClientRects()]
      for (const box of boxes.filter(({ width }) => width > 1))
        lines.push({ box: letters(holder, box), holder, words: words.trim().replace(/\s+/g, ' ').slice(0, 60) })
    }
    return lines
  }
  const leaves = (a: Box, b: Box) => a.left < b.left || a.right > b.right || a.top < b.top || a.bottom > b.bottom
  const meet = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const apart = (a: Element, b: Element) => !a.contains(b) && !b.contains(a)

  const drawingsOf = (sheet: Element) => sheet.querySelectorAll('.label svg:not(.slip)')

  for (const sheet of document.querySelectorAll(sheets)) {
    const name = sheet.querySelector('.slug > span')?.textContent ?? document.title
    for (const drawing of drawingsOf(sheet))
      if (leaves(drawing.getBoundingClientRect(), frameOf(drawing)))
        found.add(`${name}: no room for the drawing beside “${drawing.parentElement?.textContent?.slice(0, 60)}”`)
    const lines = linesOf(sheet)
    for (const [i, a] of lines.entries()) {
      if (leaves(a.box, frameOf(a.holder))) found.add(`${name}: no room for “${a.words}”`)
      for (const b of lines.slice(i + 1))
        if (apart(a.holder, b.holder) && meet(a.box, b.box)) found.add(`${name}: “${a.words}” lies on “${b.words}”`)
    }
  }
  return [...found]
}

export const misfitsOf = (html: string, frames: Frames): string[] =>
  inBrowser(html, `(${measure})(${JSON.stringify(frames)})`)

/** Throws if words on a sheet are cut off or overlap. */
export function mustFit(html: string, frames: Frames) {
  const misfits = misfitsOf(html, frames)
  if (misfits.length) throw new Error(`what does not fit:\n${misfits.join('\n')}`)
}
