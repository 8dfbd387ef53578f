import { rmSync } from 'node:fs'
import { type DebianPostgres, query } from './debian-postgres.ts'
import { inSeconds, type Stage, sleep } from './drill.ts'
import { archiveSeconds, momentOf, newestMoment, recover, startClock, untilKept } from './point-in-time.ts'

/** What may be missing after a lost disk: the page's promise. */
const PROMISE_MS = 60_000
/** Longer than one file of the log is kept back, and not a multiple of it. */
const PERIODS = 1.7

interface Disk {
  folder: string
  postgres: DebianPostgres
  settings: string[]
  atEnd: Stage['atEnd']
}

/**
 * Deletes every session by mistake, then kills PostgreSQL and deletes its disk. Recovers twice from the base copy and
 * the log: to the moment before the mistake, and to the newest that was kept.
 */
export async function loseTheDisk({ folder, postgres, settings, atEnd }: Disk) {
  const periodMs = archiveSeconds(settings) * 1000
  const [database, other] = [postgres.url('thrive'), postgres.url('postgres')]
  const [before] = await query(database, 'select count(*)::int as sessions from session')
  const moment = await momentOf(database)
  await query(database, 'truncate session cascade')
  const clock = await startClock(other)
  await untilKept(folder, other, 3 * periodMs + 10_000)
  await sleep(periodMs * PERIODS)
  const lastTick = await clock.stop()
  await postgres.daemon.end('SIGKILL')
  rmSync(postgres.data, { recursive: true, force: true })

  const begun = performance.now()
  const beforeMistake = await recover(folder, 'before-mistake', moment)
  atEnd(() => beforeMistake.daemon.end('SIGINT'))
  const took = performance.now() - begun
  const newest = await recover(folder, 'newest')
  atEnd(() => newest.daemon.end('SIGINT'))
  const lost = lastTick - (await newestMoment(newest.url('postgres')))
  const [back] = await query(beforeMistake.url('thrive'), 'select count(*)::int as sessions from session')
  const [gone] = await query(newest.url('thrive'), 'select count(*)::int as sessions from session')
  const problems: string[] = []
  if (back?.sessions !== before?.sessions) problems.push(`${back?.sessions} of ${before?.sessions} sessions came back`)
  if (gone?.sessions !== 0) problems.push('the newest state has sessions that were deleted')
  if (!(lost <= Math.min(PROMISE_MS, periodMs + 10_000))) problems.push(`${inSeconds(lost)} were lost with the disk`)
  return {
    beforeMistake,
    problems,
    figures:
      `${back?.sessions} sessions deleted by mistake came back in ${inSeconds(took)}, and a lost disk cost ${inSeconds(lost)} ` +
      `(the log is kept every ${periodMs / 1000} s)`,
  }
}
