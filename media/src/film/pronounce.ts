import { readFileSync } from 'node:fs'
import { type FilmLanguage, type Locale, SPOKEN } from '@thrive/domain'
import { parse } from 'yaml'
import { z } from 'zod'
import { MEDIA, whereIs } from '../paths.ts'

const listSchema = z.record(z.string().regex(/^[\p{Ll}' -]+$/u, 'words in small letters'), z.string().trim().min(1))
const listsSchema = z.strictObject({ nl: listSchema, en: listSchema, fr: listSchema })
export type Pronunciation = z.output<typeof listSchema>

export const readPronunciations = (): Record<Locale, Pronunciation> =>
  listsSchema.parse(parse(readFileSync(whereIs(`${MEDIA}/pronunciation.yaml`), 'utf8')))

/** One list for all films of a language, so that a word sounds alike wherever it is said. */
export const readPronunciation = (language: FilmLanguage) => readPronunciations()[SPOKEN[language]]

/** A sentence as the voice has to read it: whole words only. */
export function pronounce(sentence: string, list: Pronunciation) {
  const words = Object.keys(list).toSorted((a, b) => b.length - a.length)
  if (!words.length) return sentence.normalize('NFC')
  const known = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu')
  return sentence.normalize('NFC').replace(known, (word) => list[word.toLowerCase()] ?? word)
}
