import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { clientOfOrigin } from '@thrive/testkit/client'
import { publishFilms } from '@thrive/testkit/own-film'
import { registerHr } from '../../apps/server/src/features/hr/people/operator-service.ts'
import { connect } from '../../apps/server/src/infra/database.ts'
import { type Api, apiProcess } from './api-process.ts'
import { loseTheDisk } from './backup-disk-lost.ts'
import { drillFolder, installPackages } from './debian.ts'
import { contentsOf, createDebianPostgres, query } from './debian-postgres.ts'
import { type Drill, inSeconds, type Stage, sleep } from './drill.ts'
import { compare, openReader } from './ledger.ts'
import { archiveSettings, makeBaseCopy } from './point-in-time.ts'
import { playTeams } from './team.ts'

const ROOT = join(import.meta.dirname, '../..')
const HR = { email: 'hr@example.org', password: 'backup drill account' }
const FILM = readFileSync(join(ROOT, 'apps/web/public/videos/v2/survey/3.mp4'))
const TEAMS = 20
const SHORT_ARCHIVE_SECONDS = 3
const SECRETS_KEY = randomBytes(32).toString('base64')
const run = promisify(execFile)

interface Place {
  DATABASE_URL: string
  PHOTO_FOLDER: string
  SECRETS_KEY: string
}

/**
 * Teams play while deploy/backup makes a copy. A second one is restored by deploy/restore: into an empty place, where
 * every row and photo must be the same, and in place after a team was erased, which must be erased again, and after
 * the films of the organisation's own were lost, which must be served again. The product must work there. At last the database goes back to the second before a mistake, and its disk is lost.
 */
export const backupDrill: Drill = async ({ short, atEnd }) => {
  installPackages(['postgresql'])
  const folder = drillFolder('backup')
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const settings = archiveSettings(folder, short ? SHORT_ARCHIVE_SECONDS : undefined)
  const postgres = await createDebianPostgres(folder, settings)
  atEnd(() => postgres.daemon.end('SIGINT'))
  const placeOf = async (name: string): Promise<Place> => {
    await query(postgres.url('postgres'), `create database ${name}`)
    const photos = join(folder, `${name}-photos`)
    mkdirSync(photos)
    return { DATABASE_URL: postgres.url(name), PHOTO_FOLDER: photos, SECRETS_KEY }
  }
  const [place, empty] = [await placeOf('thrive'), await placeOf('empty')]
  await makeBaseCopy(folder, postgres)
  const copies = join(folder, 'copies')

  const api = await startApi(place, atEnd)
  const accounts = connect({ url: place.DATABASE_URL, pool: 1 })
  await registerHr(accounts, HR.email, HR.password)
  await accounts.destroy()
  const token = await clientOfOrigin(api.origin).login(HR.email, HR.password)
  const [film = ''] = await publishFilms(api.origin, token, { 13: FILM })
  const reader = openReader(place.DATABASE_URL, place.PHOTO_FOLDER)
  const game = playTeams(TEAMS, { origin: api.origin, reader })
  await sleep(short ? 3_000 : 10_000)
  const underLoad = await timed(() => command('backup', place, copies))
  const { ledgers, problems } = await game.stop()
  const email = await emailOf(place, ledgers[0]?.uuid ?? '')
  await reader.close()
  await api.end('SIGTERM')

  const original = await contentsOf(place.DATABASE_URL)
  const copied = await timed(() => command('backup', place, copies, '--keep', '1'))
  if (readdirSync(copies).length !== 1) problems.push('--keep 1 kept another number')
  const restored = await timed(() => command('restore', empty, copies))
  const copy = await contentsOf(empty.DATABASE_URL)
  for (const table of new Set([...original.keys(), ...copy.keys()]))
    if (original.get(table) !== copy.get(table)) problems.push(`${table} is not the same`)
  problems.push(...(await compareAll(empty, ledgers)))

  await eraseTeam(place, email, atEnd)
  rmSync(join(place.PHOTO_FOLDER, 'media'), { recursive: true })
  await command('restore', place, copies, '--replace')
  const again = await startApi(place, atEnd)
  problems.push(...(await filmProblems(again.origin, film)))
  const isGone = (await clientOfOrigin(again.origin).get(`/api/answer/${ledgers[0]?.uuid}`)).status === 401
  if (!isGone) problems.push('what was erased after the copy is there again')
  const others = ledgers.slice(1)
  problems.push(...(await compareAll(place, others)))
  const verdict = short ? 'left to the full drill' : await accept(again.origin)
  if (!short && !verdict.endsWith(' 0 failed')) problems.push(verdict)
  await again.end('SIGTERM')

  const disk = await loseTheDisk({ folder, postgres, settings, atEnd })
  problems.push(...disk.problems)
  problems.push(...(await compareAll({ ...place, DATABASE_URL: disk.beforeMistake.url('thrive') }, others)))
  const rows = [...original.values()].reduce((sum, contents) => sum + Number.parseInt(contents, 10), 0)
  const photos = readdirSync(empty.PHOTO_FOLDER).filter((name) => name.endsWith('.jpg')).length
  return {
    figures:
      `${original.size} tables with ${rows} rows, ${photos} photos and a film of an edition, copied in ${inSeconds(underLoad)} while ${TEAMS} teams ` +
      `played and in ${inSeconds(copied)} at rest, restored in ${inSeconds(restored)}; acceptance on the restored ` +
      `product: ${verdict}; ${disk.figures}`,
    problems,
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Plays the whole product, and returns the last line of the verdict, or all of it if something failed. */
async function accept(origin: string): Promise<string> {
  const { stdout } = await run(process.execPath, [join(ROOT, 'e2e/acceptance.ts'), origin], {
    env: { ...process.env, HR_EMAIL: HR.email, HR_PASSWORD: HR.password },
  }).catch((error) => error as { stdout: string })
  const verdict = stdout.trim().split('\n').at(-1) ?? ''
  return verdict.endsWith(' 0 failed') ? verdict : stdout
}

/** Runs deploy/backup or deploy/restore as an operator does without containers. */
const command = (name: 'backup' | 'restore', place: Place, ...args: string[]) =>
  run(join(ROOT, 'deploy', name), args, {
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}`, ...place },
  })

async function compareAll(place: Place, ledgers: Parameters<typeof compare>[0][]): Promise<string[]> {
  const reader = openReader(place.DATABASE_URL, place.PHOTO_FOLDER)
  const problems: string[] = []
  for (const ledger of ledgers) problems.push(...compare(ledger, await reader.read(ledger.uuid)))
  await reader.close()
  return problems
}

/** The published edition must still have the film, and the film must be the same to the byte. */
async function filmProblems(origin: string, film: string): Promise<string[]> {
  const { films } = (await clientOfOrigin(origin).get('/api/version/films/v2')).body as { films: { film: string }[] }
  const isNamed = films.some((one) => one.film === `/film/${film}`)
  const response = await fetch(`${origin}/film/${film}`)
  const hash = createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex')
  const isSame =
    response.status === 200 && film.includes(hash) && hash === createHash('sha256').update(FILM).digest('hex')
  return [
    ...(isNamed ? [] : ['the published edition has lost its film']),
    ...(isSame ? [] : [`the film of the edition is not the same: ${response.status}`]),
  ]
}

const emailOf = async ({ DATABASE_URL }: Place, uuid: string) =>
  String((await query(DATABASE_URL, `select email from session where uuid = '${uuid}'`))[0]?.email)

/** Erases what is kept with an address, and stops the product once the list next to the photos names it. */
async function eraseTeam(place: Place, email: string, atEnd: Stage['atEnd']) {
  const api = await startApi(place, atEnd)
  const { post, login } = clientOfOrigin(api.origin)
  const owner = await login(HR.email, HR.password)
  const { status } = await post('/api/admin/find/erase', { email }, owner)
  if (status !== 200) throw new Error(`erasing answered ${status}`)
  while (readdirSync(join(place.PHOTO_FOLDER, 'erased')).length === 0) await sleep(100)
  await api.end('SIGTERM')
}

async function startApi(place: Place, atEnd: Stage['atEnd']): Promise<Api> {
  const api = await apiProcess({ ...place })
  atEnd(() => api.end('SIGTERM'))
  api.start()
  await api.untilReady()
  return api
}
