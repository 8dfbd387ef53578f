/** The lines that a saved chart carries, because it is read far from its screen. */
export interface ChartTexts {
  title: string
  /** Which teams, of which time. */
  period: string
  /** Who made it from what, and what is left out. */
  source: string
}

export interface Bar {
  name: string
  /** Of 100. */
  share: number
  shown: string
  /** The same in the earlier round; null where it is not shown. */
  before?: number | null | undefined
}

export interface Swatch {
  svg: SVGSVGElement
  name: string
}

/** A chart on the screen with what its fills mean, or bars that the screen draws as HTML. */
export type Drawing = { svgs: readonly SVGSVGElement[]; legend: readonly Swatch[] } | { bars: readonly Bar[] }

const SVG = 'http://www.w3.org/2000/svg'
const MARGIN = 32
const COLUMNS = 3
/** Drawings wider than this stand alone in their row. */
const NARROW = 400
const BAR_WIDTH = 720
const [INK, SLATE, LILAC] = ['#1b1f45', '#53506e', '#a9add6']
const FONT = "'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next', Arial, sans-serif"

/** What the style sheets decide about a drawing, which a file has to carry itself. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const

interface Placed {
  svg: SVGSVGElement
  caption: string | null
  width: number
  height: number
}

/** Returns a chart as the text of an SVG file: title and period above it, source below. */
export function svgFile(drawing: Drawing, texts: ChartTexts): string {
  const placed = 'svgs' in drawing ? drawing.svgs.map(copied) : [barsOf(drawing.bars)]
  const columns = placed.every(({ width }) => width <= NARROW) ? Math.min(COLUMNS, placed.length) : 1
  const inner = Math.max(BAR_WIDTH, columns * Math.max(...placed.map(({ width }) => width)))
  const width = inner + 2 * MARGIN
  const file = element('svg', { xmlns: SVG, role: 'img' }) as SVGSVGElement
  file.append(textElement('title', texts.title), textElement('desc', placed.map(describe).join(' ')))
  file.append(element('rect', { width: '100%', height: '100%', fill: '#ffffff' }))
  let y = write(file, texts.title, { y: MARGIN + 18, size: 24, weight: 800, fill: INK, chars: inner / 13 })
  y = write(file, texts.period, { y: y + 4, size: 16, weight: 400, fill: SLATE, chars: inner / 8 })
  for (let row = 0; row < placed.length; row += columns) {
    const inRow = placed.slice(row, row + columns)
    inRow.forEach((each, column) => {
      place(file, each, { x: MARGIN + (column * inner) / columns, y, width: inner / columns })
    })
    y += Math.max(...inRow.map(({ height, caption }) => height + (caption ? 28 : 0))) + 16
  }
  if ('legend' in drawing && drawing.legend.length > 0) y = explain(file, drawing.legend, y)
  y = write(file, texts.source, { y: y + 16, size: 13, weight: 400, fill: SLATE, chars: inner / 6.6 })
  for (const [name, value] of Object.entries({
    width,
    height: y + MARGIN / 2,
    viewBox: `0 0 ${width} ${y + MARGIN / 2}`,
  }))
    file.setAttribute(name, String(value))
  return `${new XMLSerializer().serializeToString(file)}\n`
}

const describe = ({ svg }: Placed) => svg.getAttribute('aria-label') ?? ''

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) if (key !== 'xmlns') made.setAttribute(key, String(value))
  return made
}

function textElement(name: string, text: string, attributes: Record<string, string | number> = {}): SVGElement {
  const made = element(name, attributes)
  made.textContent = text
  return made
}

interface Line {
  y: number
  size: number
  weight: number
  fill: string
  /** How many characters fit on a line. */
  chars: number
}

/** Writes a text on as many lines as it needs, and returns where the next one begins. */
function write(file: SVGElement, text: string, { y, size, weight, fill, chars }: Line): number {
  const lines = linesOf(text, chars)
  const style = { x: MARGIN, 'font-family': FONT, 'font-size': size, 'font-weight': weight, fill }
  lines.forEach((line, index) => {
    file.append(textElement('text', line, { ...style, y: y + index * size * 1.35 }))
  })
  return y + lines.length * size * 1.35
}

export function linesOf(text: string, chars: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 1 > chars) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** A name that is too long for its column ends in dots; the description of the file has all of it. */
const cut = (text: string, chars: number) => (text.length > chars ? `${text.slice(0, chars - 1).trimEnd()}…` : text)

function place(file: SVGElement, { svg, caption, width, height }: Placed, at: { x: number; y: number; width: number }) {
  const x = at.x + (at.width - width) / 2
  if (caption)
    file.append(
      textElement('text', cut(caption, at.width / 8.5), {
        ...{ x: at.x + at.width / 2, y: at.y + 16, 'text-anchor': 'middle', fill: INK },
        ...{ 'font-family': FONT, 'font-size': 16, 'font-weight': 700 },
      }),
    )
  for (const [key, value] of Object.entries({ x, y: at.y + (caption ? 28 : 0), width, height }))
    svg.setAttribute(key, String(value))
  file.append(svg)
}

/** Writes what the fills mean, and returns where the next text begins. */
function explain(file: SVGElement, legend: readonly Swatch[], y: number): number {
  let x = MARGIN
  for (const { svg, name } of legend) {
    const { svg: swatch } = copied(svg)
    for (const [key, value] of Object.entries({ x, y, width: 16, height: 16 })) swatch.setAttribute(key, String(value))
    const words = { x: x + 24, y: y + 13, 'font-family': FONT, 'font-size': 14, fill: INK }
    file.append(swatch, textElement('text', name, words))
    x += 48 + name.length * 8
  }
  return y + 28
}

/** Copies a drawing of the screen with the styles that apply to it there. */
function copied(svg: SVGSVGElement): Placed {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const [theirs, ours] = [
    [svg, ...svg.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ]
  theirs.forEach((element, index) => {
    const style = getComputedStyle(element)
    for (const name of STYLES) {
      const value = style.getPropertyValue(name)
      if (value) ours[index]?.setAttribute(name, value)
    }
    ours[index]?.removeAttribute('class')
  })
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
  return { svg: copy, caption: svg.dataset.caption ?? null, width, height }
}

const ROW = 52

function barsOf(bars: readonly Bar[]): Placed {
  const height = bars.length * ROW
  const label = bars.map(({ name, shown }) => `${name}: ${shown}`).join(', ')
  const svg = element('svg', { viewBox: `0 0 ${BAR_WIDTH} ${height}`, 'aria-label': label }) as SVGSVGElement
  const style = { 'font-family': FONT, 'font-size': 15, fill: INK }
  bars.forEach(({ name, share, shown, before }, index) => {
    const y = index * ROW
    const bar = { x: 0, stroke: INK, 'stroke-width': 1.5 }
    const wide = (of: number) => Math.max(1, ((BAR_WIDTH - 2) * of) / 100)
    svg.append(textElement('text', name, { ...style, x: 0, y: y + 14 }))
    svg.append(
      textElement('text', shown, { ...style, x: BAR_WIDTH, y: y + 14, 'text-anchor': 'end', 'font-weight': 700 }),
    )
    svg.append(element('rect', { ...bar, y: y + 20, width: wide(share), height: 14, fill: LILAC }))
    if (typeof before === 'number')
      svg.append(element('rect', { ...bar, y: y + 35, width: wide(before), height: 7, fill: '#ffffff' }))
  })
  return { svg, caption: null, width: BAR_WIDTH, height }
}
