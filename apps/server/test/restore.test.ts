import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addTeams } from '@thrive/testkit/team'
import { expect, test } from 'vitest'
import { buildHrServer, buildServer } from './build.ts'
import { startS3 } from './photos.ts'

const TABLES = ['session', 'answer', 'erasure_list']
const disk = async () => ({ PHOTO_STORE: 'disk', PHOTO_FOLDER: mkdtempSync(join(tmpdir(), 'thrive-photos-')) })
const s3 = async () => (await startS3()).settings

test.each([
  ['on disk', disk],
  ['in S3', s3],
])(
  'what was erased after the copy is erased again by the first start after a restore, with the list %s',
  async (_, open) => {
    const store = await open()
    const { app, client, token, sql, url } = await buildHrServer(store)
    const [first = '', gone = '', stays = ''] = await addTeams(sql, [
      { name: 'Early' },
      { name: 'Goes' },
      { name: 'Stays' },
    ])
    await client.post('/api/admin/erase', { uuid: first, name: 'Early' }, token)
    for (const table of TABLES) await sql.query(`create table copy_of_${table} as select * from ${table}`)

    await client.post('/api/admin/erase', { uuid: gone, name: 'Goes' }, token)
    const waiting = "select 1 from graphile_worker.jobs where task_identifier = 'list-erasure'"
    await expect.poll(async () => (await sql.query(waiting)).rowCount).toBe(0)
    await app.close()
    for (const table of TABLES) {
      await sql.query(`delete from ${table}`)
      await sql.query(`insert into ${table} overriding system value select * from copy_of_${table}`)
    }
    const left = async () => (await sql.query('select uuid from session')).rows.map(({ uuid }) => uuid)
    expect(await left()).toEqual([gone, stays])

    await buildServer({ DATABASE_URL: url, ...store })
    await expect.poll(left).toEqual([stays])
    const notes = "select who, what, teams from audit_line where what = 'erased_again'"
    await expect
      .poll(async () => (await sql.query(notes)).rows)
      .toEqual([{ who: 'restore', what: 'erased_again', teams: 1 }])
  },
)

test('a list says nothing of whose sessions were erased', async () => {
  const store = await disk()
  const { client, token, sql } = await buildHrServer(store)
  const [uuid = ''] = await addTeams(sql, [{ name: 'The Quarks', email: 'lead@example.org' }])
  await client.post('/api/admin/erase', { uuid, name: 'The Quarks' }, token)
  const folder = join(store.PHOTO_FOLDER, 'erased')
  await expect.poll(() => readdirSync(folder)).toHaveLength(1)
  const [name = ''] = readdirSync(folder)
  await expect.poll(() => readFileSync(join(folder, name), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
})

test('a session that has the id of an erased one is another session', async () => {
  const store = await disk()
  const { app, client, token, sql, url } = await buildHrServer(store)
  const [uuid = ''] = await addTeams(sql, [{ name: 'The Quarks' }])
  await client.post('/api/admin/erase', { uuid, name: 'The Quarks' }, token)
  await expect.poll(() => readdirSync(join(store.PHOTO_FOLDER, 'erased'))).toHaveLength(1)
  await app.close()
  await sql.query('delete from erasure_list')
  await sql.query("select setval(pg_get_serial_sequence('session', 'id'), 1, false)")
  await addTeams(sql, [{ name: 'The next ones', finished: '2027-02-01T12:00:00Z' }])
  await buildServer({ DATABASE_URL: url, ...store })
  await expect.poll(async () => (await sql.query('select 1 from erasure_list')).rowCount).toBe(1)
  expect((await sql.query('select id, name from session')).rows).toEqual([{ id: '1', name: 'The next ones' }])
})
