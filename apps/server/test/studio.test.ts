import { loadWorkshops } from '@thrive/content'
import { inLocale, type Locale } from '@thrive/domain'
import { type DraftOption, placeAt, readPlace } from '@thrive/domain/studio'
import { describe, expect, test } from 'vitest'
import { openLibrary, publishWorkshops } from '../src/features/content/library.ts'
import { meaningOf, readDraftRows, readPlaceRow } from '../src/features/studio/draft-data.ts'
import { callStillRight, saveChange, takeBack } from '../src/features/studio/draft-service.ts'
import { readEdition, readEditions } from '../src/features/studio/edition-data.ts'
import { goBack, publishDraft } from '../src/features/studio/publish-service.ts'
import { connect } from '../src/infra/database.ts'
import { buildServer, onEnd } from './build.ts'
import { clientOf } from './client.ts'

const AN = 'an@example.org'
const BO = 'bo@example.org'
const TITLE = 'survey/14/title'

async function buildStudio() {
  const { app, url, sql } = await buildServer()
  const db = connect({ url, pool: 4 })
  onEnd(() => db.destroy())
  const deps = { db, library: openLibrary(db) } as Parameters<typeof publishDraft>[0]
  const slug = 'v2'
  const change = (place: string, value: unknown, { lang = 'en' as Locale, by = AN, base = 99_999 } = {}) =>
    saveChange(deps, { slug, place, lang, by }, value, base)
  const published = async () => {
    const revision = await deps.library.find(slug)
    if (!revision) throw new Error('nothing is published')
    return revision.workshop
  }
  return {
    db,
    sql,
    deps,
    change,
    published,
    client: clientOf(app),
    draft: () => readDraftRows(db, slug),
    row: (place: string, lang: Locale = 'en') => readPlaceRow(db, slug, place, lang),
    back: (place: string, lang: Locale = 'en') => takeBack(deps, { slug, place, lang, by: AN }),
    publish: async (note = '', number?: number) => {
      const { rows } = await sql.query('select draft_number from published_version where version_slug = $1', [slug])
      return publishDraft(deps, { slug, by: AN, note }, number ?? rows[0].draft_number)
    },
    goBack: (edition: number, by = AN) => goBack(deps, { slug, by, note: 'As it was' }, edition),
    editions: () => readEditions(db, slug, null, 50),
  }
}
const studio = await buildStudio()
const refused = (code: string) => expect.objectContaining({ code })

describe('a draft', () => {
  test('keeps changes per place and language, with numbers that grow', async () => {
    const { change, draft } = await buildStudio()
    const first = await change(TITLE, 'One')
    const second = await change(TITLE, 'Een', { lang: 'nl' })
    expect(second).toBeGreaterThan(first)
    expect((await draft()).map(({ lang, draft, number, by }) => [lang, draft, number, by])).toEqual([
      ['en', 'One', first, AN],
      ['nl', 'Een', second, AN],
    ])
  })

  test('tells whoever comes later, with what is there now, and stores nothing', async () => {
    const { change, row } = await buildStudio()
    const number = await change(TITLE, 'Of An', { base: 0 })
    await expect(change(TITLE, 'Of Bo', { by: BO, base: 0 })).rejects.toMatchObject({
      code: 'changed-meanwhile',
      details: { now: { value: 'Of An', number, by: AN } },
    })
    expect((await row(TITLE))?.draft).toBe('Of An')
    await change(TITLE, 'Chosen by Bo', { by: BO, base: number })
    await expect(change(TITLE, 'Of An again', { base: number })).rejects.toEqual(refused('changed-meanwhile'))
  })

  test('two at the same moment: one is told', async () => {
    const { change } = await buildStudio()
    const both = await Promise.allSettled([AN, BO].map((by) => change(TITLE, `Of ${by}`, { by, base: 0 })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('one author in two tabs is not told of themselves', async () => {
    const { change, row } = await buildStudio()
    await change(TITLE, 'In one tab', { base: 0 })
    await change(TITLE, 'In the other', { base: 0 })
    expect((await row(TITLE))?.draft).toBe('In the other')
  })

  test('the published value again takes a change away; so does taking it back', async () => {
    const { change, back, draft, published } = await buildStudio()
    const { title } = (await published()).survey[13] ?? {}
    await change(TITLE, 'Another')
    await change(TITLE, title)
    await change('survey/14/tip', 'Another tip.')
    const number = await change('survey/14/tip', 'One more tip.')
    expect(await back('survey/14/tip')).toBeGreaterThan(number)
    expect(await draft()).toEqual([])
  })

  test.each([
    ['survey/14/key', '15', 'en', 'locked-place'],
    ['settings/gapTargets/trust', 90, 'en', 'locked-place'],
    ['survey/99/title', 'x', 'en', 'no-such-place'],
    ['survey/14/minutes', 3, 'nl', 'no-such-place'],
    ['survey/14/minutes', 'many', 'en', 'not-a-value'],
    [TITLE, null, 'en', 'not-a-value'],
  ] as const)('%s cannot become %j in %s: %s', async (place, value, lang, code) => {
    const { change, draft } = studio
    await expect(change(place, value, { lang })).rejects.toEqual(refused(code))
    expect(await draft()).toEqual([])
  })
  test('still right lasts until the English changes again; English taken back outdates nothing', async () => {
    const { change, back, row, deps } = await buildStudio()
    const english = async () => meaningOf((await row(TITLE)) ?? never())
    const right = async () => (await row(TITLE, 'nl'))?.right_number
    await change(TITLE, 'New English')
    await callStillRight(deps, { slug: 'v2', lang: 'nl', places: [TITLE], by: BO })
    expect(await right()).toBe(await english())
    await change(TITLE, 'Newer English')
    expect(await right()).toBeLessThan(await english())
    await back(TITLE)
    expect(await english()).toBe(0)
  })
})

describe('publishing', () => {
  test('sessions that began before keep their words; new ones have the new words', async () => {
    const { change, publish, client, draft } = await buildStudio()
    const old = await client.start('v2')
    const titleOf = async (uuid: string) =>
      ((await client.get(`/api/version/plan/${uuid}`)).body as { survey: { title: string }[] }).survey[13]?.title
    const before = await titleOf(old)
    await change(TITLE, 'Together')
    expect(await titleOf(await client.start('v2'))).toBe(before)
    expect(await publish('New words')).toBe(2)
    expect([await titleOf(old), await titleOf(await client.start('v2'))]).toEqual([before, 'Together'])
    expect(await draft()).toEqual([])
  })

  test('is refused if nothing changed, if the draft changed since, and if checks stop it', async () => {
    const { change, publish } = await buildStudio()
    await expect(publish()).rejects.toEqual(refused('nothing-changed'))
    const number = await change(TITLE, 'One')
    await change('survey/14/tip', 'x'.repeat(81), { lang: 'nl' })
    await expect(publish('', number)).rejects.toEqual(refused('draft-changed'))
    await expect(publish()).rejects.toMatchObject({
      code: 'checks-stop',
      details: { problems: [{ place: 'survey/14/tip', lang: 'nl', code: 'too-long' }] },
    })
  })

  test('pressed twice: once', async () => {
    const { change, publish, editions } = await buildStudio()
    const number = await change(TITLE, 'One')
    const both = await Promise.allSettled([publish('', number), publish('', number)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await editions()).map(({ number }) => number)).toEqual([2, 1])
  })

  test('a new option gets its label for a value, in every language, and keeps it when it is reworded', async () => {
    const { change, publish, published } = await buildStudio()
    const place = 'survey/33/group/questions/27/options'
    const options = async () => {
      const workshop = await published()
      return readPlace(workshop, placeAt(workshop, place) ?? never(), 'en') as DraftOption[]
    }
    await change(place, [...(await options()).slice(1), { value: null, label: 'Laughing' }])
    await publish()
    await change(
      place,
      (await options()).map((one) => (one.value === 'Laughing' ? { ...one, label: 'Fun' } : one)),
    )
    await publish()
    const question = inLocale(await published(), 'nl').survey[32]?.group?.questions[0]
    expect(question?.type === 'multiple' && question.options.at(-1)).toMatchObject({ value: 'Laughing', label: 'Fun' })
  })

  test('whoever wrote on a value from before it is told', async () => {
    const { change, publish } = await buildStudio()
    await change(TITLE, 'Published')
    await publish()
    await expect(change(TITLE, 'On the old one', { by: BO, base: 0 })).rejects.toEqual(refused('changed-meanwhile'))
  })

  test('leaves an entry in the audit log', async () => {
    const { change, publish, sql } = await buildStudio()
    await change(TITLE, 'One')
    await publish('For autumn')
    const { rows } = await sql.query("select who, detail, changes from audit_line where what = 'published'")
    expect(rows).toEqual([{ who: AN, detail: 'v2, 2', changes: [{ name: 'note', old: null, new: 'For autumn' }] }])
  })
})

describe('editions', () => {
  test('newest first, with their sessions, author and note', async () => {
    const { change, publish, client, db, editions } = await buildStudio()
    await client.start('v2')
    await change(TITLE, 'One')
    await publish('New words')
    await client.start('v2')
    await client.start('v2')
    expect(await editions()).toMatchObject([
      { number: 2, by: AN, note: 'New words', isStandard: false, sessions: 2, isPublished: true },
      { number: 1, by: null, note: '', isStandard: true, sessions: 1, isPublished: false },
    ])
    expect(await readEdition(db, 'v2', 3)).toBeUndefined()
  })

  test('going back publishes the old words again under a new number, and the draft stays', async () => {
    const { change, publish, published, goBack, draft, editions } = await buildStudio()
    const before = await published()
    await change(TITLE, 'One')
    await publish()
    await change('survey/14/shorten', 'Kept')
    expect(await goBack(1)).toBe(3)
    expect(await published()).toEqual(before)
    expect((await draft()).map(({ place, draft }) => [place, draft])).toEqual([['survey/14/shorten', 'Kept']])
    expect((await editions()).map(({ number, isPublished }) => [number, isPublished])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ])
    await expect(goBack(3)).rejects.toEqual(refused('nothing-changed'))
    await expect(goBack(9)).rejects.toEqual(refused('no-such-edition'))
  })

  test('after going back, whoever wrote on what was published before is told, and a draft equal to it ends', async () => {
    const { change, publish, goBack, draft, published, row } = await buildStudio()
    const { title } = (await published()).survey[13] ?? {}
    await change(TITLE, 'One')
    await publish()
    const { number = 0 } = (await row(TITLE)) ?? {}
    await change(TITLE, title)
    await goBack(1, BO)
    expect(await draft()).toEqual([])
    await expect(change(TITLE, 'On One', { base: number })).rejects.toEqual(refused('changed-meanwhile'))
  })

  test('a new release publishes by itself until people have published', async () => {
    const { db, change, publish, editions, published } = await buildStudio()
    const renamed = (name: string) => loadWorkshops().map((workshop) => ({ ...workshop, name }))
    await publishWorkshops(db, renamed('Release two'))
    expect((await editions()).map(({ number, isStandard }) => [number, isStandard])).toEqual([
      [2, true],
      [1, true],
    ])
    await change(TITLE, 'Ours')
    await publish()
    await publishWorkshops(db, renamed('Release three'))
    expect([(await published()).name, (await editions()).length]).toEqual(['Release two', 3])
  })
})

function never(): never {
  throw new Error('it is not there')
}
