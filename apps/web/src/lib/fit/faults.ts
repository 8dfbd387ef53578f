import type { Box, ScreenFacts, ShownText } from './screen-facts.ts'

/** Judges whether a whole room can read a screen: for the browser tests, and for authors in the studio's preview. */

export interface Fault {
  /** What is wrong, for a developer. */
  says: string
  /** The words that are meant, and where they are. */
  text?: string
  box?: Box
}

/** Wall screens and laptops; nothing may need scrolling there. */
export const ROOM_SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
] as const

/** Pixels at 1920×1080. The screen is read from six metres; people may walk up to read a label. */
const SMALLEST = 24
const SMALLEST_READ_ALOUD = 36

/** Drawings are aligned to whole pixels; letters are not. */
const TOLERANCE = 2

/** Everything that is wrong for a room at this size. */
export const faultsAt = (facts: ScreenFacts, width: number): Fault[] => [
  ...(facts.sideways > 0 ? [{ says: `scrolls sideways by ${facts.sideways} px` }] : []),
  ...textFaults(facts),
  ...roomFaults(facts),
  ...(width === ROOM_SIZES[0].width ? smallFaults(facts) : []),
]

/** What would have to be scrolled for, or is under something else, in a room. */
export function roomFaults({ down, footTop, texts, parts }: ScreenFacts): Fault[] {
  const shown = texts.filter((text) => !isScrolledAway(text))
  const below = ({ box }: { box: Box }) => footTop !== null && box.bottom > footTop + TOLERANCE
  return [
    ...(down > 0 ? [{ says: `scrolls down by ${down} px` }] : []),
    ...texts.filter(isScrolledAway).map((text) => faultOf(text, `has to be scrolled for: ${quote(text)}`)),
    ...shown
      .filter((text) => !text.inFoot && below(text))
      .map((text) => faultOf(text, `under the footer: ${quote(text)}`)),
    ...shown.filter(({ covered }) => covered).map((text) => faultOf(text, `covered: ${quote(text)}`)),
    ...parts.filter(below).map(({ name, box }) => ({ says: `under the footer: ${name}`, box })),
  ]
}

/** Words that leave their place or lie on others. */
export function textFaults({ texts }: ScreenFacts): Fault[] {
  const shown = texts.filter((text) => !isScrolledAway(text))
  return [...shown.flatMap(outside), ...overlaps(shown)]
}

const isScrolledAway = ({ box, bounds }: ShownText) =>
  bounds.some((bound) => bound.kind === 'scrolls' && leaves(box, bound.box))

/** Type that the far end of a room cannot read, measured at the first of the sizes. */
export const smallFaults = ({ texts }: ScreenFacts): Fault[] => texts.flatMap(tooSmall)

function tooSmall(text: ShownText): Fault[] {
  const least = text.readAloud ? SMALLEST_READ_ALOUD : SMALLEST
  return text.size < least - 0.1
    ? [faultOf(text, `${text.size.toFixed(1)} px${text.readAloud ? ', read aloud' : ''}: ${quote(text)}`)]
    : []
}

function outside(text: ShownText): Fault[] {
  return text.bounds
    .filter(({ box }) => leaves(text.box, box))
    .map(({ kind, name }) => faultOf(text, `${kind === 'cuts' ? 'cut off by' : 'outside'} ${name}: ${quote(text)}`))
}

function overlaps(texts: ShownText[]): Fault[] {
  return texts.flatMap((one, nth) =>
    texts
      .slice(nth + 1)
      .filter((other) => one.lines.some((line) => other.lines.some((box) => meets(line, box))))
      .map((other) => faultOf(one, `${quote(one)} lies on ${quote(other)}`)),
  )
}

const meets = (a: Box, b: Box) =>
  a.top < b.bottom - TOLERANCE &&
  b.top < a.bottom - TOLERANCE &&
  a.left < b.right - TOLERANCE &&
  b.left < a.right - TOLERANCE

const leaves = (inner: Box, outer: Box) =>
  inner.top < outer.top - TOLERANCE ||
  inner.bottom > outer.bottom + TOLERANCE ||
  inner.left < outer.left - TOLERANCE ||
  inner.right > outer.right + TOLERANCE

const quote = ({ text }: ShownText) => `"${text.length > 40 ? `${text.slice(0, 39)}…` : text}"`

const faultOf = ({ text, box }: ShownText, says: string): Fault => ({ says, text, box })
