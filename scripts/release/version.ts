import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const VERSION = /^(\d+)\.(\d+)\.(\d+)(-[0-9A-Za-z.-]+)?$/

export interface Version {
  text: string
  major: number
  minor: number
  patch: number
  isPrerelease: boolean
}

export function parseVersion(text: string): Version {
  const [, major, minor, patch, suffix] = VERSION.exec(text) ?? []
  if (major === undefined) throw new Error(`${text} is not a version such as 1.0.0`)
  return { text, major: Number(major), minor: Number(minor), patch: Number(patch), isPrerelease: suffix !== undefined }
}

const compare = (a: Version, b: Version) => a.major - b.major || a.minor - b.minor || a.patch - b.patch

/** True if none of the others, pre-releases aside, is newer. */
export const isNewest = (version: Version, others: Version[]) =>
  !version.isPrerelease && others.every((other) => other.isPrerelease || compare(version, other) >= 0)

/**
 * Returns the image's tags, never "latest". The shorter ones follow the newest release of their line, so that a fix of
 * 1.0 does not take "1" back from 1.1.
 */
export function tagsOf(version: Version, released: Version[]): string[] {
  const { text, major, minor } = version
  const line = released.filter((other) => other.major === major)
  const narrowLine = line.filter((other) => other.minor === minor)
  return [
    text,
    ...(isNewest(version, narrowLine) ? [`${major}.${minor}`] : []),
    ...(isNewest(version, line) ? [`${major}`] : []),
  ]
}

/** Returns the packages whose version is another one, as package.json and the lock file say. */
export function otherVersions(root: string, version: string): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const manifests = globSync(['package.json', '{apps,packages}/*/package.json', '{media,e2e}/package.json'], {
    cwd: root,
  })
  const locked: Record<string, { version?: string; link?: boolean }> = read('package-lock.json').packages
  const own = Object.entries(locked).filter(([path]) => !path.includes('node_modules'))
  return [
    ...manifests.map((file) => ({ file, found: read(file).version })),
    ...own.map(([path, entry]) => ({ file: `package-lock.json, ${path || 'root'}`, found: entry.version })),
  ]
    .filter(({ found }) => found !== version)
    .map(({ file, found }) => `${file}: ${found}`)
}
