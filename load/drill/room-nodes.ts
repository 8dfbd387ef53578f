import { mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, type LocalPostgres, startPostgres } from '../../scripts/local-postgres.ts'
import { type Api, apiProcess, untilReady } from './api-process.ts'
import { type Daemon, drillFolder, installPackages, startDaemon } from './debian.ts'
import type { Stage } from './drill.ts'

const LOCAL = '127.0.0.1'
const BALANCER = join(import.meta.dirname, '../../deploy/haproxy.cfg')

/** A node with its metrics port. */
export interface RoomNode extends Api {
  metricsPort: number
}

export interface RoomNodes {
  /** The balancer's origin. */
  origin: string
  nodes: RoomNode[]
  url: string
  photos: string
  redis: { kill(): Promise<void>; start(): void }
  /** Kills PostgreSQL, and restarts it after the pause. */
  crashDatabase(pause: () => Promise<unknown>): Promise<void>
}

interface Options extends Pick<Stage, 'atEnd'> {
  /** True if PostgreSQL must survive a crash. */
  durable: boolean
  /** The folder of another release, to begin with. */
  release?: string
  settings?: Record<string, string>
}

/** Starts two nodes behind HAProxy, configured as in `deploy/haproxy.cfg`, with one PostgreSQL and one Redis. */
export async function startRoomNodes({ atEnd, durable, release, settings = {} }: Options): Promise<RoomNodes> {
  installPackages(['haproxy', 'redis-server'])
  const folder = drillFolder('rooms')
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const log = (name: string) => openSync(join(folder, `${name}.log`), 'a', 0o666)
  const [photos, data] = [join(folder, 'photos'), join(folder, 'postgres')]
  mkdirSync(photos)
  const databasePort = await freePort()
  let postgres: LocalPostgres = await startPostgres({ folder: data, port: databasePort, durable })
  atEnd(() => postgres.stop())
  await postgres.createDatabase('thrive')
  const url = postgres.url('thrive')

  const redisPort = await freePort()
  let redis: Daemon
  const startRedis = () => {
    const settings = { port: redisPort, bind: LOCAL, dir: folder, save: '', appendonly: 'no' }
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
    redis = startDaemon('redis-server', args, log('redis'))
  }
  startRedis()
  atEnd(() => redis.end('SIGKILL'))

  const nodes: RoomNode[] = []
  for (let nth = 0; nth < 2; nth++) {
    const metricsPort = await freePort()
    const own = { REDIS_URL: `redis://${LOCAL}:${redisPort}`, METRICS_PORT: String(metricsPort), TRUST_PROXY: '1' }
    const node = await apiProcess({ DATABASE_URL: url, PHOTO_FOLDER: photos, ...own, ...settings })
    node.start(release)
    atEnd(() => node.end('SIGKILL'))
    nodes.push({ ...node, metricsPort })
  }
  const listen = `${LOCAL}:${await freePort()}`
  const addresses = Object.fromEntries(nodes.map(({ port }, nth) => [`NODE_${nth + 1}`, `${LOCAL}:${port}`]))
  const balancer = startDaemon('haproxy', ['-db', '-f', BALANCER], log('haproxy'), { LISTEN: listen, ...addresses })
  atEnd(() => balancer.end('SIGKILL'))
  await Promise.all(nodes.map((node) => node.untilReady()))
  await untilReady(`http://${listen}`)
  return {
    origin: `http://${listen}`,
    nodes,
    url,
    photos,
    redis: { kill: () => redis.end('SIGKILL'), start: startRedis },
    async crashDatabase(pause) {
      await postgres.crash()
      await pause()
      postgres = await startPostgres({ folder: data, port: databasePort, durable })
    },
  }
}
