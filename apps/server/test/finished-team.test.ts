import { addTeams } from '@thrive/testkit/team'
import { describe, expect, test } from 'vitest'
import { buildHrServer } from './build.ts'

interface Table {
  dashboard_table_data: { uuid: string; name: string | null; email: string; finished: string; version_slug: string }[]
  next_cursor: string | null
  total: { teams: number; more: boolean } | null
}

const { sql, client, token, ask } = await buildHrServer({ TIME_ZONE: 'UTC' })
const table = (query: Record<string, string> = {}) => ask<Table>(`/api/admin/table?${new URLSearchParams(query)}`)
const namesOf = ({ dashboard_table_data }: Table) => dashboard_table_data.map(({ name }) => name)

async function everyPage(query: Record<string, string>) {
  const rows: Table['dashboard_table_data'] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Table = await table({ ...query, cursor })
    rows.push(...page.dashboard_table_data)
    cursor = page.next_cursor
  }
  return rows
}

// Many share a name, an address, a version, and even the same millisecond.
await addTeams(
  sql,
  Array.from({ length: 60 }, (_, n) => ({
    name: n % 10 === 0 ? null : `Paged ${n % 7}`,
    email: `Lead${n % 5}@paged.example.org`,
    version: n % 3 === 0 ? 'v2' : 'v1',
    finished: `2027-03-0${1 + (n % 4)}T10:00:00.000${String(n % 6).padStart(3, '0')}Z`,
  })),
)

describe('paging', () => {
  const key: Record<string, (row: Table['dashboard_table_data'][number]) => string> = {
    finished: (row) => row.finished,
    name: (row) => (row.name ?? '').toLowerCase(),
    email: (row) => row.email.toLowerCase(),
    version: (row) => row.version_slug,
  }
  const orders = Object.keys(key).flatMap((sort) => ['asc', 'desc'].map((direction) => ({ sort, direction })))

  test.each(orders)('by $sort $direction shows every row once, in order', async ({ sort, direction }) => {
    const rows = await everyPage({ sort, direction, limit: '7', search: 'paged' })
    expect(new Set(rows.map(({ uuid }) => uuid)).size).toBe(60)
    expect(rows).toHaveLength(60)
    const keys = rows.map((row) => key[sort]?.(row) ?? '')
    const sorted = keys.toSorted()
    expect(keys).toEqual(direction === 'asc' ? sorted : sorted.toReversed())
  })

  test('a row that is added meanwhile is not shown twice and moves nobody', async () => {
    const first = await table({ limit: '10' })
    await addTeams(sql, [{ name: 'Newcomer', finished: '2027-12-31T00:00:00Z' }])
    const second = await table({ limit: '10', cursor: first.next_cursor ?? '' })
    expect(namesOf(second)).not.toContain('Newcomer')
    const seen = [...first.dashboard_table_data, ...second.dashboard_table_data].map(({ uuid }) => uuid)
    expect(new Set(seen).size).toBe(20)
  })

  test.each(['x', 'bm90IGEgbGlzdA', Buffer.from('["name","asc","a","1"]').toString('base64url')])(
    'a cursor of another table is refused: %s',
    async (cursor) => {
      const answer = await client.get(`/api/admin/table?cursor=${cursor}`, token)
      expect(answer).toMatchObject({ status: 400, body: { error: 'no-such-page' } })
    },
  )

  test.each([
    ['finished', ['finished', 'desc', "2027-01-01 00:00:00'; --", '1']],
    ['finished', ['finished', 'desc', '2027-01-01 00:00:00+00', 'x']],
    ['finished', ['finished', 'desc', '2027-99-99 00:00:00+00', '1']],
    ['name', ['name', 'desc', 'a\u0000b', '1']],
    ['name', ['name', 'desc', 7, '1']],
  ])('a cursor that was tampered with is refused, not a failure: %s %j', async (sort, cursor) => {
    const text = Buffer.from(JSON.stringify(cursor)).toString('base64url')
    expect((await client.get(`/api/admin/table?sort=${sort}&cursor=${text}`, token)).status).toBe(400)
  })

  test.each(['limit=0', 'limit=201', 'limit=x', 'sort=uuid', 'direction=up', 'from=2027-02-30', 'to=yesterday'])(
    'refuses %s',
    async (query) => {
      expect((await client.get(`/api/admin/table?${query}`, token)).status).toBe(400)
    },
  )

  test('empty fields count as absent', async () => {
    const query = 'search=&version=&from=&to=&sort=&direction=&cursor=&limit='
    expect((await client.get(`/api/admin/table?${query}`, token)).status).toBe(200)
  })
})

describe('how many there are', () => {
  test('is said on the first page, exactly or as a least', async () => {
    expect((await table({ search: 'paged', limit: '7' })).total).toEqual({ teams: 7, more: true })
    expect((await table({ search: 'paged' })).total).toEqual({ teams: 60, more: false })
    expect((await table({ version: 'v2', from: '2027-03-01', to: '2027-03-04', limit: '7' })).total).toEqual({
      teams: 20,
      more: false,
    })
    const { next_cursor } = await table({ limit: '7' })
    expect((await table({ limit: '7', cursor: next_cursor ?? '' })).total).toBeNull()
  })
})

describe('search', async () => {
  await addTeams(sql, [
    { name: 'The Quarks', email: 'Noor.deVries@acme.example.org' },
    { name: 'Team Łódź', email: 'jan@acme.example.org' },
    { name: '100% us_', email: 'percent@acme.example.org' },
    { name: null, email: 'nameless@quay.example.org' },
    { name: 'Xy', email: 'two@acme.example.org' },
  ])

  test.each([
    ['part of a name, in any case', 'qUARK', ['The Quarks']],
    ['letters beyond ASCII', 'łÓDŹ', ['Team Łódź']],
    ['part of an address', 'acme.example', ['The Quarks', 'Team Łódź', '100% us_', 'Xy']],
    ['an address', ' noor.devries@acme.example.org ', ['The Quarks']],
    ['the beginning of an address', 'NOOR.devries@', ['The Quarks']],
    ['only the beginning, once there is an @', 'devries@acme', []],
    ['a team without a name, by its address', 'nameless', [null]],
    ['signs that mean something to SQL', '100%', ['100% us_']],
    ['an underscore', 's_', []],
    ['a percent sign alone', '%%%', []],
    ['a backslash', '\\', []],
    ['two letters at the beginning of a word', 'xy', ['Xy']],
    ['name and address at once', 'qua', ['The Quarks', null]],
    ['nothing that is there', 'zzzz', []],
    ['a quote', "o'; drop table session --", []],
  ])('finds %s', async (_, search, names) => {
    expect(namesOf(await table({ search, sort: 'finished' })).toSorted()).toEqual(names.toSorted())
  })

  test('a character that PostgreSQL cannot hold is refused, not a failure', async () => {
    expect((await client.get('/api/admin/table?search=a%00b', token)).status).toBe(400)
  })
})

test('a period holds both its days, and goes together with the other filters', async () => {
  await addTeams(sql, [
    { name: 'Day before', finished: '2026-05-31T23:59:59.999999Z' },
    { name: 'First moment', finished: '2026-06-01T00:00:00Z' },
    { name: 'Last moment', finished: '2026-06-02T23:59:59.999999Z', version: 'v2' },
    { name: 'Day after', finished: '2026-06-03T00:00:00Z' },
  ])
  const period = { from: '2026-06-01', to: '2026-06-02' }
  expect(namesOf(await table(period))).toEqual(['Last moment', 'First moment'])
  expect(namesOf(await table({ ...period, version: 'v2' }))).toEqual(['Last moment'])
  expect(namesOf(await table({ ...period, search: 'moment', direction: 'asc' }))).toEqual([
    'First moment',
    'Last moment',
  ])
  expect(namesOf(await table({ from: '2026-06-03', to: '2026-06-03' }))).toEqual(['Day after'])
  expect(namesOf(await table({ from: '2026-06-02', to: '2026-06-01' }))).toEqual([])
  expect(namesOf(await table({ version: 'v9' }))).toEqual([])
})

test('a single result has what HR needs to erase it', async () => {
  const [uuid] = await addTeams(sql, [{ email: 'Lead@Example.org', finished: '2026-01-02T03:04:05Z' }])
  expect(await ask(`/api/admin/single/${uuid}`)).toMatchObject({
    name: null,
    email: 'Lead@Example.org',
    finished: '2026-01-02T03:04:05.000Z',
  })
})
