import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * An npm package cannot contain links, so the one with PostgreSQL lists them for an install script to make. We run no
 * install scripts (.npmrc), so the libraries get their short names here instead.
 */
export function linkLibraries(folder: string) {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links)
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
}
