import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Names the commit while there is no tag. */
const FILE = join(import.meta.dirname, 'release-before')
/** What a server and its acceptance check do without. */
const LEFT_OUT = ['apps/web/public', 'docs'].map((path) => `:(exclude)${path}`)
const WEB = 'apps/web/dist'
const MOST_BYTES = 512 * 1024 * 1024

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
const gitText = (...args: string[]) => {
  try {
    return git(...args)
      .toString()
      .trim()
  } catch {
    return ''
  }
}

export interface ReleaseBefore {
  name: string
  commit: string
}

/** Finds the newest tag before this commit, else the commit in the file; a string says why there is none. */
export function findReleaseBefore(): ReleaseBefore | string {
  const name = gitText('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^') || readFileSync(FILE, 'utf8').trim()
  const commit = gitText('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  if (commit) return { name: name === commit ? commit.slice(0, 8) : name, commit }
  return `the release before, ${name}, is not in this clone: get it with git fetch --unshallow --tags`
}

/**
 * Puts that release into an empty folder, with the packages it was locked to. Building its web app takes a minute;
 * otherwise its server gets the pages of this checkout, if they are built.
 */
export function unpackRelease({ commit }: ReleaseBefore, folder: string, { buildsWeb }: { buildsWeb: boolean }) {
  const archive = execFileSync('git', ['archive', commit, '--', '.', ...LEFT_OUT], { cwd: ROOT, maxBuffer: MOST_BYTES })
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive })
  if (lockedPackages(folder) === lockedPackages(ROOT)) linkPackages(folder)
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: ['ignore', 2, 2] })
  const script = (name: string) =>
    execFileSync('npm', ['run', '--silent', name], { cwd: folder, stdio: ['ignore', 'ignore', 2] })
  script(buildsWeb ? 'build' : 'words')
  if (!buildsWeb) symlinkSync(join(ROOT, WEB), join(folder, WEB))
}

/** Only what is installed: our own versions stand in the same file, and differ in every release. */
function lockedPackages(folder: string): string {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: object }
  return JSON.stringify(Object.entries(packages).filter(([path]) => path.includes('node_modules/')))
}

/** Links the packages of this checkout one by one, but each workspace to that release's own. */
function linkPackages(folder: string) {
  const ours = join(ROOT, 'node_modules')
  mkdirSync(join(folder, 'node_modules/@thrive'), { recursive: true })
  for (const name of readdirSync(ours))
    if (name !== '@thrive') symlinkSync(join(ours, name), join(folder, 'node_modules', name))
  for (const name of readdirSync(join(ours, '@thrive')))
    symlinkSync(readlinkSync(join(ours, '@thrive', name)), join(folder, 'node_modules/@thrive', name))
  for (const workspace of [
    'apps/server',
    'apps/web',
    'e2e',
    ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
  ]) {
    const own = join(workspace, 'node_modules')
    if (existsSync(join(ROOT, own)) && existsSync(join(folder, workspace)))
      symlinkSync(join(ROOT, own), join(folder, own))
  }
}
