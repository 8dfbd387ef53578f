import { hash } from '@node-rs/argon2'
import { loadWorkshops } from '@thrive/content'
import { addTeams } from '@thrive/testkit/team'
import pg from 'pg'
import { expect, test } from 'vitest'
import { storeRevision } from '../src/features/content/data.ts'
import { connect } from '../src/infra/database.ts'
import { migrate, readMigrations } from '../src/infra/migrations.ts'
import { sha256 } from '../src/infra/sha256.ts'
import { buildServer, HR, onEnd } from './build.ts'
import { clientOf } from './client.ts'
import { freshDatabase } from './database.ts'

/** The last migration of the version in which every HR account saw everything. */
const BEFORE = 24

/** Creates a database as that version left it: teams, two accounts, a login, and audit entries. */
async function oldDatabase() {
  const url = await freshDatabase({ empty: true })
  await migrate(url, readMigrations().slice(0, BEFORE))
  const db = connect({ url, pool: 1 })
  for (const workshop of loadWorkshops()) {
    const revision_id = await storeRevision(db, workshop)
    await db.insertInto('published_version').values({ version_slug: workshop.slug, revision_id }).execute()
  }
  await db.destroy()
  const sql = new pg.Pool({ connectionString: url, max: 1 })
  onEnd(() => sql.end())
  const teams = await addTeams(sql, [{ name: 'The Old Hands' }, { name: 'The First Ones' }, { finished: null }])
  const account = 'insert into hr_account (email, email_key, password_hash, lang) values ($1, $1, $2, $3) returning id'
  const { rows } = await sql.query(account, [HR.email, await hash(HR.password), 'nl'])
  await sql.query(account, ['other@example.org', await hash('another long password'), null])
  await sql.query(
    "insert into hr_token (hash, account_id, expires_at) values ($1, $2, now() + interval '20 minutes')",
    [sha256('a-token-of-then'), rows[0].id],
  )
  await sql.query(`insert into audit_line (who, what, team) values ('${HR.email}', 'viewed', '0123456789ab')`)
  return { url, sql, teams }
}

test('a database of the version before is brought along: everything is there, and HR are its owners', async () => {
  const { url, sql, teams } = await oldDatabase()
  const counted =
    'select (select count(*) from session)::int as sessions, (select count(*) from answer)::int as answers'
  const before = (await sql.query(counted)).rows
  const { app } = await buildServer({
    DATABASE_URL: url,
    RETENTION_MONTHS: '36',
    PRIVACY_CONTACT: 'privacy@example.org',
    EMAIL_DOMAINS: 'example.org',
  })
  const client = clientOf(app)
  expect((await sql.query(counted)).rows).toEqual(before)
  expect((await sql.query('select email, role, lang from hr_account order by id')).rows).toEqual([
    { email: HR.email, role: 'owner', lang: 'nl' },
    { email: 'other@example.org', role: 'owner', lang: null },
  ])

  // The old login stays valid, and so does the password.
  const token = { authorization: 'Bearer a-token-of-then' }
  expect((await client.get('/api/admin/account', token)).body).toMatchObject({ role: 'owner', mustSetFactor: false })
  const { body } = await client.get('/api/admin/organisation', await client.login(HR.email, HR.password))
  expect(body).toMatchObject({
    name: '',
    retentionMonths: 36,
    contact: 'privacy@example.org',
    domains: ['example.org'],
    lang: 'en',
    timeZone: 'Europe/Amsterdam',
  })

  expect((await client.get('/api/admin/table', token)).body).toMatchObject({
    dashboard_table_data: expect.arrayContaining([expect.objectContaining({ name: 'The Old Hands' })]),
  })
  expect((await client.get(`/api/admin/single/${teams[0]}`, token)).status).toBe(200)
  expect((await client.get(`/api/session/question/${teams[2]}`)).status).toBe(200)
  const { lines } = (await client.get('/api/admin/audit', token)).body as { lines: { what: string; team: string }[] }
  expect(lines.at(-1)).toMatchObject({ who: HR.email, what: 'viewed', team: '0123456789ab', whom: null, detail: null })
})
