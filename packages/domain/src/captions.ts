/** One caption: what is shown from one moment of a film to another, in seconds. */
export interface Cue {
  from: number
  to: number
  /** Lines, which may have the tags that WebVTT knows. */
  text: string
}

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].*)?$`)

/** Reads WebVTT as browsers do: a cue that cannot be read is left out. Null if it is no WebVTT. */
export function parseCaptions(text: string): Cue[] | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return null
  const cues: Cue[] = []
  for (let nth = 1; nth < lines.length; nth++) {
    const times = TIMING.exec(lines[nth] ?? '')
    if (!times) continue
    const [from, to] = [secondsOf(times.slice(1, 5)), secondsOf(times.slice(5, 9))]
    const said: string[] = []
    while (lines[nth + 1] && !lines[nth + 1]?.includes('-->')) said.push(lines[++nth] ?? '')
    if (to > from && said.length > 0) cues.push({ from, to, text: said.join('\n') })
  }
  return cues
}

function secondsOf([hours = '0', minutes, seconds, thousandths]: (string | undefined)[]): number {
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return (whole * 1000 + Number(thousandths)) / 1000
}

/** Writes WebVTT, in the order of time. */
export const writeCaptions = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.toSorted((a, b) => a.from - b.from).map(writeCue)].join('\n\n').concat('\n')

/** A blank line or an arrow in a text would end its cue. */
const writeCue = ({ from, to, text }: Cue) =>
  `${writeTime(from)} --> ${writeTime(to)}\n${text
    .split('\n')
    .filter((line) => line.trim())
    .join('\n')
    .replaceAll('-->', '→')}`

function writeTime(seconds: number): string {
  const whole = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const [hours, rest] = [Math.floor(whole / 3_600_000), whole % 3_600_000]
  return `${two(hours)}:${two(rest / 60_000)}:${two((rest % 60_000) / 1000)}.${String(whole % 1000).padStart(3, '0')}`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00A0',
  '&lrm;': '\u200E',
  '&rlm;': '\u200F',
}

/** The words of a caption, without tags and line breaks. */
export const cueWords = ({ text }: Pick<Cue, 'text'>): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

export const CUE_LIMITS = { charactersPerSecond: 20, lines: 2, charactersPerLine: 42, leastSeconds: 1 } as const
export type CueWarning = 'too-fast' | 'too-many-lines' | 'line-too-long' | 'too-short' | 'after-end'

export const charactersPerSecond = (cue: Cue): number => cueWords(cue).length / (cue.to - cue.from)

/** What makes a caption hard to read; `length` is that of the film. */
export function cueWarnings(cue: Cue, length: number): CueWarning[] {
  const lines = cue.text.split('\n').map((text) => cueWords({ text }))
  return [
    ...(charactersPerSecond(cue) > CUE_LIMITS.charactersPerSecond ? (['too-fast'] as const) : []),
    ...(lines.length > CUE_LIMITS.lines ? (['too-many-lines'] as const) : []),
    ...(lines.some((line) => line.length > CUE_LIMITS.charactersPerLine) ? (['line-too-long'] as const) : []),
    ...(cue.to - cue.from < CUE_LIMITS.leastSeconds ? (['too-short'] as const) : []),
    ...(cue.to > length ? (['after-end'] as const) : []),
  ]
}

/** Moves every caption by so many seconds; none begins before the film. */
export const shiftCues = (cues: readonly Cue[], seconds: number): Cue[] => {
  const by = Math.max(seconds, -Math.min(...cues.map(({ from }) => from)))
  return cues.map((cue) => ({ ...cue, from: round(cue.from + by), to: round(cue.to + by) }))
}

const round = (seconds: number) => Math.round(seconds * 1000) / 1000
