import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { literalsIn } from './literals.ts'
import { isTest, sources } from './structure.ts'

/** Names of products and languages, and sample inputs: the same in every language. */
const NAMES = new Set([
  'Atkinson Hyperlegible Next',
  'Noto Sans, Noto Emoji',
  'Phosphor Icons',
  'Apache License 2.0',
  'Thrive',
  'Thrive Lab',
  'Thriving Teams 1.0',
  'Thrive Game',
  '0000 0000',
  'Nederlands',
  'English',
  'OpenID Connect',
])

test('no screen holds a sentence of its own: they come from the catalogue', () => {
  const found = sources()
    .filter((file) => file.startsWith('apps/web/src/') && !isTest(file))
    .flatMap((file) => literalsIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))
  expect(found.filter((each) => !NAMES.has(each.slice(each.indexOf(': ') + 2)))).toEqual([])
})

test.each([
  ['<p>Hello</p>', 'Hello'],
  ['<p>{late ? "Too late" : m.in_time()}</p>', 'Too late'],
  ['<p>{left} to go</p>', 'to go'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to be read
  ['<p>{`${left} to go`}</p>', 'to go'],
  ['<img alt="The team" />', 'The team'],
  ['<img alt={name ?? "The team"} />', 'The team'],
  ['<Button aria-label={on ? "Off" : m.on()} />', 'Off'],
  ['<Row label="Sort by" />', 'Sort by'],
])('%s is found', (jsx, text) => {
  expect(literalsIn('a.tsx', `const a = ${jsx}`)).toEqual([text])
})

test('so is a sentence in a constant, but none for the console, and no code', () => {
  expect(literalsIn('a.ts', "const TITLE = 'Score per month'")).toEqual(['Score per month'])
  expect(literalsIn('a.ts', "console.warn('The PDF could not be made:', reason)")).toEqual([])
  expect(literalsIn('a.ts', "throw new Error('No such thing here')")).toEqual([])
  expect(literalsIn('a.ts', "call('POST /api/answer/set', {})")).toEqual([])
  expect(literalsIn('a.tsx', 'const a = <p className="a b" data-i={on ? "is on" : undefined}>{m.hello()}</p>')).toEqual(
    [],
  )
})
