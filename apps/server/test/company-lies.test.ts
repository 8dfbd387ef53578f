import { describe, expect, test } from 'vitest'
import { begin, buildCompany, finish, settingsOf } from './company.ts'
import { type Lie, startHostile } from './hostile-provider.ts'

const hostile = await startHostile()
const { client, token, sql, useSaved } = await buildCompany([])
/** Switches to this provider, as an owner would; that discards everything from the previous one. */
const trust = async () => {
  await client.post('/api/admin/sign-in', settingsOf(hostile.issuer), token)
  await useSaved()
}
hostile.lies({})
await trust()

/** Signs in while the company sends this lie; the browser and this server behave correctly. */
async function told(lie: Lie, fields: Record<string, string> = {}, login: Record<string, string> = {}) {
  hostile.lies(lie)
  if (lie.metadata) await trust()
  const { url, cookie } = await begin(client, fields, login)
  hostile.lies(lie, url)
  const state = new URL(url).searchParams.get('state') ?? ''
  return finish(client, { state, code: 'a code' }, { ...cookie, ...login })
}
const refused = { status: 403, body: { error: 'company-refused' } }
const soon = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

test('a token that is right is believed', async () => {
  expect(await told({})).toMatchObject({ status: 200, body: { purpose: 'sign-in' } })
})

describe('a token is refused', () => {
  test.each<[string, Lie]>([
    ['for another client', { claims: { aud: 'another-client' } }],
    ['for several clients, the other one being meant', { claims: { aud: ['thrive-lab', 'other'], azp: 'other' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['with another nonce', { claims: { nonce: 'of another sign-in' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['that nobody signed', { by: 'none' }],
    ['signed with the client secret', { by: 'HS256' }],
    ['signed by somebody else', { by: 'foreign' }],
    ['signed with a key that is not published', { by: 'foreign', header: { kid: 'unknown' } }],
    ['that has ended', { claims: { iat: soon(-3_900), exp: soon(-300) } }],
  ])('%s', async (_, lie) => {
    expect(await told(lie)).toMatchObject(refused)
  })

  test('and none of these left an account or a login', async () => {
    expect((await sql.query('select 1 from hr_account where subject is not null')).rowCount).toBe(1)
    expect((await sql.query('select 1 from hr_token where by_company')).rowCount).toBe(1)
  })
})

describe('clocks that differ', () => {
  const shifted = (seconds: number): Lie => ({
    claims: { iat: soon(seconds), nbf: soon(seconds), exp: soon(seconds + 300), auth_time: soon(seconds) },
  })

  test.each([-50, 50])('by %s seconds do not matter', async (seconds) => {
    expect((await told(shifted(seconds))).status).toBe(200)
  })

  test.each([-300, 300])('by %s seconds are refused', async (seconds) => {
    expect(await told(shifted(seconds))).toMatchObject(refused)
  })

  test('nor does a token whose end is just over', async () => {
    expect((await told({ claims: { exp: soon(-30) } })).status).toBe(200)
  })

  test('a token from before this sign-in began is refused, though it has not ended', async () => {
    expect(await told({ claims: { iat: soon(-600), exp: soon(3_000) } })).toMatchObject(refused)
  })
})

describe('what the token leaves out is asked for', () => {
  const silent = { email: undefined, email_verified: undefined }

  test('and believed of the same person', async () => {
    const userinfo = { email: 'noor@havenlicht.example', email_verified: true }
    expect((await told({ claims: silent, userinfo })).status).toBe(200)
  })

  test('but of nobody else', async () => {
    const userinfo = { sub: 'jan', email: 'noor@havenlicht.example', email_verified: true }
    expect(await told({ claims: silent, userinfo })).toMatchObject(refused)
  })

  test.each(['true', 1, undefined, null])('an address that is checked as %j is not checked', async (verified) => {
    expect(await told({ claims: { email_verified: verified } })).toMatchObject({
      status: 403,
      body: { error: 'email-unverified' },
    })
  })
})

describe('a proof of who is there', () => {
  const login = async () => ({ authorization: `Bearer ${((await told({})).body as { token: string }).token}` })
  const confirm = async (lie: Lie) => told(lie, { purpose: 'confirm' }, await login())

  test('is one where the sign-in over there was just now', async () => {
    expect(await confirm({})).toMatchObject({ status: 200, body: { purpose: 'confirm' } })
  })

  test('is none where the company passed an old sign-in on, or does not say', async () => {
    expect(await confirm({ claims: { auth_time: soon(-400) } })).toMatchObject({
      status: 403,
      body: { error: 'not-fresh' },
    })
    expect(await confirm({ claims: { auth_time: undefined } })).toMatchObject(refused)
  })

  test('a sign-in that the company remembers from this morning opens a login that is not proven', async () => {
    const { body } = await told({ claims: { auth_time: soon(-3_600) } })
    const { rows } = await sql.query(
      `select extract(epoch from now() - proven_at) as age from hr_token
       where hash = sha256(convert_to($1, 'UTF8'))`,
      [(body as { token: string }).token],
    )
    expect(Number(rows[0].age)).toBeGreaterThan(3_500)
  })
})

describe('a company that does not answer as it should', { timeout: 30_000 }, () => {
  const down = { status: 502, body: { error: 'company-unreachable' } }
  const only =
    (path: string, answer: NonNullable<Lie['answer']>): NonNullable<Lie['answer']> =>
    (asked, response) =>
      asked === path && answer(asked, response)
  const html: NonNullable<Lie['answer']> = (_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<h1>Maintenance</h1>')
    return true
  }
  const broken: NonNullable<Lie['answer']> = (_, response) => {
    response.destroy()
    return true
  }
  const silence: NonNullable<Lie['answer']> = () => true

  test.each([
    ['an HTML page', html],
    ['nothing', broken],
    ['nothing for long', silence],
  ])('answers the code with %s', async (_, answer) => {
    expect(await told({ answer: only('/token', answer) })).toMatchObject(down)
  })

  test.each([
    ['an HTML page', html],
    ['nothing', broken],
    ['nothing for long', silence],
  ])('says about itself %s', async (_, answer) => {
    hostile.lies({ answer })
    await trust()
    expect(await begin(client)).toMatchObject(down)
  })

  test('works again as soon as the company does', async () => {
    expect((await told({})).status).toBe(200)
  })

  test('sends the keys as a page', async () => {
    expect((await told({ answer: only('/jwks', html) })).status).toBeGreaterThanOrEqual(400)
  })
})
