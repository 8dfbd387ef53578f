import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Every import within the repository's own code, including type imports. */

export interface Import {
  from: string
  to: string
}

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g
const PACKAGES: Record<string, string> = {
  '@thrive/domain': 'packages/domain',
  '@thrive/content': 'packages/content',
  '@thrive/contract': 'packages/contract',
  '@thrive/testkit': 'packages/testkit',
  '@thrive/words': 'packages/words',
}

export const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing\/|^apps\/server\/test\//.test(file)

export const sources = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !file.endsWith('.d.ts') && existsSync(file))

export function importsOf(files: string[]): Import[] {
  const known = new Set(files)
  return files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(SPECIFIER)].flatMap(([, name = '']) => {
      const to = name.startsWith('.') ? posix.join(posix.dirname(from), name) : packageEntry(name)
      return to && known.has(to) ? [{ from, to }] : []
    }),
  )
}

/** Returns the file that the package exports under this name. */
function packageEntry(name: string): string | undefined {
  const folder = Object.keys(PACKAGES).find((each) => name === each || name.startsWith(`${each}/`))
  if (!folder) return undefined
  const { exports } = JSON.parse(readFileSync(`${PACKAGES[folder]}/package.json`, 'utf8'))
  const entry = exports[`.${name.slice(folder.length)}`]
  // The words themselves are compiled; they are represented by the file that all of them use.
  return entry && posix.join(PACKAGES[folder] ?? '', typeof entry === 'string' ? entry : exports['./locale'])
}

/** Returns the files of an import cycle, or none. */
export function circleIn(imports: Import[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const walk = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return []
    for (const to of next.get(file) ?? []) {
      const circle = walk(to, [...path, file])
      if (circle.length > 0) return circle
    }
    done.add(file)
    return []
  }
  for (const file of next.keys()) {
    const circle = walk(file, [])
    if (circle.length > 0) return circle
  }
  return []
}
