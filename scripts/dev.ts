import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startPostgres, stopOnlyByHand } from './local-postgres.ts'

/** API and web app with hot reload, on the database of DATABASE_URL or on a PostgreSQL of our own under .data/. */
const root = join(import.meta.dirname, '..')
const postgres = process.env.DATABASE_URL ? null : await startPostgres({ folder: join(root, '.data/postgres') })
if (postgres) await postgres.createDatabase('thrive').catch(() => {})
const env = { ...process.env, DATABASE_URL: process.env.DATABASE_URL || postgres?.url('thrive') }
if (postgres) console.log(`database ${env.DATABASE_URL}`)

const start = (command: string, args: string[]) =>
  spawn(command, args, { cwd: root, env, stdio: 'inherit' }).on('exit', () => stop())
// By folder and not by import: texts and migrations are read, and count as well.
const watched = ['apps/server/src', 'apps/server/migrations', 'packages'].map((folder) => `--watch-path=${folder}`)
const children = [
  start(process.execPath, [...watched, 'apps/server/src/main.ts']),
  start('vite', ['apps/web', '--clearScreen', 'false']),
]

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
  await postgres?.stop()
  process.exit()
}
stopOnlyByHand()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
