import { spawnSync } from 'node:child_process'
import { migrate } from '../apps/server/src/infra/migrations.ts'
import { startPostgres } from './local-postgres.ts'

/**
 * Writes the types of the migrated database for the server; `--verify` only checks that the committed file is current.
 */
const postgres = await startPostgres({ durable: false })
try {
  await postgres.createDatabase('types')
  const url = postgres.url('types')
  await migrate(url)
  const out = 'apps/server/src/infra/database.gen.ts'
  const args = [
    '--dialect',
    'postgres',
    '--url',
    url,
    '--out-file',
    out,
    '--exclude-pattern',
    '{public.schema_migration,graphile_worker.*}',
  ]
  const { status } = spawnSync('kysely-codegen', [...args, ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} finally {
  await postgres.stop()
}
