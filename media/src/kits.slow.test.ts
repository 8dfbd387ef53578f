import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { loadWorkshops, type Material } from '@thrive/content'
import { inLocale, storyOf } from '@thrive/domain'
import { describe, expect, it, vi } from 'vitest'
import type { Kit } from './kit/kit.ts'
import { kitPages, leavesOf } from './kit/pages.ts'
import { sentences } from './kit/text.ts'
import { kitFile, readKits } from './kits.ts'
import { cropMarks, middleOfCard, raster, turned } from './light-table.ts'
import { bytesOf } from './manifest.ts'
import { DOCS, PUBLIC, whereIs } from './paths.ts'
import { readSlides } from './slides.ts'

/** Reads the committed kits with third-party tools. */

/** Some tests open a whole kit, and the machine may be busy. */
vi.setConfig({ testTimeout: 30_000 })

const kits = readKits()
const english = kits.filter(({ locale }) => locale === 'en')
const pdfOf = ({ slug, locale }: Kit) => whereIs(kitFile(slug, locale))
const textOf = (pdf: string, page?: number) => {
  const only = page ? ['-f', String(page), '-l', String(page)] : []
  return execFileSync('pdftotext', ['-raw', ...only, pdf, '-'], { encoding: 'utf8', maxBuffer: 64e6 })
}
const read = new Map<string, string>()
/** Returns everything printed in a kit, read once for all tests. */
const printedIn = (kit: Kit) => {
  const known = read.get(pdfOf(kit)) ?? textOf(pdfOf(kit))
  read.set(pdfOf(kit), known)
  return known
}
/** The layout decides line breaks and capitals, and sideways text comes letter by letter. */
const plain = (words: string) => words.replace(/\s+/g, '').toLowerCase()
const bare = (sentence: string) =>
  plain(sentence)
    .replace(/[.:]$/, '')
    .replace(/^(connect|trust|inspire):/, '')

const wordsOn = ({ sets }: Material) =>
  sets.flatMap((set) =>
    [set.back, ...set.cards.flatMap(({ front, back }) => [front, back])].flatMap((side) =>
      side ? [side.title, side.text, ...(side.steps ?? []), ...(side.list ?? []), ...(side.fields ?? [])] : [],
    ),
  )

/** Returns every word of the kit that is on no card, with its place. */
const wordsBeside = (words: unknown, place = ''): [place: string, words: string][] =>
  typeof words === 'string'
    ? [[place, words]]
    : Object.entries(words as object).flatMap(([key, value]) => wordsBeside(value, `${place}.${key}`))

/** Shorter ones are names, or words that another language shares. */
const LONG_ENOUGH = 8

const filledIn = (words: string) => words.replaceAll('**', '').split(/\{\w+\}/)
const saidBeside = ({ words }: Kit) => wordsBeside(words).flatMap(([, said]) => filledIn(said).flatMap(sentences))
const saidOnCards = ({ material }: Kit) => wordsOn(material).flatMap((words) => (words ? sentences(words) : []))

describe.each(kits)('the kit of $slug in $locale', (kit) => {
  const pdf = pdfOf(kit)

  it('has all its pages, each of them A4', () => {
    const pages = kitPages(kit).length
    const info = execFileSync('pdfinfo', ['-f', '1', '-l', String(pages), pdf], { encoding: 'utf8' })
    expect(info).toMatch(new RegExp(`^Pages: +${pages}$`, 'm'))
    expect(info.match(/^Page +\d+ size: +59\d\.?\d* x 84\d\.?\d* pts \(A4\)$/gm)).toHaveLength(pages)
  })

  it('says everything that a card says', () => {
    const printed = plain(printedIn(kit))
    const said = saidOnCards(kit)
    expect(said.length).toBeGreaterThan(100)
    expect([...new Set(said)].filter((sentence) => !printed.includes(bare(sentence)))).toEqual([])
  })

  it('tells on its first page what to print for 5 to 16 people', () => {
    const first = plain(textOf(pdf, 1))
    const { people, pdfPages, onceSum, eachSum } = kit.words.start
    for (const words of [people, pdfPages, '5–8', '9–12', '13–16', onceSum, eachSum])
      expect(first).toContain(plain(words))
  })

  it('stays a file that one can send', () => {
    expect(bytesOf(kitFile(kit.slug, kit.locale))).toBeLessThanOrEqual(5e6)
  })
})

describe.each(kits.filter(({ locale }) => locale !== 'en'))('the kit of $slug in $locale', (kit) => {
  const original = english.find(({ slug }) => slug === kit.slug)
  if (!original) throw new Error(`${kit.slug} has an English kit`)

  it('has all words that the English one has, and fills in the same', () => {
    const filled = ({ words }: Kit) =>
      wordsBeside(words).map(([place, said]) => [place, said.match(/\{\w+\}|\*\*/g)?.sort() ?? []])
    expect(filled(kit)).toEqual(filled(original))
  })

  it('prints the same sheets as the English one', () => {
    const sheets = (one: Kit) => leavesOf(one).map(({ id, pages, sheets }) => [id, pages.length, sheets(8), sheets(16)])
    expect(sheets(kit)).toEqual(sheets(original))
  })

  it('says nothing in English', () => {
    const lined = (words: string) => words.replace(/\s+/g, ' ').trim().toLowerCase()
    const printed = lined(printedIn(kit))
    const own = new Set([...saidOnCards(kit), ...saidBeside(kit)].map(lined))
    // Not within a longer word: an English start envelope begins like a Dutch one.
    const isPrinted = (words: string) =>
      printed
        .split(words)
        .some(
          (before, i, parts) => i < parts.length - 1 && !/\p{L}$/u.test(before) && !/^\p{L}/u.test(parts[i + 1] ?? ''),
        )
    const said = [...saidOnCards(original), ...saidBeside(original)].map(lined)
    const left = said.filter((words) => words.length > LONG_ENOUGH && !own.has(words) && isPrinted(words))
    expect([...new Set(left)]).toEqual([])
  })

  it('is linked in the help of its language', () => {
    const workshop = loadWorkshops().find(({ slug }) => slug === kit.slug)
    const { kit: link } = (workshop && inLocale(workshop, kit.locale).tutorial) ?? {}
    expect(`${PUBLIC}${link?.path}`).toBe(kitFile(kit.slug, kit.locale))
  })
})

it('needs as much paper as the page for facilitators says', () => {
  const guide = readFileSync(whereIs(`${DOCS}/facilitators.md`), 'utf8')
  const [once, again] = [true, false].map((stays) =>
    english.map((kit) => (people: number) => {
      const leaves = leavesOf(kit).filter((leaf) => leaf.once === stays)
      return leaves.reduce((sum, { sheets }) => sum + sheets(people), 0)
    }),
  )
  const [game, lab] = once ?? []
  expect(guide).toContain(
    `| sheets that are printed once | ${game?.(8)} | ${lab?.(8)}, above ten people ${lab?.(12)} |`,
  )
  const each = again?.map((sheets) => `${sheets(8)}, ${sheets(12)} or ${sheets(16)}`).join(' | ')
  expect(guide).toContain(`| sheets for each team of up to 8, 12 or 16 people | ${each} |`)
})

it('has the thirteen cards and their answers as the slides have them', () => {
  const lab = english.find(({ slug }) => slug === 'v2')
  const set = (name: string) => lab?.material.sets.find((one) => one.name === name)?.cards ?? []
  const slides = readSlides()
  expect(set('the thirteen cards').map(({ back }) => back?.letter)).toEqual(slides.map(({ card }) => card))
  expect(storyOf(loadWorkshops().find(({ slug }) => slug === 'v2')?.survey ?? [])).toEqual(
    slides.map(({ card }) => card),
  )
  expect(set('answer sheet')[0]?.front.list).toEqual(slides.map(({ title }) => title))
})

/** Returns the page of the first sheet with this name; its back follows. */
const frontOf = (kit: Kit, sheet: string) => kitPages(kit).findIndex((html) => html.includes(`<b>${sheet}</b>`)) + 1

const kitOf = (slug: string, locale: string) => {
  const kit = kits.find((one) => one.slug === slug && one.locale === locale)
  if (!kit) throw new Error(`there is no kit ${slug} in ${locale}`)
  return kit
}

/** Each language covers one sheet, so that three pairs of pages are drawn instead of nine. */
const TRIALS = [
  { kit: kitOf('v1', 'nl'), sheet: 'P04 Badges' },
  { kit: kitOf('v1', 'en'), sheet: 'P07 Connect cards' },
  { kit: kitOf('v2', 'fr'), sheet: 'P16 Cartes de labo' },
]

/** Returns the half of the page for each occurrence of a word. */
const halvesOf = (pdf: string, page: number, word: string) => {
  const options = ['-bbox', '-f', String(page), '-l', String(page), pdf, '-']
  const words = execFileSync('pdftotext', options, { encoding: 'utf8' }).matchAll(/xMin="([\d.]+)"[^>]*>([^<]+)</g)
  return [...words].flatMap(([, x, found]) => (found === word ? [Number(x) < 298 ? 'left' : 'right'] : []))
}

describe('a sheet printed on both sides', () => {
  it.each([
    { locale: 'en', captain: 'Captain' },
    { locale: 'nl', captain: 'Kapitein' },
    { locale: 'fr', captain: 'Capitaine' },
  ])('has the back of a card behind its front in $locale', ({ locale, captain }) => {
    const kit = kitOf('v1', locale)
    const [pdf, page] = [pdfOf(kit), frontOf(kit, 'P04 Badges')]
    expect(halvesOf(pdf, page, captain)).toEqual(['left', 'left'])
    expect(halvesOf(pdf, page + 1, captain)).toEqual(['right', 'right'])
  })

  it.each(TRIALS)('$sheet: front and back lie within 1 mm of each other', ({ kit, sheet }) => {
    const [pdf, page] = [pdfOf(kit), frontOf(kit, sheet)]
    expect(textOf(pdf, page + 1)).toContain(kit.words.notes.mirrored)
    const front = raster(pdf, page)
    const back = turned(raster(pdf, page + 1))
    const [seen, behind] = [cropMarks(front), cropMarks(back)]
    expect(seen.x.length * seen.y.length).toBeGreaterThanOrEqual(9)
    expect([behind.x.length, behind.y.length]).toEqual([seen.x.length, seen.y.length])
    const apart = (a: readonly number[], b: readonly number[]) =>
      Math.max(...a.map((at, i) => Math.abs(at - (b[i] ?? 0))))
    const marks = Math.max(apart(seen.x, behind.x), apart(seen.y, behind.y))
    const cards = seen.x.slice(1).flatMap((right, column) =>
      seen.y.slice(1).map((bottom, row) => {
        const cuts = [
          [seen.x[column] ?? 0, right],
          [seen.y[row] ?? 0, bottom],
        ] as const
        const [a, b] = [middleOfCard(front, ...cuts), middleOfCard(back, ...cuts)]
        return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))
      }),
    )
    const outlines = Math.max(...cards)
    console.log(
      `${sheet}: crop marks ${marks.toFixed(2)} mm apart, outlines of ${cards.length} cards ${outlines.toFixed(2)} mm`,
    )
    expect(marks).toBeLessThanOrEqual(1)
    expect(outlines).toBeLessThanOrEqual(1)
  })
})
