import { parseEnv } from '../env.ts'
import { openLibrary } from '../features/content/library.ts'
import { rebuildInsight } from '../features/tally/rebuild-service.ts'
import { connect } from '../infra/database.ts'
import { migrate } from '../infra/migrations.ts'

/** Recounts every session for HR's insight. The product can keep running meanwhile. */
const env = parseEnv(process.env)
await migrate(env.DATABASE_URL)
const db = connect({ url: env.DATABASE_URL, pool: 2 })
const library = openLibrary(db)
await rebuildInsight({ db, library }, (sessions) => {
  if (sessions > 0 && sessions % 50_000 === 0) console.log(`${sessions} sessions counted`)
})
await db.destroy()
console.log('the counts are those of the sessions')
