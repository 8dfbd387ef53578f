import type { ServerResponse } from 'node:http'
import { verify } from '@node-rs/argon2'
import { describe, expect, test, vi } from 'vitest'
import { CLIENT } from '../../../scripts/company-provider.ts'
import { setDisabled } from '../src/features/hr/people/operator-service.ts'
import { buildHr, buildHrServer, HR } from './build.ts'
import { begin, buildCompany, finish, NOOR, PUBLIC_URL, SECRETS_KEY, settingsOf, signIn, visit } from './company.ts'
import { startHostile } from './hostile-provider.ts'

const { client, sql, url, token, company, save } = await buildCompany([{ ...NOOR }])
const read = async () => (await client.get('/api/admin/sign-in', token)).body as Record<string, unknown>
const idOf = async (email: string) =>
  (await sql.query('select id from hr_account where email_key = $1', [email])).rows[0].id
const bearer = ({ body }: { body: unknown }) => ({ authorization: `Bearer ${(body as { token: string }).token}` })
const trial = () => signIn(client, 'noor@havenlicht.example', { purpose: 'test' }, token)

describe('the settings', () => {
  test('come back without the secret, of which the last four signs are shown', async () => {
    const settings = await read()
    expect(settings).toMatchObject({
      on: true,
      issuer: company.issuer,
      clientId: CLIENT.id,
      clientSecretEnd: 'k9Q2',
      domains: ['havenlicht.example'],
      redirect: `${PUBLIC_URL}/sign-in`,
      canKeepSecrets: true,
      owners: [{ email: HR.email }],
      withoutFactor: [{ email: HR.email }],
    })
    expect(JSON.stringify(settings)).not.toContain(CLIENT.secret)
    const { rows } = await sql.query('select client_secret from company_sign_in')
    expect(rows[0].client_secret.toString('latin1')).not.toContain(CLIENT.secret)
  })

  test('are the owner’s, who has to have proven who they are within ten minutes', async () => {
    await sql.query("update hr_account set role = 'analyst'")
    expect((await client.get('/api/admin/sign-in', token)).body).toMatchObject({ error: 'not-your-role' })
    expect((await save()).body).toMatchObject({ error: 'not-your-role' })
    expect((await trialStart()).body).toMatchObject({ error: 'not-your-role' })
    await sql.query("update hr_account set role = 'owner'")
    await sql.query("update hr_token set proven_at = now() - interval '11 minutes'")
    expect((await save()).body).toMatchObject({ error: 'proof-needed' })
    expect((await trialStart()).body).toMatchObject({ error: 'proof-needed' })
    await sql.query('update hr_token set proven_at = now()')
  })
  const trialStart = () => client.post('/api/company/start', { purpose: 'test' }, token)

  test.each([
    ['an issuer without TLS elsewhere', { issuer: 'http://login.example.org' }, 'invalid-issuer'],
    ['no address', { issuer: 'login' }, 'invalid-issuer'],
    ['one page of the provider', { issuer: 'https://x.example/.well-known/openid-configuration' }, 'invalid-issuer'],
    ['an address with a query', { issuer: 'https://x.example/?a' }, 'invalid-issuer'],
    ['no domain', { domains: '[]' }, 'sign-in-incomplete'],
    ['no client', { clientId: '' }, 'sign-in-incomplete'],
    ['what is no domain', { domains: '["not a domain"]' }, 'invalid'],
    ['an owner as the first role', { firstRole: 'owner' }, 'invalid'],
    ['only this way, switched off', { on: 'false', onlyWay: 'true' }, 'sign-in-incomplete'],
  ])('are refused with %s', async (_, changed, code) => {
    expect(await save(changed)).toMatchObject({ status: 400, body: { error: code } })
  })

  test('leave the names of what changed in the audit log, and no values', async () => {
    await save({ domains: '["havenlicht.example", "@Haven.example "]', onlyInvited: 'true' })
    await save({ domains: '["havenlicht.example", "haven.example"]', onlyInvited: 'true' })
    await save({ clientSecret: CLIENT.secret })
    const { rows } = await sql.query(
      "select detail from audit_line where what = 'sign_in_changed' order by id desc limit 2",
    )
    expect(rows).toEqual([{ detail: 'domains, onlyInvited, clientSecret' }, { detail: 'domains, onlyInvited' }])
  })

  test('ask everybody with a password for a second factor, and say who has none', async () => {
    await save({ factorRequired: 'true' })
    const body = { error: 'factor-needed' }
    expect(await client.get('/api/admin/sign-in', token)).toMatchObject({ status: 403, body })
    await sql.query('update organisation set factor_required = false')
    expect(await read()).toMatchObject({ factorRequired: false })
  })

  test('tell everybody only which ways there are', async () => {
    expect((await client.get('/api/sign-in')).body).toEqual({
      company: true,
      name: null,
      at: new URL(company.issuer).host,
      domains: ['havenlicht.example'],
      passwords: true,
    })
  })
})

test('without a key for secrets, or an address of its own, it cannot be switched on', async () => {
  const bare = await buildHrServer({ PUBLIC_URL, SECRETS_KEY: '' })
  const without = await bare.client.post('/api/admin/sign-in', settingsOf(company.issuer), bare.token)
  expect(without).toMatchObject({ status: 503, body: { error: 'no-secrets-key' } })
  expect((await bare.client.get('/api/sign-in')).body).toMatchObject({ company: false, domains: [], passwords: true })
  const nowhere = await buildHrServer({ SECRETS_KEY })
  const homeless = await nowhere.client.post('/api/admin/sign-in', settingsOf(company.issuer), nowhere.token)
  expect(homeless).toMatchObject({ status: 409, body: { error: 'no-public-url' } })
})

describe('a test of the connection', { timeout: 30_000 }, () => {
  const faults = async (issuer: string) => {
    const { body } = await client.post('/api/admin/sign-in/test', { issuer }, token)
    const { checks } = body as { checks: { check: string; fault: string | null; done: boolean }[] }
    return checks.map(({ check, fault, done }) => `${check} ${fault ?? (done ? 'ok' : 'waits')}`)
  }

  test('says what is right', async () => {
    expect(await faults(company.issuer)).toEqual(['answers ok', 'same-issuer ok', 'features ok', 'keys ok'])
  })

  test('and what is wrong, for whoever has to put it right', async () => {
    const hostile = await startHostile()
    const after = async (lie: Parameters<typeof hostile.lies>[0]) => {
      hostile.lies(lie)
      return (await faults(hostile.issuer)).find((line) => !line.endsWith(' ok'))
    }
    expect(await faults('http://login.example.org')).toContain('answers not-https')
    expect(await faults('http://127.0.0.1:9')).toEqual([
      'answers no-answer',
      'same-issuer waits',
      'features waits',
      'keys waits',
    ])
    const html = (_: string, response: { setHeader: (a: string, b: string) => void; end: (c: string) => void }) => {
      response.setHeader('Content-Type', 'text/html')
      response.end('<h1>Log in</h1>')
      return true
    }
    expect(await after({ answer: html })).toBe('answers not-openid')
    expect(await after({ answer: () => true })).toBe('answers no-answer')
    expect(await after({ metadata: { issuer: 'https://evil.example' } })).toBe('same-issuer other-issuer')
    expect(await after({ metadata: { response_types_supported: ['id_token'] } })).toBe('features no-code-flow')
    expect(await after({ metadata: { code_challenge_methods_supported: ['plain'] } })).toBe('features no-pkce')
    expect(await after({ metadata: { scopes_supported: ['openid'] } })).toBe('features no-email')
    expect(await after({ metadata: { token_endpoint_auth_methods_supported: ['private_key_jwt'] } })).toBe(
      'features no-client-secret',
    )
    expect(await after({ metadata: { jwks_uri: `${hostile.issuer}/none` } })).toBe('keys no-keys')
    expect(await after({})).toBeUndefined()
    const endless = (at: string) => {
      let sent = 0
      const answer = (path: string, response: ServerResponse) => {
        if (!path.endsWith(at)) return false
        response.setHeader('Content-Type', 'application/json')
        response.write('{"a":"')
        const more = () => {
          for (; !response.destroyed; sent += 65_536) if (!response.write('a'.repeat(65_536))) break
        }
        response.on('drain', more)
        more()
        return true
      }
      return { answer, sent: () => sent }
    }
    const [metadata, keys] = [endless('/openid-configuration'), endless('/jwks')]
    expect(await after({ answer: metadata.answer })).toBe('answers not-openid')
    expect(await after({ answer: keys.answer })).toBe('keys no-keys')
    for (const each of [metadata, keys]) expect(each.sent()).toBeLessThan(16 * 1024 * 1024)
  })

  test('a trial log-in makes no account, and says who came back', async () => {
    expect(await trial()).toMatchObject({
      status: 200,
      body: { purpose: 'test', email: 'noor@havenlicht.example', name: 'Noor de Vries' },
    })
    expect((await sql.query('select 1 from hr_account where subject is not null')).rowCount).toBe(0)
    expect((await read()).testedAt).toMatch(/^20/)
    const { rows } = await sql.query(
      "select detail from audit_line where what = 'sign_in_tested' order by id desc limit 1",
    )
    expect(rows).toEqual([{ detail: 'came back' }])
  })

  test.each([
    { clientId: 'other' },
    { clientSecret: 'another secret' },
    { issuer: 'https://login.example.org' },
    { domains: '["havenlicht.example", "more.example"]' },
  ])('counts no longer after %j, and what is in use goes on', async (changed) => {
    const before = (await read()).inUse as object
    await save(changed)
    const inUse = { ...before, sameSecret: !('clientSecret' in changed) }
    expect(await read()).toMatchObject({ testedAt: null, inUse })
    await save({ clientSecret: CLIENT.secret })
    await trial()
    await save({ onlyInvited: 'true' })
    expect((await read()).testedAt).not.toBeNull()
  })
})

describe('what was saved and not tested', () => {
  const NOWHERE = 'http://127.0.0.1:1'
  const ways = async () => (await client.get('/api/sign-in')).body

  test('is not what people get, whatever its test says; what is in use stays in use', async () => {
    const before = await ways()
    const { inUse } = await read()
    expect(inUse).toMatchObject({ issuer: company.issuer, clientId: CLIENT.id, onlyWay: false })
    expect((await save({ issuer: NOWHERE, onlyWay: 'true', emergency: String(await idOf(HR.email)) })).status).toBe(200)
    await client.post('/api/admin/sign-in/test', { issuer: NOWHERE }, token)
    expect(await ways()).toEqual(before)
    expect(await read()).toMatchObject({ on: true, issuer: NOWHERE, onlyWay: true, testedAt: null, inUse })
    expect((await signIn(client, 'noor@havenlicht.example')).status).toBe(200)
  })

  test('leaves a release before this one with what is in use', async () => {
    const { rows } = await sql.query('select issuer, is_on, is_only_way from company_sign_in')
    expect(rows).toEqual([{ issuer: company.issuer, is_on: true, is_only_way: false }])
  })

  test('is in use once its trial came back, or at once where it is what is in use', async () => {
    await save({ domains: '["havenlicht.example", "more.example"]' })
    expect(await ways()).toMatchObject({ domains: ['havenlicht.example'] })
    expect((await trial()).status).toBe(200)
    expect(await ways()).toMatchObject({ domains: ['havenlicht.example', 'more.example'] })
    await save({ domains: '["havenlicht.example", "more.example"]', issuer: NOWHERE })
    await save({ domains: '["havenlicht.example", "more.example"]' })
    expect((await read()).testedAt).not.toBeNull()
  })

  test('switches nothing on, where nothing is in use; and off needs no trial', async () => {
    await save({ on: 'false' })
    expect(await ways()).toMatchObject({ company: false })
    expect(await read()).toMatchObject({ on: false, inUse: null })
    await save({ clientSecret: CLIENT.secret })
    expect(await ways()).toMatchObject({ company: false })
    expect(await read()).toMatchObject({ on: true, inUse: null })
    await trial()
    expect(await ways()).toMatchObject({ company: true })
  })

  test('a trial that began with other settings proves nothing', async () => {
    const { url: at, cookie } = await begin(client, { purpose: 'test' }, token)
    await save({ clientId: 'other' })
    await save()
    expect(await finish(client, await visit(at, 'noor@havenlicht.example'), { ...cookie, ...token })).toMatchObject({
      body: { error: 'sign-in-expired' },
    })
  })
})

describe('where there is no other way in', () => {
  const login = (email: string, password: string) => client.post('/api/admin/login', { email, password })
  const other = { email: 'other@havenlicht.example', password: 'a password of another' }

  test('a trial has to have come back, and one owner keeps a password', async () => {
    await buildHr(url, other)
    const emergency = String(await idOf(HR.email))
    expect(await save({ onlyWay: 'true' })).toMatchObject({ status: 400, body: { error: 'emergency-needed' } })
    await sql.query("update hr_account set role = 'analyst' where email_key = $1", [other.email])
    expect(await save({ onlyWay: 'true', emergency: String(await idOf(other.email)) })).toMatchObject({
      body: { error: 'emergency-needed' },
    })
    expect((await save({ onlyWay: 'true', emergency })).status).toBe(200)
    expect((await client.get('/api/sign-in')).body).toMatchObject({ passwords: true })
    const company = await signIn(client, 'noor@havenlicht.example')
    const logins = {
      other: await client.login(other.email, other.password),
      emergency: token,
      company: bearer(company),
    }
    await trial()
    const works = async (login: Record<string, string>) => (await client.get('/api/admin/account', login)).status
    expect(await works(logins.other)).toBe(401)
    expect(await works(logins.emergency)).toBe(200)
    expect(await works(logins.company)).toBe(200)
    expect((await client.get('/api/sign-in')).body).toMatchObject({ passwords: false })
  })

  test('the others’ passwords open nothing, and nobody learns who has an account', async () => {
    expect(await login(other.email, other.password)).toMatchObject({ status: 403, body: { error: 'company-only' } })
    const wrong = await login(other.email, 'not the password')
    expect(wrong).toMatchObject({ status: 401, body: { error: 'login-failed' } })
    expect((await login('nobody@havenlicht.example', 'not the password')).body).toEqual(wrong.body)
    expect((await login(HR.email, HR.password)).status).toBe(200)
  })

  test('an account that was switched off reads as an unknown one', async () => {
    await setDisabled((await import('../src/infra/database.ts')).connect({ url, pool: 1 }), other.email, true)
    expect((await login(other.email, other.password)).body).toMatchObject({ error: 'login-failed' })
    await sql.query('update hr_account set disabled_at = null')
  })

  test('a login verifies one hash for an unknown address, a wrong password and a right one, so all take the same time', async () => {
    for (const [email, password] of [
      ['nobody@havenlicht.example', 'not the password'],
      [other.email, 'not the password'],
      [other.email, other.password],
    ] as const) {
      vi.mocked(verify).mockClear()
      await login(email, password)
      expect(verify).toHaveBeenCalledOnce()
    }
  })

  test('the owner for emergencies cannot be taken away, and passwords come back without a trial', async () => {
    await expect(sql.query('delete from hr_account where email_key = $1', [HR.email])).rejects.toMatchObject({
      code: '23503',
    })
    await save()
    expect((await login(other.email, other.password)).status).toBe(200)
  })
})
