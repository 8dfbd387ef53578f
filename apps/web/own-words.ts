import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { LOCALES } from '@thrive/domain'
import type { Plugin } from 'vite'

const WORDS = join(import.meta.dirname, '../../packages/words')
const RUNTIME = '\0own-words'
const IN_LANGUAGE = 'virtual:own-words/'
/** The words that the app needs from the start; the other parts have names. */
const FIRST = ''

/**
 * Gives an app its own words, one file per language, instead of every wording of every message: those that are named
 * as `m.name` in the sources that its entry reaches. A part is a file that only some people load: the words that no
 * other source names are in files of their own (`loadPart`).
 */
export function ownWords(entry: string, parts: Record<string, string> = {}, instead: Instead = {}): Plugin {
  const names = namesByPart(entry, parts, instead)
  return {
    name: 'own-words',
    enforce: 'pre',
    resolveId(id) {
      if (id === '@thrive/words' || id === '@thrive/words/load') return RUNTIME
      return id.startsWith(IN_LANGUAGE) ? `\0${id}` : null
    },
    load(id) {
      if (id === RUNTIME) return runtimeOf([...names.keys()])
      if (!id.startsWith(`\0${IN_LANGUAGE}`)) return null
      const [locale = '', part = FIRST] = id
        .slice(IN_LANGUAGE.length + 1)
        .split('-')
        .reverse()
      const named = names.get(part)?.join(', ')
      // A module of its own for each part: one that parts share would be loaded by everybody.
      const source = `${WORDS}/dist/in/${locale}.js${part === FIRST ? '' : `?${part}`}`
      return `import { ${named} } from '${source}'\nexport default { ${named} }`
    },
  }
}

/** Modules of the words that an app replaces by smaller ones. */
type Instead = Record<string, string>

function namesByPart(entry: string, parts: Record<string, string>, instead: Instead): Map<string, string[]> {
  const namesFrom = (file: string, seen = new Set<string>()) => follow(file, instead, seen, new Set())
  const entries = Object.entries(parts).map(([part, file]) => [part, join(import.meta.dirname, file)] as const)
  const first = namesFrom(join(import.meta.dirname, entry), new Set(entries.map(([, file]) => file)))
  const rest = entries.map(([part, file]) => [part, without(namesFrom(file), first)] as const)
  return new Map([[FIRST, [...first]] as const, ...rest].map(([part, names]) => [part, [...names].sort()]))
}

const without = (names: Set<string>, others: Set<string>) => [...names].filter((name) => !others.has(name))

const fileOf = (part: string, locale: string) => `${IN_LANGUAGE}${part === FIRST ? '' : `${part}-`}${locale}`

/** A message looks its wording up when it is called. A language that has not come is spoken in another. */
const runtimeOf = (parts: string[]) => `
import { getLocale } from '@thrive/words/locale'
const files = { ${parts
  .map((part) => `'${part}': { ${LOCALES.map((each) => `${each}: () => import('${fileOf(part, each)}')`).join(', ')} }`)
  .join(', ')} }
const wanted = new Set(['${FIRST}'])
const loaded = new Map()
const lacking = (locale) => [...wanted].filter((part) => !loaded.get(locale)?.parts.includes(part))
const wordsIn = (locale) => (loaded.get(locale) ?? loaded.values().next().value).words
export const hasWords = (locale) => lacking(locale).length === 0
export const loadWords = async (locale) => {
  const came = await Promise.all(lacking(locale).map(async (part) => [part, (await files[part][locale]()).default]))
  for (const [part, words] of came) {
    const before = loaded.get(locale) ?? { parts: [], words: {} }
    loaded.set(locale, { parts: [...before.parts, part], words: { ...before.words, ...words } })
  }
}
export const loadPart = async (part) => {
  wanted.add(part)
  await loadWords(getLocale())
}
export const m = new Proxy({}, {
  get: (_, name) => (inputs, options) => wordsIn(options?.locale ?? getLocale())[name](inputs),
})`

/** The messages that a source file and those it imports name. Every relative import has its full name in it. */
function follow(file: string, instead: Instead, seen: Set<string>, names: Set<string>): Set<string> {
  if (seen.has(file) || !existsSync(file)) return names
  seen.add(file)
  const code = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')
  if (/\bm\[/.test(code)) throw new Error(`${relative('.', file)} names a message that no reader can see`)
  for (const [, name = ''] of code.matchAll(/\bm\.(\w+)/g)) names.add(name)
  for (const [, path = ''] of code.matchAll(/(?:from|import\(|import) ?'(\.[^']+\.tsx?)'/g))
    follow(join(dirname(file), path), instead, seen, names)
  for (const [, name = ''] of code.matchAll(/from '@thrive\/words\/([\w-]+)'/g))
    follow(join(WORDS, 'src', `${instead[name] ?? name}.ts`), instead, seen, names)
  return names
}
