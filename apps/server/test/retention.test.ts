import { dayOf } from '@thrive/domain'
import { addTeams } from '@thrive/testkit/team'
import { describe, expect, test } from 'vitest'
import { buildHrServer, buildMember, HR } from './build.ts'
import { mailSettings, startSmtp } from './smtp.ts'

const ZONE = 'Europe/Amsterdam'
const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
const OLD = { finished: ago(100) }
const YOUNG = { finished: ago(3) }

interface Settings {
  retentionMonths: number | null
  retentionInForce: { months: number | null; until: string | null }
  retentionDecided: boolean
}

async function build(settings: Record<string, string> = {}) {
  const server = await buildHrServer({ TIME_ZONE: ZONE, ...settings })
  const { client, sql, token, ask } = server
  const sessions = async () => (await sql.query('select count(*)::int from session')).rows[0].count as number
  return {
    ...server,
    sessions,
    change: (fields: Record<string, string>, as = token) => client.post('/api/admin/organisation', fields, as),
    settings: () => ask<Settings>('/api/admin/organisation'),
    erasing: async (query = '') =>
      (await ask<{ erasing: Record<string, unknown> | null }>(`/api/admin/retention${query}`)).erasing,
    notes: async () =>
      (
        await sql.query(
          "select who, changes->0->>'old' as old, changes->0->>'new' as new, teams from audit_line where what = 'retention_changed' order by id",
        )
      ).rows,
    /** Runs the nightly job as this server does. */
    night: async () => {
      await sql.query("select graphile_worker.add_job('retention')")
      const waiting = "select 1 from graphile_worker.jobs where task_identifier = 'retention'"
      await expect.poll(async () => (await sql.query(waiting)).rowCount).toBe(0)
    },
  }
}

describe('a shorter retention that erases sessions', async () => {
  const server = await build({ RETENTION_MONTHS: '24' })
  const { change, settings, erasing, notes, sql, night, sessions } = server
  await addTeams(sql, [OLD, OLD, { finished: null, started: ago(100) }, YOUNG])
  const confirmed = { retentionMonths: '1', erases: '3' }
  const firstDay = dayOf(Date.now() + 8 * DAY_MS, ZONE)

  test('says how many before anything changes, and so does the preview', async () => {
    expect(await change({ retentionMonths: '1', name: 'Havenlicht' })).toMatchObject({
      status: 409,
      body: { error: 'erases-sessions', sessions: 3 },
    })
    expect(await settings()).toMatchObject({ name: '', retentionMonths: 24, retentionInForce: { months: 24 } })
    expect(await erasing('?months=1')).toMatchObject({ sessions: 3, total: 4, pages: 2, photos: 0, askedBy: null })
    expect(await erasing('?months=24')).toBeNull()
    expect(await erasing('?months=')).toBeNull()
    expect(await erasing()).toBeNull()
  })

  test('is refused with another number', async () => {
    expect(await change({ ...confirmed, erases: '4' })).toMatchObject({ status: 409, body: { sessions: 3 } })
    expect(await notes()).toEqual([])
  })

  test('needs a fresh proof', async () => {
    await sql.query("update hr_token set proven_at = now() - interval '11 minutes'")
    expect(await change(confirmed)).toMatchObject({ status: 403, body: { error: 'proof-needed' } })
    await sql.query('update hr_token set proven_at = now()')
  })

  test('with the right number waits for seven whole days, also for a node of the release before', async () => {
    expect((await change(confirmed)).body).toEqual({ saved: true })
    const { retentionMonths, retentionInForce } = await settings()
    expect(retentionMonths).toBe(1)
    expect(retentionInForce.months).toBe(24)
    const until = new Date(retentionInForce.until ?? '')
    expect(dayOf(until, ZONE)).toBe(firstDay)
    expect(dayOf(until.getTime() - 1, ZONE)).not.toBe(firstDay)
    expect((await sql.query('select retention_months from organisation')).rows).toEqual([{ retention_months: 24 }])
    expect(await erasing()).toMatchObject({ months: 1, sessions: 3, from: until.toISOString(), askedBy: HR.email })
    expect(await notes()).toEqual([{ who: HR.email, old: '24', new: '1', teams: 3 }])
    await night()
    expect(await sessions()).toBe(4)
  })

  test('is stopped by any owner, with the months in force', async () => {
    const other = await buildMember(server, 'other@example.org', 'owner')
    expect((await change({ retentionMonths: '24' }, other)).body).toEqual({ saved: true })
    expect(await settings()).toMatchObject({ retentionMonths: 24, retentionInForce: { months: 24, until: null } })
    expect((await notes()).at(-1)).toEqual({ who: 'other@example.org', old: '1', new: '24', teams: null })
    expect(await erasing()).toBeNull()
  })

  test('is stopped by a longer time as well', async () => {
    await change(confirmed)
    expect((await change({ retentionMonths: '36' })).body).toEqual({ saved: true })
    expect(await settings()).toMatchObject({ retentionMonths: 36, retentionInForce: { months: 36, until: null } })
  })

  test('erases when the week is over', async () => {
    await change(confirmed)
    await sql.query("update organisation set retention_next_at = now() - interval '1 second'")
    await change({ name: 'Read again' })
    expect(await settings()).toMatchObject({ retentionMonths: 1, retentionInForce: { months: 1, until: null } })
    await night()
    expect(await sessions()).toBe(1)
    expect((await sql.query('select retention_months, retention_next from organisation')).rows).toEqual([
      { retention_months: 1, retention_next: null },
    ])
  })
})

test('a shorter retention that erases nothing is in force at once', async () => {
  const { change, settings, sql, notes } = await build()
  await addTeams(sql, [YOUNG])
  expect((await change({ retentionMonths: '12' })).body).toEqual({ saved: true })
  expect(await settings()).toMatchObject({ retentionMonths: 12, retentionInForce: { months: 12, until: null } })
  expect(await notes()).toEqual([{ who: HR.email, old: 'always', new: '12', teams: null }])
})

test('nobody has decided until an owner does, be it to keep sessions for ever', async () => {
  const { change, settings, notes } = await build()
  expect(await settings()).toMatchObject({ retentionMonths: null, retentionDecided: false })
  await change({ name: 'Havenlicht' })
  expect(await settings()).toMatchObject({ retentionDecided: false })
  for (const _ of ['first', 'again']) await change({ retentionMonths: '' })
  expect(await settings()).toMatchObject({ retentionMonths: null, retentionDecided: true })
  expect(await notes()).toEqual([{ who: HR.email, old: 'always', new: 'always', teams: null }])
  const decided = await build({ RETENTION_MONTHS: '24' })
  expect(await decided.settings()).toMatchObject({ retentionDecided: true })
})

test('each owner gets a mail at once, and one on the last day unless it was stopped', async () => {
  const smtp = await startSmtp()
  const server = await build({ RETENTION_MONTHS: '24', ...mailSettings(smtp.url) })
  const { change, sql } = server
  await addTeams(sql, [OLD, YOUNG])
  await buildMember(server, 'other@example.org', 'owner')
  await buildMember(server, 'reader@example.org', 'analyst')
  await sql.query("update hr_account set lang = 'nl' where email = 'other@example.org'")
  await change({ retentionMonths: '2', erases: '1' })
  await expect.poll(() => smtp.mails.map(({ to }) => to).sort()).toEqual([HR.email, 'other@example.org'])
  const [dutch] = smtp.mails.filter(({ to }) => to === 'other@example.org')
  expect(dutch?.text).toContain('1 van de 2 sessies')
  expect(smtp.mails.find(({ to }) => to === HR.email)?.text).toContain(`${HR.email} shortened`)

  const lastDay = async () => {
    await sql.query("update graphile_worker._private_jobs set run_at = now() where key = 'warn-owners:last-day'")
    await sql.query("select graphile_worker.add_job('tell-audit')")
    const waiting = "select 1 from graphile_worker.jobs where task_identifier in ('warn-owners', 'mail-retention')"
    await expect.poll(async () => (await sql.query(waiting)).rowCount).toBe(0)
  }
  await lastDay()
  expect(smtp.mails).toHaveLength(4)
  await change({ retentionMonths: '24' })
  await change({ retentionMonths: '2', erases: '1' })
  await expect.poll(() => smtp.mails.length).toBe(6)
  await change({ retentionMonths: '24' })
  await lastDay()
  expect(smtp.mails).toHaveLength(6)
})
