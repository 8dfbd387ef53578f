import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLibrary } from '../src/features/content/library.ts'
import { draftFolder, exportEdition } from '../src/features/studio/files-service.ts'
import { connect } from '../src/infra/database.ts'
import { openMediaStore } from '../src/infra/storage.ts'
import { onEnd, testEnv } from './build.ts'
import { buildStudioServer, TITLE } from './studio-team.ts'
import { FILM, POSTER, uploaderOf, VTT } from './uploads.ts'

async function build() {
  const env = testEnv('postgres://nowhere/none')
  const built = await buildStudioServer({ PHOTO_FOLDER: env.PHOTO_FOLDER })
  const { url, sql, act, look } = built
  const db = connect({ url, pool: 2 })
  const folder = mkdtempSync(join(tmpdir(), 'thrive-content-'))
  onEnd(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  const deps = { db, library: openLibrary(db), media: await openMediaStore(env) }
  const publish = async (slug: string) => {
    const { number } = await look<{ number: number }>(`/changes/${slug}`)
    return act('publish', { slug, number: String(number), note: '' })
  }
  return {
    ...built,
    deps,
    folder,
    publishOf: publish,
    /** The hashes of the editions, oldest first. */
    hashes: async (slug: string) => {
      const { rows } = await sql.query(
        'select hash from edition join content_revision on id = revision_id where edition.version_slug = $1 order by number',
        [slug],
      )
      return rows.map(({ hash }) => hash as string)
    },
  }
}

test.each(['v1', 'v2'])('%s exported and brought in again is the same edition, by its hash', async (slug) => {
  const { deps, folder, act, publishOf, hashes } = await build()
  expect(await exportEdition(deps, slug, folder)).toBe(1)
  await act('change', { slug, place: 'survey/5/title', lang: 'en', value: '"Between"', base: '0' })
  await publishOf(slug)
  expect(await draftFolder(deps, folder)).toEqual([{ slug, changes: 1 }])
  expect((await publishOf(slug)).body).toEqual({ edition: 3 })
  const [first, second, third] = await hashes(slug)
  expect([third === first, second === first]).toEqual([true, false])
})

test('so is an edition with changes: words, labels, options, a taken away translation', async () => {
  const { deps, folder, change, publish, act, hashes, look } = await build()
  const place = 'survey/33/group/questions/27/options'
  const { fields } = await look<{ fields: { place: string; languages: { en?: { published: unknown[] } } }[] }>(
    '/page/v2/survey/33',
  )
  const list = fields.find((field) => field.place === place)?.languages.en?.published ?? []
  await change(place, [...list.slice(1).reverse(), { value: null, label: 'Laughing: together' }])
  await change('survey/33/group/questions/27/labels/Empathy', 'Meevoelen ', { lang: 'nl' })
  await change('survey/14/text', '1. One.\r\n2. Two.\r\n', { lang: 'en' })
  await change('survey/14/tip', null, { lang: 'fr' })
  await change('settings/tutorial/text', null, { lang: 'nl' })
  expect((await publish()).body).toEqual({ edition: 2 })
  expect(await exportEdition(deps, 'v2', folder)).toBe(2)
  await act('go-back', { edition: '1', note: '' })
  await draftFolder(deps, folder)
  expect((await publish()).body).toEqual({ edition: 4 })
  const [first, second, , fourth] = await hashes('v2')
  expect([fourth === second, second === first]).toEqual([true, false])
})

test('an edition with films of its own goes to another installation whole', async () => {
  const [here, there] = [await build(), await build()]
  const up = await uploaderOf(here.app)
  const [film, poster, captions] = [
    await up.upload('film', FILM),
    await up.upload('poster', POSTER),
    await up.upload('captions', VTT),
  ]
  const own = { file: film.file, poster: poster.file, captions: { nl: captions.file } }
  expect(await here.change('survey/13/films/NL', own)).toMatchObject({ status: 200 })
  expect((await here.publish()).body).toEqual({ edition: 2 })
  await exportEdition(here.deps, 'v2', here.folder)

  expect(await draftFolder(there.deps, here.folder)).toEqual([{ slug: 'v2', changes: 1 }])
  expect((await there.publish()).body).toEqual({ edition: 2 })
  expect((await there.hashes('v2'))[1]).toBe((await here.hashes('v2'))[1])
  for (const path of [`/film/${film.file}`, `/picture/${poster.file}`, `/caption/${captions.file}`])
    expect((await there.app.inject(path)).rawPayload).toEqual((await here.app.inject(path)).rawPayload)
})

test('a file that is not named by its hash, or is not what its name says, is not brought in', async () => {
  const { deps, folder } = await build()
  await exportEdition(deps, 'v2', folder)
  mkdirSync(join(folder, 'files'))
  const named = join(folder, 'files', `${'0'.repeat(64)}.vtt`)
  writeFileSync(named, VTT)
  await expect(draftFolder(deps, folder)).rejects.toThrow('is not named by its hash')
  rmSync(named)
  writeFileSync(join(folder, 'files', `${createHash('sha256').update('no film').digest('hex')}.mp4`), 'no film')
  await expect(draftFolder(deps, folder)).rejects.toThrow()
})

test('a folder that changes what the studio cannot is refused, and so is one over a draft', async () => {
  const { deps, folder, change, changes } = await build()
  await exportEdition(deps, 'v2', folder, 1)
  const file = join(folder, 'v2/version.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('connect: 86', 'connect: 80'))
  await expect(draftFolder(deps, folder)).rejects.toThrow('which the studio does not change')
  writeFileSync(file, text)
  await change(TITLE, 'Of an author')
  await expect(draftFolder(deps, folder)).rejects.toThrow('the draft of v2 is not empty')
  expect((await changes()).changes.length).toBe(1)
  await expect(exportEdition(deps, 'v2', folder, 9)).rejects.toThrow('no such edition')
})
