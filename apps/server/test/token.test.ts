import { type Call, contract } from '@thrive/contract'
import { TOKEN_SCOPES, type TokenScope } from '@thrive/domain'
import { addTeams } from '@thrive/testkit/team'
import { beforeAll, describe, expect, test } from 'vitest'
import { tendTokens } from '../src/features/hr/token/service.ts'
import { connect } from '../src/infra/database.ts'
import { buildHrServer, HR, onEnd } from './build.ts'
import { mailSettings, startSmtp } from './smtp.ts'

const running = await buildHrServer()
const { client, token: owner, sql, ask } = running
const db = connect({ url: running.url, pool: 1 })
onEnd(() => db.destroy())

interface Made {
  token: string
  id: number
  ends: string
}
const make = async (scope: TokenScope, more: Record<string, string> = {}) => {
  const fields = { name: `Reads ${scope}`, scope, days: '90', ...more }
  return (await client.post('/api/admin/token/make', fields, owner)).body as Made
}
const as = (token: string) => ({ authorization: `Bearer ${token}` })
const ENDED = { status: 401, body: { error: 'login-ended' } }

test('a token is shown once, and kept as a hash and its last four signs', async () => {
  const { token, id, ends } = await make('totals', { name: 'Power BI' })
  expect(token).toMatch(/^thr_[\w-]{43}$/)
  expect(Date.parse(ends) - Date.now()).toBeGreaterThan(89 * 86_400_000)
  const { rows } = await sql.query('select * from api_token where id = $1', [id])
  expect(JSON.stringify(rows)).not.toContain(token.slice(4, 20))
  const { tokens } = await ask<{ tokens: object[] }>('/api/admin/tokens')
  expect(tokens[0]).toMatchObject({ id, name: 'Power BI', ending: token.slice(-4), ended: null, used: null })
})

test.each([{ days: '366' }, { days: '0' }, { scope: 'everything' }, { name: ' ' }])('%o is refused', async (wrong) => {
  const fields = { name: 'x', scope: 'totals', days: '30', ...wrong }
  expect((await client.post('/api/admin/token/make', fields, owner)).status).toBe(400)
})

describe('every call of the contract, with either token', async () => {
  const tokens = {} as Record<TokenScope, string>
  beforeAll(async () => {
    for (const scope of TOKEN_SCOPES) tokens[scope] = (await make(scope)).token
  })
  const send = (name: string, headers: Record<string, string>) => {
    const [method, template = ''] = name.split(' ')
    const path = template.replace(/:\w+/g, '1')
    return method === 'GET' ? client.get(path, headers) : client.post(path, {}, headers)
  }
  const calls = Object.entries(contract as Record<string, Call>).filter(([, { stream }]) => !stream)

  test('only GET calls are marked, and none that needs a proof or gives a file', () => {
    const marked = calls.filter(([, { tokens }]) => tokens)
    expect(marked.length).toBeGreaterThan(3)
    for (const [name, { fresh, produces, access }] of marked) {
      expect(name).toMatch(/^GET /)
      expect([fresh, produces, access]).toEqual([undefined, undefined, 'hr'])
    }
  })

  describe.each(TOKEN_SCOPES)('%s', (scope) => {
    test.each(calls.filter(([, { access }]) => access === 'hr').map(([name, { tokens }]) => [name, tokens] as const))(
      '%s',
      async (name, marked) => {
        const answer = await send(name, as(tokens[scope]))
        const isOpen = marked === 'totals' || (marked === 'results' && scope === 'results')
        // 400 where the call needs a query: then the token was let in.
        if (isOpen) expect([200, 400, 404]).toContain(answer.status)
        else expect(answer).toMatchObject(ENDED)
      },
    )

    test.each(calls.filter(([, { access }]) => access !== 'hr').map(([name]) => name))(
      '%s answers as without it',
      async (name) => {
        const [bare, held] = [await send(name, {}), await send(name, as(tokens[scope]))]
        expect([held.status, (held.body as { error?: string }).error]).toEqual([
          bare.status,
          (bare.body as { error?: string }).error,
        ])
      },
    )
  })
})

test('results hold no address, photo or key of a session, and page by page all of them', async () => {
  await addTeams(sql, [
    { version: 'v1', name: 'The Quarks', finished: new Date('2026-03-01'), position: 41 },
    { version: 'v2', name: 'The Leptons', finished: new Date('2026-04-01'), position: 41 },
    { version: 'v2', name: 'Under way', finished: null, position: 3 },
  ] as Parameters<typeof addTeams>[1])
  const { rows } = await sql.query('select id, uuid, email from session')
  const { token } = await make('results')
  interface Results {
    results: { team: string; name: string }[]
    next_cursor: string | null
  }
  const page = async (query: string) => (await client.get(`/api/results?${query}`, as(token))).body as Results
  const first = await page('limit=1')
  const second = await page(`limit=1&cursor=${encodeURIComponent(first.next_cursor ?? '')}`)
  expect([first, second].map(({ results }) => results[0]?.name)).toEqual(['The Leptons', 'The Quarks'])
  expect(second.next_cursor).toBeNull()
  const one = await client.get(`/api/result/${first.results[0]?.team}`, as(token))
  expect(one).toMatchObject({ status: 200, body: { name: 'The Leptons', round: null, answers: [], actions: [] } })
  const said = JSON.stringify([first, second, one.body])
  for (const { uuid, email } of rows) {
    expect(said).not.toContain(uuid)
    if (email) expect(said).not.toContain(email)
  }
  const unfinished = rows.find(({ id }) => ![first, second].some(({ results }) => results[0]?.team === id))
  expect((await client.get(`/api/result/${unfinished.id}`, as(token))).status).toBe(404)
})

test.each(TOKEN_SCOPES)('a round holds neither its message nor its mailings for %s', async (scope) => {
  const { rows } = await sql.query(
    `insert into round (name, version_slug, lang, closes_on, message) values ('Autumn', 'v1', 'en', '2099-01-01', 'Hi')
     returning id`,
  )
  const path = `/api/admin/round/${rows[0].id}`
  expect((await client.get(path, owner)).body).toMatchObject({ message: 'Hi', mailings: [] })
  const { body } = await client.get(path, as((await make(scope)).token))
  expect(body).toMatchObject({ name: 'Autumn' })
  expect(Object.keys(body as object)).not.toContain('message')
  expect(Object.keys(body as object)).not.toContain('mailings')
})

test('ends at once when an owner says so, or by itself; only then it can leave the list', async () => {
  const { token, id } = await make('totals')
  const read = () => client.get('/api/admin/rounds', as(token))
  const post = (call: string) => client.post(`/api/admin/token/${call}`, { token: String(id) }, owner)
  expect((await read()).status).toBe(200)
  expect(await post('remove')).toMatchObject({ status: 409, body: { error: 'token-works' } })
  expect((await post('end')).status).toBe(200)
  expect(await read()).toMatchObject(ENDED)
  expect((await post('end')).status).toBe(200)
  expect((await post('remove')).status).toBe(200)
  expect(await post('end')).toMatchObject({ status: 404, body: { error: 'no-token' } })
  const late = await make('totals')
  await sql.query("update api_token set created_at = now() - interval '9 days', ends_at = now() where id = $1", [
    late.id,
  ])
  expect(await client.get('/api/admin/rounds', as(late.token))).toMatchObject(ENDED)
})

test('the last use is noted at most every five minutes, and each day of uses is one entry of the audit log', async () => {
  const { token, id } = await make('totals', { name: 'Warehouse' })
  const used = async () => (await sql.query('select used_at from api_token where id = $1', [id])).rows[0].used_at
  for (let nth = 0; nth < 3; nth++) await client.get('/api/admin/rounds', as(token))
  const first = await used()
  expect(first).not.toBeNull()
  await client.get('/api/admin/rounds', as(token))
  expect(await used()).toEqual(first)
  await sql.query("update api_token set used_at = now() - interval '6 minutes' where id = $1", [id])
  await client.get('/api/admin/rounds', as(token))
  expect(await used()).not.toEqual(first)
  await sql.query('update api_token_use set day = day - 1 where token_id = $1', [id])
  await tendTokens({ db, mail: null })
  await tendTokens({ db, mail: null })
  const { lines } = await ask<{ lines: { who: string; what: string; changes: { new: string }[] }[] }>(
    '/api/admin/audit',
  )
  const entries = lines.filter(({ what, changes }) => what === 'token_used' && changes[0]?.new?.includes('Warehouse'))
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    who: 'program',
    changes: [{ new: `Warehouse (…${token.slice(-4)})` }, { new: '5' }, {}],
  })
  expect(lines.filter(({ what }) => what === 'token_made').length).toBeGreaterThan(3)
})

test('the calls are documented without a login, as OpenAPI and as a page', async () => {
  const { body } = await client.get('/api/openapi.json')
  const { paths } = body as { paths: Record<string, object> }
  const marked = Object.entries(contract as Record<string, Call>).filter(([, { tokens }]) => tokens)
  expect(Object.keys(paths)).toHaveLength(marked.length)
  const page = await client.get('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  for (const [name] of marked) expect(String(page.body)).toContain(`<code>${name}</code>`)
})

test('owners get a mail 14 days before a token ends, once, and none for one that was ended', async () => {
  const smtp = await startSmtp()
  const mailing = await buildHrServer(mailSettings(smtp.url))
  const made = async (name: string) => {
    const fields = { name, scope: 'totals', days: '30' }
    return (await mailing.client.post('/api/admin/token/make', fields, mailing.token)).body as Made
  }
  const [late, soon, ended] = [await made('Late'), await made('Soon'), await made('Gone')]
  const setEnd = (id: number, days: number) =>
    mailing.sql.query('update api_token set ends_at = now() + make_interval(days => $2) where id = $1', [id, days])
  await setEnd(late.id, 15)
  await setEnd(soon.id, 13)
  await setEnd(ended.id, 13)
  await mailing.client.post('/api/admin/token/end', { token: String(ended.id) }, mailing.token)
  const own = connect({ url: mailing.url, pool: 1 })
  onEnd(() => own.destroy())
  for (let nth = 0; nth < 2; nth++) await tendTokens({ db: own, mail: {} as never })
  await expect.poll(() => smtp.mails.length, { timeout: 10_000 }).toBe(1)
  const jobs = () => mailing.sql.query("select from graphile_worker.jobs where task_identifier = 'mail-token'")
  await expect.poll(async () => (await jobs()).rowCount).toBe(0)
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]?.header('Subject')).toContain('Soon')
  expect(smtp.mails[0]?.header('To')).toContain(HR.email)
})
