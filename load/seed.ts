import { parseArgs } from 'node:util'
import { loadWorkshops } from '@thrive/content'
import pg from 'pg'
import { parseEnv } from '../apps/server/src/env.ts'
import { openLibrary, publishWorkshops } from '../apps/server/src/features/content/library.ts'
import { createOrganisation } from '../apps/server/src/features/organisation/data.ts'
import { firstSettings } from '../apps/server/src/features/organisation/service.ts'
import { rebuildInsight } from '../apps/server/src/features/tally/rebuild-service.ts'
import { connect } from '../apps/server/src/infra/database.ts'
import { migrate } from '../apps/server/src/infra/migrations.ts'
import { openDatabase } from './database.ts'
import { fullWorkshop, QUESTIONS_EACH, questionPools } from './seed-content.ts'
import { addRounds, ROUND_SIZE } from './seed-rounds.ts'
import { addSessions, prepare } from './seed-sql.ts'

/**
 * npm run seed:large -- --sessions 1000000 [--folder .data/large] [--batch 20000]
 * Adds that many finished sessions with 20 answers each, and one unfinished per ten finished, spread over three years, and a
 * round of 5,000 invitees per 5,000 sessions.
 * Run it again to add more. Existing data stays.
 */
const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '1000000' },
    batch: { type: 'string', default: '20000' },
    folder: { type: 'string', default: '.data/large' },
  },
})
const total = Number(values.sessions)
const batch = Math.min(Number(values.batch), total)

const database = await openDatabase(values.folder)
await migrate(database.url)
const db = connect({ url: database.url, pool: 2 })
const client = new pg.Client({ connectionString: database.url })
await client.connect()
try {
  // Before the first session, so that everything is counted in its time zone at once.
  await createOrganisation(db, firstSettings(parseEnv({ DATABASE_URL: database.url })))
  await publishWorkshops(db, loadWorkshops().map(fullWorkshop))
  const library = openLibrary(db)
  const published = await library.published()
  await prepare(client, published, questionPools(published))
  const begun = performance.now()
  for (let done = 0; done < total; done += batch) {
    await addSessions(client, { from: done, to: Math.min(done + batch, total), total })
    console.log(`${Math.min(done + batch, total)} sessions after ${seconds(begun)} s`)
  }
  await addRounds(client, Math.ceil(total / ROUND_SIZE))
  await client.query('vacuum analyze')
  console.log(`vacuumed after ${seconds(begun)} s`)
  await rebuildInsight({ db, library })
  await client.query(
    'vacuum analyze insight_count, insight_change, round_count, round_change, team_action, others_text, round_score',
  )
  console.log(`${total} sessions with ${QUESTIONS_EACH} answers each, counted, after ${seconds(begun)} s`)
} finally {
  await client.end()
  await db.destroy()
  await database.stop()
}

function seconds(begun: number) {
  return Math.round((performance.now() - begun) / 1000)
}
