import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate, readMigrations } from '../src/infra/migrations.ts'
import { buildServer, onEnd } from './build.ts'
import { clientOf } from './client.ts'
import { freshDatabase } from './database.ts'

const KELVIN = '\u212a'

test('an address with the Kelvin sign does not open the session of the one with a k', async () => {
  const client = clientOf((await buildServer()).app)
  const uuid = await client.start('v1', 'kate@example.org')
  const stranger = await client.post('/api/session/create', { email: `${KELVIN}ate@example.org`, versionSlug: 'v1' })
  expect(stranger).toMatchObject({ status: 400, body: { error: 'invalid-email' } })
  expect(await client.start('v1', 'KATE@example.org')).toBe(uuid)
  expect(await client.start('v1', '\u0130nes@example.org')).not.toBe(await client.start('v1', 'ines@example.org'))
})

test('a session that was begun before with such a letter is parted from the mailbox it was taken for', async () => {
  const url = await freshDatabase({ empty: true })
  const before = readMigrations().findIndex(({ name }) => name.endsWith('_mailboxes.sql'))
  await migrate(url, readMigrations().slice(0, before))
  const sql = new pg.Pool({ connectionString: url, max: 1 })
  onEnd(() => sql.end())
  const addresses = [`${KELVIN}ATE@example.org`, 'Anne@example.org', 'REN\u00c9@example.org', '\u0130nes@example.org']
  await sql.query("insert into content_revision (version_slug, hash, workshop) values ('v1', 'h', '{}')")
  for (const email of addresses)
    await sql.query("insert into session (revision_id, version_slug, email, email_key) values (1, 'v1', $1, $2)", [
      email,
      email.toLowerCase().normalize('NFC'),
    ])
  await migrate(url)
  const { rows } = await sql.query('select email_key from session order by id')
  expect(rows.map((row) => row.email_key)).toEqual([
    `${KELVIN}ate@example.org`,
    'anne@example.org',
    'ren\u00e9@example.org',
    '\u0130nes@example.org',
  ])
})
