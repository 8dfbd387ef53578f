import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLibrary } from '../src/features/content/library.ts'
import { draftFolder, exportEdition } from '../src/features/studio/files-service.ts'
import { connect } from '../src/infra/database.ts'
import { onEnd } from './build.ts'
import { buildStudioServer, TITLE } from './studio-team.ts'

async function build() {
  const built = await buildStudioServer()
  const { url, sql, act, look } = built
  const db = connect({ url, pool: 2 })
  const folder = mkdtempSync(join(tmpdir(), 'thrive-content-'))
  onEnd(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  const deps = { db, library: openLibrary(db) }
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
