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

/** Starts one PostgreSQL for all test files; each makes its own copy of the migrated template. */
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

/** Creates one folder for everything that the tests and their programs write; it is deleted after the run. */
function openTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'thrive-server-tests-'))
  // Under root, PostgreSQL runs as another user and has to reach its folder in there.
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
