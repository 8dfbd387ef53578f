import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createServer } from 'vite'
import { EXAMPLE_SECRETS_KEY } from '../apps/server/src/secrets.ts'
import { startPostgres, stopOnlyByHand } from './local-postgres.ts'

/** API and web app with hot reload, on the database of DATABASE_URL or on a local PostgreSQL under .data/. */
const root = join(import.meta.dirname, '..')
const ending = once(process, 'disconnect')
const postgres = process.env.DATABASE_URL ? null : await startPostgres({ folder: join(root, '.data/postgres') })
stopOnlyByHand()
if (postgres) await postgres.createDatabase('thrive').catch(() => {})
const env = {
  ...process.env,
  DATABASE_URL: process.env.DATABASE_URL || postgres?.url('thrive'),
  SECRETS_KEY: process.env.SECRETS_KEY || EXAMPLE_SECRETS_KEY,
}
if (postgres) console.log(`database ${env.DATABASE_URL}`)

// Watches folders instead of imports, because texts and migrations are read at run time.
const watched = ['apps/server/src', 'apps/server/migrations', 'packages'].map((folder) => `--watch-path=${folder}`)
const api = spawn(process.execPath, [...watched, 'apps/server/src/main.ts'], {
  cwd: root,
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
})
const apiEnded = once(api, 'exit')
const web = await createServer({ root: join(root, 'apps/web'), clearScreen: false })

// Until the API answers, the web app could only report that its calls fail.
const isReady = () =>
  fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
const openWhenReady = async () => {
  while (!(await isReady())) await wait(100)
  await web.listen()
  console.log(`ready ${web.resolvedUrls?.local[0]}`)
  await ending
}
await Promise.race([openWhenReady(), ending, apiEnded])

await web.close()
api.kill('SIGTERM')
await apiEnded
await postgres?.stop()
process.exit()
