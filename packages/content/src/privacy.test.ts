import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loadPrivacy, loadWorkshops, privacyWords } from './index.ts'

const privacy = loadPrivacy()
const workshops = loadWorkshops()

/** Every version that teams were shown, with a hash of its text. A changed text gets a new date and a new line. */
const VERSIONS: Record<string, string> = {
  '2026-11-15': '93caeefd3438839d',
  '2026-11-16': '513fde1f3581748a',
  '2026-11-17': 'cb8c99e37814fa96',
}

test('a text about privacy that changes gets a new version', () => {
  const { version, ...words } = privacy
  const shown = JSON.stringify([words, workshops.map(({ start }) => start.notice)])
  expect(createHash('sha256').update(shown).digest('hex').slice(0, 16)).toBe(VERSIONS[version])
})

describe('the privacy text', () => {
  const words = (settings: Partial<Parameters<typeof privacyWords>[1]>) =>
    privacyWords(privacy, { auditMonths: 24, ...settings })

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

  test.each([{}, { retentionMonths: 12, contact: 'privacy@example.org' }])('leaves no gap in it: %j', (settings) => {
    expect(words(settings)).not.toMatch(/[{}]|undefined/)
  })
})

test('a page that takes a photo says who sees it, and that the team may do without', () => {
  const pages = workshops.flatMap(({ results }) => results).filter(({ kind }) => kind === 'photo')
  expect(pages).toHaveLength(1)
  for (const { text } of pages) expect(text).toMatch(/HR sees the photo.*go on without/)
})
