import { setTimeout as pause } from 'node:timers/promises'
import { loadWorkshops } from '@thrive/content'
import { endPosition, isFinished, planOf } from '@thrive/domain'
import { addTeams } from '@thrive/testkit/team'
import { type MeasuredClient, openMeasuredClient } from './measured-client.ts'
import type { Figure } from './report.ts'
import { requestsOf, type Schedule, scheduleOf } from './schedule.ts'
import { perform } from './team.ts'
import { startTestSystem, type TestSystem } from './test-system.ts'

const SLOWEST_P99 = { call: 250, photo: 1_000 }
const FEWEST = 1_000

interface Options {
  /** How many times faster than real time: a simulated team makes the traffic of this many workshops. */
  compression: number
  holdSeconds: number
  raiseSeconds: number
  workshops: number
}

const SCHEDULES = loadWorkshops().map(scheduleOf)

/** Measures simulated teams, each at some moment of its workshop; then varies their number to find the maximum. */
export async function benchWorkshops(options: Options): Promise<Figure[]> {
  for (const schedule of SCHEDULES)
    console.log(
      `${schedule.workshop.slug}: ${requestsOf(schedule)} requests in ${(schedule.seconds / 3600).toFixed(1)} h, ` +
        `${schedule.moments.filter(({ does }) => does === 'save').length} of them saves`,
    )
  const rate = SCHEDULES.reduce((sum, schedule) => sum + requestsOf(schedule) / schedule.seconds, 0) / SCHEDULES.length
  console.log(`${options.workshops} workshops at once are ${Math.round(options.workshops * rate)} requests per second`)
  const system = await startTestSystem()
  const client = await openMeasuredClient(system.server.origin)
  try {
    const held = await hold(system, client, options.workshops, options.holdSeconds, options.compression)
    console.log(client.times())
    const factor = held.good ? 1.5 : 1 / 1.5
    let most = held.good ? options.workshops : 0
    for (let next = options.workshops * factor; options.raiseSeconds > 0 && next > FEWEST; next *= factor) {
      const { good, summary } = await hold(system, client, next, options.raiseSeconds, options.compression)
      console.log(summary)
      if (good) most = Math.round(next)
      if (good !== held.good) break
    }
    const name = `${options.workshops} workshops for ${options.holdSeconds} s`
    const search = `most workshops with a p99 of each call ≤ ${SLOWEST_P99.call} ms, of the photo ≤ ${SLOWEST_P99.photo} ms`
    return [
      { name, found: held.summary, promised: 'none failed', kept: held.failed === 0 },
      ...(options.raiseSeconds > 0 ? [{ name: search, found: String(most), promised: 'nothing', kept: true }] : []),
    ]
  } finally {
    client.http.close()
    await system.stop()
  }
}

async function hold(
  system: TestSystem,
  client: MeasuredClient,
  workshops: number,
  seconds: number,
  compression: number,
) {
  const teams = await seatTeams(system, Math.round(workshops / compression))
  const end = new AbortController()
  // The first seconds open the connections and warm up the server.
  const warm = Math.min(10, seconds / 3)
  const playing = teams.map((team) => play(client, team, compression, end.signal))
  await pause(warm * 1000)
  client.reset()
  const begun = performance.now()
  await pause(seconds * 1000)
  const took = (performance.now() - begun) / 1000
  const [requests, p99, failed] = [client.requests(), client.worstP99(), client.failures.length]
  end.abort()
  await Promise.all(playing)
  for (const failure of new Set(client.failures)) console.log(`failed: ${failure}`)
  const summary = `${Math.round(workshops)} workshops: ${Math.round(requests / took)} requests/s, worst p99 ${p99.call} ms, of the photo ${p99.photo} ms, ${failed} failed`
  const good = failed === 0 && p99.call <= SLOWEST_P99.call && p99.photo <= SLOWEST_P99.photo
  return { good, summary, failed }
}

interface SeatedTeam {
  schedule: Schedule
  phase: number
  uuid: string
}

/** Creates teams of both versions in turn, spread evenly over their workshops. */
async function seatTeams({ sql }: TestSystem, count: number): Promise<SeatedTeam[]> {
  const now = new Date()
  const seats = Array.from({ length: count }, (_, nth) => {
    const schedule = SCHEDULES[nth % SCHEDULES.length] as Schedule
    const phase = Math.random() * schedule.seconds
    const plan = planOf(schedule.workshop)
    const passed = schedule.moments.findLast(({ at, does }) => does === 'next' && at <= phase)?.position ?? 0
    const position = Math.min(passed + 1, endPosition(plan))
    return { schedule, phase, position, finished: isFinished(plan, position) }
  })
  const uuids = await addTeams(
    sql,
    seats.map(({ schedule, position, finished }) => ({
      version: schedule.workshop.slug,
      position,
      started: now,
      finished: finished ? now : null,
      completed: null,
    })),
  )
  return seats.map(({ schedule, phase }, nth) => ({ schedule, phase, uuid: uuids[nth] ?? '' }))
}

/** Plays from the team's phase to the end of the workshop, then starts another one. */
async function play(
  client: MeasuredClient,
  { schedule, phase, uuid }: SeatedTeam,
  compression: number,
  signal: AbortSignal,
) {
  const team = { uuid, email: '' }
  let origin = performance.now() - (phase / compression) * 1000
  let moments = schedule.moments.filter(({ at }) => at > phase)
  while (!signal.aborted) {
    for (const moment of moments) {
      const wait = origin + (moment.at / compression) * 1000 - performance.now()
      if (wait > 0) await pause(wait, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      await perform(client, team, schedule, moment)
    }
    origin = performance.now()
    moments = schedule.moments
    team.email = `${crypto.randomUUID()}@example.org`
  }
}
