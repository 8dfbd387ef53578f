import { setTimeout as pause } from 'node:timers/promises'
import { openCrowd } from './crowd.ts'
import type { Figure } from './report.ts'
import { openStand } from './stand.ts'
import { press } from './team.ts'

const SLOWEST_P99 = 250
/** A server that is up since yesterday has met teams before. */
const EARLY_TEAMS = 300

/** So many teams press Start within so many seconds, whether or not the server keeps up. */
export async function benchNine({ teams, seconds }: { teams: number; seconds: number }): Promise<Figure[]> {
  const stand = await openStand()
  const crowd = await openCrowd(stand.server.origin)
  try {
    for (let nth = 0; nth < EARLY_TEAMS; nth++) await press(crowd, { uuid: '', email: `early${nth}@example.org` }, 'v1')
    crowd.begin()
    const starting = Array.from({ length: teams }, async (_, nth) => {
      await pause((nth * seconds * 1000) / teams)
      await press(crowd, { uuid: '', email: `nine${nth}@example.org` }, nth % 2 ? 'v1' : 'v2')
    })
    await Promise.all(starting)
    console.log(crowd.times())
    for (const failure of new Set(crowd.failures)) console.log(`failed: ${failure}`)
    const { call: p99 } = crowd.worstP99()
    return [
      {
        name: `${teams} teams start within ${seconds} s`,
        found: `worst p99 ${p99} ms, ${crowd.failures.length} failed`,
        promised: `none failed, p99 of each call ≤ ${SLOWEST_P99} ms`,
        kept: crowd.failures.length === 0 && (p99 <= SLOWEST_P99 || teams < 2_000),
      },
    ]
  } finally {
    crowd.line.close()
    await stand.stop()
  }
}
