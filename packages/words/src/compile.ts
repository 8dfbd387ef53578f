import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@thrive/domain'
import { CATALOGUE, parametersOf } from './catalogue.ts'
import { writeFiles } from './write-files.ts'

/**
 * Compiles messages to functions: one file with all of them for Node and development, where a thousand files would load
 * slowly; one file per message for what is built with all languages; and one file per language for apps that load the
 * one they speak. The compiler's own runtime, which detects the language from URLs and cookies, is not used: see
 * locale.ts.
 */
const ROOT = join(import.meta.dirname, '..')
const OUT = join(ROOT, 'dist')
const MADE_FROM = join(OUT, 'made-from.txt')

/** The compiler's code that selects a message's wording. */
const CHOICE = /export const (\w+) = +\(\(inputs(?: = \{\})?, options = \{\}\) => \{[\s\S]*?\n\}\);/g

const source = [
  JSON.stringify(CATALOGUE),
  await readFile(import.meta.filename, 'utf8'),
  await readFile(join(ROOT, 'package.json'), 'utf8'),
]
const hash = createHash('sha256').update(source.join()).digest('hex')
if ((await readFile(MADE_FROM, 'utf8').catch(() => '')) !== hash) await write()

async function write() {
  const { messages, registry } = await compiled()
  const files: Record<string, string> = {
    'by-message.js': "export * as m from './messages.js'\n",
    'messages.js': messages.map(([name]) => `export * from './messages/${name}.js'\n`).join(''),
    'words.js': "export * as m from './all.js'\n",
    'all.js': `${importsOf('registry.', './')}\n${messages.map(([, code]) => code).join('\n')}\n`,
    'registry.js': `${registry}\n`,
    'words.d.ts': "export * as m from './all.d.ts'\n",
    'all.d.ts': `import type { Locale } from '@thrive/domain'\n${Object.entries(CATALOGUE.en).map(declared).join('\n')}\n`,
  }
  for (const locale of LOCALES) files[`in/${locale}.js`] = wordsIn(locale, messages)
  for (const [name, code] of messages) files[`messages/${name}.js`] = `${importsOf(code, '../')}\n${code}\n`
  await rm(OUT, { recursive: true, force: true })
  await writeFiles(OUT, files)
  await writeFile(MADE_FROM, hash)
}

async function compiled() {
  const { compileProject } = await import('@inlang/paraglide-js')
  const { loadProjectFromDirectory } = await import('@inlang/sdk')
  const project = await loadProjectFromDirectory({ path: join(ROOT, 'project.inlang'), fs })
  const [fault] = await project.errors.get()
  if (fault) throw fault
  const files: Record<string, string> = await compileProject({
    project,
    compilerOptions: { outputStructure: 'message-modules', includeEslintDisableComment: false },
  })
  await project.close()
  const messages = Object.entries(files).flatMap(([path, code]) => {
    const name = /^messages\/(\w+)\.js$/.exec(path)?.[1]
    return name && name !== '_index' ? [[name, bare(code)] as const] : []
  })
  return { messages, registry: bare(files['registry.js'] ?? '') }
}

/** Every message in one language, each exported by its name. */
function wordsIn(locale: Locale, messages: (readonly [string, string])[]): string {
  const wordings = messages.map(([name, code]) => {
    const wording = new RegExp(`const ${locale}_${name} = +([\\s\\S]*?\\n\\};)`).exec(code)?.[1]
    if (!wording) throw new Error(`${name} has no wording in ${locale}`)
    return `export const ${name} = ${wording}`
  })
  return `import * as registry from '../registry.js'\n${wordings.join('\n')}\n`
}

/** Strips comments and imports, and moves the choice of language to one place instead of five hundred. */
function bare(code: string): string {
  return code
    .replace(/\/\*\*?[\s\S]*?\*\//g, '')
    .replace(/^import .*\n/gm, '')
    .replace(CHOICE, `export const $1 = (i, o) => chosen(o, ${LOCALES.map((locale) => `${locale}_$1`).join(', ')})(i);`)
    .replace(/\n\s*\n/g, '\n')
    .trim()
}

function importsOf(code: string, up: string): string {
  const locale = `import { chosen } from '${up}../src/locale.ts'`
  return code.includes('registry.') ? `${locale}\nimport * as registry from '${up}registry.js'` : locale
}

function declared([key, entry]: [string, (typeof CATALOGUE.en)[string]]): string {
  const inputs = [...parametersOf(entry)].map(([name, type]) => `${name}: ${type}`).join('; ')
  const given = inputs ? `inputs: { ${inputs} }` : 'inputs?: Record<string, never>'
  return `export declare function ${key}(${given}, options?: { locale?: Locale | undefined }): string`
}
