import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadWorkshops } from '@thrive/content'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drillFolder, installPackages, postgresBinaries } from '../../../load/drill/debian.ts'
import { contentsOf, createDebianPostgres, query } from '../../../load/drill/debian-postgres.ts'
import { buildApp } from '../src/app.ts'
import { buildHr, HR, testEnv } from './build.ts'
import { clientOf } from './client.ts'
import { onEnd } from './endings.ts'

/** Both commands as an operator runs them, with the PostgreSQL of Debian and its pg_dump. */
installPackages(['postgresql'])
const ROOT = join(import.meta.dirname, '../../..')
const KEY = randomBytes(32).toString('base64')
const folder = drillFolder('backup-test')
const postgres = await createDebianPostgres(folder, ['fsync=off'])
onEnd(async () => {
  await postgres.daemon.end('SIGINT')
  rmSync(folder, { recursive: true, force: true })
})
// An ordinary role that owns its databases, as on the page about hosting without containers.
await query(postgres.url('postgres'), 'create role thrive login')

interface Place {
  DATABASE_URL: string
  PHOTO_FOLDER: string
  SECRETS_KEY: string
}

let places = 0
async function newPlace(): Promise<Place> {
  const name = `place_${++places}`
  await query(postgres.url('postgres'), `create database ${name} owner thrive`)
  return {
    DATABASE_URL: postgres.url(name, 'thrive'),
    PHOTO_FOLDER: mkdtempSync(join(tmpdir(), 'thrive-photos-')),
    SECRETS_KEY: KEY,
  }
}

/** Runs the product there for a moment. */
async function runThere<T>(place: Place, work: (client: ReturnType<typeof clientOf>) => Promise<T>): Promise<T> {
  const app = await buildApp({ env: testEnv(place.DATABASE_URL, place), workshops: loadWorkshops() })
  return work(clientOf(app)).finally(() => app.close())
}

async function play(client: ReturnType<typeof clientOf>, email: string) {
  const uuid = await client.start('v1', email)
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0e9488' } })
    .png()
    .toBuffer()
  await client.post('/api/session/photo', { uuid, photo: new File([new Uint8Array(picture)], 'photo.png') })
  return uuid
}

const outcome = (file: string, args: string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ status: number; output: string }>((resolve) => {
    execFile(file, args, { env }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
const PATH = `${dirname(process.execPath)}:${process.env.PATH}`
const command = (name: 'backup' | 'restore', place: Place, ...args: string[]) =>
  outcome(join(ROOT, 'deploy', name), args, { ...process.env, PATH, ...place })
const newFolder = () => mkdtempSync(join(tmpdir(), 'thrive-copies-'))
const copiesIn = (copies: string) => readdirSync(copies).sort()
const photosIn = (place: Place) => readdirSync(place.PHOTO_FOLDER).filter((name) => name.endsWith('.jpg'))

const origin = await newPlace()
const [first = '', second = ''] = await runThere(origin, async (client) => [
  await play(client, 'first@example.org'),
  await play(client, 'second@example.org'),
])
const copies = newFolder()
const made = await command('backup', origin, copies)
const [name = ''] = copiesIn(copies)
const copy = join(copies, name)
const original = await contentsOf(origin.DATABASE_URL)

describe('without containers', { timeout: 240_000 }, () => {
  test('a copy is whole, is readable by its owner alone, and says what has to be kept apart', () => {
    expect(made).toMatchObject({ status: 0, output: expect.stringContaining(`${copy} is whole: `) })
    expect(made.output).toMatch(/with \d+ rows, 2 photos, .*\nSECRETS_KEY is not in it\. Keep it apart/)
    expect(name).toMatch(/^20\d\d-\d\d-\d\dT\d\d-\d\d-\d\dZ$/)
    expect(readdirSync(copy).sort()).toEqual(['manifest', 'photos-late.tar', 'photos.tar', 'thrive.dump'])
    for (const file of readdirSync(copy)) expect(statSync(join(copy, file)).mode & 0o777).toBe(0o600)
    expect(statSync(copy).mode & 0o777).toBe(0o700)
    const manifest = readFileSync(join(copy, 'manifest'), 'utf8')
    expect(manifest).toContain('rows public.session 2\n')
    expect(manifest).not.toContain(KEY)
    expect(readdirSync(join(origin.PHOTO_FOLDER, 'copied'))).toHaveLength(1)
  })

  test('it is restored into an empty place, and a copy of that one too', async () => {
    const [place, again, from] = [await newPlace(), await newPlace(), newFolder()]
    expect(await command('restore', place, copies)).toMatchObject({ status: 0 })
    expect(await contentsOf(place.DATABASE_URL)).toEqual(original)
    expect(photosIn(place).sort()).toEqual(photosIn(origin).sort())
    expect(await command('backup', place, from)).toMatchObject({ status: 0 })
    expect(await command('restore', again, from)).toMatchObject({ status: 0 })
    expect(await contentsOf(again.DATABASE_URL)).toEqual(original)
  })

  test('what was erased since is gone before the product starts', async () => {
    const place = await newPlace()
    await command('restore', place, copies)
    await runThere(place, async (client) => {
      await buildHr(place.DATABASE_URL)
      const token = await client.login(HR.email, HR.password)
      await client.post('/api/admin/find/erase', { email: 'first@example.org' }, token)
      await expect.poll(() => readdirSync(join(place.PHOTO_FOLDER, 'erased'))).toHaveLength(1)
    })
    const restored = await command('restore', place, copies, '--replace')
    expect(restored).toMatchObject({ status: 0, output: expect.stringContaining('1 sessions that were erased since') })
    const left = await query(place.DATABASE_URL, 'select uuid from session')
    expect(left).toEqual([{ uuid: second }])
    expect(first).not.toBe(second)
  })

  test('nothing is replaced without being asked, or while the product runs', async () => {
    const place = await newPlace()
    await runThere(place, async (client) => {
      await client.start('v1', 'third@example.org')
      expect(await command('restore', place, copies)).toMatchObject({
        status: 1,
        output: expect.stringContaining('The database holds 1 sessions, which would be replaced: add --replace.'),
      })
      expect(await command('restore', place, copies, '--replace')).toMatchObject({
        status: 1,
        output: expect.stringMatching(/Other programs use the database: .* Stop the product/),
      })
    })
    expect(await query(place.DATABASE_URL, 'select email from session')).toEqual([{ email: 'third@example.org' }])
  })

  test('a copy that is damaged, lacks rows, is newer or was made with another key is refused, and changes nothing', async () => {
    const place = await newPlace()
    const changed = (file: string, change: (bytes: Buffer) => Buffer | string) => {
      const folder = join(newFolder(), name)
      cpSync(copy, folder, { recursive: true })
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file))))
      return folder
    }
    const flipped = (bytes: Buffer) => bytes.fill((bytes[1000] ?? 0) ^ 1, 1000, 1001)
    const replaced = (from: string | RegExp, to: string) => (bytes: Buffer) => bytes.toString().replace(from, to)
    for (const [folder, words] of [
      [changed('thrive.dump', flipped), 'The copy is damaged'],
      [changed('photos.tar', flipped), 'The copy is damaged'],
      [changed('manifest', replaced('session 2', 'session 3')), 'public.session has not 3 rows'],
      [changed('manifest', replaced('schema_migration ', 'schema_migration 9')), 'a newer copy cannot be restored'],
      [changed('manifest', replaced(/^key \w+/m, 'key 0123456789abcdef')), 'with the fingerprint 0123456789abcdef'],
    ] as const)
      expect(await command('restore', place, folder)).toMatchObject({
        status: 1,
        output: expect.stringContaining(words),
      })
    expect((await contentsOf(place.DATABASE_URL)).size).toBe(0)
  })

  test('--keep deletes the oldest once the new one is whole, and a copy that fails deletes nothing', async () => {
    const kept = newFolder()
    for (const old of ['2024-01-01T00-00-00Z', '2025-01-01T00-00-00Z', 'mine']) mkdirSync(join(kept, old))
    const nowhere = { ...origin, DATABASE_URL: postgres.url('no_such_database', 'thrive') }
    expect(await command('backup', nowhere, kept, '--keep', '1')).toMatchObject({ status: 1 })
    expect(readdirSync(kept)).toEqual(['2024-01-01T00-00-00Z', '2025-01-01T00-00-00Z', 'mine'])
    const marks = readdirSync(join(origin.PHOTO_FOLDER, 'copied'))
    expect(await command('backup', origin, kept, '--keep', '2')).toMatchObject({ status: 0 })
    expect(copiesIn(kept)).toEqual(['2025-01-01T00-00-00Z', expect.stringMatching(/^202[6-9]/), 'mine'])
    expect(readdirSync(join(origin.PHOTO_FOLDER, 'copied'))).not.toEqual(marks)
  })

  test('root is asked to be the user of the product, and leaves nothing behind', async () => {
    const [folder, bin] = [newFolder(), newFolder()]
    for (const [name, says] of [
      ['id', '0'],
      ['stat', 'thrive'],
    ])
      writeFileSync(join(bin, name ?? ''), `#!/bin/sh\necho ${says}\n`, { mode: 0o755 })
    const script = join(ROOT, 'deploy/backup')
    const env = { ...process.env, ...origin, PATH: `${bin}:${process.env.PATH}` }
    expect(await outcome(script, [join(folder, 'new'), '--keep', '3'], env)).toEqual({
      status: 1,
      output: `Run this as thrive: runuser -u thrive -- ${script} ${folder}/new --keep 3\n`,
    })
    expect(readdirSync(folder)).toEqual([])
  })

  test.each([[[]], [['--keep', '3']], [['x', '--keep', '0']], [['x', '--keep', 'all']]])(
    '%j is no call',
    async (args) => {
      expect(await command('backup', origin, ...args)).toMatchObject({ status: 2 })
    },
  )
})

describe('with containers', { timeout: 240_000 }, async () => {
  const place = await newPlace()
  await query(postgres.url('postgres'), 'create database thrive owner thrive')
  const inside = { ...place, DATABASE_URL: postgres.url('thrive', 'thrive') }
  const deploy = newFolder()
  for (const file of ['backup', 'restore', 'place.sh']) cpSync(join(ROOT, 'deploy', file), join(deploy, file))
  writeFileSync(join(deploy, '.env'), '')
  const log = join(deploy, 'docker.log')
  /** Records the call and runs what a container would run, here. */
  writeFileSync(
    join(deploy, 'docker'),
    `#!/bin/sh
echo "$*" >> ${log}
export PGHOST=127.0.0.1 PGPORT=${postgres.port} PATH=${postgresBinaries()}:$PATH
[ "$1 $2 $3" = "compose --project-directory ${deploy}" ] || exit 9
shift 3
case "$*" in
  "exec -T database "*) shift 3; exec "$@" ;;
  "run --rm --no-deps -T app node "*) shift 6; cd ${ROOT}; exec env ${Object.entries(inside)
    .map(([key, value]) => `'${key}=${value}'`)
    .join(' ')} ${process.execPath} "$@" ;;
esac
`,
  )
  chmodSync(join(deploy, 'docker'), 0o755)
  const call = (script: string, ...args: string[]) =>
    outcome(join(deploy, script), args, { ...process.env, PATH: `${deploy}:${process.env.PATH}` })
  const calls = () => {
    const lines = readFileSync(log, 'utf8').trim().split('\n')
    rmSync(log)
    return lines.map((line) => line.replace(`compose --project-directory ${deploy} `, '').replace(/ --command=.*/, ''))
  }
  const product = (what: string) => `run --rm --no-deps -T app node apps/server/src/cli/backup.ts ${what}`
  const psql =
    'exec -T database psql --username=thrive --dbname=thrive --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1'

  test('both commands speak to the containers, and the copy is the same', async () => {
    expect(await command('restore', inside, copies)).toMatchObject({ status: 0 })
    const copied = newFolder()
    expect(await call('backup', copied)).toMatchObject({ status: 0 })
    expect(calls()).toEqual([
      product('photos'),
      'exec -T database pg_dump --username=thrive --format=custom thrive',
      product('photos'),
      'exec -T database pg_restore --no-owner --file=-',
      product('describe'),
      product('mark'),
    ])
    await query(inside.DATABASE_URL, "update session set name = 'changed since'")
    expect(await call('restore', copied, '--replace')).toMatchObject({ status: 0 })
    const called = calls().filter((line) => !/^\s/.test(line))
    // Both ends of the pipe that fills the database begin at once.
    called.splice(8, 2, ...called.slice(8, 10).sort())
    expect(called).toEqual([
      product('check'),
      'up --detach --wait database',
      psql,
      psql,
      '--profile two-nodes stop caddy app app2',
      psql,
      product('put-photos'),
      product('put-photos'),
      'exec -T database pg_restore --no-owner --file=-',
      `${psql} --output=/dev/null`,
      product('finish'),
      'up --detach --wait',
    ])
    expect(await contentsOf(inside.DATABASE_URL)).toEqual(original)
  })

  test('the services that the commands name are those of the compose file', () => {
    const compose = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8')
    for (const service of ['app', 'app2', 'database', 'caddy'])
      expect(compose).toMatch(new RegExp(`^  ${service}:`, 'm'))
    expect(compose).toContain('POSTGRES_USER: thrive\n      POSTGRES_DB: thrive\n')
    expect(compose).toContain('profiles: [two-nodes]')
  })
})
