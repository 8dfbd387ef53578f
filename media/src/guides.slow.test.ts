import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { guideFile, MOST_PAGES, readGuides } from './guides.ts'
import { bytesOf } from './manifest.ts'
import { whereIs } from './paths.ts'

/** Reads the committed guides with third-party tools. */

const plain = (words: string) => words.replace(/\s+/g, '').replaceAll('**', '').toLowerCase()

describe.each(readGuides())('the guide of $guide.slug in $locale', ({ guide, locale }) => {
  const file = guideFile(guide.slug, locale)

  it('has eight to ten pages of A4, and stays small', () => {
    const info = execFileSync('pdfinfo', [whereIs(file)], { encoding: 'utf8' })
    const pages = Number(/^Pages: +(\d+)$/m.exec(info)?.[1])
    expect(pages).toBeGreaterThanOrEqual(8)
    expect(pages).toBeLessThanOrEqual(MOST_PAGES)
    expect(info).toMatch(/^Page size: .*\(A4\)$/m)
    expect(bytesOf(file)).toBeLessThanOrEqual(1e6)
  })

  it('has every page of the workshop, with every note for the leader', () => {
    const printed = plain(execFileSync('pdftotext', ['-raw', whereIs(file), '-'], { encoding: 'utf8' }))
    const said = guide.pages.flatMap(({ title, note }) => [title, note ?? ''])
    expect(said.filter((words) => !printed.includes(plain(words)))).toEqual([])
  })
})
