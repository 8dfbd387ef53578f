import { setTimeout as pause } from 'node:timers/promises'
import { loadWorkshops } from '@thrive/content'
import { endPosition, isFinished, planOf } from '@thrive/domain'
import { type Noted, openCrowd } from './crowd.ts'
import { type Day, dayOf, requestsOf } from './day.ts'
import type { Figure } from './report.ts'
import { openStand, type Stand } from './stand.ts'
import { perform } from './team.ts'

const SLOWEST_P99 = { call: 250, photo: 1_000 }
const FEWEST = 1_000

interface Options {
  /** So many times faster than life: a simulated team makes the traffic of so many workshops. */
  compression: number
  holdSeconds: number
  raiseSeconds: number
  workshops: number
}

const DAYS = loadWorkshops().map(dayOf)

/** Simulated teams, each at some moment of its workshop, then more or fewer, to find how many it may be. */
export async function benchWorkshops(options: Options): Promise<Figure[]> {
  for (const day of DAYS)
    console.log(
      `${day.workshop.slug}: ${requestsOf(day)} requests in ${(day.seconds / 3600).toFixed(1)} h, ` +
        `${day.moments.filter(({ does }) => does === 'save').length} of them saves`,
    )
  const rate = DAYS.reduce((sum, day) => sum + requestsOf(day) / day.seconds, 0) / DAYS.length
  console.log(`${options.workshops} workshops at once are ${Math.round(options.workshops * rate)} requests a second`)
  const stand = await openStand()
  const crowd = await openCrowd(stand.server.origin)
  try {
    const held = await hold(stand, crowd, options.workshops, options.holdSeconds, options.compression)
    console.log(crowd.times())
    const factor = held.good ? 1.5 : 1 / 1.5
    let most = held.good ? options.workshops : 0
    for (let next = options.workshops * factor; options.raiseSeconds > 0 && next > FEWEST; next *= factor) {
      const { good, said } = await hold(stand, crowd, next, options.raiseSeconds, options.compression)
      console.log(said)
      if (good) most = Math.round(next)
      if (good !== held.good) break
    }
    const name = `${options.workshops} workshops for ${options.holdSeconds} s`
    const search = `most workshops with a p99 of each call ≤ ${SLOWEST_P99.call} ms, of the photo ≤ ${SLOWEST_P99.photo} ms`
    return [
      { name, found: held.said, promised: 'none failed', kept: held.failed === 0 },
      ...(options.raiseSeconds > 0 ? [{ name: search, found: String(most), promised: 'nothing', kept: true }] : []),
    ]
  } finally {
    crowd.line.close()
    await stand.stop()
  }
}

async function hold(stand: Stand, crowd: Noted, workshops: number, seconds: number, compression: number) {
  const teams = await seat(stand, Math.round(workshops / compression))
  const end = new AbortController()
  // The first seconds open the connections and warm the server up.
  const warm = Math.min(10, seconds / 3)
  const playing = teams.map((team) => play(crowd, team, compression, end.signal))
  await pause(warm * 1000)
  crowd.begin()
  const begun = performance.now()
  await pause(seconds * 1000)
  const took = (performance.now() - begun) / 1000
  const [requests, p99, failed] = [crowd.requests(), crowd.worstP99(), crowd.failures.length]
  end.abort()
  await Promise.all(playing)
  for (const failure of new Set(crowd.failures)) console.log(`failed: ${failure}`)
  const said = `${Math.round(workshops)} workshops: ${Math.round(requests / took)} requests/s, worst p99 ${p99.call} ms, of the photo ${p99.photo} ms, ${failed} failed`
  const good = failed === 0 && p99.call <= SLOWEST_P99.call && p99.photo <= SLOWEST_P99.photo
  return { good, said, failed }
}

interface Seat {
  day: Day
  phase: number
  uuid: string
}

/** Teams of both versions in turn, spread evenly over their workshops. */
async function seat({ sql }: Stand, count: number): Promise<Seat[]> {
  const seats = Array.from({ length: count }, (_, nth) => {
    const day = DAYS[nth % DAYS.length] as Day
    const phase = Math.random() * day.seconds
    const plan = planOf(day.workshop)
    const passed = day.moments.findLast(({ at, does }) => does === 'next' && at <= phase)?.position ?? 0
    const position = Math.min(passed + 1, endPosition(plan))
    return { day, phase, position, slug: day.workshop.slug, finished: isFinished(plan, position) }
  })
  const { rows } = await sql.query<{ uuid: string }>(
    `insert into session (revision_id, version_slug, email, email_key, position, finished_at)
     select (select max(id) from content_revision where version_slug = slug), slug, gen_random_uuid(), gen_random_uuid(), position,
       case when finished then now() end
     from unnest($1::text[], $2::int[], $3::bool[]) as seat (slug, position, finished) returning uuid`,
    [seats.map(({ slug }) => slug), seats.map(({ position }) => position), seats.map(({ finished }) => finished)],
  )
  return seats.map(({ day, phase }, nth) => ({ day, phase, uuid: rows[nth]?.uuid ?? '' }))
}

/** From its phase to the end of the workshop, and then the next one. */
async function play(crowd: Noted, { day, phase, uuid }: Seat, compression: number, signal: AbortSignal) {
  const team = { uuid, email: '' }
  let origin = performance.now() - (phase / compression) * 1000
  let moments = day.moments.filter(({ at }) => at > phase)
  while (!signal.aborted) {
    for (const moment of moments) {
      const wait = origin + (moment.at / compression) * 1000 - performance.now()
      if (wait > 0) await pause(wait, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      await perform(crowd, team, day, moment)
    }
    origin = performance.now()
    moments = day.moments
    team.email = `${crypto.randomUUID()}@example.org`
  }
}
