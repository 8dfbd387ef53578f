import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'

const isStable = (text: string) => [...text].every((letter) => letter.normalize('NFC') === letter)

describe('an address as it is compared', () => {
  it('has no outer blanks and no capitals', () => {
    expect(normaliseEmail('  Lead.One@Example.ORG \n')).toBe('lead.one@example.org')
  })

  it('is the same however an accent was typed', () => {
    expect(normaliseEmail('rene\u0301@example.org')).toBe(normaliseEmail('REN\u00c9@example.org'))
  })

  it('does not change when it is normalised again', () => {
    fc.assert(
      // No address may contain a character that NFC turns into another, such as the Kelvin sign.
      fc.property(fc.string({ unit: 'grapheme' }).filter(isStable), (text) => {
        expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text))
      }),
    )
  })

  it('is that of no other mailbox: a letter is shared with its own capital alone', () => {
    const letters = Array.from({ length: 0x1ffff }, (_, code) => String.fromCodePoint(code))
    const cased = letters.filter((letter) => /^[\p{Lu}\p{Lt}\p{Ll}]$/u.test(letter) && isEmail(`${letter}@b.org`))
    const sharing = [...Map.groupBy(cased, normaliseEmail)].filter(([, group]) => group.length > 1)
    expect(sharing.length).toBeGreaterThan(1_000)
    for (const [key, group] of sharing) expect(new Set(group)).toEqual(new Set([key, key.toUpperCase()]))
  })

  it('keeps U+0130 apart from i, which it would become', () => {
    expect(normaliseEmail('\u0130nes@example.org')).not.toBe(normaliseEmail('ines@example.org'))
  })
})

describe('an address', () => {
  it.each([
    'a@b.co',
    'lead.one+thrive@mail.example.org',
    "o'neil@example.org",
    'rené@exämple.org',
    `${'x'.repeat(242)}@example.org`,
  ])('is %s', (email) => {
    expect(isEmail(email)).toBe(true)
  })

  it.each([
    '',
    'nobody',
    'a b@example.org',
    'a@b c.org',
    ' a@b.org',
    'a@b.org\n',
    '@example.org',
    'a@',
    'a@b',
    'a@b.',
    'a@.b',
    'a@b..c',
    'a@b@c.org',
    'a@b.org@c.org',
    'a@b.org,c@d.org',
    'x<a@b.org>',
    '"a"@b.org',
    // The signs for kelvin, ohm and ångström, which lower case or NFC would turn into letters of another address.
    '\u212aate@example.org',
    '\u2126mega@example.org',
    '\u212bsa@example.org',
    `a${String.fromCharCode(0)}@b.org`,
    `a${String.fromCharCode(0xd83c)}@b.org`,
    `${'x'.repeat(243)}@example.org`,
  ])('is not %j', (email) => {
    expect(isEmail(email)).toBe(false)
  })
})
