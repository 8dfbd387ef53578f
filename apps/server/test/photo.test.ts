import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { buildServer } from './build.ts'
import { type Client, clientOf } from './client.ts'
import { photosIn } from './photos.ts'

const fileOf = (bytes: Uint8Array, name = 'photo.png') => new File([new Uint8Array(bytes)], name, { type: 'image/png' })
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e9488' } })

async function upload(client: Client, bytes: Uint8Array) {
  const uuid = await client.start()
  const { status } = await client.post('/api/session/photo', { uuid, photo: fileOf(bytes) })
  return { uuid, status }
}

describe('on disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thrive-photos-'))
  const client = clientOf((await buildServer({ PHOTO_FOLDER: folder })).app)

  test('comes back as a picture, smaller where it was huge', async () => {
    const { uuid } = await upload(client, await picture(6000, 3000).png().toBuffer())
    const { status, headers, body } = await client.get(`/photo/${uuid}`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 2400, height: 1200 })
  })

  test('leaves behind where and when it was taken', async () => {
    const exif = { IFD0: { Copyright: 'a secret of the camera' }, IFD3: { GPSLatitude: '51/1 0/1 0/1' } }
    const tagged = await picture(40, 30).jpeg().withExif(exif).toBuffer()
    expect(tagged.includes('secret of the camera')).toBe(true)
    const { uuid } = await upload(client, tagged)
    const { body } = await client.get(`/photo/${uuid}`)
    expect((body as Buffer).includes('secret of the camera')).toBe(false)
    expect((await sharp(body as Buffer).metadata()).exif).toBeUndefined()
  })

  test('a second upload replaces the first, and its file is gone', async () => {
    const { uuid } = await upload(client, await picture(10, 10).png().toBuffer())
    const before = photosIn(folder).length
    await client.post('/api/session/photo', { uuid, photo: fileOf(await picture(20, 20).png().toBuffer()) })
    await expect.poll(() => photosIn(folder)).toHaveLength(before)
    const { body } = await client.get(`/photo/${uuid}`)
    expect((await sharp(body as Buffer).metadata()).width).toBe(20)
  })

  test('may have 24 megapixels as cameras count them; a small file that unfolds to more is refused', async () => {
    const largest = await picture(5712, 4284).png().toBuffer()
    expect((await upload(client, largest)).status).toBe(200)
    const bomb = await picture(5000, 5000).png().toBuffer()
    expect(bomb.length).toBeLessThan(500_000)
    const uuid = await client.start()
    expect(await client.post('/api/session/photo', { uuid, photo: fileOf(bomb) })).toMatchObject({
      status: 400,
      body: { error: 'too-many-pixels' },
    })
  })

  test('can be read by nobody else on the machine', async () => {
    await upload(client, await picture(10, 10).png().toBuffer())
    const modes = photosIn(folder).map((name) => statSync(join(folder, name)).mode & 0o777)
    expect(new Set(modes)).toEqual(new Set([0o600]))
  })

  test.each([
    ['a script in a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('%s is refused', async (_, text) => {
    expect((await upload(client, Buffer.from(text))).status).toBe(400)
  })

  test('a picture that is a web page as well comes back as the picture alone', async () => {
    const both = Buffer.concat([await picture(40, 30).gif().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const { uuid, status } = await upload(client, both)
    expect(status).toBe(200)
    const { headers, body } = await client.get(`/photo/${uuid}`)
    expect(headers['content-type']).toBe('image/jpeg')
    expect((body as Buffer).includes('<script>')).toBe(false)
  })

  test('half a picture is refused', async () => {
    const whole = await picture(500, 500).png().toBuffer()
    expect((await upload(client, whole.subarray(0, whole.length / 2))).status).toBe(400)
  })

  test('a file over the limit is refused', async () => {
    const { status } = await upload(client, Buffer.alloc(21 * 1024 * 1024))
    expect(status).toBe(413)
  })

  test('a file in another call is refused', async () => {
    const uuid = await client.start()
    const answer = await client.post('/api/session/name', { uuid, name: fileOf(Buffer.from('The Quarks')) })
    expect(answer).toMatchObject({ status: 400, body: { error: 'unexpected-file' } })
  })
})
