import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startPostgres } from '../scripts/local-postgres.ts'

/**
 * Restarts nodes behind Caddy (Debian: apt-get install caddy) with this folder's Caddyfile, one after another, while
 * teams save and read. No call may fail. npx node deploy/rolling-restart.ts [ROUNDS] [NODES]
 */
const ROOT = join(import.meta.dirname, '..')
const ROUNDS = Number(process.argv[2] ?? 5)
const NODES = Number(process.argv[3] ?? 2)
const TEAMS = 100
/** More than twice Caddy's health check interval. */
const SETTLE_MS = 2_500

const folder = mkdtempSync(join(tmpdir(), 'thrive-rolling-'))
const postgres = await startPostgres({ durable: false })
await postgres.createDatabase('thrive')

async function untilReady(origin: string) {
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(100))
    if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) return
  throw new Error(`${origin} did not become ready`)
}

async function startNode(port: number) {
  const settings = {
    NODE_ENV: 'test',
    DATABASE_URL: postgres.url('thrive'),
    PORT: String(port),
    DRAIN_SECONDS: '3',
    TRUST_PROXY: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    PHOTO_FOLDER: join(folder, 'photos'),
  }
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  })
  await untilReady(`http://127.0.0.1:${port}`)
  return async () => {
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`the node ended with ${code}`)
  }
}

const ports = await Promise.all(Array.from({ length: NODES }, freePort))
const nodes = await Promise.all(ports.map(async (port) => ({ port, stop: await startNode(port) })))
const origin = `http://127.0.0.1:${await freePort()}`
const caddy = spawn('caddy', ['run', '--config', join(ROOT, 'deploy/Caddyfile'), '--adapter', 'caddyfile'], {
  env: {
    ...process.env,
    HOME: folder,
    SITE_ADDRESS: origin,
    UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
  },
  stdio: 'ignore',
})
await untilReady(origin)

let playing = true
let calls = 0
let slowest = 0
const failures: string[] = []

async function call(path: string, fields?: Record<string, string>) {
  const begun = performance.now()
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const response = await fetch(
    origin + path,
    fields ? { method: 'POST', headers, body: new URLSearchParams(fields) } : { headers },
  ).catch((error: Error) => error)
  calls++
  slowest = Math.max(slowest, performance.now() - begun)
  if (response instanceof Response && response.ok) return response.json()
  failures.push(response instanceof Response ? `${path} ${response.status}` : `${path} ${response.cause}`)
}

/** Saves and reads its own answer; the last acknowledged value must be the one that is read. */
async function play(team: number) {
  const { uuid } = await call('/api/session/create', { email: `team${team}@example.org`, versionSlug: 'v1' })
  for (let value = 1; playing; value = (value % 10) + 1) {
    const saved = await call('/api/answer/set', { uuid, answers: JSON.stringify([{ question_id: 1, value }]) })
    const answers: { value: string }[] | undefined = await call(`/api/answer/${uuid}`)
    if (saved && answers && answers[0]?.value !== String(value)) failures.push(`team ${team} lost ${value}`)
    await wait(Math.random() * 400)
  }
}

const begun = performance.now()
const teams = Array.from({ length: TEAMS }, (_, team) => play(team))
for (let round = 1; round <= ROUNDS; round++)
  for (const [index, node] of nodes.entries()) {
    const asked = performance.now()
    await node.stop()
    const ended = performance.now()
    node.stop = await startNode(node.port)
    const [ending, starting] = [ended - asked, performance.now() - ended].map((ms) => (ms / 1000).toFixed(1))
    console.log(`round ${round}, node ${index + 1}: ended in ${ending} s, ready again in ${starting} s`)
    await wait(SETTLE_MS)
  }
playing = false
await Promise.all(teams)
const seconds = ((performance.now() - begun) / 1000).toFixed(0)
for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`)
console.log(
  `${TEAMS} teams, ${ROUNDS * NODES} restarts of ${NODES} nodes in ${seconds} s: ${calls} calls, ${failures.length} failed, slowest ${slowest.toFixed(0)} ms`,
)

caddy.kill('SIGTERM')
await once(caddy, 'exit')
for (const { stop } of nodes) await stop()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(failures.length === 0 ? 0 : 1)
