import { expect, test } from 'vitest'
import { openLibrary } from '../src/features/content/library.ts'
import { eraseByRetention } from '../src/features/hr/settings/retention-service.ts'
import { openOrganisation } from '../src/features/organisation/service.ts'
import { openEvents } from '../src/infra/events.ts'
import { buildServer, testEnv } from './build.ts'
import { clientOf } from './client.ts'
import { buildRounds } from './round.ts'

const { act, round, invitees, detail, secretOf, client, token, sql, db, url } = await buildRounds({}, null)
const opened = async (people: string) => {
  const id = await round()
  await act('invite', { round: id, text: people })
  await act('plan', { round: id })
  return id
}
const start = (email: string, invite: string) =>
  client.post('/api/session/create', { email, versionSlug: 'v2', invite }) as Promise<{
    status: number
    body: { uuid: string; finished?: true; error?: string }
  }>

test('without mail a round opens, and its links are copied', async () => {
  const id = await opened('a@example.org\nb@example.org')
  expect(await detail(id)).toMatchObject({ state: 'open', invited: 2, mailings: [] })
  const secret = await secretOf(id, 'a@example.org')
  expect((await client.post('/api/round/open', { secret })).body).toMatchObject({ state: 'invited', round: 'Autumn' })
  expect((await start('a@example.org', secret)).status).toBe(200)
  expect(await detail(id)).toMatchObject({
    opened: 1,
    started: 1,
    finished: 0,
    stops: [{ title: 'Measure', teams: 1 }],
  })
})

test('simultaneous starts by one link make one session', async () => {
  const id = await opened('many@example.org')
  const secret = await secretOf(id, 'many@example.org')
  const answers = await Promise.all(Array.from({ length: 8 }, () => start('many@example.org', secret)))
  expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(1)
  expect(await detail(id)).toMatchObject({ started: 1 })
})

test('counts follow a session that the release before finishes or erases', async () => {
  const id = await opened('E-mail,Name,Unit\nold@example.org,Olga,Sales\nstay@example.org,Stef,Sales')
  const { body } = await start('old@example.org', await secretOf(id, 'old@example.org'))
  await start('stay@example.org', await secretOf(id, 'stay@example.org'))
  // What the release before does knows nothing of rounds.
  await sql.query('update session set finished_at = now(), position = 37 where uuid = $1', [body.uuid])
  expect(await detail(id)).toMatchObject({ invited: 2, started: 2, finished: 1 })
  await sql.query('delete from session')
  expect(await detail(id)).toMatchObject({ invited: 2, started: 2, finished: 1, stops: [{ teams: 1 }] })
  const { rows } = await sql.query('select email, name, labels, search, link_hash from invitee where round_id = $1', [
    id,
  ])
  expect(rows).toEqual(Array(2).fill({ email: null, name: '', labels: [], search: null, link_hash: null }))
})

test('addresses of a closed round go when retention says, and the counts stay', async () => {
  const id = await opened('gone@example.org\nkept@example.org')
  const other = await opened('open@example.org')
  await act('close', { round: id })
  const env = testEnv(url)
  const organisation = await openOrganisation(db, env)
  const deps = { db, organisation, library: openLibrary(db), events: openEvents() }
  await sql.query('update organisation set retention_months = 12')
  await sql.query("update round set closed_at = now() - interval '11 months' where id = $1", [id])
  await eraseByRetention(deps)
  expect(await invitees(id)).toHaveLength(2)
  await sql.query("update round set closed_at = now() - interval '13 months' where id = $1", [id])
  await eraseByRetention(deps)
  expect([await invitees(id), (await detail(id)).invited]).toEqual([[], 2])
  expect(await invitees(other)).toHaveLength(1)
  await sql.query('update organisation set retention_months = null')
})

test('without the key that seals links, rounds say what is missing', async () => {
  const id = await round()
  const { app } = await buildServer({ DATABASE_URL: url, SECRETS_KEY: '' })
  const invite = { round: String(id), text: 'keyless@example.org' }
  expect(await clientOf(app).post('/api/admin/round/invite', invite, token)).toMatchObject({
    status: 503,
    body: { error: 'no-secrets-key' },
  })
})

test('a list of 5,000 comes from an Excel file', async () => {
  const { SHEETS } = await import('../src/infra/sheets/sheet.ts')
  async function* rows() {
    yield ['E-mail', 'Name', 'Department']
    for (let nth = 0; nth < 5_000; nth++) yield [`sheet${nth}@example.org`, `Lead ${nth}`, `Unit ${nth % 40}`]
  }
  const chunks: Buffer[] = []
  for await (const chunk of SHEETS.xlsx(rows()).stream) chunks.push(chunk as Buffer)
  const id = await round()
  const file = new File([Buffer.concat(chunks)], 'list.xlsx')
  expect((await act('check', { round: id, file })).body).toMatchObject({ fine: 5_000, new: 5_000, problems: [] })
  expect((await act('invite', { round: id, file })).body).toEqual({ added: 5_000, known: 0, problems: 0 })
})
