import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * An npm package cannot contain symlinks, so PostgreSQL's package lists them for an install script to create. We run no
 * install scripts (.npmrc), so this creates the libraries' short names instead.
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
