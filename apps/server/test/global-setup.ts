import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../scripts/local-postgres.ts'
import { migrate } from '../src/infra/migrations.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

export const TEMPLATE = 'thrive_template'

/** One PostgreSQL for all test files; each copies the migrated template for itself. */
async function startDatabase(project: TestProject) {
  const postgres = await startPostgres({ durable: false })
  await postgres.createDatabase(TEMPLATE)
  await migrate(postgres.url(TEMPLATE))
  const admin = new pg.Client({ connectionString: postgres.url('postgres') })
  await admin.connect()
  await admin.query(`alter database ${TEMPLATE} is_template true allow_connections false`)
  await admin.end()
  project.provide('postgres', postgres.url('postgres'))
  return postgres
}

/** One folder for whatever the tests write, the programs they start included, which goes with the run. */
function openTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'thrive-server-tests-'))
  // PostgreSQL, which is another user where we are root, has to reach its own folder in there.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

export default async function setup(project: TestProject) {
  const clearFolder = openTemporaryFolder()
  try {
    const postgres = await startDatabase(project)
    return async () => {
      await postgres.stop()
      clearFolder()
    }
  } catch (error) {
    clearFolder()
    throw error
  }
}
