import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clientOfOrigin } from '@thrive/testkit/client'
import { untilReady } from '../load/drill/api-process.ts'
import { drillFolder, installPackages } from '../load/drill/debian.ts'
import { createDebianPostgres } from '../load/drill/debian-postgres.ts'
import { freePort } from '../scripts/local-postgres.ts'

/**
 * Runs the commands of docs/without-containers.md, as root on Debian: npx node deploy/try-without-containers.ts
 * They work below a temporary folder. Only what would change this machine is replaced: apt-get, useradd and systemctl
 * do nothing, and nothing runs as another user; the service is started as its unit says.
 */
const ROOT = join(import.meta.dirname, '..')
const OWNER = { email: 'name@company.example', password: 'without containers 1' }
const MOST_PACKAGES_MB = 250

installPackages(['postgresql'])
const folder = drillFolder('without-containers')
const home = join(folder, 'home')
const bin = join(folder, 'bin')
for (const path of ['bin', 'etc/systemd/system', 'etc/caddy']) mkdirSync(join(folder, path), { recursive: true })
const postgres = await createDebianPostgres(folder)
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
for (const [name, script] of Object.entries({
  'apt-get': ':',
  useradd: ':',
  systemctl: ':',
  runuser: 'shift 3; exec "$@"',
  install:
    'for word; do shift; case $word in --owner=*) ;; *) set -- "$@" "$word" ;; esac; done; exec /usr/bin/install "$@"',
}))
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
const env = {
  ...process.env,
  PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`,
  THRIVE_HOME: home,
  PORT: String(port),
  METRICS_PORT: '',
  PGHOST: '127.0.0.1',
  PGPORT: String(postgres.port),
  PGUSER: 'postgres',
}

const here = (text: string) =>
  text
    .replaceAll('/srv/thrive', home)
    .replaceAll('/etc/', `${folder}/etc/`)
    .replaceAll('/var/backups', join(folder, 'backups'))
    .replaceAll('@127.0.0.1/', `@127.0.0.1:${postgres.port}/`)
    .replace(
      /git clone REPOSITORY (\S+)/,
      `git clone --quiet ${ROOT} $1 && git -C $1 tag --force v1.0.0 && git -C $1 tag --force v1.1.0`,
    )
const page = readFileSync(join(ROOT, 'docs/without-containers.md'), 'utf8')
const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => here(block))
const [install = '', service = '', owner = '', upgrade = '', rollBack = ''] = blocks
if (blocks.length !== 5) throw new Error('the page has another number of commands')

async function run(commands: string, input = '') {
  const shell = spawn('bash', ['-ec', commands], { cwd: '/', env, stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  shell.stdout.on('data', (chunk) => (output += chunk))
  shell.stdin.end(input)
  const [code] = await once(shell, 'close')
  if (code !== 0) throw new Error(`ended with ${code}:\n${commands}\n${output}`)
}

/** Starts the server as systemd would. */
async function start() {
  const unit = here(readFileSync(join(folder, 'etc/systemd/system/thrive.service'), 'utf8'))
  const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
  const [command = '', ...args] = settingOf('ExecStart').split(' ')
  const [variable = '', value = ''] = settingOf('Environment').split('=')
  const child = spawn(command, args, {
    cwd: settingOf('WorkingDirectory'),
    env: { ...env, [variable]: value, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await untilReady(origin)
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

const current = () => readlinkSync(join(home, 'current'))
const expectCurrent = (name: string) => {
  if (current() !== `releases/${name}`) throw new Error(`current leads to ${current()}, not to ${name}`)
}
let stop = async () => {}
try {
  const begun = performance.now()
  await run(install)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  expectCurrent('v1.0.0')
  await run(service)
  const verify = spawnSync('systemd-analyze', ['verify', join(ROOT, 'deploy/thrive.service')], { encoding: 'utf8' })
  if (!verify.error && verify.status !== 0) throw new Error(verify.stderr)
  stop = await start()
  await run(owner, `${OWNER.password}\n`)
  await clientOfOrigin(origin).login(OWNER.email, OWNER.password)

  const html = await (await fetch(origin)).text()
  const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(html) ?? []
  if (!script) throw new Error('the first page has no script')
  let [asked, failed, building] = [0, 0, true]
  const visitor = (async () => {
    for (; building; await new Promise((resolve) => setTimeout(resolve, 100))) {
      asked++
      if (!(await fetch(new URL(script, origin)).catch(() => null))?.ok) failed++
    }
  })()
  await run(upgrade).finally(() => (building = false))
  await visitor
  if (failed > 0)
    throw new Error(`${failed} of ${asked} requests for the script failed while the next release was built`)
  expectCurrent('v1.1.0')
  await stop()
  stop = await start()
  await run(rollBack)
  expectCurrent('v1.0.0')

  const sizeOf = (path: string) =>
    Number(execFileSync('du', ['-sm', join(home, current(), path)], { encoding: 'utf8' }).split('\t')[0])
  if (sizeOf('node_modules') > MOST_PACKAGES_MB) throw new Error(`node_modules has ${sizeOf('node_modules')} MB`)
  console.log(
    `installed in ${seconds} s: ${sizeOf('.')} MB, of which node_modules ${sizeOf('node_modules')} MB; ` +
      `${asked} requests for the script while the next release was built, ${failed} failed`,
  )
} finally {
  await stop()
  await postgres.daemon.end('SIGINT')
  rmSync(folder, { recursive: true, force: true })
}
