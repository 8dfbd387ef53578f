import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Breakable, type Placed, paginate } from './paginate.ts'

const block = (lines: number, more: Partial<Breakable> = {}): Breakable => ({
  lines: Array.from({ length: lines }, (_, index) => index),
  leading: 10,
  before: 0,
  keep: false,
  ...more,
})
const shape = (pages: Placed<Breakable>[][], blocks: Breakable[]) =>
  pages.map((page) => page.map(({ block: each, from, to, y }) => [blocks.indexOf(each), from, to, y]))

describe('pages', () => {
  test('the space above a block is dropped at the top of a page', () => {
    const blocks = [block(5, { before: 20 }), block(4, { before: 20 })]
    expect(shape(paginate(blocks, 100), blocks)).toEqual([
      [
        [0, 0, 5, 0],
        [1, 0, 2, 70],
      ],
      [[1, 2, 4, 0]],
    ])
  })

  test('a title goes over with the block it belongs to', () => {
    const blocks = [block(8), block(1, { keep: true }), block(3)]
    expect(shape(paginate(blocks, 100), blocks)).toEqual([
      [[0, 0, 8, 0]],
      [
        [1, 0, 1, 0],
        [2, 0, 3, 10],
      ],
    ])
  })

  test('a chain of kept blocks goes over together', () => {
    const blocks = [block(7), block(1, { keep: true }), block(1, { keep: true }), block(2)]
    expect(paginate(blocks, 100).map((page) => page.length)).toEqual([1, 3])
  })

  test('no single line of a paragraph is left behind or sent ahead', () => {
    const blocks = [block(9), block(5)]
    expect(shape(paginate(blocks, 100), blocks)).toEqual([[[0, 0, 9, 0]], [[1, 0, 5, 0]]])
    const longer = [block(7), block(4)]
    expect(shape(paginate(longer, 100), longer)[1]).toEqual([[1, 2, 4, 0]])
  })

  test('a paragraph longer than a page goes on over as many as it needs', () => {
    const blocks = [block(25)]
    expect(shape(paginate(blocks, 100), blocks)).toEqual([[[0, 0, 10, 0]], [[0, 10, 20, 0]], [[0, 20, 25, 0]]])
  })

  test('whatever the blocks, every line stands once, in order, on the page, and no title ends one', () => {
    const blocks = fc.array(
      fc.record({
        lines: fc.integer({ min: 1, max: 40 }).map((count) => Array.from({ length: count }, (_, index) => index)),
        leading: fc.constantFrom(10, 15.5, 19),
        before: fc.constantFrom(0, 6, 20),
        keep: fc.boolean(),
      }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(blocks, (list) => {
        // Titles are short and never follow one another for a whole page.
        const real = list.map((each, index) => {
          const title = each.keep && index < list.length - 1 && !list[index - 1]?.keep
          return { ...each, keep: title, lines: title ? each.lines.slice(0, 2) : each.lines }
        })
        const pages = paginate(real, 200)
        const seen = pages.flat().flatMap(({ block: each, from, to }) => each.lines.slice(from, to).map(() => each))
        expect(seen).toEqual(real.flatMap((each) => each.lines.map(() => each)))
        for (const page of pages) {
          for (const { block: each, from, to, y } of page) expect(y + (to - from) * each.leading).toBeLessThan(200.1)
          expect(page.at(-1)?.block.keep ?? false).toBe(false)
        }
      }),
    )
  })
})
