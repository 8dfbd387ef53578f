import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { freePort } from '../../../scripts/local-postgres.ts'
import { buildServer, onEnd, testEnv } from './build.ts'
import { freshDatabase } from './database.ts'
import { mailSettings, startSmtp } from './smtp.ts'

const MAIL_JOBS = "select 1 from graphile_worker.jobs where task_identifier = 'mail-results'"

describe('a server that is killed', { timeout: 60_000 }, () => {
  /** Starts a server as a separate process, with a team just before its last question. */
  async function play(smtpUrl: string) {
    const url = await freshDatabase()
    const sql = new pg.Pool({ connectionString: url, max: 4 })
    onEnd(() => sql.end())
    const port = await freePort()
    const settings = { ...testEnv(url), ...mailSettings(smtpUrl), PORT: String(port) }
    const main = join(import.meta.dirname, '../src/main.ts')
    const written = (value: unknown) => (Buffer.isBuffer(value) ? value.toString('base64') : String(value ?? ''))
    const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, written(value)]))
    const child = spawn(process.execPath, [main], { env: { ...process.env, ...env }, stdio: 'inherit' })
    const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
    onEnd(async () => {
      child.kill('SIGKILL')
      await ended
    })
    const origin = `http://127.0.0.1:${port}`
    const up = () => fetch(`${origin}/readyz`).then(({ ok }) => ok, () => false) // biome-ignore format: one line reads better
    await expect.poll(up, { timeout: 40_000 }).toBe(true)
    const post = async (path: string, fields: Record<string, string>) => {
      const headers = { 'X-Requested-With': 'XMLHttpRequest' }
      return (await fetch(origin + path, { method: 'POST', headers, body: new URLSearchParams(fields) })).json()
    }
    const { uuid } = await post('/api/session/create', { email: 'lead@example.org', versionSlug: 'v1' })
    await sql.query('update session set position = 30')
    return { url, sql, child, ended, finish: () => post('/api/session/next', { uuid, from: '30' }) }
  }
  type Play = Awaited<ReturnType<typeof play>>

  /** Within three minutes, another server finishes the remaining work. */
  async function recover({ url, sql, ended }: Play, smtpUrl: string) {
    await ended
    expect((await sql.query(`${MAIL_JOBS} and locked_at is not null`)).rowCount).toBe(1)
    for (const [table, column] of [
      ['graphile_worker._private_jobs', 'locked_at'],
      ['job_runner', 'heard_at'],
    ])
      await sql.query(`update ${table} set ${column} = ${column} - interval '150 seconds'`)
    await buildServer({ DATABASE_URL: url, ...mailSettings(smtpUrl) })
    await expect.poll(async () => (await sql.query(MAIL_JOBS)).rowCount, { timeout: 15_000 }).toBe(0)
    expect((await sql.query('select outcome from results_mail')).rows).toEqual([{ outcome: 'sent' }])
  }

  /** Locks a table against writes during the work, then kills every statement that waits for it, as if never sent. */
  async function holding(sql: pg.Pool, table: string, work: () => Promise<void>) {
    const holder = await sql.connect()
    await holder.query('begin')
    await holder.query(`lock table ${table} in share mode`)
    await work()
    await sql.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`)
    await holder.query('commit')
    holder.release()
  }
  const waits = async (sql: pg.Pool, query: string) =>
    (
      await sql.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query ilike $1",
        [`%${query}%`],
      )
    ).rowCount

  const killOnce = (child: () => ChildProcess) => {
    let killed = false
    return () => {
      if (!killed) child().kill('SIGKILL')
      killed = true
    }
  }

  test('before the mail was handed over: it arrives once', async () => {
    let team: Play | undefined
    const kill = killOnce(() => (team as Play).child)
    const onMailFrom: SMTPServerOptions['onMailFrom'] = (_address, _session, done) => {
      kill()
      done()
    }
    const smtp = await startSmtp({ onMailFrom })
    team = await play(smtp.url)
    await team.finish().catch(() => {})
    await recover(team, smtp.url)
    expect(smtp.mails).toHaveLength(1)
  })

  test('when the mail server has taken it, and before that is recorded: it comes twice, with one id', async () => {
    const smtp = await startSmtp()
    const team = await play(smtp.url)
    await holding(team.sql, 'results_mail', async () => {
      await team.finish()
      await expect.poll(() => waits(team.sql, 'insert into results_mail'), { timeout: 15_000 }).toBe(1)
      team.child.kill('SIGKILL')
      await team.ended
    })
    await recover(team, smtp.url)
    expect(smtp.mails).toHaveLength(2)
    expect(smtp.mails[0]?.header('Message-ID')).toBe(smtp.mails[1]?.header('Message-ID'))
  })

  test('when it was recorded, and before the job was done with: it arrives once', async () => {
    let taken = () => {}
    const taking = new Promise<void>((resolve) => {
      taken = resolve
    })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const onMailFrom: SMTPServerOptions['onMailFrom'] = (_address, _session, done) => {
      taken()
      void held.then(() => done())
    }
    const smtp = await startSmtp({ onMailFrom })
    const team = await play(smtp.url)
    const { sql, child, ended } = team
    await team.finish()
    await taking
    await holding(sql, 'graphile_worker._private_jobs', async () => {
      release()
      await expect.poll(async () => (await sql.query('select 1 from results_mail')).rowCount).toBe(1)
      await expect.poll(() => waits(sql, '_private_jobs')).toBeGreaterThan(0)
      child.kill('SIGKILL')
      await ended
    })
    await recover(team, smtp.url)
    expect(smtp.mails).toHaveLength(1)
  })
})
