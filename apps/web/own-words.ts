import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { LOCALES } from '@thrive/domain'
import type { Plugin } from 'vite'

const WORDS = join(import.meta.dirname, '../../packages/words')
const RUNTIME = '\0own-words'
const IN_LANGUAGE = 'virtual:own-words/'

/**
 * Gives an app its own words, one file per language, instead of every wording of every message: those that are named
 * as `m.name` in the sources that its entry reaches.
 */
export function ownWords(entry: string): Plugin {
  const names = [...namesFrom(join(import.meta.dirname, entry))].sort().join(', ')
  return {
    name: 'own-words',
    enforce: 'pre',
    resolveId(id) {
      if (id === '@thrive/words' || id === '@thrive/words/load') return RUNTIME
      return id.startsWith(IN_LANGUAGE) ? `\0${id}` : null
    },
    load(id) {
      if (id === RUNTIME) return runtime
      const locale = id.startsWith(`\0${IN_LANGUAGE}`) && id.slice(IN_LANGUAGE.length + 1)
      if (!locale) return null
      return `import { ${names} } from '${WORDS}/dist/in/${locale}.js'\nexport default { ${names} }`
    },
  }
}

/** A message looks its wording up when it is called. A language that has not come is spoken in another. */
const runtime = `
import { getLocale } from '@thrive/words/locale'
const files = { ${LOCALES.map((locale) => `${locale}: () => import('${IN_LANGUAGE}${locale}')`).join(', ')} }
const loaded = new Map()
const wordsIn = (locale) => loaded.get(locale) ?? loaded.values().next().value
export const hasWords = (locale) => loaded.has(locale)
export const loadWords = async (locale) => {
  loaded.set(locale, (await files[locale]()).default)
}
export const m = new Proxy({}, {
  get: (_, name) => (inputs, options) => wordsIn(options?.locale ?? getLocale())[name](inputs),
})`

/** The messages that a source file and those it imports name. Every relative import has its full name in it. */
function namesFrom(file: string, seen = new Set<string>(), names = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return names
  seen.add(file)
  const code = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')
  if (/\bm\[/.test(code)) throw new Error(`${relative('.', file)} names a message that no reader can see`)
  for (const [, name = ''] of code.matchAll(/\bm\.(\w+)/g)) names.add(name)
  for (const [, path = ''] of code.matchAll(/(?:from|import\(|import) ?'(\.[^']+\.tsx?)'/g))
    namesFrom(join(dirname(file), path), seen, names)
  for (const [, name] of code.matchAll(/from '@thrive\/words\/([\w-]+)'/g))
    namesFrom(join(WORDS, 'src', `${name}.ts`), seen, names)
  return names
}
