import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What drills need from Debian: packages, without the services they start, and programs run as the right user. */

const POLICY = '/usr/sbin/policy-rc.d'
const BINARIES = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

const run = (file: string, args: string[]) =>
  execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const isInstalled = (name: string) => {
  try {
    return run('dpkg', ['-s', name]).includes('install ok installed')
  } catch {
    return false
  }
}

/** Installs missing packages. Debian would start each service at once; a policy that denies it keeps the ports free. */
export function installPackages(names: string[]) {
  const missing = names.filter((name) => !isInstalled(name))
  if (missing.length === 0) return
  if (!isRoot) throw new Error(`as root: apt-get install ${missing.join(' ')}`)
  const ours = !existsSync(POLICY)
  if (ours) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args: string[]) => execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', ...missing)
  } finally {
    if (ours) rmSync(POLICY)
  }
}

/** Returns the folder of the newest installed PostgreSQL's programs. */
export function postgresBinaries(): string {
  const [newest] = readdirSync(BINARIES).sort((a, b) => Number(b) - Number(a))
  if (!newest) throw new Error(`no PostgreSQL in ${BINARIES}`)
  return join(BINARIES, newest, 'bin')
}

/** PostgreSQL refuses to run as root. */
export const postgresUser = () =>
  isRoot ? { uid: Number(run('id', ['-u', 'postgres'])), gid: Number(run('id', ['-g', 'postgres'])) } : {}

/** Creates a folder for the drill that PostgreSQL may write to. */
export function drillFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `thrive-${name}-`))
  const { uid, gid } = postgresUser()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

export interface Daemon {
  pid: number
  /** Ends the process and everything it started. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<void>
}

/** Runs a program in its own process group, as the user postgres. Its output goes to a file. */
export function startDaemon(file: string, args: string[], log: number, env: Record<string, string> = {}): Daemon {
  const child: ChildProcess = spawn(file, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
    cwd: '/',
    ...postgresUser(),
  })
  const { pid } = child
  if (!pid) throw new Error(`${file} did not start`)
  return {
    pid,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      process.kill(-pid, signal)
      await gone
    },
  }
}
