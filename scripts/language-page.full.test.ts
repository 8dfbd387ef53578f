import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** Follows the chapter "Add a language" of docs/content.md, on a copy of the packages. */

const root = join(import.meta.dirname, '..')
mkdirSync(join(root, '.data'), { recursive: true })
const copy = mkdtempSync(join(root, '.data/language-'))
afterAll(() => rmSync(copy, { recursive: true }))

const PACKAGES = ['domain', 'words', 'content']
mkdirSync(join(copy, 'node_modules/@thrive'), { recursive: true })
for (const name of PACKAGES) {
  cpSync(join(root, 'packages', name), join(copy, 'packages', name), {
    recursive: true,
    filter: (path) => !/node_modules|\/dist$/.test(path.slice(root.length)),
  })
  symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@thrive', name))
}
const whereIs = (file: string) => join(copy, file)
const read = (file: string) => readFileSync(whereIs(file), 'utf8')

const chapter = readFileSync(join(root, 'docs/content.md'), 'utf8')
  .split(/^#{2,3} /m)
  .find((text) => text.startsWith('Add a language\n'))

/** Returns the changes: each block changes the file that is named before it. */
function changes() {
  let file = ''
  return (chapter ?? '').split('```').flatMap((text, nth) => {
    if (nth % 2 === 1) return [{ file, lines: text.split('\n').slice(1, -1) }]
    file = /`(packages\/\S+)`/.exec(text)?.[1] ?? file
    return []
  })
}

function change({ file, lines }: { file: string; lines: string[] }) {
  const side = (leftOut: string) =>
    lines
      .map((line) => line.slice(3))
      .flatMap((line) => (line.startsWith(leftOut) ? [] : [line.replace(/^[+-]/, '')]))
      .join('\n')
  const before = read(file)
  expect(before.split(side('+')), `${side('+')} stands once in ${file}`).toHaveLength(2)
  writeFileSync(whereIs(file), before.replace(side('+'), side('-')))
}

/** Not Esperanto, but different from every other language. */
const translated = (text: string) => text.replaceAll(/"([^"{}\n]+)"(,?)$/gm, '"$1 ĉu"$2')

// Compiles all words and loads all content once more, which takes long on a busy machine.
test('a made-up language is added, and speaks on the screens and in the workshops', { timeout: 120_000 }, () => {
  const steps = changes()
  expect(steps.map(({ file }) => file)).toEqual([
    'packages/domain/src/languages.ts',
    'packages/words/project.inlang/settings.json',
  ])
  for (const step of steps) change(step)
  // The compiler is resolved from its own folder.
  const settings = whereIs('packages/words/project.inlang/settings.json')
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('../../node_modules/', '../../../../node_modules/'))
  writeFileSync(whereIs('packages/words/messages/eo.json'), translated(read('packages/words/messages/en.json')))
  cpSync(whereIs('packages/content/privacy/nl.md'), whereIs('packages/content/privacy/eo.md'))
  for (const slug of ['v1', 'v2']) {
    const folder = whereIs(`packages/content/${slug}`)
    cpSync(join(folder, 'nl'), join(folder, 'eo'), { recursive: true })
    const [first = ''] = readdirSync(join(folder, 'eo/survey')).sort()
    const page = join(folder, 'eo/survey', first)
    writeFileSync(page, readFileSync(page, 'utf8').replace(/^title: .*$/m, 'title: Bonvenon'))
  }
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  node('packages/words/src/compile.ts')
  writeFileSync(
    whereIs('speak.ts'),
    `import { loadPrivacy, loadWorkshops, missingWords } from '@thrive/content'
     import { inLocale } from '@thrive/domain'
     import { m } from '@thrive/words'
     const workshops = loadWorkshops()
     console.log(JSON.stringify({
       next: m.next_step({}, { locale: 'eo' }),
       dutch: m.next_step({}, { locale: 'nl' }),
       titles: workshops.map((workshop) => inLocale(workshop, 'eo').survey[0].title),
       missing: workshops.flatMap((workshop) => missingWords(workshop, 'eo')),
       privacy: loadPrivacy().in.eo.title,
     }))`,
  )
  expect(JSON.parse(node('speak.ts'))).toEqual({
    next: 'Next step ĉu',
    dutch: 'Volgende stap',
    titles: ['Bonvenon', 'Bonvenon'],
    missing: [],
    privacy: 'Wat we bewaren, en wie het ziet',
  })
})
