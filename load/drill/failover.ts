import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../scripts/local-postgres.ts'
import { apiProcess, untilReady } from './api-process.ts'
import { databaseUrl, patroniNode, primaryOf, startEtcd, startProxy } from './cluster.ts'
import { drillFolder, installPackages } from './debian.ts'
import { type Drill, inSeconds, sleep } from './drill.ts'
import { openReader } from './ledger.ts'
import { playTeams } from './team.ts'

const PACKAGES = ['postgresql', 'patroni', 'python3-etcd', 'etcd-server', 'haproxy']
const FULL = { teams: 50, calmMs: 10_000 }
const SHORT = { teams: 10, calmMs: 4_000 }
const PROMISE_MS = 30_000

/**
 * Two API nodes and two PostgreSQL nodes behind HAProxy. The primary is killed under load: the service must answer
 * again soon, with everything that was acknowledged. Then the killed node comes back and becomes a standby.
 */
export const failoverDrill: Drill = async ({ short, atEnd }) => {
  const { teams, calmMs } = short ? SHORT : FULL
  installPackages(PACKAGES)
  const folder = drillFolder('failover')
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const photos = join(folder, 'photos')
  mkdirSync(photos)
  const etcd = await startEtcd(folder)
  atEnd(() => etcd.daemon.end('SIGTERM'))
  const nodes = [await patroniNode('node1', folder, etcd.port), await patroniNode('node2', folder, etcd.port)]
  for (const node of nodes) {
    node.start()
    atEnd(() => node.stop())
  }
  const databasePort = await freePort()
  const url = databaseUrl(databasePort, 'thrive')
  const env = { DATABASE_URL: url, PHOTO_FOLDER: photos }
  const apis = [await apiProcess(env), await apiProcess(env)]
  const proxy = await startProxy(
    folder,
    databasePort,
    nodes,
    apis.map(({ port }) => port),
  )
  atEnd(() => proxy.daemon.end('SIGKILL'))

  const primary = await primaryOf(nodes)
  const admin = new pg.Pool({ connectionString: databaseUrl(databasePort, 'postgres'), max: 1 })
  admin.on('error', () => {})
  atEnd(() => admin.end())
  await untilInSync(admin)
  await admin.query('create database thrive')
  for (const api of apis) {
    api.start()
    atEnd(() => api.end('SIGTERM'))
  }
  await untilReady(proxy.origin)
  const reader = openReader(url, photos)
  atEnd(() => reader.close())

  let lastAnswer = performance.now()
  let silence = 0
  const onAcknowledged = () => {
    silence = Math.max(silence, performance.now() - lastAnswer)
    lastAnswer = performance.now()
  }
  const game = playTeams(teams, { origin: proxy.origin, reader, onAcknowledged })
  await sleep(calmMs)
  silence = 0
  await primary.kill()
  const heir = await primaryOf(nodes.filter((node) => node !== primary))
  await untilReady(proxy.origin)
  await sleep(calmMs)
  const back = performance.now()
  primary.start()
  await untilInSync(admin)
  const rejoined = performance.now() - back
  await sleep(calmMs)
  const { calls, repeats, problems } = await game.stop()

  if (silence > PROMISE_MS) problems.push(`the service was silent for ${inSeconds(silence)}`)
  const falls = apis.reduce((sum, api) => sum + api.falls(), 0)
  if (falls > 0) problems.push(`an API node ended by itself ${falls} times`)
  return {
    figures:
      `${teams} teams, ${primary.name} killed and ${heir.name} took over, silent for ${inSeconds(silence)}; ` +
      `${primary.name} back in step after ${inSeconds(rejoined)}; ${calls} calls acknowledged, ${repeats} repeated`,
    problems,
  }
}

/** Waits until commits are acknowledged only once both nodes have them. */
async function untilInSync(admin: pg.Pool, patienceMs = 90_000) {
  const inSync = "select 1 from pg_stat_replication where state = 'streaming' and sync_state = 'sync'"
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(300)) {
    const standby = await admin.query(inSync).catch(() => null)
    if (standby?.rowCount) return
  }
  throw new Error('no standby in step with the primary')
}
