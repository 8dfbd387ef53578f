/** A text after a key of the bar, and what is selected in it. */
export interface Edit {
  text: string
  start: number
  end: number
}

const STARS = '**'

/** Makes the selection bold, or no longer bold. */
export function withBold(text: string, start: number, end: number): Edit {
  const inside = text.slice(start, end)
  const isBold = text.slice(start - 2, start) === STARS && text.slice(end, end + 2) === STARS
  if (isBold) return { text: text.slice(0, start - 2) + inside + text.slice(end + 2), start: start - 2, end: end - 2 }
  return { text: `${text.slice(0, start)}${STARS}${inside}${STARS}${text.slice(end)}`, start: start + 2, end: end + 2 }
}

const MARK = /^(\d+\.|[-*])\s+/

/** Makes the selected lines a list, or no longer one. */
export const withList =
  (mark: '1.' | '-') =>
  (text: string, start: number, end: number): Edit => {
    const from = text.lastIndexOf('\n', start - 1) + 1
    const to = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
    const lines = text.slice(from, to).split('\n')
    const isThis = (line: string) => (mark === '-' ? /^[-*]\s/ : /^\d+\.\s/).test(line)
    const written = lines.filter((line) => line.trim() !== '')
    const isList = written.length > 0 && written.every(isThis)
    let number = 0
    const listed = lines.map((line) => {
      const bare = line.replace(MARK, '')
      if (isList || (line.trim() === '' && lines.length > 1)) return bare
      number++
      return `${mark === '-' ? '-' : `${number}.`} ${bare}`
    })
    const block = listed.join('\n')
    return { text: text.slice(0, from) + block + text.slice(to), start: from, end: from + block.length }
  }
