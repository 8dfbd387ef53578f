import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { RELEASE } from '../apps/server/src/release.ts'

/**
 * Runs the image without a container engine: buildah builds it, and a chroot with a read-only root runs it. Needs root.
 */
const ROOT = join(import.meta.dirname, '..')
const [, BASE = ''] = /^ARG BASE=(\S+)/m.exec(readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8')) ?? []
const STAND_IN = 'localhost/thrive-base'
const BUILDAH = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' }

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: ROOT, env: BUILDAH, stdio: ['ignore', 'inherit', 'inherit'] })
const read = (...args: string[]) => execFileSync('buildah', args, { env: BUILDAH, encoding: 'utf8' }).trim()
const exists = (name: string) =>
  spawnSync('buildah', ['inspect', '--type', 'image', name], { env: BUILDAH }).status === 0

/** Returns the image's base; if it cannot be pulled, Debian with Node and npm installed. */
export function needBase(): string {
  if (exists(BASE) || spawnSync('buildah', ['pull', '--quiet', BASE], { env: BUILDAH }).status === 0) return BASE
  if (exists(STAND_IN)) return STAND_IN
  const folder = mkdtempSync(join(tmpdir(), 'thrive-base-'))
  const root = join(folder, 'root')
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root])
  for (const path of ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/locale', 'usr/share/man'])
    rmSync(join(root, path), { recursive: true, force: true })
  cpSync(process.execPath, join(root, 'usr/local/bin/node'))
  run('npm', ['pack', '--silent', '--pack-destination', folder, 'npm@11'])
  const npm = join(root, 'usr/local/lib/node_modules/npm')
  mkdirSync(npm, { recursive: true })
  run('sh', ['-c', `tar --extract --strip-components=1 --directory=${npm} --file ${folder}/npm-*.tgz`])
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name))
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(root, 'etc/ssl/certs/ca-certificates.crt'))
  run('chroot', [root, 'useradd', '--uid', '1000', '--create-home', '--shell', '/bin/bash', 'node'])
  const container = read('from', 'scratch')
  read('add', container, root, '/')
  const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  const certificates = 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt'
  read('config', '--env', path, '--env', certificates, container)
  read('commit', '--rm', '--format', 'docker', container, STAND_IN)
  rmSync(folder, { recursive: true, force: true })
  return STAND_IN
}

export function buildImage(name: string, base: string) {
  const npmrc = join(homedir(), '.npmrc')
  const secret = existsSync(npmrc) ? ['--secret', `id=npmrc,src=${npmrc}`] : []
  const options = [
    '--pull-never',
    '--network',
    'host',
    '--format',
    'docker',
    '--quiet',
    '--build-arg',
    `BASE=${base}`,
    '--build-arg',
    `VERSION=${RELEASE.version}`,
    '--build-arg',
    `REVISION=${RELEASE.revision}`,
    ...secret,
  ]
  run('buildah', ['bud', ...options, '--file', 'deploy/Dockerfile', '--tag', name, '.'])
}

/** Writes the image to an archive. That of OCI would leave out the health check. */
export const saveImage = (name: string, file: string) =>
  run('buildah', ['push', '--quiet', name, `docker-archive:${file}`])

export const sizeOf = (name: string) => read('images', '--format', '{{.Size}}', name)

interface Config {
  User: string
  Env: string[]
  Cmd: string[]
  WorkingDir: string
  Healthcheck: { Test: string[] }
}

const SANDBOX = `
root=$1 data=$2 user=$3; shift 3
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount --bind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/tmp"
mount -o remount,bind,ro "$root"
exec chroot --userspec="$user:$user" "$root" "$@"`

/** Creates a container of the image with a host folder as its volume. */
export function openContainer(name: string, data: string, settings: Record<string, string>) {
  const { config }: { config: Config } = JSON.parse(read('inspect', '--type', 'image', name)).Docker
  const container = read('from', '--pull-never', name)
  const root = read('mount', container)
  const variables = [
    ...config.Env,
    `HOME=/home/${config.User}`,
    ...Object.entries(settings).map(([key, value]) => `${key}=${value}`),
  ]
  const inside = (command: string[]) =>
    spawn(
      'unshare',
      ['--mount', 'sh', '-euc', SANDBOX, 'sh', root, data, config.User, 'env', '-i', ...variables]
        .concat('sh', '-c', `cd ${config.WorkingDir} && exec "$@"`, 'sh', ...command), // biome-ignore format: two commands
      { stdio: ['pipe', 'inherit', 'inherit'] },
    )
  let child: ChildProcess | null = null
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ending = child
    if (!ending || ending.exitCode !== null) return null
    ending.kill(signal)
    return (await once(ending, 'exit'))[0] as number
  }
  return {
    run: (command: string[]) => inside(command),
    /** Starts it as an engine would, and returns the seconds until its own health check passes. */
    async start() {
      const begun = performance.now()
      const started = inside(config.Cmd)
      child = started
      const healthy = async () => (await once(inside(config.Healthcheck.Test.slice(1)), 'exit'))[0] === 0
      while (!(await healthy())) {
        if (started.exitCode !== null) throw new Error(`the container ended with ${started.exitCode}`)
        await wait(50)
      }
      return (performance.now() - begun) / 1000
    },
    stop: () => stop('SIGTERM'),
    async remove() {
      await stop('SIGKILL')
      read('rm', container)
    },
  }
}
