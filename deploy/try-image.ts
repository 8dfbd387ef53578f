import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { freePort, startPostgres } from '../scripts/local-postgres.ts'
import { buildImage, needBase, openContainer, saveImage, sizeOf } from './image.ts'

/**
 * Builds the image, runs it on a local PostgreSQL, and runs the acceptance check and browser journeys against it, with
 * phones that join.
 * As root, with the Debian packages buildah and debootstrap: npx node deploy/try-image.ts [OPTION …] [SPEC …]
 *   --grep NAME         the journeys to run; by default a team with three phones scores
 *   --without-browser   runs the acceptance check only
 *   --save FILE         writes the image to an archive once every check has passed
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    grep: { type: 'string' },
    'without-browser': { type: 'boolean', default: false },
    save: { type: 'string' },
  },
})
const IMAGE = 'localhost/thrive'
const HR = { HR_EMAIL: 'hr@example.org', HR_PASSWORD: 'browser-tests-1' }
const NODE_USER = 1000

async function check(what: string, command: string, args: string[], env: Record<string, string>) {
  const [code] = await once(spawn(command, args, { env: { ...process.env, ...env }, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`${what} failed`)
}

const base = needBase()
const begun = performance.now()
buildImage(IMAGE, base)
console.log(`built in ${((performance.now() - begun) / 1000).toFixed(0)} s: ${sizeOf(IMAGE)}`)

const postgres = await startPostgres({ durable: false })
await postgres.createDatabase('thrive')
const data = mkdtempSync(join(tmpdir(), 'thrive-volume-'))
mkdirSync(join(data, 'photos'))
for (const folder of [data, join(data, 'photos')]) chownSync(folder, NODE_USER, NODE_USER)
const port = await freePort()
const url = `http://127.0.0.1:${port}`
// The image runs as in production, which refuses a guessable password.
const password = randomBytes(24).toString('hex')
const owner = new pg.Client({ connectionString: postgres.url('thrive') })
await owner.connect()
await owner.query(`create role thrive superuser login password '${password}'`)
await owner.end()
const database = postgres.url('thrive').replace('postgres:local@', `thrive:${password}@`)
const container = openContainer(IMAGE, data, { DATABASE_URL: database, PORT: String(port), LOG_LEVEL: 'warn' })
try {
  console.log(`healthy after ${(await container.start()).toFixed(1)} s on an empty database`)
  console.log(`asked to end, it ended with ${await container.stop()}`)
  console.log(`healthy after ${(await container.start()).toFixed(1)} s on the second start`)

  const account = container.run(['thrive', 'hr', 'create', HR.HR_EMAIL])
  account.stdin.end(`${HR.HR_PASSWORD}\n`)
  await once(account, 'exit')
  const writing = container.run(['touch', '/app/written'])
  if ((await once(writing, 'exit'))[0] === 0) throw new Error('the root file system can be written')

  await check('the acceptance check', process.execPath, ['e2e/acceptance.ts', url], HR)
  if (!values['without-browser']) {
    const name = values.grep ?? (positionals.length > 0 ? '' : 'scores are hidden until the reveal')
    const journey = ['test', '-c', 'e2e/playwright.config.ts', ...positionals, '--grep', name]
    await check('a journey', 'node_modules/.bin/playwright', journey, { E2E_URL: url, E2E_DATABASE: database })
  }
  console.log(`${readdirSync(join(data, 'photos')).length} photos in the volume`)
  await container.stop()
  if (values.save) saveImage(IMAGE, values.save)
} finally {
  await container.remove()
  await postgres.stop()
  rmSync(data, { recursive: true, force: true })
}
