// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import type { Report, ReportGroup } from '../report.ts'
import type { Logo } from './draw-organisation.ts'
import type { FontSource } from './fonts.ts'
import { makePdf, makePoster } from './make-pdf.ts'

const PUBLIC = new URL('../../../../public/fonts/', import.meta.url)
const source: FontSource = {
  font: async (name) =>
    new Uint8Array(
      readFileSync(
        name.includes('/') ? new URL(`${name}.woff`, PUBLIC) : new URL(`../fonts/${name}.ttf`, import.meta.url),
      ),
    ),
  ranges: async (family) => JSON.parse(readFileSync(new URL(`${family}/ranges.json`, PUBLIC), 'utf8')),
}

const group = (texts: string[]): ReportGroup => ({
  id: 7,
  title: 'Our plan',
  indicator: 'connect',
  numbered: false,
  answers: texts.map((text, id) => ({ id, question: `Question ${id}?`, answer: { kind: 'text', text } })),
})
const reportWith = (texts: string[], team = 'The Quarks'): Report => ({
  locale: 'en',
  workshop: 'Thrive Lab',
  look: 'lab',
  team,
  date: '31-01-2027',
  scores: { connect: 1, trust: 50, inspire: 100 },
  desired: null,
  progress: null,
  actions: [group(texts)],
  groups: [group(texts)],
  poster: null,
})
const make = async (report: Report, photo: Uint8Array | null = null, fonts = source, logo: Logo | null = null) =>
  new TextDecoder('latin1').decode(await makePdf(report, { photo, logo }, fonts))
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
    const asked = async (texts: string[]) => {
      const watched = { font: vi.fn(source.font), ranges: vi.fn(source.ranges) }
      await make(reportWith(texts), null, watched)
      return { fonts: watched.font.mock.calls.flat(), ranges: watched.ranges.mock.calls.flat() }
    }
    const house = ['besley-800', 'atkinson-400', 'atkinson-700']
    const noto = ['noto-sans-400', 'noto-sans-700', 'noto-sans-math-400']
    expect(await asked(['Plain, with é and ü'])).toEqual({ fonts: house, ranges: [] })
    expect(await asked(['Ομάδα'])).toEqual({ fonts: [...house, ...noto], ranges: [] })
    expect(await asked(['שלום'])).toEqual({ fonts: [...house, ...noto, 'hebrew/hebrew'], ranges: ['hebrew'] })
    // Characters that three countries write differently; each comes from one family only.
    expect((await asked(['你好']))?.ranges).toEqual(['sc'])
    expect((await asked(['日本の会議']))?.ranges).toEqual(['jp'])
    expect((await asked(['안녕하세요']))?.ranges).toEqual(['kr'])
    expect((await asked(['🚀'])).fonts.filter((name) => name.includes('/'))).toHaveLength(1)
  })

  test.each([
    ['an emoji', '🚀👩‍👩‍👧🇪🇺'],
    ['scripts that go their own ways', '日本語 العربية ไทย हिन्दी (עברית!)'],
    ['a script without a font', 'ᚠᚢᚦ ᠮᠣᠩᠭᠣᠯ'],
    ['directions that cross', '\u200f\u202eabc\u2067 אב\u200e 12'],
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

  test('has the logo of the organisation with its name, and goes without one that is no picture', async () => {
    const bytes = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const made = (logo: Logo) => make(reportWith(['x']), null, source, logo)
    const pdf = await made({ name: 'Havenlicht', bytes: new Uint8Array(bytes) })
    expect(pdf).toContain('/Subtype /Image')
    expect(pdf).toContain('/Alt (Havenlicht)')
    expect(await made({ name: 'Havenlicht', bytes: new Uint8Array(9) })).not.toContain('/Subtype /Image')
  })
})

describe('its text can be read back', () => {
  /** Extracts the text as a PDF reader does, page by page. */
  const readBack = async (texts: string[]) => {
    const bytes = await makePdf(reportWith(texts), { photo: null }, source)
    return (
      execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' })
        .normalize('NFC')
        // Directional marks, which are not part of the text.
        .replace(/[\u200e\u200f\u202a-\u202e]/g, '')
    )
  }

  test.each([
    ['Arabic', 'نبدأ كل يوم اثنين بشيء سار على نحو خاطئ ثم نشكر بعضنا'],
    ['Persian, with letters that do not join', 'ما هر دوشنبه با هم صحبت می‌کنیم'],
    ['Hebrew', 'בכל יום שני אנחנו מתחילים במשהו שהשתבש'],
    ['Chinese', '每个星期一我们先说一件出错的事，然后互相感谢。'],
    ['Japanese', '毎週月曜日は、うまくいかなかったことから始めます。'],
    ['Korean', '매주 월요일 우리는 잘못된 일 하나로 시작합니다.'],
    ['Thai', 'ทุกวันจันทร์เราเริ่มด้วยน้ำใจและขอบคุณกัน'],
    ['Devanagari', 'हम हर सोमवार की शुरुआत किसी ग़लती से करते हैं, क्षत्रिय और विद्यार्थी'],
    ['Georgian', 'ყოველ ორშაბათს ერთად ვიწყებთ'],
    ['Armenian', 'Ամեն երկուշաբթի սկսում ենք միասին'],
    ['Vietnamese', 'Mỗi thứ Hai chúng tôi bắt đầu bằng lời cảm ơn'],
    ['emoji', '🚀👩‍👩‍👧🇪🇺👍🏽❤️'],
  ])('%s', async (_, text) => {
    const squeezed = (all: string) => all.replace(/[\s\u200c]+/gu, '')
    const read = await readBack([text])
    expect(squeezed(read)).toContain(squeezed(text.normalize('NFC')))
    expect(read).not.toContain('□')
  })
})

describe('the poster', () => {
  const URL = 'https://thrive.example.org/L/8D8CBC9896569EB9005D245EEAF0AECD'
  const action = { questionId: 10, what: 'Walk together', who: 'Ana', by: '2027-01-18', indicator: 'trust' as const }
  const posted = (actions = [action]): Report => ({
    ...reportWith(['Walk together', 'Ana', '18-01-2027']),
    poster: { url: URL, day: '2027-01-18', actions },
  })
  const textOf = (bytes: Uint8Array) =>
    execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' })

  test('is the last page of the PDF, and a file of one page', async () => {
    expect(pagesOf(await make(posted()))).toBe(4)
    const pages = textOf(await makePdf(posted(), { photo: null }, source)).split('\f')
    expect(pages[0]).toContain('1 of 4')
    expect(pages[3]).toContain('What we do')
    expect(textOf(await makePoster(posted(), { photo: null }, source)).split('\f')).toHaveLength(2)
  })

  test('says who does what, when the team looks back, and where, as text too', async () => {
    const text = textOf(await makePoster(posted(), { photo: null }, source)).replace(/\s+/g, ' ')
    expect(text).toContain('The Quarks')
    expect(text).toContain('Walk together Ana makes sure')
    expect(text).toContain('Monday 18 January 2027')
    expect(text).toContain(URL.replace('https://', ''))
    expect(text).not.toMatch(/\d of \d/)
  })

  test('stays one page however much was written, and holds a photo once', async () => {
    const long = { ...action, what: 'We walk together every Monday. '.repeat(160), who: 'Ana '.repeat(100) }
    const bytes = await makePoster(posted([long, long, long]), { photo: null }, source)
    expect(textOf(bytes).split('\f')).toHaveLength(2)
    expect(textOf(bytes)).toContain(URL.replace('https://', ''))
    const pixel = new Uint8Array(Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')) // biome-ignore format: one picture
    const pictures = async (report: Report) => (await make(report, pixel)).match(/\/Subtype \/Image/g)?.length
    expect(await pictures(posted())).toBe(await pictures(reportWith(['Walk together'])))
  })
})
