import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { registerHr } from '../../apps/server/src/features/hr/people/operator-service.ts'
import { connect } from '../../apps/server/src/infra/database.ts'
import { latestVersion, readMigrations } from '../../apps/server/src/infra/migrations.ts'
import { type Drill, inSeconds, sleep } from './drill.ts'
import { openReader } from './ledger.ts'
import { LiveRoom } from './live-room.ts'
import { findReleaseBefore, unpackRelease } from './release-before.ts'
import { startRoomNodes } from './room-nodes.ts'
import { playTeams } from './team.ts'

const TEAMS = 20
const SEATS = 8
const FULL = { calmMs: 20_000, times: 3 }
const SHORT = { calmMs: 2_000, times: 1 }
/** Longer than the balancer needs to notice that a node leaves. */
const DRAIN_SECONDS = '4'
const HR = { email: 'hr@example.org', password: 'an upgrade in a drill' }

const run = promisify(execFile)

/**
 * Two nodes of the release before become this one, one after the other, and go back, while teams play and a room
 * votes. No call fails, nothing acknowledged is lost, and in the end the release before passes its own acceptance
 * check on the new schema.
 */
export const upgradeDrill: Drill = async ({ short, atEnd }) => {
  const { calmMs, times } = short ? SHORT : FULL
  const before = findReleaseBefore()
  if (typeof before === 'string') return { figures: 'did not run', problems: [before] }
  const folder = mkdtempSync(join(tmpdir(), 'thrive-before-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  unpackRelease(before, folder, { buildsWeb: !short })
  const added = latestVersion() - readMigrations(join(folder, 'apps/server/migrations')).length

  const { origin, nodes, url, photos } = await startRoomNodes({
    atEnd,
    durable: true,
    release: folder,
    settings: { DRAIN_SECONDS },
  })
  const reader = openReader(url, photos)
  atEnd(() => reader.close())
  const begun = performance.now()
  const game = playTeams(TEAMS, { origin, reader })
  const room = new LiveRoom(origin, 0)
  await room.open(SEATS)
  atEnd(() => room.close())
  let voting = true
  const votes = (async () => {
    while (voting) await room.playRound()
  })().catch((error) => room.problems.push(`the room gave up: ${error}`))

  const becomeOne = async (release?: string) => {
    for (const node of nodes) {
      await sleep(calmMs)
      await node.end('SIGTERM')
      node.start(release)
      await node.untilReady()
    }
  }
  for (let nth = 0; nth < times; nth++) {
    await becomeOne()
    await becomeOne(folder)
  }
  await sleep(calmMs)
  voting = false
  const [{ calls, failures, problems }] = await Promise.all([game.stop(), votes])
  problems.push(...room.problems)
  const failed = [...failures, ...room.failures]
  problems.push(...failed.map((failure) => `failed and was repeated: ${failure}`))
  const falls = nodes.reduce((sum, node) => sum + node.falls(), 0)
  if (falls > 0) problems.push(`a node ended by itself ${falls} times`)
  const took = performance.now() - begun

  const db = connect({ url, pool: 1 })
  await registerHr(db, HR.email, HR.password).finally(() => db.destroy())
  const acceptance = await run(process.execPath, [join(folder, 'e2e/acceptance.ts'), origin], {
    env: { ...process.env, HR_EMAIL: HR.email, HR_PASSWORD: HR.password },
  }).catch((error) => error as { stdout: string })
  const verdict = acceptance.stdout.trim().split('\n').at(-1) ?? ''
  if (!verdict.endsWith(' 0 failed')) problems.push(acceptance.stdout)
  return {
    figures:
      `from ${before.name} over ${added} migrations and back, ${times} times in ${inSeconds(took)}; ${TEAMS} teams with ` +
      `${calls} calls, a room with ${room.rounds} rounds and ${room.ballots} ballots, ${failed.length} failed; ` +
      `acceptance of the release before on the new schema: ${verdict}`,
    problems,
  }
}
