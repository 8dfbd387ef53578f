import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildHrServer, buildMember, buildServer, testEnv } from './build.ts'
import { startS3 } from './photos.ts'
import { BOMB, FAULTY, FILM, type HrServer, PATH, POSTER, pdf, type Uploader, uploaderOf, VTT } from './uploads.ts'

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex')
const folder = testEnv('postgres://nowhere/none').PHOTO_FOLDER
let running: HrServer
let up: Uploader
beforeAll(async () => {
  running = await buildHrServer({ PHOTO_FOLDER: folder }, { webFolder: '/nowhere' })
  up = await uploaderOf(running.app)
})

describe.each([
  ['on disk', async () => ({})],
  ['on S3', async () => (await startS3()).settings],
])('an upload %s', (_, settings) => {
  let up: Uploader
  let served: (path: string, headers?: Record<string, string>) => Promise<Response>
  beforeAll(async () => {
    const { app } = await buildHrServer(await settings(), { webFolder: '/nowhere' })
    up = await uploaderOf(app)
    served = (path, headers = {}) => fetch(up.origin + path, { headers })
  })

  test('goes on after two cuts where the server says, and is served in ranges', async () => {
    const path = await up.begin('film', FILM.length)
    await up.cut(path, 0, FILM, 200_000)
    const first = await up.offset(path)
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(200_000)
    await up.cut(path, first, FILM.subarray(first), 100_000)
    const second = await up.offset(path)
    expect(second).toBeGreaterThan(first)
    expect((await up.state(path)).state).toBe('uploading')
    expect((await up.patch(path, second, FILM.subarray(second))).status).toBe(204)
    const { state, file, seconds, width, height } = await up.state(path)
    expect([state, file, width, height]).toEqual(['fine', `${sha256(FILM)}.mp4`, 1280, 720])
    expect(seconds).toBeGreaterThan(1)
    expect(await up.offset(path)).toBe(FILM.length)

    const whole = await served(`/film/${file}`)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(Buffer.from(await whole.arrayBuffer()).equals(FILM)).toBe(true)
    const part = await served(`/film/${file}`, { range: 'bytes=100-199' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${FILM.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(FILM.subarray(100, 200))).toBe(true)
    const last = await served(`/film/${file}`, { range: 'bytes=-5' })
    expect(Buffer.from(await last.arrayBuffer()).equals(FILM.subarray(-5))).toBe(true)
    expect((await served(`/film/${file}`, { range: `bytes=${FILM.length}-` })).status).toBe(416)
    const head = await fetch(`${up.origin}/film/${file}`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(FILM.length)])
    expect((await served(`/caption/${file}`)).status).toBe(404)
    expect((await up.upload('film', FILM)).file).toBe(file)
  })

  test('of captions, a picture and a PDF is served where its kind is', async () => {
    const captions = await up.upload('captions', VTT)
    expect(await (await served(`/caption/${captions.file}`)).text()).toBe(VTT.toString())
    const poster = await up.upload('poster', POSTER)
    const shown = await served(`/picture/${poster.file}`)
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('jpeg')
    const document = await up.upload('pdf', pdf())
    expect((await served(`/document/${document.file}`)).headers.get('content-type')).toBe('application/pdf')
    for (const { file } of [captions, poster, document]) expect((await served(`/film/${file}`)).status).toBe(404)
  })
})

describe('the door', () => {
  test('no session, another role, no marker: no tus call gets further', async () => {
    const path = await up.begin('film', 1000)
    const analyst = await buildMember(running, 'an@example.org', 'analyst')
    for (const [method, at] of [
      ['POST', PATH],
      ['HEAD', path],
      ['PATCH', path],
      ['DELETE', path],
    ] as const) {
      expect((await up.send(at, method, { authorization: 'Bearer none' })).status, method).toBe(401)
      expect((await up.send(at, method, analyst)).status, method).toBe(403)
      expect((await up.send(at, method, { 'X-Requested-With': '' })).status, method).toBe(403)
      expect((await up.send(at, method, { 'Tus-Resumable': '0.2.0' })).status, method).toBe(412)
    }
    expect(await up.offset(path)).toBe(0)
  })

  test('what is too large, of no kind or of no length is refused before a byte is sent', async () => {
    const MB = 1024 * 1024
    for (const [kind, most] of Object.entries({ film: 200, captions: 1, pdf: 20, poster: 20, slide: 20 })) {
      expect((await up.create(kind, most * MB + 1)).status, kind).toBe(413)
      expect((await up.create(kind, most * MB)).status, kind).toBe(201)
    }
    for (const kind of ['program', '', '__proto__']) expect((await up.create(kind, 10)).status, kind).toBe(400)
    for (const length of ['-1', 'many', '1.5']) expect((await up.create('film', length)).status, length).toBe(400)
    expect((await up.send(PATH, 'POST', { 'Upload-Length': '10' })).status).toBe(400)
    const deferred = { 'Upload-Defer-Length': '1', 'Upload-Metadata': 'kind ZmlsbQ==' }
    expect((await up.send(PATH, 'POST', deferred)).status).toBe(501)
  })

  test('a wrong offset, another kind of body, more than was said', async () => {
    const path = await up.begin('captions', 1000)
    await up.patch(path, 0, Buffer.alloc(100))
    for (const offset of [0, 50, 101, 1000])
      expect((await up.patch(path, offset, Buffer.alloc(10))).status, String(offset)).toBe(409)
    expect((await up.patch(path, 100, Buffer.alloc(10), { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await up.patch(path, 100, Buffer.alloc(2000))).status).toBe(413)
    expect(await up.offset(path)).toBe(100)
    expect((await up.send(path, 'DELETE')).status).toBe(204)
    expect((await up.send(path, 'HEAD')).status).toBe(404)
    expect((await up.send(`${PATH}/${'0'.repeat(32)}`, 'HEAD')).status).toBe(404)
  })

  test('a quota for all files together, unfinished ones included', async () => {
    const { app, sql } = await buildHrServer({ MEDIA_QUOTA_GB: '1' }, { webFolder: '/nowhere' })
    const up = await uploaderOf(app)
    await sql.query(`insert into studio_file (file, kind, bytes) values ('old', 'film', ${2 ** 30 - 150 * 2 ** 20})`)
    expect((await up.create('film', 100 * 2 ** 20)).status).toBe(201)
    const second = await up.create('film', 100 * 2 ** 20)
    expect([second.status, await second.json()]).toEqual([507, expect.objectContaining({ error: 'file-quota' })])
    expect((await up.create('film', 10 * 2 ** 20)).status).toBe(201)
  })
})

describe('a film', () => {
  test.each(Object.entries(FAULTY))('%s', async (code, data) => {
    const path = await up.begin('film', data.length)
    const { status } = await up.patch(path, 0, data)
    expect(status).toBe(400)
    expect(await up.state(path)).toMatchObject({ state: 'refused', code, file: null })
    expect((await fetch(`${up.origin}/film/${sha256(data)}.mp4`)).status).toBe(404)
    expect(existsSync(join(folder, 'uploads', path.split('/').at(-1) ?? ''))).toBe(false)
  })

  test('the first chunk tells what it can: nothing more is sent', async () => {
    const path = await up.begin('film', 100_000_000)
    expect((await up.patch(path, 0, FAULTY['too-long'].subarray(0, 500_000))).status).toBe(400)
    expect((await up.send(path, 'HEAD')).status).toBe(410)
  })

  test('that ends too early is none', async () => {
    expect(await up.upload('film', FILM.subarray(0, FILM.length - 1000))).toMatchObject({ code: 'not-mp4' })
  })

  test('whose index claims billions of samples takes neither the memory nor the time', async () => {
    const before = process.memoryUsage.rss()
    expect(await up.upload('film', BOMB)).toMatchObject({ state: 'refused', code: 'not-mp4' })
    expect(process.memoryUsage.rss() - before).toBeLessThan(400 * 2 ** 20)
  })
})

test.each([
  ['<html><script>alert(1)</script></html>'],
  ['1\n00:00:01,000 --> 00:00:02,000\nSubRip\n'],
  ['WEBVTT\n\n00:05.000 --> 00:02.000\nBackwards\n'],
  ['WEBVTT\n'],
  [Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41])],
])('%j is no captions', async (data) => {
  expect(await up.upload('captions', Buffer.from(data as string))).toMatchObject({ code: 'not-captions' })
})

test('pictures are drawn anew: SVG, HTML, a bomb and what has only a beginning are none', async () => {
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'red' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  for (const data of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from('GIF89a<script>alert(1)</script>'),
    Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1'),
    bomb,
  ])
    for (const kind of ['poster', 'slide'] as const)
      expect(await up.upload(kind, data)).toMatchObject({ state: 'refused', code: 'not-a-picture' })
})

const stream = (dictionary: string, bytes: Buffer) =>
  `4 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\n`
const SCRIPT = Buffer.from('5 0 << /S /JavaScript /JS (x) >>')

test.each([
  ['a script', pdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'), 'active-pdf'],
  ['a program', pdf('/OpenAction << /S /Launch /F (cmd.exe) >>'), 'active-pdf'],
  ['names in disguise', pdf('/OpenAction << /S /J#61vaScript /J#53 (x) >>'), 'active-pdf'],
  ['a form with scripts', pdf('/AcroForm << /XFA [] >>'), 'active-pdf'],
  ['a compressed script', pdf('', stream('/Type /ObjStm /Filter /FlateDecode', deflateSync(SCRIPT))), 'active-pdf'],
  ['objects in disguise', pdf('', stream('/Type /Obj#53tm /Filter /FlateDecode', deflateSync(SCRIPT))), 'active-pdf'],
  ['objects that cannot be read', pdf('', stream('/Type /ObjStm /Filter /LZWDecode', SCRIPT)), 'active-pdf'],
  ['a string that looks like a stream', pdf('/X (>>\nstream\n) /S 1 >>\nendobj\n5 0 obj << /JS (x)'), 'active-pdf'],
  [
    'objects that inflate without end',
    pdf('', stream('/Type /ObjStm /Filter /FlateDecode', deflateSync(Buffer.alloc(80 * 2 ** 20)))),
    'active-pdf',
  ],
  ['a picture that happens to say /JS', pdf('', stream('/Subtype /Image', Buffer.from('\x01/JS \x02'))), null],
  ['another file', Buffer.from('<html></html>'), 'not-a-pdf'],
  ['only a beginning', Buffer.from('%PDF-1.7\n'), 'not-a-pdf'],
] as const)('PDF: %s', async (_, data, code) => {
  expect(await up.upload('pdf', data)).toMatchObject({ state: code ? 'refused' : 'fine', code })
})

test('a PDF that is encrypted cannot be read, so it is refused', async () => {
  expect(await up.upload('pdf', pdf('/Encrypt 9 0 R'))).toMatchObject({ code: 'not-a-pdf' })
})

test('path tricks in names lead nowhere', async () => {
  const { file } = await up.upload('captions', VTT, '../../../../etc/passwd\u202e\0')
  const { rows } = await running.sql.query('select name from studio_file where file = $1', [file])
  expect(rows).toEqual([{ name: 'passwd' }])
  for (const odd of [
    'x',
    '0'.repeat(64),
    `${file}x`,
    '..%2f..%2fpackage.json',
    `${file}%2f..%2f${file}`,
    '%00',
    'x'.repeat(5000),
    '.env',
  ])
    for (const kind of ['film', 'caption', 'picture', 'document'])
      expect((await fetch(`${up.origin}/${kind}/${odd}`)).status, `/${kind}/${odd}`).toBe(404)
})

test('a chunk may come to the other node: the lock is asked back from the first', async () => {
  const other = await buildServer({ DATABASE_URL: running.url, PHOTO_FOLDER: folder }, { webFolder: '/nowhere' })
  const there = await uploaderOf(other.app)
  const path = await up.begin('film', FILM.length)
  // A request that sends nothing more keeps the lock on the first node.
  const stuck = up.cut(path, 0, FILM, 100_000)
  const offset = await there.offset(path)
  await stuck
  const now = await there.offset(path)
  expect(now).toBeGreaterThanOrEqual(offset)
  expect((await there.patch(path, now, FILM.subarray(now))).status).toBe(204)
  expect(await up.state(path)).toMatchObject({ state: 'fine' })
  expect(readdirSync(join(folder, 'uploads')).filter((name) => name.startsWith(path.split('/').at(-1) ?? ''))).toEqual(
    [],
  )
})
