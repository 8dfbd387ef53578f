import type { Response } from '@thrive/contract'
import { addTeams } from '@thrive/testkit/team'
import { describe, expect, test } from 'vitest'
import { openLibrary } from '../src/features/content/library.ts'
import { rebuildInsight } from '../src/features/tally/rebuild-service.ts'
import { connect } from '../src/infra/database.ts'
import { mailSettings, startSmtp } from './smtp.ts'
import { buildStudioServer, TITLE } from './studio-team.ts'

const ANSWERS = [
  { question_id: 19, value: 64 },
  { question_id: 29, value: 'Only a trial' },
]

async function build(settings: Record<string, string> = {}) {
  const built = await buildStudioServer(settings)
  const { client, sql, trial } = built
  /** A trial that went through the whole survey and its results. */
  const finishedTrial = async () => {
    const { uuid } = await trial()
    await client.save(uuid, ANSWERS)
    await client.walk(uuid, 'v2', 41)
    return uuid
  }
  const job = async (name: string) => {
    await sql.query('select graphile_worker.add_job($1)', [name])
    const waiting = 'select 1 from graphile_worker.jobs where task_identifier = $1'
    await expect.poll(async () => (await sql.query(waiting, [name])).rowCount).toBe(0)
  }
  const count = async (table: string) => (await sql.query(`select count(*)::int from ${table}`)).rows[0].count as number
  return { ...built, finishedTrial, job, count }
}

describe('a trial', async () => {
  const { client, change, trial, finishedTrial, ask, editions, owner, sql, url, count, job } = await build()
  const titleOf = async (uuid: string) =>
    ((await client.get(`/api/version/plan/${uuid}`)).body as { survey: { title: string }[] }).survey[13]?.title

  test('has the draft as it was when it began, and says that it is one', async () => {
    await change(TITLE, 'Tried')
    const { uuid, path } = await trial()
    await change(TITLE, 'Changed since')
    expect([await titleOf(uuid), path]).toEqual(['Tried', `/survey/v2/${uuid}`])
    expect((await client.get(`/api/session/summary/${uuid}`)).body).toMatchObject({ trial: true })
    expect((await client.get(`/api/earlier/${uuid}`)).body).toMatchObject({ trial: true })
    const usual = await client.start('v2')
    expect((await client.get(`/api/session/summary/${usual}`)).body).not.toHaveProperty('trial')
  })

  test('has a room, answers and results like any session, and there may be several at once', async () => {
    const uuid = await finishedTrial()
    expect((await client.answers(uuid)).get(29)).toBe('Only a trial')
    expect((await client.post('/api/room/open', { uuid })).status).toBe(200)
    expect((await trial()).uuid).not.toBe((await trial()).uuid)
  })

  test('is not in the table, and its single call is 404; nor is it erased by HR or counted as a session', async () => {
    const uuid = await finishedTrial()
    const { dashboard_table_data } = await ask<{ dashboard_table_data: unknown[] }>('/api/admin/table')
    expect(JSON.stringify(dashboard_table_data)).not.toContain(uuid)
    expect((await client.get(`/api/admin/single/${uuid}`, owner)).status).toBe(404)
    expect((await client.post('/api/admin/erase', { uuid, name: '' }, owner)).status).toBe(404)
    expect((await editions()).map(({ sessions }) => sessions)).toEqual([1])
  })

  test('is not found by an address, not even by an empty one', async () => {
    for (const email of ['', ' '])
      expect(JSON.stringify((await client.post('/api/admin/find', { email }, owner)).body)).not.toContain('mark')
  })

  test('insight does not count it, while it plays or when everything is counted again', async () => {
    const figures = async () => {
      await job('fold-insight')
      const counted = 'select measure, value, sum(teams)::int from insight_count group by 1, 2 order by 1, 2'
      return { shown: await ask('/api/admin/insight?version=v2'), counted: (await sql.query(counted)).rows }
    }
    const before = await figures()
    expect(before.counted.length).toBeGreaterThan(0)
    await finishedTrial()
    expect(await figures()).toEqual(before)
    const db = connect({ url, pool: 2 })
    await rebuildInsight({ db, library: openLibrary(db) })
    await db.destroy()
    expect(await figures()).toEqual(before)
  })

  test('the export has no row of it and no words of its draft', async () => {
    await change('survey/33/group/questions/27/title', 'Words of a draft')
    await finishedTrial()
    await addTeams(sql, [{ version: 'v2', name: 'The Quarks' }])
    const csv = String((await client.get('/api/admin/export?format=csv&version=v2', owner)).body)
    expect(csv).toContain('The Quarks')
    expect(csv).not.toMatch(/Only a trial|Words of a draft/)
  })

  test('is nobody’s earlier session', async () => {
    await finishedTrial()
    await sql.query("update session set completed_at = now() - interval '2 days' where trial_until is not null")
    const { uuid } = await trial()
    expect((await client.get(`/api/earlier/${uuid}`)).body).toMatchObject({ earlier: null })
    const begun = await client.start('v2')
    expect((await client.get(`/api/earlier/${begun}`)).body).toMatchObject({ earlier: null })
  })

  test('retention neither counts nor erases it', async () => {
    await trial()
    await sql.query("update session set started_at = now() - interval '90 days' where trial_until is not null")
    const trials = await count('session where trial_until is not null')
    const { erasing } = await ask<{ erasing: { total: number } | null }>('/api/admin/retention?months=1')
    expect(erasing?.total ?? 0).toBe(0)
    await client.post('/api/admin/organisation', { retentionMonths: '1' }, owner)
    await job('retention')
    expect(await count('session where trial_until is not null')).toBe(trials)
  })

  test('goes after a day with its answers, its room and the draft that only it kept', async () => {
    await change(TITLE, 'Only for this one')
    const { uuid } = await trial()
    await client.save(uuid, ANSWERS)
    const revisions = await count('content_revision')
    await sql.query("update session set trial_until = now() - interval '1 second' where uuid = $1", [uuid])
    expect((await client.get(`/api/version/plan/${uuid}`)).status).toBe(401)
    await job('drop-trials')
    expect((await sql.query('select 1 from session where uuid = $1', [uuid])).rowCount).toBe(0)
    expect(await count('content_revision')).toBe(revisions - 1)
    const { rows } = await sql.query("select 1 from audit_line where what in ('erased', 'expired')")
    expect(rows).toEqual([])
  })
})

test('a trial is never mailed: no answers, no reminder, no way to continue it', async () => {
  const smtp = await startSmtp()
  const { finishedTrial, client, sql, job } = await build(mailSettings(smtp.url))
  const uuid = await finishedTrial()
  expect((await client.post('/api/reminder/ask', { uuid })).body).toEqual({ next: null })
  expect((await sql.query('select 1 from reminder')).rowCount).toBe(0)
  expect((await sql.query("select 1 from graphile_worker.jobs where task_identifier like 'mail-%'")).rowCount).toBe(0)
  await job('find-reminders')
  for (const email of ['x@example.org', '']) {
    const fields = { email, versionSlug: 'v2', code: '123456' }
    expect((await client.post('/api/session/resume/code', fields)).status).toBeGreaterThanOrEqual(400)
  }
  expect(smtp.mails).toEqual([])
})

test('a draft that no screen could show is not tried: its problems are named', async () => {
  const { change, act } = await build()
  await change(TITLE, '')
  expect(await act('try', { lang: 'en' })).toMatchObject({
    status: 409,
    body: { error: 'checks-stop', problems: [{ place: TITLE, code: 'empty' }] },
  })
  await change(TITLE, 'x'.repeat(61))
  const tried = (await act('try', { lang: 'nl' })) as { status: number; body: Response<'POST /api/admin/studio/try'> }
  expect(tried.status).toBe(200)
})
