import { utimesSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import type { Response } from '@thrive/contract'
import type { Workshop } from '@thrive/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { sweepMedia } from '../src/features/studio/sweep-service.ts'
import { sweepPhotos } from '../src/features/team/photo/service.ts'
import { connect } from '../src/infra/database.ts'
import { openMediaStore, openPhotoStore } from '../src/infra/storage.ts'
import { buildHrServer, onEnd, testEnv } from './build.ts'
import { join } from './room.ts'
import { FILM, type HrServer, POSTER, pdf, type Uploader, uploaderOf, VTT } from './uploads.ts'

const PLACE = 'survey/13/films/NL'
const env = testEnv('postgres://nowhere/none')
let running: HrServer
let up: Uploader
let own: { file: string; poster: string; captions: { nl: string; en: string } }
const ENGLISH = Buffer.from('WEBVTT\n\n00:00.600 --> 00:02.400\nThis is by the test.\n')

beforeAll(async () => {
  running = await buildHrServer({ PHOTO_FOLDER: env.PHOTO_FOLDER }, { webFolder: '/nowhere' })
  up = await uploaderOf(running.app)
  const name = async (kind: Parameters<Uploader['upload']>[0], data: Buffer) => (await up.upload(kind, data)).file
  own = {
    file: await name('film', FILM),
    poster: await name('poster', POSTER),
    captions: { nl: await name('captions', VTT), en: await name('captions', ENGLISH) },
  }
})

const change = (place: string, value: unknown) =>
  running.client.post(
    '/api/admin/studio/change',
    { slug: 'v2', place, lang: 'en', value: JSON.stringify(value), base: '99999' },
    running.token,
  )
const publish = async () => {
  const { number } = await running.ask<{ number: number }>('/api/admin/studio/changes/v2')
  return running.client.post(
    '/api/admin/studio/publish',
    { slug: 'v2', number: String(number), note: '' },
    running.token,
  )
}
const planOf = async (uuid: string) => (await running.client.get(`/api/version/plan/${uuid}`)).body as Workshop
const pageIn = (plan: Workshop, key = '13') => plan.survey.find((page) => page.key === key)

/** The Dutch film that phones and second screens of this session are given for the page. */
async function followedIn(uuid: string) {
  const { client } = running
  const { code } = (await client.post('/api/room/open', { uuid })).body as { code: string }
  const { cookie } = await join(client, code)
  await client.post('/api/room/show', { uuid, page: '13' })
  const { films } = (await client.get('/api/seat/page', cookie)).body as Response<'GET /api/seat/page'>
  return films.find(({ language }) => language === 'NL')
}

describe("an organisation's own film", () => {
  test.each([
    ['is not stored', () => ({ ...own, file: `${'0'.repeat(64)}.mp4` })],
    ['is no film', () => ({ ...own, file: own.captions.nl })],
    ['has a film as its poster', () => ({ ...own, poster: own.file })],
    ['has a film as its captions', () => ({ ...own, captions: { nl: own.file } })],
    ['has captions in a language that screens do not have', () => ({ ...own, captions: { de: own.captions.nl } })],
    ['is a path', () => ({ ...own, file: '../../etc/passwd' })],
    ['is no film at all', () => []],
  ])('that %s cannot be put in', async (_, value) => {
    expect(await change(PLACE, value())).toMatchObject({ status: 400, body: { error: 'not-a-value' } })
  })

  test('without captions in its spoken language stops publishing', async () => {
    const { body } = await change(PLACE, { ...own, captions: { en: own.captions.en } })
    expect(body).toMatchObject({ problems: [{ place: PLACE, code: 'no-captions', stops: true }] })
    expect((await publish()).body).toMatchObject({ error: 'checks-stop' })
  })

  test('is called in the studio what its author called it', async () => {
    await change(PLACE, own)
    const { films } = await running.ask<{ films: unknown[] }>('/api/admin/studio/page/v2/survey/13')
    expect(films).toEqual([{ file: own.file, name: 'a file', bytes: FILM.length, width: 1280, height: 720 }])
    const other = await running.ask<{ films: unknown[] }>('/api/admin/studio/page/v2/survey/14')
    expect(other.films).toEqual([])
  })

  test('with captions after its end says so, and can be published', async () => {
    const late = Buffer.from('WEBVTT\n\n10:00:00.000 --> 10:00:02.000\nLate.\n')
    const { file } = await up.upload('captions', late)
    const { body } = await change(PLACE, { ...own, captions: { nl: file } })
    expect(body).toMatchObject({ problems: [{ place: PLACE, code: 'captions-late', stops: false }] })
  })

  test('is in sessions that begin after it was published, with its transcript; in no other', async () => {
    const old = await running.client.start('v2')
    const before = await planOf(old)
    await change(PLACE, own)
    expect(await publish()).toMatchObject({ status: 200 })
    const uuid = await running.client.start('v2')
    const { films } = pageIn(await planOf(uuid)) ?? {}
    expect(films?.NL).toMatchObject({
      own,
      transcript: [{ text: 'Dit is van de proef.', english: 'This is by the test.' }],
    })
    expect(films?.EN).toEqual(pageIn(before)?.films?.EN)
    expect(await planOf(old)).toEqual(before)
    const { body } = await running.client.get('/api/version/films/v2')
    expect(body).toEqual({
      films: [
        {
          section: 'survey',
          key: '13',
          language: 'NL',
          film: `/film/${own.file}`,
          poster: `/picture/${own.poster}`,
          captions: [
            { language: 'nl', path: `/caption/${own.captions.nl}` },
            { language: 'en', path: `/caption/${own.captions.en}` },
          ],
        },
      ],
    })
    expect(await followedIn(uuid)).toEqual({
      language: 'NL',
      path: `/film/${own.file}`,
      poster: `/picture/${own.poster}`,
      captions: [
        { language: 'nl', path: `/caption/${own.captions.nl}` },
        { language: 'en', path: `/caption/${own.captions.en}` },
      ],
    })
    expect(await followedIn(old)).toMatchObject({ path: '/videos/v2/survey/13.mp4' })
    await change(PLACE, null)
    await publish()
    expect(pageIn(await planOf(await running.client.start('v2')))).toEqual(pageIn(before))
  })

  test('slides and PDFs are put in and taken back the same way', async () => {
    const before = await planOf(await running.client.start('v2'))
    const slides = before.survey.find((page) => page.group?.slides.length)
    const picture = (await up.upload('slide', POSTER)).file
    const kit = (await up.upload('pdf', pdf())).file
    const put = (place: string, value: unknown) =>
      running.client.post(
        '/api/admin/studio/change',
        { slug: 'v2', place, lang: 'en', value: JSON.stringify(value), base: '99999' },
        running.token,
      )
    expect(await put('settings/tutorial/kit', picture)).toMatchObject({ status: 400 })
    expect(await put('settings/tutorial/kit', kit)).toMatchObject({ status: 200 })
    expect(await put(`survey/${slides?.key}/group/slides/1`, picture)).toMatchObject({ status: 200 })
    const { number } = await running.ask<{ number: number }>('/api/admin/studio/changes/v2')
    const fields = { slug: 'v2', number: String(number), note: '' }
    expect(await running.client.post('/api/admin/studio/publish', fields, running.token)).toMatchObject({ status: 200 })
    const after = await planOf(await running.client.start('v2'))
    expect(after.tutorial.kit?.path).toBe(`/document/${kit}`)
    const shown = after.survey.find((page) => page.key === slides?.key)?.group?.slides[0]
    expect(shown?.image).toBe(`/picture/${picture}`)
  })
})

describe('the sweep', () => {
  const old = new Date(Date.now() - 2 * 24 * 3_600_000)

  test('leaves what an edition or a draft names, and takes the rest a day after', async () => {
    const { sql, url } = running
    const db = connect({ url, pool: 1 })
    onEnd(() => db.destroy())
    const media = await openMediaStore(env)
    const stray = await up.upload('captions', Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nStray.\n'))
    const drafted = await up.upload('captions', Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nDrafted.\n'))
    const fresh = await up.upload('captions', Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nFresh.\n'))
    await change(PLACE, { ...own, captions: { nl: drafted.file } })
    const unfinished = await up.begin('film', 5000)
    await up.patch(unfinished, 0, FILM.subarray(0, 1000))
    for await (const { key } of media.list()) utimesSync(joinPath(env.PHOTO_FOLDER, 'media', key), old, old)
    await sql.query("update studio_file set used_at = now() - interval '2 days' where file <> $1", [fresh.file])
    await sql.query("update studio_upload set at = now() - interval '2 days'")
    await sweepMedia({ db, media, log: running.app.log })
    const served = async (path: string) => (await fetch(up.origin + path)).status
    expect(await served(`/film/${own.file}`)).toBe(200)
    expect(await served(`/picture/${own.poster}`)).toBe(200)
    expect(await served(`/caption/${own.captions.en}`)).toBe(200)
    expect(await served(`/caption/${drafted.file}`)).toBe(200)
    expect(await served(`/caption/${fresh.file}`)).toBe(200)
    expect(await served(`/caption/${stray.file}`)).toBe(404)
    expect((await up.send(unfinished, 'HEAD')).status).toBe(404)
    const keys: string[] = []
    for await (const { key } of media.list()) keys.push(key)
    expect(keys).not.toContain(stray.file)
  })

  test('of photos, which the release before has, touches neither films nor parts of them', async () => {
    const db = connect({ url: running.url, pool: 1 })
    onEnd(() => db.destroy())
    const path = await up.begin('film', FILM.length)
    await up.patch(path, 0, FILM.subarray(0, 5000))
    const media = await openMediaStore(env)
    for await (const { key } of media.list()) utimesSync(joinPath(env.PHOTO_FOLDER, 'media', key), old, old)
    utimesSync(joinPath(env.PHOTO_FOLDER, 'uploads', path.split('/').at(-1) ?? ''), old, old)
    await sweepPhotos({ db, photos: await openPhotoStore(env), log: running.app.log })
    expect((await fetch(`${up.origin}/film/${own.file}`)).status).toBe(200)
    expect(await up.offset(path)).toBe(5000)
  })
})
