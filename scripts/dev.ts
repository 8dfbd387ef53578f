import { spawn } from 'node:child_process'
import { readdirSync, utimesSync, watch } from 'node:fs'
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
const children = [
  start(process.execPath, ['--watch', 'apps/server/src/main.ts']),
  start('vite', ['apps/web', '--clearScreen', 'false']),
]

// The server watches what it imports. Texts are read, so a text that changes touches the loader that is imported.
const content = join(root, 'packages/content')
for (const entry of readdirSync(content, { recursive: true, withFileTypes: true })) {
  if (entry.isFile() || entry.name === 'src') continue
  watch(join(entry.parentPath, entry.name), () => utimesSync(join(content, 'src/load.ts'), new Date(), new Date()))
}

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
