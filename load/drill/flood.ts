import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/local-postgres.ts'
import { timesOf } from '../measure.ts'
import { startServer } from '../server.ts'
import { type Drill, sleep } from './drill.ts'

const FULL = { connections: 200, seconds: 60 }
const SHORT = { connections: 200, seconds: 8 }
const READY_MS = 200
/** Memory for bodies as they arrive and again once joined, plus garbage that a busy heap has not collected yet. */
const MOST_GROWTH_MB = 350
/** How much more the last quarter may need than the third one if memory is flat. */
const MOST_DRIFT = 1.15
/** Includes a timeout, because large bodies wait for each other. */
const EXPECTED = ['400', '401', '408', '413', '503']
const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }

/**
 * Two hundred connections send large bodies of every kind, as strangers and as a team. Meanwhile another team saves,
 * and in 99 of 100 cases the node must report that it is ready at most 200 ms later than an idle node beside it, which
 * shows how busy the machine is. Its memory must not grow.
 */
export const floodDrill: Drill = async ({ short, atEnd }) => {
  const { connections, seconds } = short ? SHORT : FULL
  const photos = mkdtempSync(join(tmpdir(), 'thrive-flood-photos-'))
  atEnd(() => rmSync(photos, { recursive: true, force: true }))
  const postgres = await startPostgres({})
  atEnd(() => postgres.stop())
  await postgres.createDatabase('thrive')
  const server = await startServer(postgres.url('thrive'), { PHOTO_FOLDER: photos })
  atEnd(() => server.stop())
  const idle = await startServer(postgres.url('thrive'), { PHOTO_FOLDER: photos })
  atEnd(() => idle.stop())

  const post = (path: string, fields: Record<string, string>) =>
    fetch(server.origin + path, { method: 'POST', headers: HEADERS, body: new URLSearchParams(fields) })
  const start = async (email: string): Promise<string> =>
    (await (await post('/api/session/create', { email, versionSlug: 'v1' })).json()).uuid
  const [attacker, team] = [await start('attacker@example.org'), await start('team@example.org')]
  const ready = (origin: string) => async () => (await fetch(`${origin}/readyz`)).status
  const save = async (nth: number) => {
    const answers = JSON.stringify([{ question_id: 2, value: `save ${nth}` }])
    return (await post('/api/answer/set', { uuid: team, answers })).status
  }

  const problems: string[] = []
  let underway = true
  /** Calls repeatedly, and returns the times; any answer but success is a problem. */
  const watch = async (name: string, call: (nth: number) => Promise<number>, everyMs: number) => {
    const times: number[] = []
    for (let nth = 0; underway; nth++) {
      const begun = performance.now()
      const status = await call(nth).catch((error: Error) => String(error.cause ?? error))
      times.push(performance.now() - begun)
      if (status !== 200) problems.push(`${name} was answered with ${status}`)
      await sleep(everyMs)
    }
    return timesOf(times)
  }
  const watchMemory = async () => {
    const samples: number[] = []
    for (; underway; await sleep(200)) samples.push(server.memory())
    return samples
  }
  for (let nth = 0; nth < 50; nth++) await save(nth)
  const before = server.memory()
  const watching = Promise.all([
    watch('/readyz', ready(server.origin), 50),
    watch('/readyz of the idle node', ready(idle.origin), 50),
    watch('a save', save, 100),
    watchMemory(),
  ])
  const attack = fork(join(import.meta.dirname, 'flood-attack.ts'), [
    server.origin,
    attacker,
    String(connections),
    String(seconds),
  ])
  atEnd(() => attack.kill())
  const [answers] = (await once(attack, 'message')) as [Record<string, number>]
  underway = false
  const [readiness, atRest, saves, samples] = await watching

  const quarter = Math.floor(samples.length / 4)
  const early = timesOf(samples.slice(2 * quarter, 3 * quarter)).median
  const late = timesOf(samples.slice(3 * quarter)).median
  const peak = Math.max(...samples)
  if (readiness.p99 > READY_MS + atRest.p99) problems.push(`/readyz took ${readiness.p99} ms (p99)`)
  if (peak - before > MOST_GROWTH_MB) problems.push(`memory grew by ${(peak - before).toFixed(0)} MB`)
  if (!short && late > early * MOST_DRIFT) problems.push(`memory went on growing, from ${early} to ${late} MB`)
  for (const answer of Object.keys(answers))
    if (!EXPECTED.includes(answer)) problems.push(`${answers[answer]} bodies got ${answer}`)
  const counts = Object.entries(answers).map(([answer, count]) => `${answer}: ${count}`)
  return {
    figures:
      `${connections} connections for ${seconds} s (${counts.join(', ')}); memory ${before.toFixed(0)} MB before, ` +
      `${early.toFixed(0)} MB early, ${late.toFixed(0)} MB late, ${peak.toFixed(0)} MB at most; /readyz p99 ${readiness.p99} ms, ` +
      `worst ${readiness.worst} ms (of an idle node ${atRest.p99} and ${atRest.worst} ms); a save p99 ${saves.p99} ms, worst ${saves.worst} ms`,
    problems,
  }
}
