/** Parses WebVTT as strictly as a browser has to, and reports what is wrong. */

export interface VttCue {
  start: number
  end: number
  lines: string[]
}

const TIMES = /^(\d{2}):(\d{2}):(\d{2})\.(\d{3}) --> (\d{2}):(\d{2}):(\d{2})\.(\d{3})$/

const seconds = (parts: readonly string[]) => {
  const [hours = 0, minutes = 0, whole = 0, thousandths = 0] = parts.map(Number)
  return hours * 3600 + minutes * 60 + whole + thousandths / 1000
}

const unescapeCue = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

function readCue(block: string): VttCue {
  const rows = block.split('\n')
  const at = rows.findIndex((row) => row.includes('-->'))
  const match = TIMES.exec(rows[at] ?? '')
  if (!match || at > 1) throw new Error(`no times in the cue “${block}”`)
  const lines = rows.slice(at + 1)
  if (!lines.length || lines.some((row) => !row.trim())) throw new Error(`no text in the cue “${block}”`)
  return { start: seconds(match.slice(1, 5)), end: seconds(match.slice(5, 9)), lines: lines.map(unescapeCue) }
}

export function readVtt(text: string): VttCue[] {
  const [head = '', ...blocks] = text.trimEnd().split('\n\n')
  if (!/^WEBVTT( |\n|$)/.test(head)) throw new Error('a caption file begins with WEBVTT')
  return blocks.map(readCue)
}
