import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { MEDIA, whereIs } from './paths.ts'

const files = (path: string): string[] =>
  statSync(whereIs(path)).isDirectory()
    ? readdirSync(whereIs(path))
        .sort()
        .flatMap((name) => files(`${path}/${name}`))
    : [path]

const sum = (parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 24)
}

const read = new Map<string, string>()

/** Returns a hash of the program's sources for one kind of output. Paths are relative to the media folder. */
function programSum(sources: readonly string[]) {
  const key = sources.join(' ')
  const known = read.get(key)
  if (known) return known
  const all = sources.flatMap((source) => files(`${MEDIA}/${source}`)).filter((file) => !file.endsWith('.test.ts'))
  const fresh = sum(all.flatMap((file) => [file, readFileSync(whereIs(file))]))
  read.set(key, fresh)
  return fresh
}

/** Changes only when the author's data or the program that draws it changes. */
export const fingerprint = (data: unknown, sources: readonly string[]) =>
  sum([JSON.stringify(data), programSum(sources)])

/** Changes when any of the texts changes. */
export const wordsFingerprint = (...texts: readonly string[]) => sum(texts)
