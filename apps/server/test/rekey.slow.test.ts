import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMPANY_CONTEXT, seal, unseal, webhookContext } from '../src/infra/secret-box.ts'
import { EXAMPLE_SECRETS_KEY, guessableSecrets } from '../src/secrets.ts'
import { buildHr, buildHrServer, buildServer, HR } from './build.ts'
import { clientOf } from './client.ts'
import { beginFactor, codeOf, setUpFactor } from './factor.ts'

const newKey = () => randomBytes(32).toString('base64')
const bufferOf = (key: string) => Buffer.from(key, 'base64')
const refused = (status: number, error: string) => ({ status, body: { error } })

async function rekey(url: string, keys: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/cli/rekey.ts')], {
    env: { ...process.env, DATABASE_URL: url, ...keys },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [status] = await once(child, 'close')
  return { status, output }
}

describe('the key is changed', { timeout: 60_000 }, () => {
  test('with members logging in before, meanwhile and after, and the old key opens nothing afterwards', async () => {
    const [before, now] = [newKey(), newKey()]
    const { client, token, url, sql } = await buildHrServer({ SECRETS_KEY: before })
    const { secret } = await setUpFactor(client, token, sql)
    const second = { email: 'second@example.org', password: 'a long enough password' }
    await buildHr(url, second)
    const begun = await beginFactor(client, await client.login(second.email, second.password))
    const companySecret = seal(bufferOf(before), 'of the company', COMPANY_CONTEXT)
    await sql.query("insert into company_sign_in (issuer, client_id, client_secret) values ('i', 'c', $1)", [
      companySecret,
    ])
    await sql.query(`insert into company_sign_in_saved
      (is_on, issuer, client_id, client_secret, domains, only_invited, first_role, is_only_way)
      select is_on, issuer, client_id, client_secret, domains, only_invited, first_role, is_only_way from company_sign_in`)

    await sql.query(
      `insert into webhook (id, url, events, secret, secret_ending) overriding system value
       values (7, 'https://hooks.example.org', '{}', $1, 'abcd')`,
      [seal(bufferOf(before), 'of the webhook', webhookContext(7))],
    )

    // 1. A node with both keys decrypts what the old key encrypted, and encrypts with the new one.
    const both = clientOf((await buildServer({ DATABASE_URL: url, SECRETS_KEY: now, SECRETS_KEY_BEFORE: before })).app)
    expect((await both.post('/api/admin/login', { ...HR, code: codeOf(secret) })).status).toBe(200)

    // 2. The command; running it twice is harmless.
    const keys = { SECRETS_KEY: now, SECRETS_KEY_BEFORE: before }
    expect(await rekey(url, keys)).toMatchObject({ status: 0, output: expect.stringMatching(/^4 secrets/) })
    expect(await rekey(url, keys)).toMatchObject({ status: 0, output: expect.stringMatching(/^4 secrets/) })

    // 3. A node with only the new key.
    const after = clientOf((await buildServer({ DATABASE_URL: url, SECRETS_KEY: now })).app)
    expect((await after.post('/api/admin/login', { ...HR, code: codeOf(secret, 1) })).status).toBe(200)
    const own = await after.login(second.email, second.password)
    expect((await after.post('/api/admin/factor/confirm', { code: codeOf(begun.secret) }, own)).status).toBe(200)
    // A secret that is both saved and in use stays one secret.
    const { rows } = await sql.query(
      'select client_secret from company_sign_in join company_sign_in_saved using (client_secret)',
    )
    expect(unseal(bufferOf(now), rows[0].client_secret, COMPANY_CONTEXT)).toBe('of the company')
    expect(unseal(bufferOf(before), rows[0].client_secret, COMPANY_CONTEXT)).toBeNull()
    const { rows: webhooks } = await sql.query('select secret from webhook')
    expect(unseal(bufferOf(now), webhooks[0].secret, webhookContext(7))).toBe('of the webhook')
  })

  test('links of invitees go over in batches, taken up again where an earlier run was stopped', async () => {
    const [before, now] = [newKey(), newKey()]
    const { client, token, url, sql } = await buildHrServer({ SECRETS_KEY: before })
    const { round } = (
      await client.post(
        '/api/admin/round/save',
        {
          name: 'Autumn',
          versionSlug: 'v1',
          lang: 'en',
          sends: '',
          closes: '2099-12-31',
          reminders: '[]',
          message: '',
        },
        token,
      )
    ).body as { round: number }
    const text = Array.from({ length: 2_500 }, (_, nth) => `lead${nth}@example.org`).join('\n')
    await client.post('/api/admin/round/invite', { round: String(round), text }, token)
    const linkOf = async (invitee: number, by: typeof client, as: typeof token) =>
      ((await by.post('/api/admin/round/invitee/link', { invitee: String(invitee) }, as)).body as { link: string }).link
    const { rows: ids } = await sql.query('select id, link_sealed from invitee order by id')
    const [first, last] = [ids[0], ids.at(-1)]
    const links = [await linkOf(first.id, client, token), await linkOf(last.id, client, token)]
    const keys = { SECRETS_KEY: now, SECRETS_KEY_BEFORE: before }
    expect(await rekey(url, keys)).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^0 secrets and 2500 links/),
    })
    // As if the run had been stopped before the last batch.
    await sql.query('update invitee set link_sealed = $1 where id = $2', [last.link_sealed, last.id])
    expect(await rekey(url, keys)).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^0 secrets and 2500 links/),
    })
    const after = clientOf((await buildServer({ DATABASE_URL: url, SECRETS_KEY: now })).app)
    expect([await linkOf(first.id, after, token), await linkOf(last.id, after, token)]).toEqual(links)
    await sql.query('update invitee set link_sealed = $1 where id = $2', [randomBytes(71), last.id])
    expect(await rekey(url, keys)).toMatchObject({ status: 1, output: expect.stringContaining('opens 1 links') })
  })

  test('all or nothing: where one secret cannot be opened, none is changed, and it says whose', async () => {
    const [before, now] = [newKey(), newKey()]
    const { client, token, url, sql } = await buildHrServer({ SECRETS_KEY: before })
    await setUpFactor(client, token, sql)
    const lost = { email: 'lost@example.org', password: 'a long enough password' }
    await buildHr(url, lost)
    await setUpFactor(client, await client.login(lost.email, lost.password), sql)
    await sql.query('update hr_account set factor_secret = $1 where email = $2', [randomBytes(60), lost.email])
    const stored = async () => (await sql.query('select factor_secret from hr_account order by id')).rows
    const unchanged = await stored()
    expect(await rekey(url, { SECRETS_KEY: now, SECRETS_KEY_BEFORE: before })).toEqual({
      status: 1,
      output: 'nothing was changed: neither key opens what belongs to lost@example.org\n',
    })
    expect(await stored()).toEqual(unchanged)
  })

  test('needs both keys', async () => {
    const { url } = await buildServer()
    const { status, output } = await rekey(url, { SECRETS_KEY: newKey(), SECRETS_KEY_BEFORE: '' })
    expect([status, output]).toEqual([2, expect.stringContaining('SECRETS_KEY_BEFORE')])
  })
})

describe('the key is lost', () => {
  test('nobody with a second factor gets in by the password, and a recovery code still does', async () => {
    const { client, token, url, sql } = await buildHrServer()
    const { secret, codes } = await setUpFactor(client, token, sql)
    const other = clientOf((await buildServer({ DATABASE_URL: url, SECRETS_KEY: newKey() })).app)
    const none = clientOf((await buildServer({ DATABASE_URL: url, SECRETS_KEY: '' })).app)
    expect(await other.post('/api/admin/login', HR)).toMatchObject(refused(401, 'code-needed'))
    expect(await other.post('/api/admin/login', { ...HR, code: codeOf(secret) })).toMatchObject(
      refused(503, 'factor-unreadable'),
    )
    expect(await none.post('/api/admin/login', { ...HR, code: codeOf(secret) })).toMatchObject(
      refused(503, 'no-secrets-key'),
    )
    expect(await none.post('/api/admin/login', { ...HR, password: 'wrong' })).toMatchObject(
      refused(401, 'login-failed'),
    )
    expect((await other.post('/api/admin/login', { ...HR, code: codes[0] ?? '' })).status).toBe(200)
  })
})

describe('in production', () => {
  const settings = { DATABASE_URL: 'postgres://thrive:9vPq2mXc7LdR4tYw@localhost/x', PHOTO_STORE: 'disk' as const }
  test.each([
    ['the key of the example', EXAMPLE_SECRETS_KEY],
    ['zeros', Buffer.alloc(32).toString('base64')],
    ['a few signs that repeat', Buffer.from('abcdefgh'.repeat(4)).toString('base64')],
    ['a password', Buffer.from('my very long password 1234567890').toString('base64')],
  ])('%s is refused', (_, key) => {
    expect(guessableSecrets({ ...settings, SECRETS_KEY: bufferOf(key) })).toEqual(['SECRETS_KEY'])
  })

  test('a key that was drawn is fine, and so is none', () => {
    for (let n = 0; n < 100; n++) expect(guessableSecrets({ ...settings, SECRETS_KEY: randomBytes(32) })).toEqual([])
    expect(guessableSecrets(settings)).toEqual([])
  })
})
