import pg from 'pg'
import { expect, test } from 'vitest'
import { buildHr, buildServer, HR, onEnd, testEnv } from './build.ts'
import { freshDatabase } from './database.ts'
import { passSilence, startProcess } from './server-process.ts'
import { startReceiver } from './tls-receiver.ts'

const JOBS = "select 1 from graphile_worker.jobs where task_identifier = 'deliver-webhook'"

test('a worker that is killed while the receiver answers sends again, with the same id', {
  timeout: 60_000,
}, async () => {
  const receiver = await startReceiver('localhost')
  const url = await freshDatabase()
  const sql = new pg.Pool({ connectionString: url, max: 4 })
  onEnd(() => sql.end())
  await buildHr(url)
  const settings = testEnv(url, { WEBHOOK_HOSTS: 'localhost' })
  // A real name and a certificate that the operator trusts.
  const { client, child, ended } = await startProcess(settings, { NODE_EXTRA_CA_CERTS: receiver.file })
  const owner = await client.login(HR.email, HR.password)
  const fields = { url: receiver.url, events: '["team.finished"]' }
  const { webhook } = (await client.post('/api/admin/webhook/make', fields, owner)).body as { webhook: number }
  const test = await client.post('/api/admin/webhook/test', { webhook: String(webhook) }, owner)
  expect(test.body).toMatchObject({ done: true })

  receiver.answer = () => child.kill('SIGKILL')
  const uuid = await client.start()
  await sql.query('update session set position = 30')
  await client.next(uuid, 30)
  await ended
  expect((await sql.query(`${JOBS} and locked_at is not null`)).rowCount).toBe(1)
  receiver.answer = (_, response) => response.writeHead(204).end()
  await passSilence(sql)
  await buildServer({ DATABASE_URL: url, WEBHOOK_HOSTS: 'localhost' }, { outbound: { ca: receiver.cert } })
  await expect.poll(async () => (await sql.query(JOBS)).rowCount, { timeout: 15_000 }).toBe(0)
  const [, first, second, ...more] = receiver.received
  expect(more).toEqual([])
  expect(first?.headers['webhook-id']).toMatch(/^msg_/)
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.body).toBe(first?.body)
  expect((await sql.query("select state from webhook_delivery where event <> 'test'")).rows).toEqual([
    { state: 'done' },
  ])
})
