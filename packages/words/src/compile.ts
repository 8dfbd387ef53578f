import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES } from '@thrive/domain'
import { CATALOGUE, parametersOf } from './catalogue.ts'

/**
 * Writes the words as functions: one file per message, of which a screen takes those it says, and one file of all for
 * Node and for development, where five hundred files would be slow to load. Of the compiler's own runtime, which finds
 * out a language from addresses and cookies, nothing is used: see locale.ts.
 */
const ROOT = join(import.meta.dirname, '..')
const OUT = join(ROOT, 'dist')
const MADE_FROM = join(OUT, 'made-from.txt')

/** How the compiler chooses the wording of a message. */
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
  for (const [name, code] of messages) files[`messages/${name}.js`] = `${importsOf(code, '../')}\n${code}\n`
  await rm(OUT, { recursive: true, force: true })
  await mkdir(join(OUT, 'messages'), { recursive: true })
  await Promise.all(Object.entries(files).map(([path, text]) => writeFile(join(OUT, path), text)))
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

/** Without what is for editors, and with the choice of the language in one place instead of five hundred. */
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
