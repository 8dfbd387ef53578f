import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clientOfOrigin } from '@thrive/testkit/client'
import pg from 'pg'
import { registerHr } from '../../apps/server/src/features/hr/people/operator-service.ts'
import { connect } from '../../apps/server/src/infra/database.ts'
import { freePort } from '../../scripts/local-postgres.ts'
import { type Api, apiProcess } from './api-process.ts'
import { drillFolder, installPackages, postgresBinaries, postgresUser, startDaemon } from './debian.ts'
import { type Drill, inSeconds, type Stage, sleep } from './drill.ts'
import { compare, openReader } from './ledger.ts'
import { playTeams } from './team.ts'

const ROOT = join(import.meta.dirname, '../..')
const HR = { email: 'hr@example.org', password: 'backup drill account' }
const TEAMS = 20
const PLAY_MS = 10_000
const run = promisify(execFile)

/**
 * Teams play, then the database is dumped, one team is erased and the photos are copied. Both copies are restored to an
 * empty place, and the product starts there: every row and every photo must be the same, the erased team must be erased
 * again, and the product must work.
 */
export const backupDrill: Drill = async ({ atEnd }) => {
  installPackages(['postgresql'])
  const folder = drillFolder('backup')
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const url = await startDebianPostgres(folder, atEnd)
  const before = { url: url('thrive'), photos: join(folder, 'photos') }
  const after = { url: url('restored'), photos: join(folder, 'restored-photos') }
  mkdirSync(before.photos)
  await createDatabase(url('postgres'), 'thrive')
  const api = await startApi(before, atEnd)
  const accounts = connect({ url: before.url, pool: 1 })
  await registerHr(accounts, HR.email, HR.password)
  await accounts.destroy()
  const reader = openReader(before.url, before.photos)
  atEnd(() => reader.close())
  const game = playTeams(TEAMS, { origin: api.origin, reader })
  await sleep(PLAY_MS)
  const { ledgers, problems } = await game.stop()
  await api.end('SIGTERM')

  const begun = performance.now()
  const dump = join(folder, 'thrive.dump')
  await run(join(postgresBinaries(), 'pg_dump'), ['--format=custom', `--file=${dump}`, `--dbname=${before.url}`])
  const dumped = performance.now() - begun
  await createDatabase(url('postgres'), 'restored')
  await run(join(postgresBinaries(), 'pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${after.url}`, dump])
  const restored = performance.now() - begun - dumped

  const [original, copy] = [await contentsOf(before.url), await contentsOf(after.url)]
  for (const table of new Set([...original.keys(), ...copy.keys()]))
    if (original.get(table) !== copy.get(table)) problems.push(`${table} is not the same`)
  const erased = await eraseOne(before, ledgers[0]?.uuid ?? '', atEnd)
  cpSync(before.photos, after.photos, { recursive: true })
  const photos = readdirSync(before.photos).filter((name) => name.endsWith('.jpg'))
  for (const photo of photos)
    if (!readFileSync(join(before.photos, photo)).equals(readFileSync(join(after.photos, photo))))
      problems.push(`photo ${photo} is not the same`)

  const again = await startApi(after, atEnd)
  const restoredReader = openReader(after.url, after.photos)
  atEnd(() => restoredReader.close())
  if (!(await isGone(again.origin, erased))) problems.push('what was erased after the dump is there again')
  for (const ledger of ledgers.filter(({ uuid }) => uuid !== erased))
    problems.push(...compare(ledger, await restoredReader.read(ledger.uuid)))
  const acceptance = await run(process.execPath, [join(ROOT, 'e2e/acceptance.ts'), again.origin], {
    env: { ...process.env, HR_EMAIL: HR.email, HR_PASSWORD: HR.password },
  }).catch((error) => error as { stdout: string })
  const verdict = acceptance.stdout.trim().split('\n').at(-1) ?? ''
  if (!verdict.endsWith(' 0 failed')) problems.push(acceptance.stdout)
  const rows = [...original.values()].reduce((sum, contents) => sum + Number.parseInt(contents, 10), 0)
  return {
    figures:
      `${original.size} tables with ${rows} rows and ${photos.length} photos, dumped in ${inSeconds(dumped)} and ` +
      `restored in ${inSeconds(restored)}; acceptance on the restored product: ${verdict}`,
    problems,
  }
}

/** Erases a team by its address after the dump, and stops the product once the list next to the photos names it. */
async function eraseOne(place: { url: string; photos: string }, uuid: string, atEnd: Stage['atEnd']): Promise<string> {
  const client = new pg.Client({ connectionString: place.url })
  await client.connect()
  const { rows } = await client.query<{ email: string }>('select email from session where uuid = $1', [uuid])
  await client.end()
  const api = await startApi(place, atEnd)
  const { post, login } = clientOfOrigin(api.origin)
  const owner = await login(HR.email, HR.password)
  const { status } = await post('/api/admin/find/erase', { email: rows[0]?.email ?? '' }, owner)
  if (status !== 200) throw new Error(`erasing answered ${status}`)
  await untilTrue(async () => readdirSync(join(place.photos, 'erased')).length > 0)
  await api.end('SIGTERM')
  return uuid
}

/** Polls, because the job at start-up needs a moment. */
const isGone = (origin: string, uuid: string) =>
  untilTrue(async () => (await clientOfOrigin(origin).get(`/api/answer/${uuid}`)).status === 401)

/** Returns false if the condition did not become true within ten seconds. */
async function untilTrue(condition: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++, await sleep(100)) if (await condition()) return true
  return false
}

/** Starts a PostgreSQL of the same release as pg_dump, which cannot read a newer one. */
async function startDebianPostgres(folder: string, atEnd: Stage['atEnd']): Promise<(database: string) => string> {
  const [binaries, data, port] = [postgresBinaries(), join(folder, 'postgres'), await freePort()]
  await run(join(binaries, 'initdb'), ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8'], {
    ...postgresUser(),
    cwd: '/',
  })
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`]
  const args = ['-D', data, '-p', String(port), ...settings]
  const postgres = startDaemon(join(binaries, 'postgres'), args, openSync(join(folder, 'postgres.log'), 'a', 0o666))
  atEnd(() => postgres.end('SIGINT'))
  return (database) => `postgres://postgres@127.0.0.1:${port}/${database}`
}

async function startApi({ url, photos }: { url: string; photos: string }, atEnd: Stage['atEnd']): Promise<Api> {
  const api = await apiProcess({ DATABASE_URL: url, PHOTO_FOLDER: photos })
  atEnd(() => api.end('SIGTERM'))
  api.start()
  await api.untilReady()
  return api
}

async function createDatabase(url: string, name: string) {
  for (let tries = 0; tries < 50; tries++, await sleep(100)) {
    const client = new pg.Client({ connectionString: url })
    if (
      !(await client.connect().then(
        () => true,
        () => false,
      ))
    )
      continue
    await client.query(`create database ${name}`)
    return client.end()
  }
  throw new Error('PostgreSQL did not start')
}

/** Returns each table's number of rows and a digest of their contents. */
async function contentsOf(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const contents = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await client.query<{ contents: string }>(
      `select count(*) || ' rows ' || coalesce(md5(string_agg(row::text, '|' order by row::text)), '') as contents
       from ${name} as row`,
    )
    contents.set(name, rows[0]?.contents ?? '')
  }
  await client.end()
  return contents
}
