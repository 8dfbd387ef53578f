import { setTimeout as pause } from 'node:timers/promises'
import { openMeasuredClient } from './measured-client.ts'
import type { Figure } from './report.ts'
import { pressStart } from './team.ts'
import { startTestSystem } from './test-system.ts'

const SLOWEST_P99 = 250
/** These teams warm up the server, because a production server is warm. */
const EARLY_TEAMS = 300

/** Measures this many teams pressing Start within this many seconds, whether or not the server keeps up. */
export async function benchStartRush({ teams, seconds }: { teams: number; seconds: number }): Promise<Figure[]> {
  const system = await startTestSystem()
  const client = await openMeasuredClient(system.server.origin)
  try {
    for (let nth = 0; nth < EARLY_TEAMS; nth++)
      await pressStart(client, { uuid: '', email: `early${nth}@example.org` }, 'v1')
    client.reset()
    const starting = Array.from({ length: teams }, async (_, nth) => {
      await pause((nth * seconds * 1000) / teams)
      await pressStart(client, { uuid: '', email: `rush${nth}@example.org` }, nth % 2 ? 'v1' : 'v2')
    })
    await Promise.all(starting)
    console.log(client.times())
    for (const failure of new Set(client.failures)) console.log(`failed: ${failure}`)
    const { call: p99 } = client.worstP99()
    return [
      {
        name: `${teams} teams start within ${seconds} s`,
        found: `worst p99 ${p99} ms, ${client.failures.length} failed`,
        promised: `none failed, p99 of each call ≤ ${SLOWEST_P99} ms`,
        kept: client.failures.length === 0 && (p99 <= SLOWEST_P99 || teams < 2_000),
      },
    ]
  } finally {
    client.http.close()
    await system.stop()
  }
}
