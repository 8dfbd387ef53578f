import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildHr, buildHrServer, HR } from './build.ts'

interface Line {
  at: string
  who: string
  name: string | null
  what: string
  kind: string
  detail: string | null
  changes: { name: string; old: string | null; new: string | null }[]
  teams: number | null
}
interface Audit {
  lines: Line[]
  next_cursor: string | null
  counts: Record<string, number> | null
  months: number
  timeZone: string
}

const { client, token, ask, sql, url } = await buildHrServer({ AUDIT_MONTHS: '36' })
const audit = (filter: Record<string, string> = {}) => ask<Audit>(`/api/admin/audit?${new URLSearchParams(filter)}`)
const actions = async (filter: Record<string, string>) => (await audit(filter)).lines.map(({ what }) => what)
const latest = async (what: string) => (await audit()).lines.find((line) => line.what === what)

describe('the filters of the log', () => {
  beforeAll(async () => {
    await buildHr(url, { email: 'mia@example.org', password: 'a long enough password' })
    await sql.query("update hr_account set name = 'Mia Janssens' where email = 'mia@example.org'")
    await sql.query("update organisation set time_zone = 'Europe/Amsterdam'")
    await sql.query(`insert into audit_line (at, who, what, whom) values
      ('2020-03-31 21:59:00Z', 'mia@example.org', 'viewed', null),
      ('2020-03-31 22:01:00Z', 'mia@example.org', 'erased', null),
      ('2020-04-01 10:00:00Z', 'noor@example.org', 'role_changed', 'mia@example.org'),
      ('2020-04-01 21:59:00Z', 'noor@example.org', 'sign_in_failed', null),
      ('2020-04-01 22:01:00Z', 'no_or@example.org', 'signed_in', null)`)
  })
  const DAY = { from: '2020-04-01', to: '2020-04-01' }

  test('days are those of the organisation, both included', async () => {
    expect(await actions(DAY)).toEqual(['sign_in_failed', 'role_changed', 'erased'])
    expect(await audit(DAY)).toMatchObject({ timeZone: 'Europe/Amsterdam', months: 36 })
  })

  test('a person is found by a part of the address or the name, as who did it or whom it was about', async () => {
    const until = { to: '2020-04-02' }
    expect(await actions({ ...until, person: 'MIA@' })).toEqual(['role_changed', 'erased', 'viewed'])
    expect(await actions({ ...until, person: 'janss' })).toEqual(['role_changed', 'erased', 'viewed'])
    expect(await actions({ ...until, person: 'no_or' })).toEqual(['signed_in'])
    expect(await actions({ ...until, person: 'nobody' })).toEqual([])
    expect((await audit({ ...until, person: 'janss' })).lines.at(-1)).toMatchObject({
      who: 'mia@example.org',
      name: 'Mia Janssens',
      kind: 'looked',
    })
  })

  test('a kind shows its entries, and the counts are of all kinds', async () => {
    expect(await actions({ to: '2020-04-02', kind: 'refused' })).toEqual(['sign_in_failed'])
    const { counts } = await audit({ to: '2020-04-02', kind: 'refused' })
    expect(counts).toEqual({ looked: 1, changed: 1, erased: 1, refused: 1, login: 1 })
    expect((await client.get('/api/admin/audit?kind=nosuch', token)).status).toBe(400)
  })

  test('later pages have no counts', async () => {
    expect((await audit({ cursor: '999999' })).counts).toBeNull()
  })
})

describe('what an entry holds', () => {
  test('settings with their old and new values', async () => {
    await client.post('/api/admin/organisation', { name: 'Old Name', retentionMonths: '24' }, token)
    await client.post('/api/admin/organisation', { name: 'New Name', domains: 'a.org b.org', lang: 'en' }, token)
    expect((await latest('settings_changed'))?.changes).toEqual([
      { name: 'name', old: 'Old Name', new: 'New Name' },
      { name: 'domains', old: null, new: 'a.org, b.org' },
    ])
  })

  test('sign-in with old and new values; of its secret the last four characters', async () => {
    const own = await buildHrServer({
      PUBLIC_URL: 'https://thrive.example',
      SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
    })
    const wish = {
      on: 'false',
      issuer: 'https://login.example.org',
      clientId: 'thrive',
      domains: '["example.org"]',
      onlyInvited: 'true',
      firstRole: 'analyst',
      onlyWay: 'false',
      factorRequired: 'false',
    }
    for (const change of [{ clientSecret: 'first-long-secret-k9Q2' }, { clientSecret: 'second-long-secret-m3Tz' }])
      expect((await own.client.post('/api/admin/sign-in', { ...wish, ...change }, own.token)).status).toBe(200)
    await own.client.post('/api/admin/sign-in', { ...wish, clientId: 'thrive-2', onlyInvited: 'false' }, own.token)
    const { lines } = await own.ask<Audit>('/api/admin/audit?kind=changed')
    expect(lines.map(({ changes }) => changes).slice(0, 2)).toEqual([
      [
        { name: 'clientId', old: 'thrive', new: 'thrive-2' },
        { name: 'onlyInvited', old: 'true', new: 'false' },
      ],
      [{ name: 'clientSecret', old: '…k9Q2', new: '…m3Tz' }],
    ])
    expect(JSON.stringify(lines)).not.toContain('long-secret')
  })

  test('a forgotten password, of an address with an account or without', async () => {
    for (const email of [HR.email.toUpperCase(), 'nobody@example.org'])
      expect((await client.post('/api/admin/password/forgot', { email })).status).toBe(200)
    const { lines } = await audit({ kind: 'login' })
    expect(lines.slice(0, 2).map(({ who, what }) => [who, what])).toEqual([
      ['unknown', 'password_forgotten'],
      [HR.email, 'password_forgotten'],
    ])
    expect(JSON.stringify(lines)).not.toContain('nobody@')
  })

  test('a login that ends by itself, once', async () => {
    const own = await buildHrServer()
    await own.client.login(HR.email, HR.password)
    await own.sql.query(`update hr_token set expires_at = now() - interval '1 second'
      where id = (select max(id) from hr_token)`)
    const ended = async () =>
      (await own.ask<Audit>('/api/admin/audit')).lines.filter(({ what }) => what === 'signed_out')
    for (const task of ['tell-audit', 'drop-expired', 'tell-audit']) {
      await own.sql.query(`select graphile_worker.add_job('${task}')`)
      const waiting = `select from graphile_worker.jobs where task_identifier = '${task}'`
      await expect.poll(async () => (await own.sql.query(waiting)).rowCount, { timeout: 15_000 }).toBe(0)
    }
    expect(await ended()).toMatchObject([{ who: HR.email, detail: 'by itself' }])
  })

  test('an export with its format, filter and count; of a search only that there was one', async () => {
    const query = { format: 'csv', version: 'v1', from: '2020-01-01', search: 'team of jan' }
    expect((await client.get(`/api/admin/export?${new URLSearchParams(query)}`, token)).status).toBe(200)
    const entry = await latest('exported')
    expect(entry).toMatchObject({
      teams: 0,
      changes: [
        { name: 'format', old: null, new: 'csv' },
        { name: 'version', old: null, new: 'v1' },
        { name: 'from', old: null, new: '2020-01-01' },
        { name: 'search', old: null, new: null },
      ],
    })
    expect(JSON.stringify(entry)).not.toContain('jan')
  })
})

describe('the log as CSV', () => {
  const download = async (fields: Record<string, string>, own = token) => {
    const { body } = await client.post('/api/admin/export/log', fields, own)
    return client.get((body as { url: string }).url)
  }
  const rowsOf = async (fields: Record<string, string>) => {
    const { body, status } = await download(fields)
    expect(status).toBe(200)
    return parse(body as Buffer, { bom: true }) as string[][]
  }

  test('has what the filters show, in the words and on the clock of the screen, and is an entry', async () => {
    await sql.query(`insert into audit_line (at, who, what, detail, changes) values
      ('2019-07-01 10:05:09Z', '=cmd@example.org', 'settings_changed', 'retentionMonths',
       '[{"name":"retentionMonths","old":"24","new":"6"},{"name":"contact","old":null,"new":"a@example.org"}]')`)
    const rows = await rowsOf({ to: '2019-12-31', lang: 'nl' })
    expect(rows).toEqual([
      ['Wanneer (Europe/Amsterdam)', 'Wie', 'Naam', 'Wat', 'Waarvan, oud → nieuw', 'Team, als code'],
      [
        '2019-07-01 12:05:09',
        "'=cmd@example.org",
        '',
        'Wijzigde instellingen',
        expect.stringMatching(/^Antwoorden bewaren.*: 24 maanden → 6 maanden · .*: leeg → a@example\.org$/),
        '',
      ],
    ])
    expect(await latest('log_exported')).toMatchObject({
      who: HR.email,
      changes: [
        { name: 'format', new: 'csv' },
        { name: 'to', new: '2019-12-31' },
        { name: 'entries', new: '1' },
      ],
    })
  })

  test('has every entry before its own, however many pages that are', async () => {
    await sql.query("insert into audit_line (who, what) select 'many', 'viewed' from generate_series(1, 1200)")
    expect(await rowsOf({ person: 'many' })).toHaveLength(1201)
    expect(await rowsOf({ kind: 'looked', person: HR.email })).toHaveLength(
      1 + (await audit({ person: HR.email })).lines.filter(({ kind }) => kind === 'looked').length - 1,
    )
  })

  test('a link of somebody who is no owner any more opens nothing', async () => {
    const account = { email: 'was-owner@example.org', password: 'a long enough password' }
    await buildHr(url, account)
    const { body } = await client.post('/api/admin/export/log', {}, await client.login(account.email, account.password))
    await sql.query("update hr_account set role = 'analyst' where email = 'was-owner@example.org'")
    expect((await client.get((body as { url: string }).url)).status).toBe(404)
  })
})
