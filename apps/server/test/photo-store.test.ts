import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Deps } from '../src/deps.ts'
import { readPhoto } from '../src/features/team/photo/service.ts'
import { connect } from '../src/infra/database.ts'
import { buildServer, onEnd, type Running } from './build.ts'
import { clientOf } from './client.ts'
import { photosIn, startS3 } from './photos.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'thrive-photos-'))
const png = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#0e9488' } })
  .png()
  .toBuffer()
const file = new File([new Uint8Array(png)], 'photo.png')

/** Starts a server with a readable log and one team that has a photo. */
async function buildWithPhoto(settings: Parameters<typeof buildServer>[0]) {
  const lines: string[] = []
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const running = await buildServer({ LOG_LEVEL: 'info', ...settings }, { logStream })
  const client = clientOf(running.app)
  const uuid = await client.start()
  const send = () => client.post('/api/session/photo', { uuid, photo: file })
  expect((await send()).status).toBe(200)
  return { ...running, client, uuid, send, look: () => client.get(`/photo/${uuid}`), log: () => lines.join('') }
}

test('on S3, spoken to over HTTP', async () => {
  const { look, sql, uuid } = await buildWithPhoto((await startS3()).settings)
  const { rows } = await sql.query('select photo_key from session where uuid = $1', [uuid])
  expect(rows[0].photo_key).toMatch(/\.jpg$/)
  const { headers, body } = await look()
  expect(headers['content-type']).toBe('image/jpeg')
  expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 64, height: 48 })
})

describe('a store that fails', () => {
  const failed = { status: 503, headers: { 'retry-after': '2' }, body: { error: 'photo-store' } }
  const failings = {
    'its folder gone': async () => {
      const folder = newFolder()
      return { settings: { PHOTO_FOLDER: folder }, stop: async () => rmSync(folder, { recursive: true }) }
    },
    'its S3 server away': startS3,
  }

  test.each(Object.entries(failings))(
    'with %s, is no picture less: both calls say so, and the log',
    async (_, start) => {
      const { settings, stop } = await start()
      const { look, send, log, uuid, client } = await buildWithPhoto(settings)
      await stop()
      expect(await look()).toMatchObject(failed)
      expect(await send()).toMatchObject(failed)
      expect(log().match(/the store of photos failed/g)).toHaveLength(2)
      expect(log()).not.toContain(uuid)
      expect((await client.get(`/photo/${await client.start()}`)).status).toBe(404)
    },
  )

  test.each([
    ['replaced', 'new.jpg'],
    ['erased', null],
  ])('is not what a photo means that is %s while it is read', async (_, photo_key) => {
    const { url, sql, uuid } = await buildWithPhoto({})
    const { rows } = await sql.query('select id, photo_key as "photoKey" from session where uuid = $1', [uuid])
    const db = connect({ url, pool: 1 })
    onEnd(() => db.destroy())
    const get = async (key: string) => {
      if (key === 'new.jpg') return png
      await sql.query('update session set photo_key = $2 where uuid = $1', [uuid, photo_key])
      throw new Error('gone')
    }
    const reading = readPhoto({ db, photos: { get } } as unknown as Deps, rows[0])
    if (photo_key) expect(await reading).toBe(png)
    else await expect(reading).rejects.toMatchObject({ statusCode: 404 })
  })
})

describe('a folder that is full', () => {
  afterEach(() => void vi.restoreAllMocks())

  /** Lets every file take only its first bytes, as a full disk does. */
  async function fillDisk() {
    const handle = await open(join(newFolder(), 'any'), 'w')
    await handle.close()
    vi.spyOn(Object.getPrototypeOf(handle), 'writeFile').mockImplementation(async function (this: unknown) {
      await (this as FileHandle).write(png.subarray(0, 10))
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    })
  }

  test('says so to the team and in the log, leaves no cut-off file, and takes the photo once there is space', async () => {
    const folder = newFolder()
    const { send, look, log } = await buildWithPhoto({ PHOTO_FOLDER: folder })
    const before = readdirSync(folder)
    await fillDisk()
    expect(await send()).toMatchObject({
      status: 507,
      headers: { 'retry-after': '30' },
      body: { error: 'photo-store-full', message: expect.stringContaining('no space left for pictures') },
    })
    expect(log()).toContain(`no space is left in ${folder}: photos are refused until there is some`)
    expect(readdirSync(folder)).toEqual(before)
    expect((await look()).status).toBe(200)
    vi.restoreAllMocks()
    expect((await send()).status).toBe(200)
  })

  test('is no photo, and what a process left when it died goes with a later start', async () => {
    const folder = newFolder()
    const left = (name: string, hours: number) => {
      writeFileSync(join(folder, name), 'half')
      const then = Date.now() / 1000 - hours * 3600
      utimesSync(join(folder, name), then, then)
    }
    left('old.jpg.part', 25)
    left('young.jpg.part', 1)
    await buildServer({ PHOTO_FOLDER: folder })
    expect(photosIn(folder)).toEqual(['young.jpg.part'])
  })
})

test('a folder that cannot be written stops the start, and is named', async () => {
  const taken = join(newFolder(), 'taken')
  writeFileSync(taken, 'no folder')
  for (const folder of [taken, join(taken, 'photos')])
    await expect(buildServer({ PHOTO_FOLDER: folder })).rejects.toThrow(`PHOTO_FOLDER ${folder} cannot be written`)
})

describe('files that no row names', () => {
  afterEach(() => void vi.useRealTimers())
  const age = (path: string, hours: number) => {
    const then = Date.now() / 1000 - hours * 3600
    utimesSync(path, then, then)
  }
  const litter = (folder: string, hours: number, name = `${crypto.randomUUID()}.jpg`) => {
    writeFileSync(join(folder, name), 'left by a crash')
    age(join(folder, name), hours)
    return name
  }
  const JOBS = "select last_error from graphile_worker.jobs where task_identifier = 'sweep-photos'"
  const sweep = async (sql: Running['sql']) => {
    await sql.query("select graphile_worker.add_job('sweep-photos')")
    await expect.poll(async () => (await sql.query(JOBS)).rows, { timeout: 10_000 }).toEqual([])
  }

  test('are swept after a day, unless they are not ours', async () => {
    const folder = newFolder()
    const { sql, look, log } = await buildWithPhoto({ PHOTO_FOLDER: folder })
    const [named = ''] = photosIn(folder)
    age(join(folder, named), 1_000)
    const [young, foreign] = [litter(folder, 23), litter(folder, 1_000, 'holiday.jpg')]
    litter(folder, 25)
    litter(folder, 1_000)
    await sweep(sql)
    expect(photosIn(folder).sort()).toEqual([named, young, foreign].sort())
    expect((await look()).status).toBe(200)
    expect(log()).toContain('"photos":2')
  })

  test('are left alone where they are the most: that is the store of another database', async () => {
    const folder = newFolder()
    const { sql, log } = await buildWithPhoto({ PHOTO_FOLDER: folder })
    for (let nth = 0; nth < 101; nth++) litter(folder, 48)
    await sweep(sql)
    expect(photosIn(folder)).toHaveLength(102)
    expect(log()).toContain('none was swept')
  })

  test('are swept from a bucket too', async () => {
    const { settings } = await startS3()
    const { sql, look, uuid } = await buildWithPhoto(settings)
    const other = await clientOf((await buildServer(settings)).app)
    const left = await other.start()
    await other.post('/api/session/photo', { uuid: left, photo: file })
    await sweep(sql)
    expect((await other.get(`/photo/${left}`)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 })
    await sweep(sql)
    expect((await other.get(`/photo/${left}`)).status).toBe(503)
    expect({ uuid, status: (await look()).status }).toEqual({ uuid, status: 200 })
  })
})
