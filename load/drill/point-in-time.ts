import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresUser } from './debian.ts'
import { type DebianPostgres, query, runPostgres, startDebianPostgres } from './debian-postgres.ts'
import { sleep } from './drill.ts'

/** Recovers a PostgreSQL from a base copy and its log, with the settings that docs/point-in-time.md gives. */

const page = readFileSync(join(import.meta.dirname, '../../docs/point-in-time.md'), 'utf8')
const [ARCHIVING = '', RECOVERY = ''] = [...page.matchAll(/```conf\n([\s\S]*?)```/g)].map(([, block = '']) => block)
const [, BASE_OPTIONS = ''] = /pg_basebackup --pgdata="\$base" (.*)/.exec(page) ?? []
const PAGE_FOLDER = /\/var\/backups\/thrive-wal/g
const TICK_MS = 250

/** Returns a block of the page as PostgreSQL's own options. */
const settingsOf = (block: string, archive: string) =>
  block
    .trim()
    .replace(PAGE_FOLDER, archive)
    .split('\n')
    .map((line) => line.replace(/ = /, '=').replace(/='(.*)'$/, '=$1'))

const foldersIn = (folder: string) => ({ archive: join(folder, 'wal'), base: join(folder, 'base') })
const asPostgres = (file: string, ...args: string[]) => execFileSync(file, args, { ...postgresUser(), cwd: '/' })

/** Returns the settings that keep the log; a short drill cannot wait for the page's own time. */
export function archiveSettings(folder: string, seconds?: number): string[] {
  const { archive } = foldersIn(folder)
  asPostgres('mkdir', archive)
  const settings = settingsOf(ARCHIVING, archive)
  if (settings.length !== 3) throw new Error('the page has other settings than the drill knows')
  return seconds ? settings.map((one) => one.replace(/^archive_timeout=.*/, `archive_timeout=${seconds}`)) : settings
}

export const archiveSeconds = (settings: string[]) =>
  Number(settings.find((one) => one.startsWith('archive_timeout='))?.split('=')[1])

export async function makeBaseCopy(folder: string, { port }: DebianPostgres) {
  const where = [`--pgdata=${foldersIn(folder).base}`, '--host=127.0.0.1', `--port=${port}`, '--username=postgres']
  await runPostgres('pg_basebackup', ...where, ...BASE_OPTIONS.split(' '))
}

/** Recovers into a new folder: up to a moment, or everything that was kept. */
export async function recover(folder: string, name: string, until?: string): Promise<DebianPostgres> {
  const { archive, base } = foldersIn(folder)
  const data = join(folder, name)
  asPostgres('mkdir', '--mode=700', data)
  asPostgres('tar', '--extract', '--gzip', `--file=${base}/base.tar.gz`, `--directory=${data}`)
  asPostgres('touch', join(data, 'recovery.signal'))
  const settings = settingsOf(RECOVERY, archive)
    .filter((one) => until || !one.startsWith('recovery_target'))
    .map((one) => one.replace(/^recovery_target_time=.*/, `recovery_target_time=${until}`))
  return startDebianPostgres(folder, data, [...settings, 'archive_mode=off'])
}

export async function momentOf(url: string): Promise<string> {
  const [row] = await query(url, 'select clock_timestamp()::text as now')
  return String(row?.now)
}

/** Writes the time to a table every quarter of a second, so that a recovered database tells how much it lost. */
export async function startClock(url: string) {
  await query(url, 'create table drill_clock (at timestamptz not null)')
  let ticking = true
  let last = 0
  const ended = (async () => {
    for (; ticking; await sleep(TICK_MS)) {
      const at = Date.now()
      await query(url, `insert into drill_clock values (to_timestamp(${at / 1000}))`)
      last = at
    }
  })()
  return {
    /** Stops the clock and returns the last moment that was acknowledged. */
    async stop() {
      ticking = false
      await ended
      return last
    },
  }
}

/** Returns the newest moment in a recovered clock, in milliseconds. */
export async function newestMoment(url: string): Promise<number> {
  const [row] = await query(url, 'select extract(epoch from max(at))::float8 * 1000 as at from drill_clock')
  return Number(row?.at)
}

/** Waits until the log holds a file that was kept after this call. */
export async function untilKept(folder: string, url: string, patienceMs: number) {
  const [row] = await query(url, 'select pg_walfile_name(pg_current_wal_lsn()) as name')
  const file = join(foldersIn(folder).archive, String(row?.name))
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100)) if (existsSync(file)) return
  throw new Error(`${file} was not kept`)
}
