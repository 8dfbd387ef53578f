import { execFileSync } from 'node:child_process'

/** How espeak-ng would say a text, in the signs that the neural voice reads. */

export type Accent = 'en-gb-x-rp' | 'fr-fr'

/** The voice has signs of its own for diphthongs and for two sounds that are made as one; ^ ties them. */
const TIED: Readonly<Record<string, string>> = {
  'a^ɪ': 'I',
  'a^ʊ': 'W',
  'd^z': 'ʣ',
  'd^ʒ': 'ʤ',
  'e^ɪ': 'A',
  'e^ə': 'ɛː',
  'i^ə': 'ɪə',
  'o^ʊ': 'O',
  's^s': 'S',
  't^s': 'ʦ',
  't^ʃ': 'ʧ',
  'ɔ^ɪ': 'Y',
  'ə^l': 'ᵊl',
  'ə^ʊ': 'Q',
}
/** It learned English with these; in French they would be other sounds. */
const ENGLISH: Readonly<Record<string, string>> = { r: 'ɹ', æ: 'a', ɐ: 'ə', ʔ: 't' }

const exchange = (text: string, signs: Readonly<Record<string, string>>) =>
  Object.entries(signs).reduce((sum, [from, to]) => sum.replaceAll(from, to), text)

function fit(accent: Accent, ipa: string) {
  // In brackets espeak-ng names the language that it changes to for a foreign word.
  const plain = exchange(ipa.replace(/\([a-z^-]+\)/g, ''), TIED).replace(/[-_^\u200d]/g, '')
  if (accent === 'fr-fr') return plain
  // Nobody ends “every” in a short i any more.
  return exchange(plain, ENGLISH)
    .replace(/(.)\u0329/g, 'ᵊ$1')
    .replace(/ɪ(?=\s|$)/g, 'i')
}

const PUNCTUATION = /([.,;:!?…]+)/

/** espeak-ng speaks clause by clause and drops the punctuation, which the voice needs for its melody. */
export function phonemes(accent: Accent, text: string) {
  const parts = text.replaceAll('’', "'").split(PUNCTUATION)
  const signs = parts.map((part) => {
    if (PUNCTUATION.test(part) || !part.trim()) return part.trim()
    const task = ['-v', accent, '-q', '--ipa', '--tie=^', part.trim()]
    const ipa = execFileSync('espeak-ng', task, { encoding: 'utf8' })
    return ` ${fit(accent, ipa).replace(/\s+/g, ' ').trim()}`
  })
  return signs.join('').trim()
}
