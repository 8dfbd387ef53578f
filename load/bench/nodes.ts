import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/local-postgres.ts'
import { startServer } from '../server.ts'
import { type Figure, median, table } from './report.ts'
import { prepareSaves, require, wrk } from './save.ts'
import { startTestSystem } from './test-system.ts'

/** Measures saves on one database by one API node, by one behind HAProxy, and by two behind HAProxy, in turn. */
export async function benchNodes({ rounds, seconds }: { rounds: number; seconds: number }): Promise<Figure[]> {
  require('wrk', 'wrk')
  require('haproxy', 'haproxy')
  const system = await startTestSystem()
  const second = await startServer(system.url)
  const [one, two] = [await freePort(), await freePort()]
  const nodes = [system.server, second].map(({ origin }, nth) => `  server node${nth} ${new URL(origin).host}`)
  const listen = (name: string, port: number, servers: string[]) =>
    `listen ${name}\n  bind 127.0.0.1:${port}\n  balance roundrobin\n${servers.join('\n')}\n`
  const settings = join(system.folder, 'haproxy.cfg')
  writeFileSync(
    settings,
    `global\n  maxconn 2000\ndefaults\n  mode http\n  timeout connect 5s\n  timeout client 60s\n  timeout server 60s\n` +
      listen('one', one, nodes.slice(0, 1)) +
      listen('two', two, nodes),
  )
  const balancer = spawn('haproxy', ['-db', '-f', settings], { stdio: ['ignore', 'inherit', 'inherit'] })
  try {
    await prepareSaves(system)
    const ways = {
      'one node': system.server.origin,
      'one node behind HAProxy': `http://127.0.0.1:${one}`,
      'two nodes behind HAProxy': `http://127.0.0.1:${two}`,
    }
    const measured = Object.entries(ways).map(([name, origin]) => ({ name, origin, rates: [] as number[], failed: 0 }))
    for (let round = -1; round < rounds; round++)
      for (const way of measured) {
        const { rate, failed } = wrk(system, way.origin, seconds)
        // The first round warms up both nodes.
        if (round >= 0) way.rates.push(rate)
        way.failed += failed
      }
    const rows = measured.map(({ name, rates, failed }) => [name, Math.round(median(rates)), failed].map(String))
    console.log(table(['', 'saves/s, median', 'failed'], rows))
    const [, single, double] = measured.map(({ rates }) => median(rates))
    const failed = measured.reduce((sum, way) => sum + way.failed, 0)
    return [
      {
        name: 'two nodes against one',
        found: `${((double ?? 0) / (single ?? 1)).toFixed(2)}×, ${failed} failed`,
        promised: 'none failed',
        kept: failed === 0,
      },
    ]
  } finally {
    balancer.kill('SIGTERM')
    await once(balancer, 'exit')
    await second.stop()
    await system.stop()
  }
}
