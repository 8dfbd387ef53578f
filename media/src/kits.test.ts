import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Material } from '@thrive/content'
import { describe, expect, it } from 'vitest'
import { kitPages, leavesOf } from './kit/pages.ts'
import { sentences } from './kit/text.ts'
import { kitFile, readKits } from './kits.ts'
import { cropMarks, middleOfCard, raster, turned } from './light-table.ts'
import { bytesOf } from './manifest.ts'
import { DOCS, whereIs } from './paths.ts'
import { readSlides } from './slides.ts'

/** Reads the kits as they lie in the repository, with the tools of others. */

const kits = readKits()
const pdfOf = (slug: string) => whereIs(kitFile(slug))
const textOf = (pdf: string, page?: number) => {
  const only = page ? ['-f', String(page), '-l', String(page)] : []
  return execFileSync('pdftotext', ['-raw', ...only, pdf, '-'], { encoding: 'utf8', maxBuffer: 64e6 })
}
/** Lines break where the layout wants, text that lies on its side comes letter by letter, and capitals are the layout's. */
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

describe.each(kits)('the kit of $slug', (kit) => {
  const pdf = pdfOf(kit.slug)

  it('has all its pages, each of them A4', () => {
    const pages = kitPages(kit).length
    const info = execFileSync('pdfinfo', ['-f', '1', '-l', String(pages), pdf], { encoding: 'utf8' })
    expect(info).toMatch(new RegExp(`^Pages: +${pages}$`, 'm'))
    expect(info.match(/^Page +\d+ size: +59\d\.?\d* x 84\d\.?\d* pts \(A4\)$/gm)).toHaveLength(pages)
  })

  it('says everything that a card says', () => {
    const printed = plain(textOf(pdf))
    const said = wordsOn(kit.material).flatMap((words) => (words ? sentences(words) : []))
    expect(said.length).toBeGreaterThan(100)
    expect([...new Set(said)].filter((sentence) => !printed.includes(bare(sentence)))).toEqual([])
  })

  it('tells on its first page what to print for 5 to 16 people', () => {
    const first = textOf(pdf, 1)
    for (const words of ['5 to 16 people', 'Pages', '5–8', '9–12', '13–16', 'sheets, once', 'sheets, each time'])
      expect(first).toContain(words)
  })

  it('stays a file that one can send', () => {
    expect(bytesOf(kitFile(kit.slug))).toBeLessThanOrEqual(5e6)
  })
})

it('needs as much paper as the page for facilitators says', () => {
  const guide = readFileSync(whereIs(`${DOCS}/facilitators.md`), 'utf8')
  const [once, again] = [true, false].map((stays) =>
    kits.map((kit) => (people: number) => {
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
  const lab = kits.find(({ slug }) => slug === 'v2')
  const set = (name: string) => lab?.material.sets.find((one) => one.name === name)?.cards ?? []
  const slides = readSlides()
  expect(set('the thirteen cards').map(({ back }) => back?.letter)).toEqual(slides.map(({ card }) => card))
  expect(set('answer sheet')[0]?.front.list).toEqual(slides.map(({ title }) => title))
})

/** The page of the first sheet with this name; its back follows. */
const frontOf = (slug: string, sheet: string) => {
  const kit = kits.find((one) => one.slug === slug)
  const index = kit ? kitPages(kit).findIndex((html) => html.includes(`<b>${sheet}</b>`)) : -1
  return index + 1
}

const TRIALS = [
  { slug: 'v1', sheet: 'P04 Badges' },
  { slug: 'v1', sheet: 'P07 Connect cards' },
  { slug: 'v2', sheet: 'P16 Lab cards' },
] as const

/** In which half of the page a word stands, each time it is there. */
const halvesOf = (pdf: string, page: number, word: string) => {
  const options = ['-bbox', '-f', String(page), '-l', String(page), pdf, '-']
  const words = execFileSync('pdftotext', options, { encoding: 'utf8' }).matchAll(/xMin="([\d.]+)"[^>]*>([^<]+)</g)
  return [...words].flatMap(([, x, found]) => (found === word ? [Number(x) < 298 ? 'left' : 'right'] : []))
}

describe('a sheet printed on both sides', () => {
  it('has the back of a card behind its front', () => {
    const [pdf, page] = [pdfOf('v1'), frontOf('v1', 'P04 Badges')]
    expect(halvesOf(pdf, page, 'Captain')).toEqual(['left', 'left'])
    expect(halvesOf(pdf, page + 1, 'Captain')).toEqual(['right', 'right'])
  })

  it.each(TRIALS)('$sheet: front and back lie within 1 mm of each other', ({ slug, sheet }) => {
    const page = frontOf(slug, sheet)
    expect(textOf(pdfOf(slug), page + 1)).toContain('columns mirrored')
    const front = raster(pdfOf(slug), page)
    const back = turned(raster(pdfOf(slug), page + 1))
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
