import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loadPrivacy, loadWorkshops, privacyWords } from './index.ts'

const privacy = loadPrivacy()
const workshops = loadWorkshops()

/** Every version that teams were shown, with a mark of its words. A changed text gets a new date and a new line. */
const VERSIONS: Record<string, string> = {
  '2026-11-15': 'a02ce4d82c735b7c',
}

test('a text about privacy that changes gets a new version', () => {
  const { version, ...words } = privacy
  const shown = JSON.stringify([words, workshops.map(({ start }) => start.notice)])
  expect(createHash('sha256').update(shown).digest('hex').slice(0, 16)).toBe(VERSIONS[version])
})

describe('the privacy text', () => {
  test('says how long from the setting', () => {
    expect(privacyWords(privacy, { retentionMonths: 18 })).toContain('erased **18 months** after')
    expect(privacyWords(privacy, { retentionMonths: 1 })).toContain('erased **one month** after')
    expect(privacyWords(privacy, {})).toContain('kept until somebody asks')
  })

  test('says whom to ask for erasure', () => {
    const words = privacyWords(privacy, { contact: 'privacy@example.org' })
    expect(words).toContain('[privacy@example.org](mailto:privacy@example.org)')
    expect(privacyWords(privacy, {})).toContain('Ask your HR department.')
  })

  test.each([{}, { retentionMonths: 12, contact: 'privacy@example.org' }])('leaves no gap in it: %j', (house) => {
    expect(privacyWords(privacy, house)).not.toMatch(/[{}]|undefined/)
  })
})

test('a page that takes a photo says who sees it, and that the team may do without', () => {
  const pages = workshops.flatMap(({ results }) => results).filter(({ kind }) => kind === 'photo')
  expect(pages).toHaveLength(1)
  for (const { text } of pages) expect(text).toMatch(/HR sees the photo.*go on without/)
})
