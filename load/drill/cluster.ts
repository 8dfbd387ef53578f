import { openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/local-postgres.ts'
import { type Daemon, postgresBinaries, startDaemon } from './debian.ts'
import { sleep } from './drill.ts'

/** Two PostgreSQL nodes under Patroni with etcd; a commit waits for both. Each has its own ports and folder. */

const PASSWORD = 'drill'
const LOCAL = '127.0.0.1'

export interface Node {
  name: string
  postgresPort: number
  healthPort: number
  start(): void
  /** Kills Patroni and every process of its PostgreSQL, as if the machine died. */
  kill(): Promise<void>
  stop(): Promise<void>
  isPrimary(): Promise<boolean>
}

export async function startEtcd(folder: string): Promise<{ port: number; daemon: Daemon }> {
  const [port, peerPort] = [await freePort(), await freePort()]
  const [client, peer] = [`http://${LOCAL}:${port}`, `http://${LOCAL}:${peerPort}`]
  const settings = {
    name: 'drill',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `drill=${peer}`,
  }
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
  return { port, daemon: startDaemon('etcd', args, openSync(join(folder, 'etcd.log'), 'a', 0o666)) }
}

export async function patroniNode(name: string, folder: string, etcdPort: number): Promise<Node> {
  const [postgresPort, healthPort] = [await freePort(), await freePort()]
  const data = join(folder, name)
  const config = join(folder, `${name}.yml`)
  const health = `${LOCAL}:${healthPort}`
  const address = `${LOCAL}:${postgresPort}`
  // JSON is valid YAML.
  writeFileSync(
    config,
    JSON.stringify({
      scope: 'thrive',
      name,
      restapi: { listen: health, connect_address: health },
      etcd3: { hosts: [`${LOCAL}:${etcdPort}`] },
      bootstrap: {
        // A primary that is silent for ttl seconds loses its role.
        dcs: {
          ttl: 20,
          loop_wait: 3,
          retry_timeout: 5,
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        pg_hba: [`host all all ${LOCAL}/32 scram-sha-256`, `host replication replicator ${LOCAL}/32 scram-sha-256`],
      },
      postgresql: {
        listen: address,
        connect_address: address,
        data_dir: data,
        bin_dir: postgresBinaries(),
        pgpass: join(folder, `${name}.pgpass`),
        parameters: { unix_socket_directories: folder },
        authentication: {
          superuser: { username: 'postgres', password: PASSWORD },
          replication: { username: 'replicator', password: PASSWORD },
        },
      },
    }),
  )
  const log = openSync(join(folder, `${name}.log`), 'a', 0o666)
  let daemon: Daemon | null = null
  return {
    name,
    postgresPort,
    healthPort,
    start() {
      daemon = startDaemon('patroni', [config], log)
    },
    async kill() {
      const postmaster = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
      const processes = [postmaster, ...childrenOf(postmaster)]
      await daemon?.end('SIGKILL')
      for (const pid of processes) killIfThere(pid)
    },
    stop: async () => daemon?.end('SIGTERM'),
    isPrimary: () =>
      fetch(`http://${health}/primary`).then(
        ({ ok }) => ok,
        () => false,
      ),
  }
}

function killIfThere(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended together with its parent.
  }
}

const childrenOf = (parent: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        // The format is "pid (command) state parent …"; the command may contain anything.
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] === String(parent)
      } catch {
        return false
      }
    })
    .map(Number)

export const databaseUrl = (port: number, database: string) =>
  `postgres://postgres:${PASSWORD}@${LOCAL}:${port}/${database}`

interface Proxied {
  name: string
  port: number
  healthPort: number
}

/** Starts HAProxy: one port leads to the current PostgreSQL primary, the other to the API nodes that are ready. */
export async function startProxy(folder: string, databasePort: number, nodes: Node[], apiPorts: number[]) {
  const apiPort = await freePort()
  const servers = (all: Proxied[], rest = '') =>
    all.map(({ name, port, healthPort }) => `  server ${name} ${LOCAL}:${port} check port ${healthPort}${rest}`)
  const databases = nodes.map(({ name, postgresPort, healthPort }) => ({ name, port: postgresPort, healthPort }))
  const apis = apiPorts.map((port, index) => ({ name: `api${index + 1}`, port, healthPort: port }))
  const config = join(folder, 'haproxy.cfg')
  writeFileSync(
    config,
    [
      'defaults',
      '  timeout connect 2s',
      '  timeout client 10m',
      '  timeout server 10m',
      // A dead server refuses at once. One that answers late is busy, and switching to the other would only make that
      // one busier.
      '  timeout check 5s',
      '  default-server inter 1s fall 2 rise 1',
      'listen database',
      `  bind ${LOCAL}:${databasePort}`,
      '  mode tcp',
      '  option httpchk GET /primary',
      ...servers(databases, ' on-marked-down shutdown-sessions'),
      'listen api',
      `  bind ${LOCAL}:${apiPort}`,
      '  mode http',
      '  option httpchk GET /readyz',
      '  option redispatch',
      ...servers(apis),
      '',
    ].join('\n'),
  )
  const daemon = startDaemon('haproxy', ['-db', '-f', config], openSync(join(folder, 'haproxy.log'), 'a', 0o666))
  return { origin: `http://${LOCAL}:${apiPort}`, daemon }
}

export async function primaryOf(nodes: Node[], patienceMs = 60_000): Promise<Node> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(200))
    for (const node of nodes) if (await node.isPrimary()) return node
  throw new Error('no PostgreSQL node became the primary')
}
