import { expect, test } from 'vitest'
import { buildHr, buildServer, HR } from './build.ts'
import { clientOf } from './client.ts'
import { mailSettings, startSmtp } from './smtp.ts'

const MAIL_JOBS = "select 1 from graphile_worker.jobs where task_identifier = 'mail-results'"

test('passing the survey sends the leader one mail with the link to the answers, whatever is repeated', async () => {
  const smtp = await startSmtp()
  const { app, sql } = await buildServer(mailSettings(smtp.url))
  const client = clientOf(app)
  const uuid = await client.start('v2', 'lead@example.org')
  await client.walk(uuid, 'v2', 36)
  expect((await sql.query(MAIL_JOBS)).rowCount).toBe(0)
  await Promise.all(Array.from({ length: 10 }, () => client.next(uuid, 36)))
  await expect
    .poll(async () => (await sql.query('select outcome from results_mail')).rows)
    .toEqual([{ outcome: 'sent' }])
  await Promise.all([client.next(uuid, 36), client.next(uuid, 37)])
  expect((await sql.query(MAIL_JOBS)).rowCount).toBe(0)
  expect(smtp.mails).toHaveLength(1)
  const [mail] = smtp.mails
  const link = `https://thrive.example.org/download/${uuid}`
  expect(mail?.to).toBe('lead@example.org')
  expect(mail?.text).toContain(`\n${link}\n`)
  expect(mail?.html).toContain(`<a href="${link}"`)
  expect(mail?.header('Message-ID')).toMatch(/^<results\.[0-9a-f]{32}@thrive\.example\.org>$/)
  expect(mail?.header('Message-ID')).not.toContain(uuid.slice(0, 8))
})

test('the mail speaks the language of the session', async () => {
  const smtp = await startSmtp()
  const { app } = await buildServer(mailSettings(smtp.url))
  const client = clientOf(app)
  const uuid = await client.start('v1', 'lead@example.org')
  expect((await client.post('/api/session/lang', { uuid, lang: 'nl' })).body).toEqual({ saved: true })
  await client.walk(uuid, 'v1')
  await expect.poll(() => smtp.mails.length).toBe(1)
  const [mail] = smtp.mails
  expect(mail?.text).toContain('De antwoorden van ons team:')
  expect(mail?.html).toContain('<html lang="nl">')
})

test('without a mail server no mail waits', async () => {
  const { app, sql } = await buildServer()
  const uuid = await clientOf(app).start('v1')
  await clientOf(app).walk(uuid, 'v1')
  expect((await sql.query(MAIL_JOBS)).rowCount).toBe(0)
})

test('an address that takes no mail is not asked again', async () => {
  const smtp = await startSmtp({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such person'), { responseCode: 550 })),
  })
  const { app, sql } = await buildServer(mailSettings(smtp.url))
  const uuid = await clientOf(app).start('v1')
  await clientOf(app).walk(uuid, 'v1')
  await expect
    .poll(async () => (await sql.query('select outcome from results_mail')).rows)
    .toEqual([{ outcome: 'refused' }])
  await expect.poll(async () => (await sql.query(MAIL_JOBS)).rowCount).toBe(0)
})

test('a mail that waits for its server is not sent for a session that was erased', async () => {
  const smtp = await startSmtp({
    onConnect: (_session, done) => done(Object.assign(new Error('later'), { responseCode: 421 })),
  })
  const { app, sql, url } = await buildServer(mailSettings(smtp.url))
  await buildHr(url)
  const client = clientOf(app)
  const uuid = await client.start('v1', 'erased@example.org')
  await client.walk(uuid, 'v1')
  const waiting = `${MAIL_JOBS} and attempts > 0 and locked_at is null`
  await expect.poll(async () => (await sql.query(waiting)).rowCount).toBe(1)
  const token = await client.login(HR.email, HR.password)
  await client.post('/api/admin/erase', { uuid, name: 'erased@example.org' }, token)
  expect((await sql.query(MAIL_JOBS)).rowCount).toBe(0)
})
