import { createHash } from 'node:crypto'
import { inLocale, LOCALES } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { loadPrivacy, loadWorkshops, privacyWords } from './index.ts'

const privacy = loadPrivacy()
const workshops = loadWorkshops()

/** Every version that teams were shown, with a hash of its text. A changed text needs a new date and a new line. */
const VERSIONS: Record<string, string> = {
  '2026-11-15': '93caeefd3438839d',
  '2026-11-16': '513fde1f3581748a',
  '2026-11-17': '2b7070ec60e15640',
  '2026-11-18': '796511dcbc1f088c',
  '2026-11-19': 'd9a40140886ce10e',
  '2026-11-20': '7a427869aa7b7ff1',
  '2026-11-21': '82db57b0cfac5cb5',
}

test('a text about privacy that changes gets a new version', () => {
  const { version, ...words } = privacy
  const notices = workshops.map((workshop) => LOCALES.map((locale) => inLocale(workshop, locale).start.notice))
  const shown = JSON.stringify([words, notices])
  expect(createHash('sha256').update(shown).digest('hex').slice(0, 16)).toBe(VERSIONS[version])
})

describe('the privacy text', () => {
  const words = (settings: Partial<Parameters<typeof privacyWords>[1]>) =>
    privacyWords(privacy.in.en, { auditMonths: 24, ...settings })

  test('says how long from the setting', () => {
    expect(words({ retentionMonths: 18 })).toContain('erased **18 months** after')
    expect(words({ retentionMonths: 1 })).toContain('erased **one month** after')
    expect(words({})).toContain('kept until somebody asks')
    expect(words({ auditMonths: 6 })).toContain('dropped after 6 months')
  })

  test('says whom to ask for erasure', () => {
    expect(words({ contact: 'privacy@example.org' })).toContain('[privacy@example.org](mailto:privacy@example.org)')
    expect(words({})).toContain('Ask your HR department.')
  })

  test.each(LOCALES)('leaves no gap in it: %s', (locale) => {
    for (const settings of [{}, { retentionMonths: 12, contact: 'privacy@example.org' }])
      expect(privacyWords(privacy.in[locale], { auditMonths: 1, ...settings })).not.toMatch(/[{}]|undefined/)
  })

  test.each(LOCALES)('has the same sections in each language: %s', (locale) => {
    const shape = (text: string) => text.split('\n').map((line) => /^(## |- )?/.exec(line)?.[0])
    expect(shape(privacy.in[locale].text)).toEqual(shape(privacy.in.en.text))
  })
})

test('a page that takes a photo says who sees it, and that the team may do without', () => {
  const pages = workshops.flatMap(({ results }) => results).filter(({ kind }) => kind === 'photo')
  expect(pages).toHaveLength(1)
  for (const { text } of pages) expect(text).toMatch(/HR sees the photo.*go on without/)
})
