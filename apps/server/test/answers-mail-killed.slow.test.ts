import type { ChildProcess } from 'node:child_process'
import pg from 'pg'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { buildServer, onEnd, testEnv } from './build.ts'
import { freshDatabase } from './database.ts'
import { holding, passSilence, startProcess, waiting } from './server-process.ts'
import { mailSettings, startSmtp } from './smtp.ts'

const MAIL_JOBS = "select 1 from graphile_worker.jobs where task_identifier = 'mail-results'"

describe('a server that is killed', { timeout: 60_000 }, () => {
  /** Starts a server as a separate process, with a team just before its last question. */
  async function play(smtpUrl: string) {
    const url = await freshDatabase()
    const sql = new pg.Pool({ connectionString: url, max: 4 })
    onEnd(() => sql.end())
    const server = await startProcess({ ...testEnv(url), ...mailSettings(smtpUrl) })
    const uuid = await server.client.start('v1', 'lead@example.org')
    await sql.query('update session set position = 30')
    return { url, sql, ...server, finish: () => server.client.next(uuid, 30) }
  }
  type Play = Awaited<ReturnType<typeof play>>

  /** Within three minutes, another server finishes the remaining work. */
  async function recover({ url, sql, ended }: Play, smtpUrl: string) {
    await ended
    expect((await sql.query(`${MAIL_JOBS} and locked_at is not null`)).rowCount).toBe(1)
    await passSilence(sql)
    await buildServer({ DATABASE_URL: url, ...mailSettings(smtpUrl) })
    await expect.poll(async () => (await sql.query(MAIL_JOBS)).rowCount, { timeout: 15_000 }).toBe(0)
    expect((await sql.query('select outcome from results_mail')).rows).toEqual([{ outcome: 'sent' }])
  }

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
    await holding(team.sql, 'lock table results_mail in share mode', async () => {
      await team.finish()
      await expect.poll(() => waiting(team.sql, 'insert into results_mail'), { timeout: 15_000 }).toBe(1)
      await team.kill()
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
    const { sql, kill } = team
    await team.finish()
    await taking
    await holding(sql, 'lock table graphile_worker._private_jobs in share mode', async () => {
      release()
      await expect.poll(async () => (await sql.query('select 1 from results_mail')).rowCount).toBe(1)
      await expect.poll(() => waiting(sql, '_private_jobs')).toBeGreaterThan(0)
      await kill()
    })
    await recover(team, smtp.url)
    expect(smtp.mails).toHaveLength(1)
  })
})
