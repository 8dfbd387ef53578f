import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Response } from '@thrive/contract'
import { addTeams } from '@thrive/testkit/team'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildMember, HR, testEnv } from './build.ts'
import { startS3 } from './photos.ts'
import { buildRounds } from './round.ts'

type TakeOut = Response<'GET /api/admin/take-outs'>['takeOuts'][number]

async function build(settings: Record<string, string> = {}, options: Parameters<typeof buildRounds>[2] = {}) {
  const folder = testEnv('postgres://nowhere').PHOTO_FOLDER
  const server = await buildRounds({ PHOTO_FOLDER: folder, ...settings }, null, options)
  const { client, token, ask, sql } = server
  const post = (call: string, fields: Record<string, string> = {}, as = token) =>
    client.post(`/api/admin/take-out${call}`, fields, as)
  const list = async () => (await ask<{ takeOuts: TakeOut[] }>('/api/admin/take-outs')).takeOuts
  const made = async () => {
    await post('')
    await expect.poll(async () => (await list())[0]?.state, { timeout: 30_000 }).toBe('ready')
    return (await list())[0] as TakeOut
  }
  const linkTo = async ({ id }: TakeOut) => ((await post('/link', { takeOut: String(id) })).body as { url: string }).url
  const download = async (takeOut: TakeOut) => (await client.get(await linkTo(takeOut))).body as Buffer
  const filesIn = async (takeOut: TakeOut) => unzipSync(await download(takeOut))
  return { ...server, folder, post, list, made, linkTo, download, filesIn, sql }
}

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8')
const rowsOf = (bytes: Uint8Array | undefined) =>
  parse(textOf(bytes), { columns: true, bom: true }) as Record<string, string>[]
const picture = async () =>
  new File(
    [
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#808' } })
        .png()
        .toBuffer(),
    ],
    'a.png',
  )

/** Fills the organisation with a bit of everything. */
async function fill({ client, sql, token, planned, act, invitees }: Awaited<ReturnType<typeof build>>) {
  const answers = new Map([
    [1, '57'],
    [4, '52'],
    [10, '=Lunch "with", another; shift'],
    [11, 'Jonas'],
    [12, '2027-02-01'],
  ])
  const uuids = await addTeams(sql, [
    { email: 'lead@example.org', name: 'The Quarks', answers, opinions: { experience: 3 } },
    { finished: null, email: 'open@example.org' },
    ...Array.from({ length: 150 }, (_, n) => ({ email: `lead${n}@example.org`, answers: new Map([[1, '40']]) })),
  ])
  const playing = await client.start('v1', 'photo@example.org')
  await client.post('/api/session/photo', { uuid: playing, photo: await picture() })
  const round = await planned(['E-mail,Name,Department', 'an@example.org,An,Sales'])
  const [an] = await invitees(round)
  const { body } = await act<{ link: string }>('invitee/link', { invitee: an?.id ?? 0 })
  await sql.query(`
    with planned as (
      insert into mailing (round_id, kind, at, state, message) values ($1, 'invitation', now(), 'sent', 'Tea, too') returning id
    )
    insert into invitee_mail (mailing_id, invitee_id, state, done_at, says)
    select planned.id, $2, 'failed', now(), '550 no' from planned`, [round, an?.id]) // biome-ignore format: one statement
  await sql.query(`insert into studio_place (version_slug, place, lang, number, by, draft)
    values ('v2', 'survey/1/title', 'nl', 4, 'author@example.org', '{"text": "Welkom"}')`)
  await client.post('/api/admin/organisation', { name: 'Havenlicht' }, token)
  await client.post('/api/admin/people/invite', { email: 'new@example.org', role: 'viewer', lang: 'en' }, token)
  return { uuids: [...uuids, playing], secret: body.link.split('/').at(-1) ?? '' }
}

describe('everything of the organisation as one file', async () => {
  const server = await build()
  const { sql, made, filesIn, list, client } = server
  let filled: Awaited<ReturnType<typeof fill>>
  let takeOut: TakeOut
  let files: Record<string, Uint8Array>

  test('is made by a job, one at a time', { timeout: 60_000 }, async () => {
    filled = await fill(server)
    takeOut = await made()
    files = await filesIn(takeOut)
  })

  const table = (name: string) => rowsOf(files[name])
  const count = async (from: string) => (await sql.query(`select count(*)::int from ${from}`)).rows[0].count

  test('has a line for every row', async () => {
    expect(table('sessions.csv')).toHaveLength(await count('session'))
    expect(table('answers.csv')).toHaveLength(await count('answer'))
    expect(table('rounds.csv')).toHaveLength(await count('round'))
    expect(table('invitees.csv')).toHaveLength(await count('invitee'))
    expect(table('mailings.csv')).toHaveLength(await count('mailing'))
    expect(table('mails.csv')).toHaveLength(await count('invitee_mail'))
    const before = "audit_line where what <> 'take_out_downloaded'"
    expect(table('audit-log.csv')).toHaveLength(await count(before))
    expect(takeOut).toMatchObject({ done: await count('session'), total: await count('session'), askedBy: HR.email })
    const { rows } = await sql.query(
      'select session_id::text as session, question_id::text as question, value from answer',
    )
    const stored = rows.map(({ session, question, value }) => [session, question, value]).toSorted()
    // A text that a spreadsheet would take for a formula has an apostrophe before it.
    const found = table('answers.csv').map((row) => [row.session, row.question, row.stored?.replace(/^'/, '')])
    expect(found.toSorted()).toEqual(stored)
  })

  test('says what was given in words, with scores, actions, labels and the settings', async () => {
    expect(table('sessions.csv')[0]).toMatchObject({
      name: 'The Quarks',
      email: 'lead@example.org',
      connect: '57',
      trust: '52',
      inspire: '',
      experience: '3',
    })
    expect(table('actions.csv')).toEqual([
      expect.objectContaining({ who: 'Jonas', look_back: '2027-02-01', indicator: 'connect' }),
    ])
    expect(table('invitees.csv')[0]).toMatchObject({ email: 'an@example.org', name: 'An', state: 'invited' })
    expect(table('labels.csv')).toEqual([expect.objectContaining({ label: 'Department', value: 'Sales' })])
    expect(table('mailings.csv')).toEqual([expect.objectContaining({ kind: 'invitation', message: 'Tea, too' })])
    expect(table('mails.csv')).toEqual([expect.objectContaining({ state: 'failed', mail_server_says: '550 no' })])
    expect(table('drafts.csv')).toEqual([
      expect.objectContaining({ version: 'v2', place: 'survey/1/title', language: 'nl', value: '{"text": "Welkom"}' }),
    ])
    expect(table('members.csv').map(({ email, state }) => [email, state])).toEqual([
      [HR.email, 'active'],
      ['new@example.org', 'invited'],
    ])
    expect(JSON.parse(textOf(files['settings.json']))).toMatchObject({ name: 'Havenlicht', signIn: null })
    expect(textOf(files['texts/v1/edition-1.en.md'])).toMatch(/^# Thriving Teams/)
    expect(Object.keys(files).filter((name) => name.startsWith('texts/v2/'))).toHaveLength(4)
  })

  test('has the photos', async () => {
    const photos = Object.keys(files).filter((name) => name.startsWith('photos/'))
    expect(photos).toHaveLength(1)
    expect(await sharp(files[photos[0] ?? '']).metadata()).toMatchObject({ format: 'jpeg', width: 40 })
  })

  test('opens nothing: no uuid, link, token, password or key is in it', async () => {
    const { rows } = await sql.query(`
      select password_hash as secret from hr_account union all select encode(hash, 'hex') from hr_token
      union all select stop_key::text from invitee union all select encode(link_hash, 'hex') from invitee
      union all select encode(link_sealed, 'base64') from invitee union all select encode(hash, 'hex') from invitation`)
    const secrets = [...filled.uuids, filled.secret, HR.password, ...rows.map((row) => row.secret).filter(Boolean)]
    expect(secrets.length).toBeGreaterThan(155)
    for (const [name, bytes] of Object.entries(files)) {
      const text = Buffer.from(bytes).toString('latin1')
      expect(
        secrets.filter((each) => text.includes(each)),
        name,
      ).toEqual([])
    }
  })

  test('is noted in the audit log, and whoever downloaded it in the list', async () => {
    const { rows } = await sql.query("select who, what from audit_line where what like 'take_out%' order by id")
    expect(rows).toEqual([
      { who: HR.email, what: 'take_out_asked' },
      { who: HR.email, what: 'take_out_downloaded' },
    ])
    expect(await list()).toMatchObject([{ downloads: 1, downloadedBy: HR.email, state: 'ready' }])
  })

  test('is downloaded by a link that works once, for owners, for a day', async () => {
    const link = await server.linkTo(takeOut)
    await sql.query("update hr_account set role = 'analyst' where email = $1", [HR.email])
    expect((await client.get(link)).status).toBe(404)
    await sql.query("update hr_account set role = 'owner' where email = $1", [HR.email])
    const again = await server.linkTo(takeOut)
    // Not by the way of other exports.
    expect((await client.get(again.replace('take-out', 'export'))).status).toBe(404)
    const good = await server.linkTo(takeOut)
    expect((await client.get(good)).status).toBe(200)
    expect((await client.get(good)).status).toBe(404)
    const late = await server.linkTo(takeOut)
    await sql.query("update take_out set made_at = now() - interval '25 hours'")
    expect((await client.get(late)).status).toBe(404)
    expect(await server.post('/link', { takeOut: String(takeOut.id) })).toMatchObject({ status: 404 })
    expect(await list()).toMatchObject([{ state: 'gone' }])
  })

  test('and its bytes go by a job', async () => {
    expect(readdirSync(join(server.folder, 'take-out'))).not.toEqual([])
    await sql.query("select graphile_worker.add_job('drop-take-out', json_build_object('id', $1::int))", [takeOut.id])
    await expect.poll(() => readdirSync(join(server.folder, 'take-out'))).toEqual([])
  })
})

test('two owners who ask at once get the same file, and a second one can be made afterwards', async () => {
  const server = await build()
  const other = await buildMember(server, 'other@example.org', 'owner')
  const asked = await Promise.all([server.post(''), server.post('', {}, other)])
  const ids = asked.map(({ body }) => (body as { takeOut: number }).takeOut)
  expect(new Set(ids).size).toBe(1)
  await expect.poll(async () => (await server.list())[0]?.state, { timeout: 30_000 }).toBe('ready')
  expect((await server.made()).id).toBeGreaterThan(ids[0] ?? 0)
})

test('one whose maker was killed is made anew, without what it left', async () => {
  const server = await build()
  await fill(server)
  const { rows } = await server.sql.query(
    "insert into take_out (asked_by, state) values ('a@b.c', 'making') returning *",
  )
  const left = join(server.folder, 'take-out')
  mkdirSync(left, { recursive: true })
  for (const piece of ['000000', '000001']) writeFileSync(join(left, `${rows[0].key}-${piece}`), 'half a file')
  await server.sql.query("select graphile_worker.add_job('make-take-out', json_build_object('id', $1::int))", [
    rows[0].id,
  ])
  await expect.poll(async () => (await server.list())[0]?.state, { timeout: 30_000 }).toBe('ready')
  const [takeOut] = await server.list()
  expect(rowsOf((await server.filesIn(takeOut as TakeOut))['sessions.csv'])).toHaveLength(153)
  expect(readdirSync(left)).toEqual([`${rows[0].key}-000000`])
})

describe('a disk that is full', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('says so in the list and in the log, leaves no piece of it, and the next one is made once there is space', {
    timeout: 60_000,
  }, async () => {
    const lines: string[] = []
    const logStream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const server = await build({ LOG_LEVEL: 'info' }, { logStream })
    await fill(server)
    // More than one piece of the file, and nothing that could be made smaller.
    const film = randomBytes(9 * 2 ** 20)
    writeFileSync(join(server.folder, 'large.jpg'), film)
    await server.sql.query("update session set photo_key = 'large.jpg' where email = 'lead@example.org'")
    const left = join(server.folder, 'take-out')
    await fillDiskAfter(1)
    await server.post('')
    await expect.poll(async () => (await server.list())[0]?.state, { timeout: 30_000 }).toBe('failed')
    expect(lines.join('')).toContain('there is no space for the file with everything of the organisation')
    expect(readdirSync(left)).toEqual([])
    const [failed] = await server.list()
    expect(await server.post('/link', { takeOut: String(failed?.id) })).toMatchObject({ status: 404 })

    vi.restoreAllMocks()
    const files = await server.filesIn(await server.made())
    expect(rowsOf(files['sessions.csv'])).toHaveLength(153)
    const [large] = Object.entries(files).filter(([, bytes]) => bytes.length === film.length)
    expect(Buffer.from(large?.[1] ?? []).equals(film)).toBe(true)
    expect(readdirSync(left)).toHaveLength(2)
    expect((await server.list()).map(({ state }) => state)).toEqual(['ready', 'failed'])
  })

  /** Lets so many files be written, and of each later one only its first bytes. */
  async function fillDiskAfter(count: number) {
    const handle = await open(join(mkdtempSync(join(tmpdir(), 'thrive-disk-')), 'any'), 'w')
    await handle.close()
    const files = Object.getPrototypeOf(handle) as FileHandle
    const { writeFile } = files
    let written = 0
    vi.spyOn(files, 'writeFile').mockImplementation(async function (this: FileHandle, data, options) {
      if (written++ < count) return writeFile.call(this, data, options)
      await this.write(Buffer.from('the first bytes'))
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    })
  }
})

test('from a bucket as from a disk', async () => {
  const { settings } = await startS3()
  const server = await build(settings)
  await fill(server)
  const files = await server.filesIn(await server.made())
  expect(rowsOf(files['sessions.csv'])).toHaveLength(153)
  expect(Object.keys(files).some((name) => name.startsWith('photos/'))).toBe(true)
})
