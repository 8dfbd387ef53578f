import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { addTeams } from '@thrive/testkit/team'
import pg from 'pg'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildHr, buildServer, HR, onEnd, testEnv } from './build.ts'
import { freshDatabase } from './database.ts'
import { rowsPerTable } from './row-counts.ts'
import { holding, passSilence, startProcess, waiting } from './server-process.ts'

const TEAMS = 700
const BATCH = 500
const JOB = `select graphile_worker.add_job('end-organisation', queue_name => 'end', job_key => 'end-organisation')`

test('a process that is killed while it erases the organisation: the next one finishes it, and nobody gets in', {
  timeout: 180_000,
}, async () => {
  const { sql: fresh, app } = await buildServer()
  const asNew = await rowsPerTable(fresh)
  await app.close()
  const url = await freshDatabase()
  const sql = new pg.Pool({ connectionString: url, max: 4 })
  onEnd(() => sql.end())
  const settings = testEnv(url)
  const folder = settings.PHOTO_FOLDER
  await buildHr(url)
  let { client, kill } = await startProcess(settings)

  const owner = await client.login(HR.email, HR.password)
  const post = async (call: string, fields: Record<string, string>) =>
    (await client.post(`/api/admin/${call}`, fields, owner)).body as Record<string, string>
  await addTeams(
    sql,
    Array.from({ length: TEAMS }, () => ({ answers: new Map([[1, '50']]) })),
  )
  const uuid = await client.start()
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#808' } }).png()
  const photo = new File([new Uint8Array(await picture.toBuffer())], 'a.png')
  expect((await client.post('/api/session/photo', { uuid, photo })).status).toBe(200)
  const days = { sends: '', closes: '2099-12-18', reminders: '[]' }
  const { round = '' } = await post('round/save', { name: 'A', versionSlug: 'v2', lang: 'en', message: '', ...days })
  await post('round/invite', { round, text: 'an@example.org' })
  await post('round/plan', { round })
  const { rows: invitees } = await sql.query('select id from invitee')
  const { link = '' } = await post('round/invitee/link', { invitee: String(invitees[0]?.id) })
  const { token = '' } = await post('token/make', { name: 'Power BI', scope: 'results', days: '90' })
  const program = { authorization: `Bearer ${token}` }
  await post('take-out', {})
  const madeTakeOut = async () => (await sql.query('select state from take_out')).rows[0]?.state
  await expect.poll(madeTakeOut, { timeout: 30_000 }).toBe('ready')
  const { word = '' } = (await client.get('/api/admin/ending', owner)).body as Record<string, string>
  await post('ending', { name: word })
  const before = await rowsPerTable(sql)
  expect(before).toMatchObject({ session: TEAMS + 1, hr_account: 1, take_out: 1, invitee: 1, api_token: 1 })

  // Killed in the second batch, which waits for this row.
  const row = (await sql.query('select id from session order by id offset $1 limit 1', [BATCH + 20])).rows[0]?.id
  await holding(sql, `select from session where id = ${row} for update`, async () => {
    await sql.query("update organisation set erase_at = now() - interval '1 second'")
    await sql.query(JOB)
    const isWaiting = async () => [(await rowsPerTable(sql)).session, await waiting(sql, 'session')]
    await expect.poll(isWaiting, { timeout: 30_000 }).toEqual([TEAMS + 1 - BATCH, 1])
    await kill()
  })
  const left = await rowsPerTable(sql)
  expect(left, 'a batch goes whole').toMatchObject({ session: TEAMS + 1 - BATCH, answer: TEAMS - BATCH })

  // Killed in the last step, which empties all tables at once.
  await holding(sql, 'lock table invitation in share mode', async () => {
    await passSilence(sql)
    ;({ client, kill } = await startProcess(settings))
    await expect.poll(() => waiting(sql, 'truncate'), { timeout: 30_000 }).toBe(1)
    expect(readdirSync(join(folder, 'take-out'))).toEqual([])
    await kill()
  })
  const { session, answer, ...rest } = await rowsPerTable(sql)
  expect([session, answer]).toEqual([0, 0])
  expect(rest, 'the last step goes whole').toMatchObject({ hr_account: 1, round: 1, api_token: 1, take_out: 1 })

  // Until it is done an owner sees what goes on, and cannot stop it.
  ;({ client, kill } = await startProcess(settings))
  expect((await client.get('/api/admin/ending', owner)).body).toMatchObject({ asked: { by: HR.email } })
  expect(await client.post('/api/admin/ending/stop', {}, owner)).toMatchObject({ body: { error: 'ending-begun' } })
  await kill()

  await passSilence(sql)
  ;({ client, kill } = await startProcess(settings))
  const isNew = async () => (await rowsPerTable(sql)).hr_account === 0
  await expect.poll(isNew, { timeout: 30_000 }).toBe(true)
  expect(await rowsPerTable(sql)).toEqual(asNew)
  const statuses = async () => [
    (await client.post('/api/admin/login', HR)).status,
    (await client.get('/api/admin/ending', owner)).status,
    (await client.get('/api/admin/rounds', program)).status,
    (await client.get(`/api/answer/${uuid}`)).status,
    (await client.post('/api/round/open', { secret: link.replace('/round/', '') })).status,
  ]
  expect(await statuses()).toEqual([401, 401, 401, 401, 404])
  const photos = () => readdirSync(folder).filter((name) => name.endsWith('.jpg'))
  await expect.poll(photos, { timeout: 20_000 }).toEqual([])
  await expect.poll(() => readdirSync(join(folder, 'erased')).length, { timeout: 20_000 }).toBeGreaterThan(1)
  expect(await client.start('v2')).toMatch(/^[\da-f-]{36}$/)
})
