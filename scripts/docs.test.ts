import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { loadWorkshops } from '@thrive/content'
import { contract } from '@thrive/contract'
import { SIZES, scheduleOf } from '@thrive/domain'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = globSync(['*.md', 'docs/**/*.md', '.github/*.md'], { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('every command in the docs is a command of package.json', () => {
  const named = pages.flatMap(({ text }) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? ''))
  expect(named.length).toBeGreaterThan(30)
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([])
})

test('every link and picture in the docs leads to a file', () => {
  const links = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target.replace(/#.*/, ''))
      .filter((target) => target && !/^\w+:/.test(target))
      .map((target) => relative(root, join(root, dirname(file), target))),
  )
  expect(links.length).toBeGreaterThan(30)
  expect([...new Set(links)].filter((target) => !existsSync(join(root, target)))).toEqual([])
})

test('every test and every file of the source that the docs name is there', () => {
  const files = globSync('{apps,packages,e2e,load,scripts,deploy,media}/**/*.*', {
    cwd: root,
    exclude: ['**/node_modules'],
  })
  const named = pages
    .filter(({ file }) => file !== 'CHANGELOG.md')
    .flatMap(({ file, text }) =>
      [...text.matchAll(/`((?:[\w-]+\/)*[\w-]+\.(?:test\.|spec\.)?tsx?)`/g)].map(([, name = '']) => ({ file, name })),
    )
  expect(named.length).toBeGreaterThan(60)
  const missing = named.filter(({ name }) => !files.some((path) => path === name || path.endsWith(`/${name}`)))
  expect(missing).toEqual([])
})

test('the number of calls in the docs is that of the contract', () => {
  const numbers = pages.flatMap(({ text }) =>
    [...text.matchAll(/its (\d+) calls/g)].map(([, number]) => Number(number)),
  )
  expect(numbers).toEqual([Object.keys(contract).length])
})

test('every picture is shown by a page', () => {
  const pictures = globSync('docs/**/*.{png,jpg}', { cwd: root })
  const isShown = (file: string) => pages.some(({ text }) => text.includes(relative('docs', file)))
  expect(pictures.filter((file) => !isShown(file))).toEqual([])
})

test('the page for facilitators gives the minutes of each size of team, as planned', () => {
  const page = pages.find(({ file }) => file === 'docs/facilitators.md')?.text ?? ''
  const planned = loadWorkshops().map(({ survey, results }) => {
    const minutes = SIZES.map((people) => scheduleOf([...survey, ...results], '09:00', people).minutes)
    return `${minutes.slice(0, -1).join(', ')} or ${minutes.at(-1)}`
  })
  expect(page).toContain(`| minutes with 5, 8, 12 or 16 people | ${planned.join(' | ')} |`)
})

test('every decision says its date and whether it still holds, and only a later one supersedes it', () => {
  const records = pages.filter(({ file }) => file.startsWith('docs/decisions/'))
  expect(records.length).toBeGreaterThan(30)
  const link = String.raw`\[\d{3}\]\(\d{3}-[\w-]+\.md\)`
  const status = new RegExp(
    `^# (\\d{3}) .+\\n\\n\\d{1,2} [A-Z][a-z]+ \\d{4} · (?:accepted|(?:accepted, in part )?superseded by (${link}(?: and ${link})*))\\n\\n`,
  )
  const wrong = records.filter(({ file, text }) => {
    const [, number = '', later = ''] = status.exec(text) ?? []
    const isOlder = [...later.matchAll(/\[(\d{3})\]\((\d{3})/g)].some(
      ([, shown = '', target]) => shown !== target || shown <= number,
    )
    return !file.startsWith(`docs/decisions/${number}-`) || !number || isOlder
  })
  expect(wrong.map(({ file }) => file)).toEqual([])
})
