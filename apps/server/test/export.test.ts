import { Readable } from 'node:stream'
import { loadWorkshops } from '@thrive/content'
import { dayOf } from '@thrive/domain'
import { addTeams } from '@thrive/testkit/team'
import { parse } from 'csv-parse/sync'
import readXlsx from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { SHEETS } from '../src/infra/sheets/sheet.ts'
import { buildHrServer, buildServer, HR } from './build.ts'

const { sql, client, token } = await buildHrServer({ TIME_ZONE: 'UTC' })

const download = async (query: Record<string, string>) => {
  const answer = await client.get(`/api/admin/export?${new URLSearchParams(query)}`, token)
  expect(answer.status).toBe(200)
  return answer as typeof answer & { body: Buffer }
}
const csvOf = async (query: Record<string, string> = {}): Promise<string[][]> =>
  parse((await download({ format: 'csv', ...query })).body, { bom: true, relax_quotes: false })
const xlsxOf = async (query: Record<string, string> = {}) => {
  const [sheet] = await readXlsx((await download({ format: 'xlsx', ...query })).body)
  return sheet?.data ?? []
}
const titled = (rows: unknown[][], row = 1) =>
  Object.fromEntries((rows[0] ?? []).map((title, index) => [title, rows[row]?.[index]]))

const TRICKY = ['=1+1', '+1', '-1', '@SUM(A1)', '\tTab', '\rReturn', 'a;b,c"d"\ne', ' spaces ', '<&>', 'emoji 🙂 Łódź']

/** Creates a v2 team whose answers a spreadsheet might misinterpret. */
async function trickyTeam() {
  const uuid = await client.start('v2', 'export@example.org')
  await client.save(uuid, [
    { question_id: 19, value: 64 },
    { question_id: 27, value: ['Empathy', 'others==cmd|calc'] },
    { question_id: 28, value: ['Trust', 'Inspire', 'Connect'] },
    { question_id: 29, value: TRICKY.join('|') },
    { question_id: 30, value: '=HYPERLINK("https://example.org")' },
    { question_id: 31, value: '2027-01-31' },
    { question_id: 32, value: 'Yes' },
  ])
  await client.walk(uuid, 'v2')
  await client.post('/api/session/name', { uuid, name: '@The Team' })
  await client.post('/api/opinion/set', { uuid, type: 'relevant', score: '3' })
  return uuid
}
await trickyTeam()

describe('a row', () => {
  const today = dayOf(Date.now())
  const expected = {
    Version: 'Thrive Lab',
    'E-mail address team leader': 'export@example.org',
    'Which behaviours will help our team most?': 'Empathy; Others: =cmd|calc',
    'Rank the indicators from left to right.': 'Trust; Inspire; Connect',
    'How did you do?': 'Our answer is correct',
  }

  test('of a CSV file holds the answers in the words of their questions', async () => {
    const row = titled(await csvOf({ version: 'v2' }))
    expect(row).toMatchObject({ ...expected, 'Connect score': '64', 'Trust score': '' })
    expect(row).toMatchObject({
      Finished: today.split('-').reverse().join('-'),
      'When do we look back on it?': '31-01-2027',
    })
    expect(row['Connect: we know and help each other']).toBe('64')
    expect(row['Trust: we are open and rely on each other']).toBe('')
    expect(Object.keys(row).at(-5)).toMatch(/\(0 Totally disagree to 4 Totally agree\)$/)
    expect(Object.values(row).slice(-6, -4)).toEqual(['', '3'])
  })

  test('of an Excel file too, with numbers as numbers and dates as dates', async () => {
    const row = titled(await xlsxOf({ version: 'v2' }))
    expect(row).toMatchObject({ ...expected, 'Connect score': 64, 'Trust score': null, Team: '@The Team' })
    expect(row).toMatchObject({ Finished: new Date(today), 'When do we look back on it?': new Date('2027-01-31') })
    expect(row['Trust: we are open and rely on each other']).toBeNull()
    expect(row['Who makes sure that it happens?']).toBe('=HYPERLINK("https://example.org")')
  })
})

test('a file with semicolons is read as such, and holds the same', async () => {
  const { body } = await download({ format: 'csv', separator: 'semicolon', version: 'v2' })
  expect(parse(body, { bom: true, delimiter: ';' })).toEqual(await csvOf({ version: 'v2' }))
  expect((await client.get('/api/admin/export?format=csv&separator=tab', token)).status).toBe(400)
})

test('days that Excel counts wrongly are words, all others days', async () => {
  const days = ['0001-01-01', '1900-02-28', '1900-03-01', '2024-02-29', '9999-12-31'].map((day) => ({ day }))
  const [sheet] = await readXlsx(Buffer.concat(await SHEETS.xlsx(Readable.from([days])).stream.toArray()))
  const real = ['1900-03-01', '2024-02-29', '9999-12-31'].map((day) => new Date(day))
  expect(sheet?.data[0]).toEqual(['01-01-0001', '28-02-1900', ...real])
})

describe('a cell that Excel would take for a formula', () => {
  const cells = [...TRICKY, '＝1+1', '']
  const SEPARATORS = [',', ';', '\t'] as const

  test('is made harmless in a CSV file, and nothing else is changed', async () => {
    const { stream } = SHEETS.csv(Readable.from([cells]))
    const bytes = Buffer.concat(await stream.toArray())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(bytes.toString().endsWith('\r\n')).toBe(true)
    const [row = []] = parse(bytes, { bom: true, record_delimiter: '\r\n' }) as string[][]
    for (const [index, cell] of cells.entries())
      expect(row[index]).toBe(/^[=+\-@\t\r＝]/.test(cell) ? `'${cell}` : cell)
  })

  test.each([
    'fine; =1+1',
    'fine,+1',
    'fine\t-1',
    'fine\r\n@SUM(A1)',
    'fine\n =1',
    'a;"=1+1"',
    "a;'=1+1",
    'one\n- two\n- three',
    '"\n=1+1',
  ])('is harmless also where a program of another country begins a cell: %j', async (text) => {
    for (const separator of ['comma', 'semicolon'] as const) {
      const { stream } = SHEETS.csv(Readable.from([['first', text, 'last']]), separator)
      const file = Buffer.concat(await stream.toArray())
      // Parsed by a reader that understands quotes, and by one that does not.
      for (const delimiter of SEPARATORS)
        for (const quote of ['"', null])
          for (const cell of parse(file, {
            bom: true,
            delimiter,
            quote,
            relax_quotes: true,
            relax_column_count: true,
          }).flat())
            expect(cell).not.toMatch(/^[\s"]*[=+\-@]/)
    }
  })

  test('is a text in an Excel file', async () => {
    const { stream } = SHEETS.xlsx(Readable.from([cells.slice(0, -1), ['a\u0001b\uffff']]))
    const [sheet] = await readXlsx(Buffer.concat(await stream.toArray()), { trim: false })
    // XML normalises carriage returns to newlines.
    expect(sheet?.data[0]).toEqual(cells.slice(0, -1).map((cell) => cell.replace('\r', '\n')))
    expect(sheet?.data[1]?.[0]).toBe('ab')
  })

  test('is what HR gets', async () => {
    const row = titled(await csvOf({ version: 'v2' }))
    expect(row).toMatchObject({
      Team: "'@The Team",
      'Who makes sure that it happens?': `'=HYPERLINK("https://example.org")`,
    })
  })
})

describe('the columns', () => {
  test('without a version are those of both, and a title that stands twice says where', async () => {
    const [header = []] = await csvOf()
    expect(header.indexOf('How connected is our team today?')).toBeLessThan(header.indexOf('Our time'))
    expect(header.filter((title) => title.endsWith('Who makes sure it happens?'))).toEqual([
      'Our Connect plan: Who makes sure it happens?',
      'Our Trust plan: Who makes sure it happens?',
      'Our Inspire plan: Who makes sure it happens?',
    ])
    expect(new Set(header).size).toBe(header.length)
  })

  test('are those of every revision, in the newest words', async () => {
    const earlier = structuredClone(loadWorkshops())
    const questions = earlier.flatMap(({ survey }) => survey.flatMap(({ group }) => group?.questions ?? []))
    for (const question of questions) {
      if (question.id === 32) question.title = 'Earlier words'
      if (question.id === 33) Object.assign(question, { id: 933, title: 'Asked no more' })
    }
    const { url } = await buildServer({}, { workshops: earlier })
    const now = await buildHrServer({ DATABASE_URL: url })
    const { body } = await now.client.get('/api/admin/export?format=csv&version=v2', now.token)
    const [header = []] = parse(body as Buffer, { bom: true }) as string[][]
    expect(header).toContain('How did you do?')
    expect(header).not.toContain('Earlier words')
    expect(header.indexOf('Asked no more')).toBeGreaterThan(header.indexOf('When do we look back on it?'))
  })
})

test('holds what the filters show, in their order, however many pages it takes', async () => {
  const teams = Array.from({ length: 450 }, (_, n) => ({
    name: `Filtered ${String(n).padStart(3, '0')}`,
    finished: `2025-01-${String(1 + (n % 28)).padStart(2, '0')}T10:00:00Z`,
  }))
  await addTeams(sql, teams)
  const query = { search: 'filtered', sort: 'name', direction: 'asc', from: '2025-01-02', to: '2025-01-27' }
  const shown = teams
    .filter(({ finished }) => finished > '2025-01-02' && finished < '2025-01-28')
    .map(({ name }) => name)
  expect((await csvOf(query)).slice(1).map(([name]) => name)).toEqual(shown)
  expect((await xlsxOf(query)).slice(1).map(([name]) => name)).toEqual(shown)
  expect(await csvOf({ search: 'nobody at all' })).toHaveLength(1)
})

test('is sent as a file that is not kept on the way', async () => {
  const { headers } = await download({ format: 'csv' })
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="thrive-teams-\d{4}-\d\d-\d\d\.csv"$/),
    'cache-control': 'no-store',
  })
  expect((await client.get('/api/admin/export?format=pdf', token)).status).toBe(400)
  expect((await client.get('/api/admin/export', token)).status).toBe(400)
})

test.each(['csv', 'xlsx'] as const)('%s: nothing is read ahead of a slow reader', async (format) => {
  let made = 0
  const rows = async function* () {
    for (; made < 100_000; made++) yield [`row ${made}`, crypto.randomUUID().repeat(20)]
  }
  const { stream } = SHEETS[format](rows())
  // A writer without backpressure would produce all of its rows during these pauses.
  for await (const _ of stream.take(3)) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(made).toBeLessThan(10_000)
})

test.each(['csv', 'xlsx'] as const)('%s: a failure half way breaks the download off', async (format) => {
  const rows = async function* () {
    for (let i = 0; i < 50; i++) yield ['row']
    throw new Error('the database went away')
  }
  await expect(SHEETS[format](rows()).stream.toArray()).rejects.toThrow('the database went away')
})

describe('a link', () => {
  const order = (fields: Record<string, string> = {}) =>
    client.post('/api/admin/export', { format: 'csv', search: '@the', ...fields }, token)
  const urlOf = async () => ((await order()).body as { url: string }).url

  test('needs no header, gives what was asked for, and works once', async () => {
    const url = await urlOf()
    const { status, body } = await client.get(url)
    expect(status).toBe(200)
    expect(parse(body as Buffer, { bom: true })).toHaveLength(2)
    expect(await client.get(url)).toMatchObject({ status: 404, body: { error: 'link-expired' } })
  })

  test('of two who follow it at once one gets the file', async () => {
    const url = await urlOf()
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.get(url)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404])
  })

  test('asking for its head does not use it up', async () => {
    const url = await urlOf()
    await client.head(url)
    expect((await client.get(url)).status).toBe(200)
  })

  test('ends after a minute', async () => {
    const url = await urlOf()
    const { rows } = await sql.query('select extract(epoch from expires_at - now()) as seconds from export_ticket')
    expect(Number(rows[0].seconds)).toBeLessThanOrEqual(60)
    await sql.query("update export_ticket set expires_at = now() - interval '1 second'")
    expect((await client.get(url)).status).toBe(404)
  })

  test('ends with the account', async () => {
    const url = await urlOf()
    await sql.query('update hr_account set disabled_at = now()')
    expect((await client.get(url)).status).toBe(404)
    await sql.query('update hr_account set disabled_at = null')
  })

  test('ends with the role that let it be asked for', async () => {
    const url = await urlOf()
    await sql.query("update hr_account set role = 'author'")
    expect((await client.get(url)).status).toBe(404)
    await sql.query("update hr_account set role = 'owner'")
  })

  test('is stored as a hash only', async () => {
    const ticket = (await urlOf()).split('/').at(-1) ?? ''
    const { rows } = await sql.query(
      "select string_agg(encode(hash, 'escape') || wanted, ' ') as stored from export_ticket",
    )
    expect(rows[0].stored).not.toContain(ticket)
  })

  test('is refused for a format there is not', async () => {
    expect((await order({ format: 'pdf' })).status).toBe(400)
  })
})

test('every file leaves a line that says who, and not what', async () => {
  await sql.query('delete from audit_line')
  await download({ format: 'csv', search: 'secret search' })
  const { rows } = await sql.query('select * from audit_line')
  expect(rows).toMatchObject([{ who: HR.email, what: 'exported', team: null, teams: 0 }])
  expect(JSON.stringify(rows)).not.toContain('secret')
})

test('a cleared answer leaves its cell empty, and a text that looks like a list stays the text', async () => {
  const uuid = await client.start('v2', 'cleared@example.org')
  await client.save(uuid, [
    { question_id: 29, value: '["a","b"]' },
    { question_id: 30, value: 'Samira' },
    { question_id: 31, value: '2027-01-31' },
  ])
  await client.save(
    uuid,
    [30, 31].map((question_id) => ({ question_id, value: '' })),
  )
  await client.walk(uuid, 'v2')
  const row = titled(await csvOf({ version: 'v2', search: 'cleared@example.org' }))
  expect(row).toMatchObject({
    'What are we going to do?': '["a","b"]',
    'Who makes sure that it happens?': '',
    'When do we look back on it?': '',
  })
})
