import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAGE_FILES } from '@thrive/domain'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildHrServer, buildServer, HR } from './build.ts'
import { type Client, clientOf } from './client.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'thrive-web-'))
for (const page of PAGE_FILES) writeFileSync(join(webFolder, page), '<!doctype html><html lang="en"><title>x</title>')

interface Settings {
  name: string
  logo: string | null
  lang: string
  timeZone: string
  retentionMonths: number | null
  contact: string | null
  domains: string[]
  support: { slug: string; email: string | null; standard: string }[]
}

type Server = Awaited<ReturnType<typeof buildHrServer>>
const settingsOf = (server: Server) => server.ask<Settings>('/api/admin/organisation')
const change = ({ client, token }: Server, fields: Record<string, string>) =>
  client.post('/api/admin/organisation', fields, token)
const lastNote = async ({ sql }: Server) =>
  (await sql.query("select who, detail from audit_line where what = 'settings_changed' order by id desc limit 1"))
    .rows[0]

describe('what stands in the environment', () => {
  const FIRST = {
    RETENTION_MONTHS: '18',
    PRIVACY_CONTACT: 'privacy@example.org',
    DEFAULT_LANG: 'nl',
    TIME_ZONE: 'Europe/Brussels',
    EMAIL_DOMAINS: 'example.org',
  }

  test('is taken over once: afterwards it is the owners’ to change', async () => {
    const first = await buildHrServer(FIRST)
    expect(await settingsOf(first)).toMatchObject({
      name: '',
      lang: 'nl',
      timeZone: 'Europe/Brussels',
      retentionMonths: 18,
      contact: 'privacy@example.org',
      domains: ['example.org'],
    })
    await change(first, { retentionMonths: '', domains: '' })
    const { app } = await buildServer({ DATABASE_URL: first.url, RETENTION_MONTHS: '6', DEFAULT_LANG: 'fr' })
    const later = await clientOf(app).get('/api/admin/organisation', first.token)
    expect(later.body).toMatchObject({ lang: 'nl', retentionMonths: null, domains: [], contact: 'privacy@example.org' })
  })
})

describe('an owner', () => {
  let server: Server
  let client: Client
  beforeAll(async () => {
    server = await buildHrServer({}, { webFolder })
    client = server.client
  })

  test('names the organisation, which everybody may know', async () => {
    expect((await client.get('/api/organisation')).body).toEqual({ name: '', logo: null })
    expect((await change(server, { name: '  Havenlicht ' })).body).toEqual({ saved: true })
    expect((await client.get('/api/organisation')).body).toEqual({ name: 'Havenlicht', logo: null })
    expect(await server.ask('/api/admin/account')).toMatchObject({ organisation: 'Havenlicht', owner: HR.email })
    expect(await lastNote(server)).toEqual({ who: HR.email, detail: 'name' })
  })

  test('chooses the language in which screens begin', async () => {
    await change(server, { lang: 'fr' })
    expect((await server.app.inject('/')).body).toContain('<html lang="fr"')
    expect((await server.app.inject('/privacy')).body).toContain('<html lang="fr"')
  })

  test('says how long answers are kept and whom to ask, and the privacy page follows', async () => {
    await change(server, { retentionMonths: '7', contact: 'dpo@example.org' })
    const { body } = await client.get('/api/privacy')
    expect((body as { text: string }).text).toMatch(/\*\*7 months\*\*.*dpo@example\.org/s)
    await change(server, { retentionMonths: '', contact: '' })
    expect(await settingsOf(server)).toMatchObject({ retentionMonths: null, contact: null })
  })

  test('says whose teams may play', async () => {
    const start = (email: string) => client.post('/api/session/create', { email, versionSlug: 'v2' })
    await change(server, { domains: 'Example.org, havenlicht.example\n' })
    expect(await start('lead@elsewhere.example')).toMatchObject({
      status: 400,
      body: { error: 'other-domain', domains: ['example.org', 'havenlicht.example'] },
    })
    expect((await start('lead@havenlicht.example')).status).toBe(200)
    await change(server, { domains: '' })
    expect((await start('lead@elsewhere.example')).status).toBe(200)
  })

  test('names the support of a version, which its tutorial then says', async () => {
    const tutorialOf = async (slug: string) =>
      ((await client.get(`/api/version/${slug}`)).body as { tutorial: { supportEmail: string } }).tutorial.supportEmail
    const standard = await tutorialOf('v1')
    await change(server, { support: JSON.stringify({ v2: 'lab@havenlicht.example' }) })
    expect(await tutorialOf('v2')).toBe('lab@havenlicht.example')
    expect(await tutorialOf('v1')).toBe(standard)
    await change(server, { support: JSON.stringify({ v1: 'teams@havenlicht.example' }) })
    expect(await tutorialOf('v2')).toBe('lab@havenlicht.example')
    await change(server, { support: JSON.stringify({ v1: '' }) })
    expect(await tutorialOf('v1')).toBe(standard)
    expect(await lastNote(server)).toEqual({ who: HR.email, detail: 'support' })
  })

  test('is noted with the names of what changed, and not at all where nothing did', async () => {
    await change(server, { name: 'Another', timeZone: 'Europe/Paris', lang: 'fr' })
    expect(await lastNote(server)).toEqual({ who: HR.email, detail: 'name, timeZone' })
    const { rows } = await server.sql.query('select count(*)::int from audit_line')
    await change(server, { name: 'Another', timeZone: 'Europe/Paris' })
    expect((await server.sql.query('select count(*)::int from audit_line')).rows).toEqual(rows)
  })

  test.each([
    ['name', 'x'.repeat(81)],
    ['lang', 'de'],
    ['timeZone', 'Europe/Atlantis'],
    ['retentionMonths', '0'],
    ['retentionMonths', '121'],
    ['retentionMonths', '-1'],
    ['contact', 'nobody'],
    ['domains', 'example'],
    ['domains', 'example.org, @x.org'],
    ['support', '{"v2":"support@havenlicht"}'],
    ['support', '["v2"]'],
  ])('is refused %s of %s, and nothing changes', async (field, value) => {
    const before = await settingsOf(server)
    expect(await change(server, { [field]: value })).toMatchObject({
      status: 400,
      body: { error: 'invalid', fields: [field] },
    })
    expect(await settingsOf(server)).toEqual(before)
  })

  test('who has not proven for ten minutes who they are changes nothing', async () => {
    await server.sql.query("update hr_token set proven_at = now() - interval '11 minutes'")
    for (const path of ['organisation', 'organisation/logo', 'organisation/logo/remove'])
      expect(await client.post(`/api/admin/${path}`, {}, server.token)).toMatchObject({
        status: 403,
        body: { error: 'proof-needed' },
      })
    await server.sql.query('update hr_token set proven_at = now()')
  })
})

describe('the logo', () => {
  let server: Server
  beforeAll(async () => {
    server = await buildHrServer()
  })
  const put = (bytes: Uint8Array<ArrayBuffer> | string, name = 'logo.png') =>
    server.client.post('/api/admin/organisation/logo', { logo: new File([bytes], name) }, server.token)
  const png = async (width: number, height: number) =>
    new Uint8Array(
      await sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
        .withExif({ IFD0: { Copyright: 'somebody' } })
        .png()
        .toBuffer(),
    )
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><circle cx="20" cy="20" r="18"/></svg>'
  /** Each pattern is filled with the previous one: a few hundred characters that take practically forever to render. */
  const endless = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs>${Array.from(
    { length: 12 },
    (_, i) =>
      `<pattern id="p${i}" width=".001" height=".001"><rect width="9" height="9" fill="url(#p${i - 1})"/></pattern>`,
  ).join('')}</defs><rect width="9" height="9" fill="url(#p11)"/></svg>`

  test('is drawn anew as a PNG, also where it was a JPEG, and is kept by browsers', async () => {
    const jpeg = await sharp(await png(600, 200))
      .jpeg()
      .toBuffer()
    const { status, body } = await put(new Uint8Array(jpeg), 'logo.jpg')
    expect(status).toBe(200)
    const { logo } = body as { logo: string }
    expect((await server.client.get('/api/organisation')).body).toMatchObject({ logo })
    const sent = await server.client.get(logo)
    expect(sent.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(sent.body as Buffer).metadata()).toMatchObject({ format: 'png', height: 200 })
  })

  test('is made smaller and loses what is no picture; the one before is gone', async () => {
    const before = ((await server.client.get('/api/organisation')).body as { logo: string }).logo
    const { logo } = (await put(await png(1_600, 400))).body as { logo: string }
    const meta = await sharp((await server.client.get(logo)).body as Buffer).metadata()
    expect(meta).toMatchObject({ format: 'png', width: 800, height: 200, hasAlpha: true })
    expect(meta.exif).toBeUndefined()
    expect((await server.client.get(before)).status).toBe(404)
  })

  test('photos of teams are not logos', async () => {
    expect((await server.client.get(`/logo/${crypto.randomUUID()}.jpg`)).status).toBe(404)
    expect((await server.client.get('/logo/..%2F..%2Fetc%2Fpasswd')).status).toBe(404)
  })

  test('what is neither PNG nor JPEG is refused, a drawing before anybody begins to draw it', async () => {
    const gif = await sharp(await png(9, 9))
      .gif()
      .toBuffer()
    for (const bytes of ['no picture', '<svg', '<html></html>', svg, endless, new Uint8Array(gif)])
      expect(await put(bytes)).toMatchObject({ status: 400, body: { error: 'not-a-logo' } })
    expect((await put('x'.repeat(600_000))).status).toBe(413)
  })

  test('is taken away again', async () => {
    await server.client.post('/api/admin/organisation/logo/remove', {}, server.token)
    expect((await server.client.get('/api/organisation')).body).toMatchObject({ logo: null })
    const { rows } = await server.sql.query("select detail from audit_line where what = 'settings_changed'")
    expect(rows.map(({ detail }) => detail)).toEqual(['logo', 'logo', 'logo'])
  })
})

test('settings are the owners’, and the name of one is told to the others', async () => {
  const server = await buildHrServer()
  await server.sql.query("update hr_account set name = 'Noor de Vries'")
  await server.sql.query(`insert into hr_account (email, email_key, password_hash, role)
    select their || '@example.org', their || '@example.org', password_hash, their
    from hr_account, unnest(array['analyst', 'author']) as other (their)`)
  for (const role of ['analyst', 'author']) {
    const token = await server.client.login(`${role}@example.org`, HR.password)
    expect(await server.client.get('/api/admin/organisation', token)).toMatchObject({
      status: 403,
      body: { error: 'not-your-role' },
    })
    const { body } = await server.client.get('/api/admin/account', token)
    expect(body).toMatchObject({ role, owner: 'Noor de Vries', organisation: '' })
  }
})
