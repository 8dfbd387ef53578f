import type { Manner } from './shape-text.ts'

/** A font for a script that the screen's fonts lack, split into slices in public/fonts. */
export interface Family {
  name: string
  script: RegExp
  /** If absent, letters are drawn one after the other. */
  manner?: Manner
  /** True for pictures, not letters: never bold, and with a space as wide as they are. */
  pictures?: true
}

const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\u30fc\uff00-\uffef]/u
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/u

const FAMILIES: readonly Family[] = [
  { name: 'arabic', script: /\p{Script_Extensions=Arabic}/u, manner: 'joined' },
  { name: 'hebrew', script: /\p{Script_Extensions=Hebrew}/u, manner: 'joined' },
  { name: 'thai', script: /\p{Script_Extensions=Thai}/u, manner: 'stacked' },
  { name: 'devanagari', script: /\p{Script_Extensions=Devanagari}/u, manner: 'stacked' },
  { name: 'georgian', script: /\p{Script_Extensions=Georgian}/u },
  { name: 'armenian', script: /\p{Script_Extensions=Armenian}/u },
  { name: 'emoji', script: EMOJI, manner: 'stacked', pictures: true },
]
const SC: Family = { name: 'sc', script: CJK }
const JP: Family = { name: 'jp', script: CJK }
const KR: Family = { name: 'kr', script: CJK }

/**
 * Returns the families in the order to try. Chinese, Japanese and Korean share characters but draw them differently:
 * the other letters of a text decide.
 */
export function familiesFor(text: string): readonly Family[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return JAPANESE
  return /\p{Script=Hangul}/u.test(text) ? KOREAN : CHINESE
}
const JAPANESE = [...FAMILIES, JP, SC, KR]
const KOREAN = [...FAMILIES, KR, SC, JP]
const CHINESE = [...FAMILIES, SC, JP, KR]
