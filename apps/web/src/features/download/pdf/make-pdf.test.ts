// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import type { Report, ReportGroup } from '../report.ts'
import type { FontName } from './fonts.ts'
import { makePdf } from './make-pdf.ts'

const load = (name: FontName) =>
  Promise.resolve(new Uint8Array(readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url))))

const group = (texts: string[]): ReportGroup => ({
  id: 7,
  title: 'Our plan',
  indicator: 'connect',
  numbered: false,
  answers: texts.map((text, id) => ({ id, question: `Question ${id}?`, answer: { kind: 'text', text } })),
})
const reportWith = (texts: string[], team = 'The Quarks'): Report => ({
  workshop: 'Thrive Lab',
  look: 'lab',
  team,
  date: '31-01-2027',
  scores: { connect: 1, trust: 50, inspire: 100 },
  desired: null,
  actions: [group(texts)],
  groups: [group(texts)],
})
const make = async (report: Report, photo: Uint8Array | null = null, fonts = load) =>
  new TextDecoder('latin1').decode(await makePdf(report, photo, fonts))
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length

describe('the PDF', () => {
  test('is A4, tagged, titled and in English, with a cover, the actions and the answers', async () => {
    const pdf = await make(reportWith(['Walk together', 'Ana', '31-01-2027']))
    expect(pdf).toMatch(/^%PDF-1\.7/)
    expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]')
    expect(pdf).toContain('(Your Thrive Game Answers)')
    expect(pdf).toContain('/Lang (en)')
    expect(pdf).toContain('/DisplayDocTitle true')
    expect(pdf).toContain('/Marked true')
    expect(pagesOf(pdf)).toBe(3)
  })

  test('fetches the large fonts only for letters that need them', async () => {
    const loaded = vi.fn(load)
    await make(reportWith(['Plain, with é and ü']), null, loaded)
    expect(loaded.mock.calls.flat()).toEqual(['besley-800', 'atkinson-400', 'atkinson-700'])
    await make(reportWith(['Ομάδα']), null, loaded)
    expect(loaded.mock.calls.flat()).toContain('noto-sans-400')
  })

  test.each([
    ['an emoji', '🚀👩‍👩‍👧🇪🇺'],
    ['scripts without a font', '日本語 العربية ไทย'],
    ['loose accents', 'Z̷͢a̶l̴g̵o̸ x\u0301'],
    ['control characters', '\u0000\u0007a\u202eb\ufeff'],
    ['half a character', 'a\ud83d'],
    ['nothing', ''],
    ['a word without an end', 'x'.repeat(5000)],
    ['many lines', 'x\n'.repeat(2500)],
  ])('is not broken by %s', async (_, text) => {
    const pdf = await make(reportWith([text, text, text], text.slice(0, 80)))
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true)
  })

  test('leaves out a photo that is none', async () => {
    const pdf = await make(reportWith(['x']), new TextEncoder().encode('not a picture'))
    expect(pdf).not.toContain('/Subtype /Image')
  })
})
