import type { Page } from '@playwright/test'
import { type Box, type ScreenFacts, type ShownText, screenFacts } from './screen-facts.ts'

/** Checks that a screen is readable for a whole room, and for one person on a phone. */

/** Wall screens and laptops; nothing may need scrolling there. */
const ROOM = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
]
const PHONE = { width: 390, height: 844 }

/** Pixels at 1920×1080. The screen is read from six metres; people may walk up to read a label. */
const SMALLEST = 24
const SMALLEST_READ_ALOUD = 36

/** Drawings are aligned to whole pixels; letters are not. */
const TOLERANCE = 2

/** Returns what is wrong with the screen at each size. Any page may scroll down on a phone; a document always may. */
export async function misfits(page: Page, { document = false } = {}): Promise<string[]> {
  const faults: string[] = []
  for (const size of [...ROOM, PHONE]) {
    await page.setViewportSize(size)
    const facts = await screenFacts(page)
    const found = [
      ...(facts.sideways > 0 ? [`scrolls sideways by ${facts.sideways} px`] : []),
      ...(document ? [] : textFaults(facts.texts)),
      ...(document || size === PHONE ? [] : roomFaults(facts)),
      ...(document || size !== ROOM[0] ? [] : facts.texts.flatMap(tooSmall)),
    ]
    faults.push(...found.map((fault) => `${size.width}×${size.height}: ${fault}`))
  }
  await page.setViewportSize(ROOM[0] ?? PHONE)
  return faults
}

function roomFaults({ down, footTop, texts, parts }: ScreenFacts): string[] {
  const shown = texts.filter((text) => !isScrolledAway(text))
  const below = ({ box }: { box: Box }) => footTop !== null && box.bottom > footTop + TOLERANCE
  return [
    ...(down > 0 ? [`scrolls down by ${down} px`] : []),
    ...texts.filter(isScrolledAway).map((text) => `has to be scrolled for: ${quote(text)}`),
    ...shown.filter((text) => !text.inFoot && below(text)).map((text) => `under the footer: ${quote(text)}`),
    ...shown.filter(({ covered }) => covered).map((text) => `covered: ${quote(text)}`),
    ...parts.filter(below).map(({ name }) => `under the footer: ${name}`),
  ]
}

function textFaults(texts: ShownText[]): string[] {
  const shown = texts.filter((text) => !isScrolledAway(text))
  return [...shown.flatMap(outside), ...overlaps(shown)]
}

const isScrolledAway = ({ box, bounds }: ShownText) =>
  bounds.some((bound) => bound.kind === 'scrolls' && leaves(box, bound.box))

function tooSmall(text: ShownText): string[] {
  const least = text.readAloud ? SMALLEST_READ_ALOUD : SMALLEST
  return text.size < least - 0.1
    ? [`${text.size.toFixed(1)} px${text.readAloud ? ', read aloud' : ''}: ${quote(text)}`]
    : []
}

function outside(text: ShownText): string[] {
  return text.bounds
    .filter(({ box }) => leaves(text.box, box))
    .map(({ kind, name }) => `${kind === 'cuts' ? 'cut off by' : 'outside'} ${name}: ${quote(text)}`)
}

function overlaps(texts: ShownText[]): string[] {
  return texts.flatMap((one, nth) =>
    texts
      .slice(nth + 1)
      .filter((other) => one.lines.some((line) => other.lines.some((box) => meets(line, box))))
      .map((other) => `${quote(one)} lies on ${quote(other)}`),
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
