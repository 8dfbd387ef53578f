import type { Response } from '@thrive/contract'
import { expect, test } from 'vitest'
import { buildCounting } from './counting.ts'

type Row = Response<'GET /api/admin/table'>['dashboard_table_data'][number]

/** It is already February in Auckland, and still January in UTC. */
const MOMENT = '2026-01-31T12:30:00Z'
const FEBRUARY = { from: '2026-02-01', to: '2026-02-01' }

async function finishedAt(moment: string) {
  const server = await buildCounting({ TIME_ZONE: 'Pacific/Auckland' })
  const { sql, team, rebuild } = server
  const uuids: string[] = []
  for (let nth = 0; nth < 3; nth++) uuids.push(await team([40, 60, 80]))
  await sql.query('update session set finished_at = $1, started_at = $1', [moment])
  await rebuild()
  const months = async () => (await server.insight({ version: 'v2' })).months.map(({ month, teams }) => [month, teams])
  return { ...server, uuids, months }
}

test('a session has the day of the organisation’s time zone: for its team, in the table, its filters, the export and insight', async () => {
  const { client, token, ask, uuids, months } = await finishedAt(MOMENT)
  const [uuid = ''] = uuids
  expect((await client.get(`/api/session/summary/${uuid}`)).body).toMatchObject({ day: '2026-02-01' })
  const rows = async (query: Record<string, string>) =>
    (await ask<{ dashboard_table_data: Row[] }>(`/api/admin/table?${new URLSearchParams(query)}`)).dashboard_table_data
  expect((await rows(FEBRUARY)).map(({ day }) => day)).toEqual(['2026-02-01', '2026-02-01', '2026-02-01'])
  expect(await rows({ from: '2026-01-31', to: '2026-01-31' })).toEqual([])
  expect(await ask(`/api/admin/single/${uuid}`)).toMatchObject({ day: '2026-02-01' })
  const file = await client.get(`/api/admin/export?format=csv&${new URLSearchParams(FEBRUARY)}`, token)
  expect(String(file.body).match(/01-02-2026/g)).toHaveLength(3)
  expect(await months()).toEqual([['2026-02', 3]])
})

test('another time zone counts everything anew, and says so until that is done', async () => {
  const { client, token, sql, insight, keep, months } = await finishedAt(MOMENT)
  await client.post('/api/admin/organisation', { timeZone: 'UTC' }, token)
  expect((await insight()).recounting).toBe(true)
  await keep()
  expect([(await insight()).recounting, await months()]).toEqual([false, [['2026-01', 3]]])

  // A node that has not seen the change yet keeps counting, in its own days.
  await sql.query("update insight_count set starts = starts + 1 where measure = 'minutes' and grain = 'day'")
  await sql.query("delete from insight_count where grain <> 'day' and measure = 'minutes'")
  await keep()
  expect(await months()).not.toEqual([['2026-01', 3]])
  await sql.query("update organisation set recount_at = recount_at - interval '1 hour'")
  await keep()
  expect(await months()).toEqual([['2026-01', 3]])
  expect((await sql.query('select recount_at from organisation')).rows).toEqual([{ recount_at: null }])
})

test('what a team does on its way is counted in the days of the counts', async () => {
  const { client, sql, months, fold, keep } = await finishedAt(MOMENT)
  await sql.query("update organisation set time_zone = 'UTC'")
  // Still in Auckland's days: nothing has been recounted.
  const { rows } = await sql.query('select uuid from session limit 1')
  await client.post('/api/opinion/set', { uuid: rows[0].uuid, type: 'relevant', score: '3' })
  await fold()
  const days = await sql.query("select starts::text from insight_count where measure = 'relevant' and grain = 'day'")
  expect(days.rows).toEqual([{ starts: '2026-02-01' }])
  await keep()
  expect(await months()).toEqual([['2026-01', 3]])
})
