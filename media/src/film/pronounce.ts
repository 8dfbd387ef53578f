import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { MEDIA, whereIs } from '../paths.ts'

const listSchema = z.record(z.string().regex(/^[\p{Ll}'-]+$/u, 'a word in small letters'), z.string().trim().min(1))
export type Pronunciation = z.output<typeof listSchema>

/** One list for all films, so that a word sounds alike wherever it is said. */
export const readPronunciation = () =>
  listSchema.parse(parse(readFileSync(whereIs(`${MEDIA}/pronunciation.yaml`), 'utf8')))

/** A sentence as the voice has to read it: whole words only. */
export function pronounce(sentence: string, list: Pronunciation) {
  const words = Object.keys(list).toSorted((a, b) => b.length - a.length)
  const known = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu')
  return sentence.normalize('NFC').replace(known, (word) => list[word.toLowerCase()] ?? word)
}
