import type { Input, Response } from '@thrive/contract'
import { describe, expect, test } from 'vitest'
import { AN, buildStudioServer, TITLE } from './studio-team.ts'

async function buildStudio() {
  const built = await buildStudioServer()
  const page = () => built.look<Response<'GET /api/admin/studio/page/:slug/:section/:key'>>('/page/v2/survey/14')
  const field = async (place = TITLE) => (await page()).fields.find((one) => one.place === place)?.languages
  return { ...built, field }
}
type Studio = Awaited<ReturnType<typeof buildStudio>>
const texts = async ({ look }: Studio, lang: Input<'GET /api/admin/studio/texts/:slug'>['lang']) =>
  (await look<Response<'GET /api/admin/studio/texts/:slug'>>(`/texts/v2?lang=${lang}`)).texts

const studio = await buildStudio()

describe('looking', () => {
  test('the overview has both workshops with their edition, draft, languages, and what was changed lately', async () => {
    const { look, change } = await buildStudio()
    await change(TITLE, 'Another')
    await change('survey/14/title', 'Een andere', { lang: 'nl' })
    const { workshops, lately } = await look<Response<'GET /api/admin/studio'>>('')
    const [v1, v2] = workshops
    expect([v1?.changes, v1?.edition]).toMatchObject([0, { number: 1, standard: true, published: true, by: null }])
    expect(v2).toMatchObject({ changes: 2, problems: 0, pages: 40, own_films: 0 })
    expect(v2?.languages.nl).toEqual(v2?.languages.en)
    expect(v2?.languages.fr).toMatchObject({ texts: v2?.languages.en.texts, outdated: 1 })
    expect(lately).toMatchObject([
      { by: AN, version_slug: 'v2', page: '14', place: TITLE },
      { by: AN, version_slug: 'v2', page: '14', place: TITLE },
    ])
  })

  test('the storyboard has all pages in the language asked for, with the draft in them', async () => {
    const { look, change } = await buildStudio()
    await change('survey/14/title', 'Een andere', { lang: 'nl' })
    await change('survey/14/minutes', 77)
    await change('survey/15/tip', 'x'.repeat(81))
    const { pages } = await look<Response<'GET /api/admin/studio/pages/:slug'>>('/pages/v2?lang=nl')
    expect(pages.length).toBe(41)
    expect(pages[13]).toMatchObject({ title: 'Een andere', minutes: 77, changed: true, problems: 0, number: 14 })
    expect(pages[14]).toMatchObject({ changed: true, problems: 1 })
    expect(pages[15]).toMatchObject({ changed: false, problems: 0 })
    expect(pages.at(-1)).toMatchObject({ section: 'settings', key: 'settings', number: null })
    expect(pages.filter(({ film }) => film === 'stand-in').length).toBeGreaterThan(5)
    expect(pages[13]?.chapter).toBeTruthy()
  })

  test.each([
    ['/pages/v9', 'no-such-version'],
    ['/changes/v9', 'no-such-version'],
    ['/editions/v9', 'no-such-version'],
    ['/page/v2/survey/99', 'no-such-page'],
    ['/page/v2/secrets/1', 'no-such-page'],
    ['/page/v2/survey/__proto__', 'no-such-page'],
    ['/edition/v2/99', 'no-such-edition'],
  ])('%s is 404 %s', async (path, error) => {
    expect(await studio.client.get(`/api/admin/studio${path}`, studio.an)).toMatchObject({
      status: 404,
      body: { error },
    })
  })

  test.each([
    '/pages/v2?lang=de',
    '/editions/v2?cursor=made-up',
    '/edition/v2/99999999999',
    '/pages/v%00',
    '/page/v2/survey/%00',
    '/page/v2/%00/14',
  ])('%s is 400', async (path) => {
    expect((await studio.client.get(`/api/admin/studio${path}`, studio.an)).status).toBe(400)
  })
})

describe('changing', () => {
  test('answers its number and the problems of the page; the field shows who and when', async () => {
    const { change, field, changes } = await buildStudio()
    const { status, body } = await change(TITLE, 'x'.repeat(61))
    expect(status).toBe(200)
    const { number, problems } = body as Response<'POST /api/admin/studio/change'>
    expect(problems).toEqual([{ place: TITLE, lang: 'en', code: 'too-long', stops: true, detail: '61 / 60' }])
    expect((await field())?.en).toMatchObject({ draft: 'x'.repeat(61), number, by: AN, state: 'draft' })
    expect((await field())?.nl).toMatchObject({ draft: null, number: 0, by: null, at: null, state: 'outdated' })
    expect(await changes()).toMatchObject({ number, changes: [{ place: TITLE, after: 'x'.repeat(61), by: AN }] })
  })

  test('a timer shorter than its own warning is saved, and stops publishing at the warning', async () => {
    const { change, act } = await buildStudio()
    const { body } = await change('survey/29/timer/seconds', 45)
    const { number, problems } = body as Response<'POST /api/admin/studio/change'>
    const stop = {
      place: 'survey/29/timer/warningAt',
      lang: 'en',
      code: 'longer-than-timer',
      stops: true,
      detail: '0:45',
    }
    expect(problems).toContainEqual(stop)
    expect(await act('publish', { number: String(number), note: '' })).toMatchObject({
      status: 409,
      body: { error: 'checks-stop' },
    })
  })

  test('whoever comes later is told what is there now', async () => {
    const { change, owner } = await buildStudio()
    const { number } = (await change(TITLE, 'Of An', { base: '0' })).body as { number: number }
    expect(await change(TITLE, 'Of the owner', { base: '0', by: owner })).toMatchObject({
      status: 409,
      body: { error: 'changed-meanwhile', now: { value: 'Of An', number, by: AN, at: expect.any(String) } },
    })
  })

  test.each(['{no json', '"\\u0000"', '"\\ud800"', `${'['.repeat(50)}`])('%s is not a value', async (value) => {
    const fields = { place: TITLE, lang: 'en', value, base: '0' }
    expect(await studio.act('change', fields)).toMatchObject({ status: 400, body: { error: 'not-a-value' } })
    expect((await studio.changes()).changes).toEqual([])
  })

  test('translations become outdated with the English they were written for, until somebody calls them right', async () => {
    const built = await buildStudio()
    const { change, act, field } = built
    const before = (await field())?.en?.published
    await change(TITLE, 'New English')
    const text = (await texts(built, 'nl')).find(({ place }) => place === TITLE)
    expect(text).toMatchObject({ state: 'outdated', english: 'New English', english_before: before })
    expect((await act('still-right', { lang: 'nl', places: JSON.stringify([TITLE]) })).status).toBe(200)
    expect([(await field())?.nl?.state, (await field())?.fr?.state]).toEqual(['done', 'outdated'])
  })

  test('after publishing, the English that outdated words were written for comes from its edition', async () => {
    const built = await buildStudio()
    const { change, publish, field } = built
    const before = (await field())?.en?.published
    const text = async () => (await texts(built, 'nl')).find(({ place }) => place === TITLE)
    await change(TITLE, 'Two')
    await publish()
    await change('survey/14/tip', 'Another tip.')
    await publish()
    expect(await text()).toMatchObject({ state: 'outdated', english: 'Two', english_before: before })
    await change(TITLE, 'Twee', { lang: 'nl' })
    await publish()
    await change(TITLE, 'Three')
    expect(await text()).toMatchObject({ state: 'outdated', english: 'Three', english_before: 'Two', words: 'Twee' })
  })

  test('taking back gives a new number', async () => {
    const { change, act, changes } = await buildStudio()
    const { number } = (await change(TITLE, 'One')).body as { number: number }
    const back = (await act('take-back', { place: TITLE, lang: 'en' })).body as { number: number }
    expect(back.number).toBeGreaterThan(number)
    expect((await changes()).changes).toEqual([])
  })
})

describe('publishing', () => {
  test('an edition says what it changed, and going back makes another', async () => {
    const { change, publish, look, act } = await buildStudio()
    await change(TITLE, 'One')
    expect((await publish('For autumn')).body).toEqual({ edition: 2 })
    const { edition, changes } = await look<Response<'GET /api/admin/studio/edition/:slug/:number'>>('/edition/v2/2')
    expect(edition).toMatchObject({ number: 2, note: 'For autumn', by: AN, published: true })
    expect(changes).toMatchObject([{ place: TITLE, after: 'One', by: AN }])
    expect((await act('go-back', { edition: '1', note: '' })).body).toEqual({ edition: 3 })
    const all = await look<Response<'GET /api/admin/studio/editions/:slug'>>('/editions/v2')
    expect([all.editions.map(({ number }) => number), all.next_cursor]).toEqual([[3, 2, 1], null])
    expect(all.editions.map(({ changes }) => changes)).toEqual([1, 1, null])
  })

  test('a check that stops it is named', async () => {
    const { change, publish } = await buildStudio()
    await change(TITLE, '')
    expect(await publish()).toMatchObject({
      status: 409,
      body: { error: 'checks-stop', problems: [{ place: TITLE, code: 'empty', stops: true }] },
    })
  })

  test('editions come page by page', async () => {
    const { look, sql } = await buildStudio()
    await sql.query(
      `insert into edition (version_slug, number, revision_id, standard)
       select 'v2', n, revision_id, false from published_version, generate_series(2, 60) n where version_slug = 'v2'`,
    )
    const first = await look<Response<'GET /api/admin/studio/editions/:slug'>>('/editions/v2')
    const rest = await look<typeof first>(`/editions/v2?cursor=${first.next_cursor}`)
    expect([first.editions.length, rest.editions.length, rest.next_cursor]).toEqual([50, 10, null])
    expect([first.editions[0]?.number, rest.editions[0]?.number]).toEqual([60, 10])
  })
})

describe('what the checks tell without stopping', () => {
  test('reworded options at their place; missing words, outdated ones and stand-ins as counts', async () => {
    const { change, changes, publish } = await buildStudio()
    await change('survey/34/group/questions/28/labels/Connect', 'Connecting')
    await change(TITLE, 'New English')
    await change('survey/14/tip', null, { lang: 'fr' })
    const told = (await changes()).problems
    expect(told.every(({ stops }) => !stops)).toBe(true)
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'option-reworded', detail: 'Connect → Connecting' }),
        { place: '', lang: 'fr', code: 'not-translated', stops: false, detail: '1' },
        { place: '', lang: 'nl', code: 'outdated-translations', stops: false, detail: '2' },
        expect.objectContaining({ place: '', code: 'stand-in-films' }),
      ]),
    )
    expect((await publish()).status).toBe(200)
  })
})

describe('labels of a list', () => {
  const LIST = 'survey/33/group/questions/27/options'
  const label = (value: string) => `survey/33/group/questions/27/labels/${value}`

  test('only the translations of a reworded option become outdated, until its label is taken back', async () => {
    const built = await buildStudio()
    const { change, act, look, publish } = built
    const outdated = async () =>
      (await texts(built, 'nl')).flatMap(({ place, state }) => (state === 'outdated' ? [place] : []))
    const { fields } = await look<Response<'GET /api/admin/studio/page/:slug/:section/:key'>>('/page/v2/survey/33')
    const list = fields.find(({ place }) => place === LIST)?.languages.en?.published as {
      value: string
      label: string
    }[]
    const reworded = list.map((one) => (one.value === 'Empathy' ? { ...one, label: 'Feeling with others' } : one))
    await change(LIST, reworded)
    expect(await outdated()).toEqual([label('Empathy')])
    await act('still-right', { lang: 'nl', places: JSON.stringify([label('Empathy')]) })
    await change(LIST, [...reworded].reverse())
    expect(await outdated()).toEqual([])
    await act('take-back', { place: LIST, lang: 'en' })
    expect(await outdated()).toEqual([])
    await change(LIST, reworded)
    await publish()
    expect(await outdated()).toEqual([label('Empathy')])
    await act('go-back', { edition: '1', note: '' })
    expect(await outdated()).toEqual([])
  })
})

test('words that a room with phones replaces must be said on their page, in each language', async () => {
  const { sql, look, change, publish } = await buildStudio()
  const { rows } = await sql.query(
    `select page->>'key' as key, page->'phones'->>'away' as away from published_version
     join content_revision on id = revision_id, jsonb_array_elements(workshop->'survey') as page
     where published_version.version_slug = 'v2' and page->'phones' <> 'null' limit 1`,
  )
  const { key, away } = rows[0]
  const place = `survey/${key}/phones/away`
  const { problems } = (await change(place, 'Words that the page lacks'))
    .body as Response<'POST /api/admin/studio/change'>
  expect(problems).toContainEqual({
    place,
    lang: 'en',
    code: 'phones-unsaid',
    stops: true,
    detail: 'Words that the page lacks',
  })
  expect((await publish()).status).toBe(409)
  expect((await look<{ problems: unknown[] }>(`/page/v2/survey/${key}`)).problems.length).toBe(1)
  await change(place, away)
  expect((await look<{ problems: unknown[] }>(`/page/v2/survey/${key}`)).problems).toEqual([])
})
