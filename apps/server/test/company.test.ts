import { describe, expect, test } from 'vitest'
import { buildHr, HR } from './build.ts'
import { begin, buildCompany, finish, JAN, NOOR, PUBLIC_URL, REDIRECT, signIn, visit } from './company.ts'

const people = [
  { ...NOOR },
  { ...JAN },
  { subject: 'lien', email: 'lien@havenlicht.example' },
  { subject: 'moves', email: 'moves@havenlicht.example' },
  { subject: 'owner', email: 'member@havenlicht.example' },
  { subject: 'stranger', email: 'stranger@elsewhere.example' },
  { subject: 'below', email: 'below@mail.havenlicht.example' },
  { subject: 'unverified', email: 'unverified@havenlicht.example', emailVerified: false },
  { subject: 'nameless' },
]
const { client, sql, url, company, save, token, useSaved } = await buildCompany(people)
const colleague = (subject: string) => people.find((each) => each.subject === subject) ?? NOOR

const accountOf = async (email: string) =>
  (await sql.query('select id, role, name, subject, password_hash from hr_account where email_key = $1', [email]))
    .rows[0]
const lines = async (who: string) =>
  (await sql.query('select what, detail from audit_line where who = $1 order by id', [who])).rows
const bearer = (body: unknown) => ({ authorization: `Bearer ${(body as { token: string }).token}` })

describe('a colleague who signs in with the company account', () => {
  test('gets an account with the role the owner chose, and the same one from then on', async () => {
    const first = await signIn(client, 'noor@havenlicht.example')
    expect(first).toMatchObject({ status: 200, body: { purpose: 'sign-in' } })
    const account = await accountOf('noor@havenlicht.example')
    expect(account).toMatchObject({ role: 'analyst', name: 'Noor de Vries', subject: 'noor', password_hash: null })
    expect((await client.get('/api/admin/account', bearer(first.body))).body).toMatchObject({ role: 'analyst' })
    await signIn(client, 'noor@havenlicht.example')
    expect((await accountOf('noor@havenlicht.example')).id).toBe(account.id)
    expect(await lines('noor@havenlicht.example')).toEqual([
      { what: 'joined', detail: 'analyst' },
      { what: 'signed_in', detail: 'company' },
      { what: 'signed_in', detail: 'company' },
    ])
  })

  test('who had an account with a password keeps it, its role and its password', async () => {
    await buildHr(url, { email: 'member@havenlicht.example', password: 'the first password' })
    expect((await signIn(client, 'member@havenlicht.example')).status).toBe(200)
    expect(await accountOf('member@havenlicht.example')).toMatchObject({ role: 'owner', subject: 'owner' })
    expect((await client.login('member@havenlicht.example', 'the first password')).authorization).toMatch(/.{40}/)
  })

  test('and whose address changes at the company keeps the account, and gets nobody else’s', async () => {
    expect((await signIn(client, 'moves@havenlicht.example')).status).toBe(200)
    const before = await accountOf('moves@havenlicht.example')
    colleague('moves').email = 'member@havenlicht.example'
    const { body } = await signIn(client, 'moves')
    expect((await client.get('/api/admin/account', bearer(body))).body).toMatchObject({
      email: 'moves@havenlicht.example',
      role: 'analyst',
    })
    expect((await accountOf('moves@havenlicht.example')).id).toBe(before.id)
  })

  test('two first sign-ins at once make one account', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => signIn(client, 'lien@havenlicht.example')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})

describe('nobody gets in', () => {
  const refused = async (email: string, code: string) => {
    const answer = await signIn(client, email)
    expect(answer).toMatchObject({ status: 403, body: { error: code } })
    expect(JSON.stringify(answer.body)).not.toContain('token')
    return answer
  }

  test.each([
    ['of another domain', 'stranger@elsewhere.example', 'other-company-domain'],
    ['of a domain below', 'below@mail.havenlicht.example', 'other-company-domain'],
    ['whose address was not checked', 'unverified@havenlicht.example', 'email-unverified'],
    ['without an address', 'nameless', 'email-missing'],
  ])('%s', async (_, email, code) => {
    await refused(email, code)
    expect(await accountOf(email)).toBeUndefined()
  })

  test('who was not invited, where only the invited may; an open invitation says the role and is used up', async () => {
    await save({ onlyInvited: 'true' })
    const { body } = await refused('jan@havenlicht.example', 'not-invited')
    expect(body).toMatchObject({ email: 'jan@havenlicht.example', owner: HR.email })
    const invite = (expiry: string) =>
      sql.query(
        `insert into invitation (email, email_key, role, lang, invited_by, expires_at)
         values ($1, $1, 'author', 'en', $2, now() + $3::interval) on conflict (email_key) do update set expires_at = excluded.expires_at`,
        ['jan@havenlicht.example', HR.email, expiry],
      )
    await invite('-1 minute')
    await refused('jan@havenlicht.example', 'not-invited')
    await invite('1 day')
    expect((await signIn(client, 'jan@havenlicht.example')).status).toBe(200)
    expect(await accountOf('jan@havenlicht.example')).toMatchObject({ role: 'author' })
    expect((await sql.query('select 1 from invitation')).rowCount).toBe(0)
    await save()
  })

  test('whose account was switched off', async () => {
    await sql.query("update hr_account set disabled_at = now() where email_key = 'jan@havenlicht.example'")
    await refused('jan@havenlicht.example', 'account-off')
    await sql.query("update hr_account set disabled_at = null where email_key = 'jan@havenlicht.example'")
  })

  test('with the address of somebody who came from the company before', async () => {
    await sql.query("update hr_account set subject = 'somebody before' where email_key = 'jan@havenlicht.example'")
    await refused('jan@havenlicht.example', 'linked-elsewhere')
    await sql.query("update hr_account set subject = 'jan' where email_key = 'jan@havenlicht.example'")
    expect(await lines('jan@havenlicht.example')).toContainEqual({ what: 'sign_in_failed', detail: 'linked-elsewhere' })
  })

  test('where company sign-in is off', async () => {
    await save({ on: 'false' })
    expect(await begin(client)).toMatchObject({ status: 409, body: { error: 'company-off' } })
    await save()
  })
})

describe('what came back counts once, in the browser that began', () => {
  const expired = { status: 403, body: { error: 'sign-in-expired' } }

  test('not in a browser that began nothing: nobody can log somebody else in as themselves', async () => {
    const { url: at } = await begin(client)
    expect(await finish(client, await visit(at, 'noor@havenlicht.example'), {})).toMatchObject(expired)
  })

  test('not in another browser that began, too', async () => {
    const [mine, theirs] = [await begin(client), await begin(client)]
    const sent = await visit(mine.url, 'noor@havenlicht.example')
    expect(await finish(client, sent, theirs.cookie)).toMatchObject(expired)
    // The failed attempt used up the other state too, so nobody can guess states.
    expect(await finish(client, await visit(theirs.url, 'noor@havenlicht.example'), theirs.cookie)).toMatchObject(
      expired,
    )
  })

  test('not twice, and its code not in a new attempt either', async () => {
    const { url: at, cookie } = await begin(client)
    const sent = await visit(at, 'noor@havenlicht.example')
    expect((await finish(client, sent, cookie)).status).toBe(200)
    expect(await finish(client, sent, cookie)).toMatchObject(expired)
    const again = await begin(client)
    const replayed = new URLSearchParams(sent)
    replayed.set('state', new URL(again.url).searchParams.get('state') ?? '')
    expect(await finish(client, replayed, again.cookie)).toMatchObject({
      status: 403,
      body: { error: 'company-refused' },
    })
  })

  test('not after ten minutes', async () => {
    const { url: at, cookie } = await begin(client)
    await sql.query("update company_attempt set expires_at = now() - interval '1 second'")
    expect(await finish(client, await visit(at, 'noor@havenlicht.example'), cookie)).toMatchObject(expired)
  })

  test('not with the settings of before; those that are only saved change nothing', async () => {
    const saving = await begin(client)
    await save({ clientId: 'another', clientSecret: 'another secret' })
    expect((await finish(client, await visit(saving.url, 'noor@havenlicht.example'), saving.cookie)).status).toBe(200)
    const { url: at, cookie } = await begin(client)
    await useSaved()
    expect(await finish(client, await visit(at, 'noor@havenlicht.example'), cookie)).toMatchObject(expired)
    await save({ clientSecret: 'a client secret that is long enough k9Q2' })
    await useSaved()
  })

  test('the cookie is closed to scripts and other sites, and only the hash of its value is stored', async () => {
    const { headers, cookie } = await begin(client, {}, { 'x-forwarded-proto': 'https' })
    const [pair, ...flags] = String(headers['set-cookie']).split('; ')
    expect(pair).toMatch(/^sign-in=[\w-]{43}$/)
    expect(flags).toEqual(expect.arrayContaining(['Path=/api/company', 'Max-Age=600', 'HttpOnly', 'SameSite=Lax']))
    const value = cookie.cookie?.slice('sign-in='.length)
    const { rows } = await sql.query("select encode(hash, 'hex') as hash from company_attempt")
    expect(JSON.stringify(rows)).not.toContain(value)
  })
})

describe('the way there and back', () => {
  test('asks for a code with PKCE, state and nonce, and names the address that was registered', async () => {
    const { url: at } = await begin(client, { email: ' Noor@havenlicht.example ' })
    const asked = Object.fromEntries(new URL(at).searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: REDIRECT,
      code_challenge_method: 'S256',
      login_hint: 'noor@havenlicht.example',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/)
    expect(asked.prompt).toBeUndefined()
  })

  test('leads nowhere else, whatever a caller adds', async () => {
    const { url: at, cookie } = await begin(
      client,
      { redirect_uri: 'https://evil.example', return: 'https://evil.example' },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    )
    expect(new URL(at).searchParams.get('redirect_uri')).toBe(`${PUBLIC_URL}/sign-in`)
    expect(at).not.toContain('evil')
    const sent = await visit(at, 'noor@havenlicht.example')
    sent.set('return', 'https://evil.example')
    const { status, body, headers } = await finish(client, sent, cookie)
    expect(status).toBe(200)
    expect(Object.keys(body as object).toSorted()).toEqual(['purpose', 'token'])
    expect(headers.location).toBeUndefined()
  })

  test('an answer in the name of another issuer is refused', async () => {
    const { url: at, cookie } = await begin(client)
    const sent = await visit(at, 'noor@havenlicht.example')
    expect(sent.get('iss')).toBe(company.issuer)
    sent.set('iss', 'https://evil.example')
    expect(await finish(client, sent, cookie)).toMatchObject({ status: 403, body: { error: 'company-refused' } })
  })

  test('and one without an issuer, of a provider that always names itself', async () => {
    const { url: at, cookie } = await begin(client)
    const sent = await visit(at, 'noor@havenlicht.example')
    sent.delete('iss')
    expect(await finish(client, sent, cookie)).toMatchObject({ status: 403, body: { error: 'company-refused' } })
  })

  test('who turns round over there is told so', async () => {
    const { url: at, cookie } = await begin(client)
    const state = new URL(at).searchParams.get('state') ?? ''
    expect(await finish(client, { state, error: 'access_denied' }, cookie)).toMatchObject({
      status: 403,
      body: { error: 'company-cancelled' },
    })
  })

  test('a key that the company changed a moment ago works without a restart', async () => {
    expect((await signIn(client, 'noor@havenlicht.example')).status).toBe(200)
    company.rotate()
    expect((await signIn(client, 'noor@havenlicht.example')).status).toBe(200)
  })
})

describe('proving again who is there', () => {
  const confirm = async (login: Record<string, string>, email = 'noor@havenlicht.example') =>
    signIn(client, email, { purpose: 'confirm' }, login)
  const provenAgo = (seconds: number) =>
    sql.query('update hr_token set proven_at = now() - make_interval(secs => $1)', [seconds])
  const freshest = async () =>
    Number((await sql.query('select min(extract(epoch from now() - proven_at)) as age from hr_token')).rows[0].age)

  test('asks the company for a new sign-in, and counts for the login that asked', async () => {
    const login = bearer((await signIn(client, 'noor@havenlicht.example')).body)
    await provenAgo(3600)
    const { url: at } = await begin(client, { purpose: 'confirm' }, login)
    expect(Object.fromEntries(new URL(at).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
    expect(await confirm(login)).toMatchObject({ status: 200, body: { purpose: 'confirm' } })
    expect(await freshest()).toBeLessThan(60)
    await provenAgo(0)
  })

  test('not as somebody else, not with another login, and not without one', async () => {
    const login = bearer((await signIn(client, 'noor@havenlicht.example')).body)
    await provenAgo(3600)
    expect(await confirm(login, 'lien@havenlicht.example')).toMatchObject({ body: { error: 'other-person' } })
    const { url: at, cookie } = await begin(client, { purpose: 'confirm' }, login)
    const sent = await visit(at, 'noor@havenlicht.example')
    expect(await finish(client, sent, { ...cookie, ...token })).toMatchObject({ body: { error: 'sign-in-expired' } })
    expect(await begin(client, { purpose: 'confirm' })).toMatchObject({ status: 401, body: { error: 'login-ended' } })
    expect(await freshest()).toBeGreaterThan(3000)
    await provenAgo(0)
  })
})
