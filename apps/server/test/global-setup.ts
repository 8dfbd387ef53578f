import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../scripts/local-postgres.ts'
import { migrate } from '../src/plugins/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

export const TEMPLATE = 'thrive_template'

/** One PostgreSQL for all test files; each copies the migrated template for itself. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres({ durable: false })
  await postgres.createDatabase(TEMPLATE)
  await migrate(postgres.url(TEMPLATE))
  const admin = new pg.Client({ connectionString: postgres.url('postgres') })
  await admin.connect()
  await admin.query(`alter database ${TEMPLATE} is_template true allow_connections false`)
  await admin.end()
  project.provide('postgres', postgres.url('postgres'))
  return () => postgres.stop()
}
