import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadWorkshops } from '@thrive/content'
import closeWithGrace from 'close-with-grace'
import pg from 'pg'
import { buildApp } from '../apps/server/src/app.ts'
import { parseEnv } from '../apps/server/src/env.ts'
import { openLibrary } from '../apps/server/src/features/content/library.ts'
import { registerHr } from '../apps/server/src/features/hr/people/operator-service.ts'
import { rebuildInsight } from '../apps/server/src/features/tally/rebuild-service.ts'
import { connect } from '../apps/server/src/infra/database.ts'
import { EXAMPLE_SECRETS_KEY } from '../apps/server/src/secrets.ts'
import { startDemoCompany, withCompanySettings } from './demo-company.ts'
import { addDemoTeams } from './demo-data.ts'
import { startPostgres, stopOnlyByHand } from './local-postgres.ts'

/**
 * The built product with a throwaway database and, unless DEMO_EMPTY=1, teams to look at. With --sso there is also a
 * company whose people may sign in.
 */
const hasCompany = process.argv.includes('--sso')
const { HR_EMAIL = 'hr@example.org', HR_PASSWORD, DEMO_EMPTY } = process.env
const postgres = await startPostgres({ durable: false })
await postgres.createDatabase('thrive')
const photos = mkdtempSync(join(tmpdir(), 'thrive-photos-'))
const env = parseEnv({
  LOG_LEVEL: 'warn',
  PHOTO_FOLDER: photos,
  SECRETS_KEY: EXAMPLE_SECRETS_KEY,
  ...(hasCompany && withCompanySettings(process.env)),
  ...process.env,
  DATABASE_URL: postgres.url('thrive'),
})
const workshops = loadWorkshops()
const app = await buildApp({ env, workshops })

stopOnlyByHand()
closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) console.error(err)
  await app.close()
  await company?.stop()
  await postgres.stop()
  rmSync(photos, { recursive: true, force: true })
})

const db = connect({ url: env.DATABASE_URL, pool: 2 })
if (HR_PASSWORD) await registerHr(db, HR_EMAIL, HR_PASSWORD)
if (DEMO_EMPTY !== '1') {
  const library = openLibrary(db)
  const sql = new pg.Client({ connectionString: env.DATABASE_URL })
  await sql.connect()
  await addDemoTeams(sql, await library.published())
  await sql.end()
  await rebuildInsight({ db, library })
}
const company = hasCompany ? await startDemoCompany(db, env) : null
await db.destroy()

await app.listen({ host: env.HOST, port: env.PORT })
if (!HR_PASSWORD) console.log('no HR account: set HR_EMAIL and HR_PASSWORD to have one')
if (company) console.log(`company account: ${company.people.join(' or ')}, no password`)
console.log(`database ${env.DATABASE_URL}`)
console.log(`ready ${app.listeningOrigin}`)
