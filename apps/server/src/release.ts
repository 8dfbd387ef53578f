import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Release {
  version: string
  /** The commit it was built from, or "unknown". */
  revision: string
}

const ROOT = join(import.meta.dirname, '../../..')
/** Written beside package.json where there is no repository, as in the image. */
const REVISION_FILE = 'revision'
const REVISION_SIGNS = 12

/** Returns which release lies in this folder. Asks nobody outside this machine. */
export function readRelease(root: string): Release {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { version, revision: revisionOf(root).slice(0, REVISION_SIGNS) || 'unknown' }
}

function revisionOf(root: string): string {
  const file = join(root, REVISION_FILE)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  // A release that was unpacked within somebody else's repository is not of that one.
  if (!existsSync(join(root, '.git'))) return ''
  try {
    const git = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    return git.toString().trim()
  } catch {
    return ''
  }
}

/** The release that runs. */
export const RELEASE = readRelease(ROOT)
