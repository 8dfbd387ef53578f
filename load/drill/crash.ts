import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type LocalPostgres, startPostgres } from '../../scripts/local-postgres.ts'
import { apiProcess } from './api-process.ts'
import { type Drill, inSeconds, sleep } from './drill.ts'
import { openReader } from './ledger.ts'
import { playTeams } from './team.ts'

const FULL = { teams: 200, apiKills: 20, databaseCrashes: 5 }
const SHORT = { teams: 20, apiKills: 3, databaseCrashes: 2 }
const CALM_MS = 1_500
const AWAY_MS = 1_000

/**
 * Teams play while the API is killed and PostgreSQL is stopped abruptly, again and again. In the end everything
 * acknowledged must be stored, and the API must have survived its database's failures by itself.
 */
export const crashDrill: Drill = async ({ short, atEnd }) => {
  const { teams, apiKills, databaseCrashes } = short ? SHORT : FULL
  const data = mkdtempSync(join(tmpdir(), 'thrive-crash-postgres-'))
  const photos = mkdtempSync(join(tmpdir(), 'thrive-crash-photos-'))
  atEnd(() => {
    for (const folder of [data, photos]) rmSync(folder, { recursive: true, force: true })
  })
  const port = await freePort()
  let postgres: LocalPostgres = await startPostgres({ folder: data, port })
  atEnd(() => postgres.stop())
  await postgres.createDatabase('thrive')
  const url = postgres.url('thrive')
  const api = await apiProcess({ DATABASE_URL: url, PHOTO_FOLDER: photos })
  atEnd(() => api.end('SIGTERM'))
  api.start()
  await api.untilReady()
  const reader = openReader(url, photos)
  atEnd(() => reader.close())

  const begun = performance.now()
  const game = playTeams(teams, { origin: api.origin, reader })
  const killApi = async () => {
    await api.end('SIGKILL')
    api.start()
  }
  const crashDatabase = async (meanwhile?: () => Promise<void>) => {
    await postgres.crash()
    await meanwhile?.()
    await sleep(AWAY_MS)
    postgres = await startPostgres({ folder: data, port })
  }
  const everyNth = Math.floor(apiKills / databaseCrashes)
  for (let kill = 1, crash = 0; kill <= apiKills; kill++) {
    await sleep(CALM_MS)
    // Every other time only the database fails; otherwise the API has to start while it is down.
    if (kill % everyNth === 0 && crash < databaseCrashes) {
      if (crash++ % 2 === 0) {
        await crashDatabase()
        await api.untilReady()
        await sleep(CALM_MS)
        await killApi()
      } else await crashDatabase(killApi)
    } else await killApi()
    await api.untilReady()
  }
  await sleep(CALM_MS)
  const { calls, repeats, problems } = await game.stop()
  if (api.falls() > 0) problems.push(`the API ended by itself ${api.falls()} times`)
  return {
    figures:
      `${teams} teams, ${apiKills} API kills, ${databaseCrashes} database crashes ` +
      `in ${inSeconds(performance.now() - begun)}; ${calls} calls acknowledged, ${repeats} repeated`,
    problems,
  }
}
