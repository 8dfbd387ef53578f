import { type Call, contract } from '@thrive/contract'
import { FRESH_MINUTES, ROLES, type Role } from '@thrive/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { lifeOf } from '../src/features/hr/account/login-life.ts'
import { openLogin } from '../src/features/hr/account/service.ts'
import { registerHr, removeHr } from '../src/features/hr/people/operator-service.ts'
import { connect } from '../src/infra/database.ts'
import { buildServer, HR, onEnd, testEnv } from './build.ts'
import { clientOf } from './client.ts'

interface Rule {
  roles: readonly Role[]
  /** Only for callers who proved their identity within the last minutes. */
  fresh?: true
  /** Also for callers who still have to set up a second factor. */
  unready?: true
}

const ALL: Rule = { roles: ['owner', 'analyst', 'viewer', 'author'] }
const FIRST: Rule = { ...ALL, unready: true }
const READER: Rule = { roles: ['owner', 'analyst'] }
const VIEWER: Rule = { roles: ['owner', 'analyst', 'viewer'] }
const OWNER: Rule = { roles: ['owner'] }
const AUTHOR: Rule = { roles: ['owner', 'author'] }
const FRESH = { fresh: true } as const

/** Who may do what, written out a second time, so that a change of the contract must be deliberate. */
const RULES: Record<string, Rule> = {
  'POST /api/admin/logout': FIRST,
  'GET /api/admin/idle': FIRST,
  'POST /api/admin/stay': FIRST,
  'GET /api/admin/account': FIRST,
  'POST /api/admin/lang': FIRST,
  'POST /api/admin/password': ALL,
  'POST /api/admin/name': ALL,
  'POST /api/admin/factor/begin': { ...FIRST, ...FRESH },
  'POST /api/admin/factor/confirm': FIRST,
  'POST /api/admin/factor/codes': { ...ALL, ...FRESH },
  'POST /api/admin/factor/off': { ...ALL, ...FRESH },
  'POST /api/admin/confirm': FIRST,
  'GET /api/admin/logins': ALL,
  'POST /api/admin/logins/end': ALL,
  'POST /api/admin/logins/end-all': ALL,
  'GET /api/admin/organisation': OWNER,
  'GET /api/admin/about': OWNER,
  'POST /api/admin/organisation': { ...OWNER, ...FRESH },
  'POST /api/admin/organisation/logo': { ...OWNER, ...FRESH },
  'POST /api/admin/organisation/logo/remove': { ...OWNER, ...FRESH },
  'GET /api/admin/retention': OWNER,
  'GET /api/admin/take-outs': OWNER,
  'POST /api/admin/take-out': { ...OWNER, ...FRESH },
  'POST /api/admin/take-out/link': { ...OWNER, ...FRESH },
  'GET /api/admin/ending': OWNER,
  'POST /api/admin/ending': { ...OWNER, ...FRESH },
  'POST /api/admin/ending/stop': { ...OWNER, ...FRESH },
  'GET /api/admin/sign-in': OWNER,
  'POST /api/admin/sign-in': { ...OWNER, ...FRESH },
  'POST /api/admin/sign-in/test': { ...OWNER, ...FRESH },
  'GET /api/admin/people': OWNER,
  'POST /api/admin/people/role': { ...OWNER, ...FRESH },
  'POST /api/admin/people/remove': { ...OWNER, ...FRESH },
  'POST /api/admin/people/invite': { ...OWNER, ...FRESH },
  'POST /api/admin/people/invitation/renew': { ...OWNER, ...FRESH },
  'POST /api/admin/people/invitation/withdraw': { ...OWNER, ...FRESH },
  'GET /api/admin/table': READER,
  'GET /api/admin/single/:uuid': READER,
  'GET /api/admin/team/:uuid': READER,
  'POST /api/admin/team/join': READER,
  'POST /api/admin/team/leave': READER,
  'GET /api/admin/insight': VIEWER,
  'GET /api/admin/insight/others': READER,
  'GET /api/admin/insight/labels': VIEWER,
  'GET /api/admin/insight/rounds': VIEWER,
  'GET /api/admin/insight/same-teams': VIEWER,
  'GET /api/admin/insight/export': VIEWER,
  'GET /api/admin/actions': VIEWER,
  'GET /api/admin/actions/list': READER,
  'GET /api/admin/smallest-group': OWNER,
  'POST /api/admin/smallest-group': OWNER,
  'GET /api/admin/export': { ...READER, ...FRESH },
  'POST /api/admin/export': { ...READER, ...FRESH },
  'POST /api/admin/export/log': { ...OWNER, ...FRESH },
  'POST /api/admin/erase': { ...OWNER, ...FRESH },
  'POST /api/admin/find': OWNER,
  'POST /api/admin/find/erase': { ...OWNER, ...FRESH },
  'POST /api/admin/find/correct': { ...OWNER, ...FRESH },
  'GET /api/admin/audit': OWNER,
  'GET /api/admin/studio': AUTHOR,
  'GET /api/admin/studio/pages/:slug': AUTHOR,
  'GET /api/admin/studio/page/:slug/:section/:key': AUTHOR,
  'GET /api/admin/studio/texts/:slug': AUTHOR,
  'POST /api/admin/studio/change': AUTHOR,
  'POST /api/admin/studio/take-back': AUTHOR,
  'POST /api/admin/studio/still-right': AUTHOR,
  'GET /api/admin/studio/changes/:slug': AUTHOR,
  'POST /api/admin/studio/publish': AUTHOR,
  'GET /api/admin/studio/editions/:slug': AUTHOR,
  'GET /api/admin/studio/edition/:slug/:number': AUTHOR,
  'POST /api/admin/studio/go-back': AUTHOR,
  'GET /api/admin/studio/offer/:slug': AUTHOR,
  'POST /api/admin/studio/offer': AUTHOR,
  'POST /api/admin/studio/preview': AUTHOR,
  'POST /api/admin/studio/try': AUTHOR,
  'GET /api/admin/studio/upload/:id': AUTHOR,
  'GET /api/admin/rounds': VIEWER,
  'GET /api/admin/round/:round': VIEWER,
  'GET /api/admin/round/mail/:round': READER,
  'POST /api/admin/round/save': READER,
  'POST /api/admin/round/check': READER,
  'POST /api/admin/round/invite': READER,
  'POST /api/admin/round/invite-again': READER,
  'POST /api/admin/round/plan': READER,
  'POST /api/admin/round/close': READER,
  'POST /api/admin/round/remove': READER,
  'POST /api/admin/round/test-mail': READER,
  'POST /api/admin/round/remind': READER,
  'POST /api/admin/round/mailing': READER,
  'GET /api/admin/round/invitees/:round': READER,
  'POST /api/admin/round/invitee/correct': READER,
  'POST /api/admin/round/invitee/returned': READER,
  'POST /api/admin/round/invitee/link': READER,
  'POST /api/admin/round/invitee/withdraw': READER,
  'GET /api/admin/round/export/:round': { ...READER, ...FRESH },
  'POST /api/admin/round/export': { ...READER, ...FRESH },
  'POST /api/admin/round/invitee/erase': { ...OWNER, ...FRESH },
  'POST /api/admin/organisation/test-mail': OWNER,
}

const { app, url, sql } = await buildServer()
const client = clientOf(app)
const db = connect({ url, pool: 1 })
onEnd(() => db.destroy())
const life = lifeOf(testEnv(url))

const emailOf = (role: Role) => `${role}@example.org`
const ids = new Map<string, number>()
beforeAll(async () => {
  for (const role of ROLES) await registerHr(db, emailOf(role), HR.password, role)
  await registerHr(db, 'stays@example.org', HR.password)
  const { rows } = await sql.query('select id, email from hr_account')
  for (const { id, email } of rows) ids.set(email, id)
})

/** Returns a new token for each request, because some of the calls end it. */
async function tokenOf(email: string): Promise<string> {
  const token = await openLogin(db, { accountId: ids.get(email) ?? 0, device: null }, life)
  if (!token) throw new Error(`${email} cannot log in`)
  return token
}

/** Sends no fields: unauthorised callers are refused before fields are read, and authorised ones change nothing. */
function send(name: string, token?: string) {
  const [method, template = ''] = name.split(' ')
  const path = template.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  return method === 'GET' ? client.get(path, headers) : client.post(path, {}, headers)
}

const calls = Object.entries(contract as Record<string, Call>).filter(([, { access }]) => access === 'hr')
const refusal = (status: number, error: string | RegExp) => ({
  status,
  body: { error: typeof error === 'string' ? error : expect.stringMatching(error) },
})
const ENDED = refusal(401, /^login-(ended|idle)$/)

/** Expects access: whatever the answer to a request without fields, it is not about who the caller is. */
function expectLetIn({ status, body }: { status: number; body: unknown }) {
  expect(status).not.toBe(401)
  expect(status).not.toBe(403)
  expect(status, JSON.stringify(body)).toBeLessThan(500)
}

test('every call of HR has a rule here, and the contract says the same', () => {
  const said = calls.map(([name, { roles = [], fresh, unready }]) => [
    name,
    { roles: [...roles], ...(fresh && { fresh }), ...(unready && { unready }) },
  ])
  expect(Object.fromEntries(said)).toEqual(RULES)
})

describe.each(calls.map(([name]) => name))('%s', (name) => {
  const { roles, fresh, unready } = RULES[name] ?? { roles: [] }

  test.each(ROLES)('as %s', async (role) => {
    const answer = await send(name, await tokenOf(emailOf(role)))
    if (roles.includes(role)) expectLetIn(answer)
    else expect(answer).toMatchObject(refusal(403, 'not-your-role'))
  })

  test('without a token, with an ended one, and with one that ran out', async () => {
    expect(await send(name)).toMatchObject(ENDED)
    const [ended, late] = [await tokenOf('owner@example.org'), await tokenOf('owner@example.org')]
    await send('POST /api/admin/logout', ended)
    expect(await send(name, ended)).toMatchObject(ENDED)
    await sql.query("update hr_token set expires_at = now() - interval '1 second' where hash = sha256($1)", [late])
    expect(await send(name, late)).toMatchObject(ENDED)
  })

  test.each(ROLES)('as %s who was removed, or switched off', async (role) => {
    const email = `gone.${role}@example.org`
    const { rows } = await sql.query(
      `insert into hr_account (email, email_key, role) values ($1, $1, $2)
       on conflict (email_key) do update set disabled_at = null returning id`,
      [email, role],
    )
    ids.set(email, rows[0].id)
    const off = await tokenOf(email)
    await sql.query('update hr_account set disabled_at = now() where email = $1', [email])
    expect(await send(name, off)).toMatchObject(ENDED)
    await sql.query('update hr_account set disabled_at = null where email = $1', [email])
    const removed = await tokenOf(email)
    await removeHr(db, email)
    expect(await send(name, removed)).toMatchObject(ENDED)
  })

  test.each(ROLES)('as %s without the second factor that is asked for', async (role) => {
    await sql.query(
      `insert into organisation (default_lang, time_zone, factor_required) values ('en', 'UTC', true)
       on conflict (id) do update set factor_required = true`,
    )
    const answer = await send(name, await tokenOf(emailOf(role)))
    await sql.query('update organisation set factor_required = false')
    if (!roles.includes(role)) expect(answer).toMatchObject(refusal(403, 'not-your-role'))
    else if (unready) expectLetIn(answer)
    else expect(answer).toMatchObject(refusal(403, 'factor-needed'))
  })

  test.each(roles)('as %s who proved who they are some time ago', async (role) => {
    const token = await tokenOf(emailOf(role))
    const minutesAgo = (minutes: number) =>
      sql.query('update hr_token set proven_at = now() - make_interval(mins => $2) where hash = sha256($1)', [
        token,
        minutes,
      ])
    await minutesAgo(FRESH_MINUTES + 1)
    const late = await send(name, token)
    if (!fresh) return expectLetIn(late)
    expect(late).toMatchObject(refusal(403, 'proof-needed'))
    await minutesAgo(FRESH_MINUTES - 1)
    expectLetIn(await send(name, token))
  })
})
