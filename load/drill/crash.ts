import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { freePort, startPostgres } from '../../scripts/local-postgres.ts'
import { apiProcess, sleep, untilReady } from './api-process.ts'
import { type Ledger, playTeam } from './team.ts'

/**
 * Teams play while the API is killed and PostgreSQL is stopped at once, again and again. In the end everything that
 * was acknowledged must be there. npm run drill -- crash [--short]
 */
export async function crashDrill(): Promise<boolean> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { short: { type: 'boolean', default: false } } })
  const { teams, apiKills, databaseCrashes } = values.short
    ? { teams: 20, apiKills: 3, databaseCrashes: 1 }
    : { teams: 200, apiKills: 20, databaseCrashes: 5 }

  const data = mkdtempSync(join(tmpdir(), 'thrive-drill-postgres-'))
  const photos = mkdtempSync(join(tmpdir(), 'thrive-drill-photos-'))
  const databasePort = await freePort()
  let postgres = await startPostgres({ folder: data, port: databasePort })
  await postgres.createDatabase('thrive')
  const url = postgres.url('thrive')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const api = apiProcess({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    PORT: String(port),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PHOTO_FOLDER: photos,
  })
  /** The API may also fall over by itself while its database is away; someone starts it again, as an operator would. */
  let supervised = true
  const supervisor = (async () => {
    while (supervised) {
      if (!api.running()) api.start()
      await sleep(100)
    }
  })()
  await untilReady(origin)

  let playing = true
  const ledgers = Array.from({ length: teams }, (_, seed) => playTeam(origin, seed, () => playing))
  const begun = performance.now()
  for (let kill = 1; kill <= apiKills; kill++) {
    await sleep(1_500)
    await api.end('SIGKILL')
    if (kill % Math.ceil(apiKills / databaseCrashes) === 0) {
      await postgres.crash()
      await sleep(500)
      postgres = await startPostgres({ folder: data, port: databasePort })
    }
    await untilReady(origin)
  }
  await sleep(1_500)
  playing = false
  const all = await Promise.all(ledgers)
  const seconds = (performance.now() - begun) / 1000

  const losses = await compare(url, origin, all)
  supervised = false
  await supervisor
  await api.end('SIGTERM')
  await postgres.stop()
  for (const folder of [data, photos]) rmSync(folder, { recursive: true, force: true })

  const acknowledged = all.reduce((sum, { answers, position }) => sum + answers.size + position - 1, 0)
  const retries = all.reduce((sum, ledger) => sum + ledger.retries, 0)
  const jumps = all.reduce((sum, ledger) => sum + ledger.jumps, 0)
  console.log(
    `crash: ${teams} teams, ${apiKills} API kills, ${databaseCrashes} database crashes in ${seconds.toFixed(0)} s; ` +
      `${acknowledged} facts held, ${retries} calls repeated, ${losses.length} lost, ${jumps} double steps`,
  )
  for (const loss of losses.slice(0, 20)) console.log(`  lost: ${loss}`)
  return losses.length === 0 && jumps === 0
}

async function compare(url: string, origin: string, ledgers: Ledger[]): Promise<string[]> {
  const db = new pg.Pool({ connectionString: url, max: 4 })
  const losses: string[] = []
  for (const ledger of ledgers) {
    const { rows } = await db.query('select id, position, name from session where uuid = $1', [ledger.uuid])
    const [session] = rows
    if (!session) {
      losses.push(`session ${ledger.uuid}`)
      continue
    }
    if (session.position !== ledger.position) losses.push(`position ${ledger.position}, found ${session.position}`)
    if (session.name !== ledger.name) losses.push(`name ${ledger.name}, found ${session.name}`)
    const answers = await db.query('select question_id, value from answer where session_id = $1', [session.id])
    const stored = new Map(answers.rows.map(({ question_id, value }) => [question_id, value]))
    for (const [id, value] of ledger.answers)
      if (stored.get(id) !== value) losses.push(`answer ${id} "${value}", found "${stored.get(id)}"`)
    const opinions = await db.query('select score from opinion where session_id = $1', [session.id])
    if ((opinions.rows[0]?.score ?? null) !== ledger.opinion) losses.push(`opinion ${ledger.opinion}`)
    if (ledger.photo && !(await fetch(`${origin}/photo/${ledger.uuid}`)).ok) losses.push(`photo of ${ledger.uuid}`)
  }
  await db.end()
  return losses
}
