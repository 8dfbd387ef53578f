import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { circleIn, importsOf, isTest, sources } from './structure.ts'

const files = sources()
const product = files.filter((file) => /^(apps\/(server|web)\/src|packages)\//.test(file) && !isTest(file))
const imports = importsOf(product)

/** The boxes of the diagram in docs/architecture.md; the first match counts. */
const PLACES = [
  ['packages/domain/', 'domain'],
  ['packages/content/', 'content'],
  ['packages/contract/', 'contract'],
  ['packages/testkit/', 'testkit'],
  ['packages/words/', 'words'],
  ['apps/server/src/infra/', 'infra'],
  ['apps/server/src/http/', 'http'],
  ['apps/server/src/features/', 'server features'],
  ['apps/server/src/deps.ts', 'deps'],
  ['apps/server/src/env.ts', 'env'],
  ['apps/server/src/secrets.ts', 'env'],
  ['apps/server/src/optional-parts.ts', 'env'],
  ['apps/server/src/release.ts', 'env'],
  ['apps/server/src/replaced-settings.ts', 'env'],
  ['apps/server/src/unknown-settings.ts', 'env'],
  ['apps/server/src/', 'server'],
  ['apps/web/src/ui/', 'ui'],
  ['apps/web/src/brand/', 'brand'],
  ['apps/web/src/lib/', 'lib'],
  ['apps/web/src/features/', 'web features'],
  ['apps/web/src/', 'web'],
] as const
const placeOf = (file: string) => PLACES.find(([start]) => file.startsWith(start))?.[1] ?? file

/** Parses each "a → b, c" line in the diagram's list. */
function drawn(): Map<string, string[]> {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const list = /```arrows\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
  return new Map(
    list
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+→\s+/))
      .map(([from = '', to = '']) => [from, to === 'nothing' ? [] : to.split(', ')]),
  )
}

test('the arrows of the architecture page are those of the code', () => {
  const found = new Map(PLACES.map(([, place]) => [place as string, new Set<string>()]))
  for (const { from, to } of imports) if (placeOf(from) !== placeOf(to)) found.get(placeOf(from))?.add(placeOf(to))
  const sorted = (arrows: Iterable<[string, Iterable<string>]>) =>
    [...arrows].map(([from, to]) => `${from} → ${[...to].sort().join(', ') || 'nothing'}`).sort()
  expect(sorted(found)).toEqual(sorted(drawn()))
})

test('the testkit is for tests and tools: the product never uses it', () => {
  expect(imports.filter(({ from, to }) => placeOf(to) === 'testkit' && placeOf(from) !== 'testkit')).toEqual([])
})

/** Each feature is a separate box: `hr/people` and `team/room` on the server, `room` and `hr/login` in the web app. */
const featureOf = (file: string) =>
  /^apps\/(?:server|web)\/src\/features\/(?:(?:hr|team)\/)?[\w-]+(?=\/)/.exec(file)?.[0]

/** Returns the imports between different boxes, as `boxOf` defines them. */
const between = (boxOf: (file: string) => string) =>
  imports.map(({ from, to }) => ({ from: boxOf(from), to: boxOf(to) })).filter(({ from, to }) => from !== to)

test('no circle, types included: neither of files, nor of features, nor of the places in the picture', () => {
  expect(circleIn(imports)).toEqual([])
  expect(circleIn(between((file) => featureOf(file) ?? file))).toEqual([])
  expect(circleIn(between(placeOf))).toEqual([])
})

test('a feature of the server uses another one by its data, service or caller file, and never its routes', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [mine, other] = [featureOf(from), featureOf(to)]
    const isServer = from.startsWith('apps/server/')
    return isServer && mine && other && mine !== other && !/[/-](data|service|caller)\.ts$/.test(to)
  })
  expect(wrong).toEqual([])
})

test('files are short: half of them have at most 70 lines, and none of them more than 250', () => {
  const lengths = files
    .filter((file) => !isTest(file) && !/^e2e\/|\.gen\.ts$/.test(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines)
  expect(lengths.filter(({ lines }) => lines > 250)).toEqual([])
  expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThanOrEqual(70)
})

/** Stylesheets stay once their screen has been visited: two that style one bare class change each other's screens. */
test('a bare class is styled in one stylesheet, or in those that every screen loads', () => {
  const places = new Map<string, Set<string>>()
  for (const file of globSync('apps/web/src/**/*.css'))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^(\.[\w-]+)(?: \{|,)$/gm))
      places.set(name, (places.get(name) ?? new Set()).add(file.replace(/styles\/.*/, 'styles')))
  const shared = [...places].filter(([, styled]) => styled.size > 1).map(([name, styled]) => [name, ...styled])
  expect(shared).toEqual([])
})
