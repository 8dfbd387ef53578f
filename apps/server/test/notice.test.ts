import { loadPrivacy } from '@thrive/content'
import { expect, test } from 'vitest'
import { buildServer } from './build.ts'
import { clientOf } from './client.ts'

const { version } = loadPrivacy()
const noticeOf = async (sql: Awaited<ReturnType<typeof buildServer>>['sql'], uuid: string) => {
  const { rows } = await sql.query(
    "select notice_version as version, now() - notice_at < interval '1 minute' as fresh from session where uuid = $1",
    [uuid],
  )
  return rows[0]
}

test('a start records when the notice was shown, and which version of it', async () => {
  const { app, sql } = await buildServer()
  const uuid = await clientOf(app).start('v1')
  expect(await noticeOf(sql, uuid)).toEqual({ version, fresh: true })
})

test('a team that continues was shown the notice again, and answers stay', async () => {
  const { app, sql } = await buildServer()
  const client = clientOf(app)
  const uuid = await client.start('v2', 'again@example.org')
  await client.save(uuid, [{ question_id: 19, value: 65 }])
  await sql.query("update session set notice_at = now() - interval '1 year', notice_version = '2025-01-01'")
  expect(await client.start('v2', ' Again@example.org')).toBe(uuid)
  expect(await noticeOf(sql, uuid)).toEqual({ version, fresh: true })
  expect(await client.answers(uuid)).toEqual(new Map([[19, '65']]))
})

test('anybody may read what is kept, how long and whom to ask, as this server is set up', async () => {
  const { app } = await buildServer({ RETENTION_MONTHS: '18', PRIVACY_CONTACT: 'privacy@example.org' })
  const { status, body } = await clientOf(app).get('/api/privacy')
  expect(status).toBe(200)
  expect(body).toEqual({ title: expect.any(String), version, text: expect.stringContaining('**18 months**') })
  expect(body).toHaveProperty('text', expect.stringContaining('mailto:privacy@example.org'))
})
