import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@thrive/domain'

interface Variants {
  declarations: string[]
  selectors: string[]
  match: Record<string, string>
}

type Entry = string | Variants[]

/** The messages as written, for compiling and checking. */
export const CATALOGUE = Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)])) as Record<
  Locale,
  Record<string, Entry>
>

function read(locale: Locale): Record<string, Entry> {
  return JSON.parse(readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), 'utf8'))
}

/** All wordings of an entry: one, or one per plural form. */
export const wordingsOf = (entry: Entry): string[] =>
  typeof entry === 'string' ? [entry] : entry.flatMap(({ match }) => Object.values(match))

/** The parameters of a message and their types: `count` selects the wording and is a number. */
export function parametersOf(entry: Entry): Map<string, 'number' | 'string | number'> {
  if (typeof entry === 'string') return new Map(namesIn(entry).map((name) => [name, 'string | number']))
  const inputs = entry.flatMap(({ declarations }) =>
    declarations.flatMap((declaration) => /^input (\w+)$/.exec(declaration)?.[1] ?? []),
  )
  return new Map(inputs.sort().map((name) => [name, name === 'count' ? 'number' : 'string | number']))
}

export const namesIn = (wording: string): string[] =>
  [...new Set([...wording.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort()
