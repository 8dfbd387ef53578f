import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES, PAGE_FILES } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { buildHr, buildServer, HR } from './build.ts'
import { clientOf } from './client.ts'

/** These are stored with the answers, so they never change. */
const BEHAVIOURS = [
  'Connecting on a personal level and vulnerability',
  'Helping and coaching each other',
  'Empathy',
  'Support and feedback',
  'Embracing differences',
  'Acting on the company values',
  'Open to new ideas and change',
  'Clear roles and purpose driven',
  'Daring to take risks and feeling empowered to make bold decisions',
  'Accepting mistakes and learn to grow',
  'Continuously improving to simplify',
  'Relying on each other',
  'Managing on output',
  'Active listening',
]

interface Asked {
  id: number
  type: string
  title: string
  options?: (string | { value: string })[]
  labels?: string[]
  yes?: string
  no?: string
}
interface Group {
  id: number
  page: number
  title: string
  subtitle: string
  timer_length: number
  questions: Asked[]
}

describe('the language of a session', async () => {
  const { app } = await buildServer()
  const client = clientOf(app)
  const newEmail = () => `lead.${crypto.randomUUID()}@example.org`
  const create = (fields: Record<string, string>) =>
    client.post('/api/session/create', { email: newEmail(), versionSlug: 'v2', ...fields })
  const begin = async (lang?: string, email = newEmail(), versionSlug = 'v2') => {
    const { body } = await create({ email, versionSlug, ...(lang && { lang }) })
    return (body as { uuid: string }).uuid
  }
  const groups = async (uuid: string, headers = {}) =>
    (await client.get(`/api/question/${uuid}`, headers)).body as Group[]
  const question = async (uuid: string, id: number) =>
    (await groups(uuid)).flatMap(({ questions }) => questions).find((one) => one.id === id) as Asked
  const valuesOf = ({ options = [] }: Asked) =>
    options.map((option) => (typeof option === 'string' ? option : option.value))

  test.each(['v1', 'v2'])('changes most words of %s, and no id, page, type, timer or value', async (version) => {
    const [english = [], ...others] = await Promise.all(
      LOCALES.map(async (lang) => groups(await begin(lang, newEmail(), version))),
    )
    const rest = (all: Group[]) =>
      all.map(({ id, page, timer_length, questions }) => [
        ...[id, page, timer_length],
        ...questions.map((one) => [one.id, one.type, valuesOf(one)]),
      ])
    const words = (all: Group[]) =>
      all.flatMap(({ title, subtitle, questions }) => [title, subtitle, ...questions.map((one) => one.title)])
    for (const [nth, other] of others.entries()) {
      expect(rest(other)).toEqual(rest(english))
      expect(other.every(({ title }) => title.length > 0)).toBe(true)
      for (const earlier of [english, ...others.slice(0, nth)]) {
        const said = words(earlier).filter((word) => word !== '')
        const same = words(other).filter((word, at) => word !== '' && word === words(earlier)[at])
        expect(same.length).toBeLessThan(said.length / 2)
      }
    }
  })

  test('gives the words of labels, yes and no, and of the plan; values stay English', async () => {
    const [labels, yes, no] = [new Set<string>(), new Set<string>(), new Set<string>()]
    for (const lang of LOCALES) {
      const uuid = await begin(lang)
      for (const id of [26, 27, 28]) {
        const asked = await question(uuid, id)
        const values = valuesOf(asked)
        expect(asked.labels).toHaveLength(values.length)
        expect(new Set(asked.labels).size).toBe(values.length)
        if (lang === 'en') expect(asked.labels).toEqual(values)
      }
      expect((await question(uuid, 26)).options).toEqual(['Connect', 'Trust', 'Inspire'])
      const behaviours = await question(uuid, 27)
      expect(behaviours.options).toEqual(BEHAVIOURS)
      for (const label of behaviours.labels ?? []) labels.add(label)
      const check = await question(uuid, 32)
      yes.add(check.yes ?? '')
      no.add(check.no ?? '')
      expect((await client.get(`/api/version/plan/${uuid}`)).body).toMatchObject({ locale: lang, words: {} })
    }
    expect([yes.size, no.size]).toEqual([LOCALES.length, LOCALES.length])
    expect(labels.size).toBeGreaterThan(2 * BEHAVIOURS.length)
  })

  test('is English for a team that names none, whatever its browser prefers', async () => {
    for (const version of ['v1', 'v2']) {
      const english = await groups(await begin('en', newEmail(), version))
      const uuid = await begin(undefined, newEmail(), version)
      expect(await groups(uuid)).toEqual(english)
      expect(await groups(uuid, { 'accept-language': 'fr,nl;q=0.9' })).toEqual(english)
    }
    const uuid = await begin()
    expect(await question(uuid, 32)).toMatchObject({ yes: 'Our answer is correct', no: 'Our answer is incorrect' })
    expect((await client.get(`/api/version/plan/${uuid}`)).body).toMatchObject({ locale: 'en' })
  })

  test('is en, nl or fr: anything else starts no session and changes none', async () => {
    const email = newEmail()
    const uuid = await begin('nl')
    const dutch = await groups(uuid)
    for (const lang of ['de', 'NL', 'nl-BE', 'english', '../nl', '__proto__', '', 'x'.repeat(500)]) {
      expect(await create({ email, lang })).toMatchObject({ status: 400 })
      expect(await client.post('/api/session/lang', { uuid, lang })).toMatchObject({ status: 400 })
    }
    expect(await client.post('/api/session/lang', { uuid })).toMatchObject({ status: 400 })
    expect(await groups(uuid)).toEqual(dutch)
    // A refused start would have stored its language for this address.
    expect(await groups(await begin('nl', email))).toEqual(dutch)
  })

  test.each([
    ['nl', 'fr'],
    ['fr', 'en'],
    [undefined, 'nl'],
    ['nl', undefined],
  ])('is kept by a session that started with %s and is resumed with %s', async (own, later) => {
    const email = newEmail()
    const uuid = await begin(own, email)
    const before = await groups(uuid)
    expect(await begin(later, email)).toBe(uuid)
    expect(await groups(uuid)).toEqual(before)
  })

  test('can be changed on the way without touching an answer', async () => {
    const uuid = await begin('nl')
    await client.save(uuid, [{ question_id: 26, value: ['Trust'] }])
    for (const lang of ['fr', 'en', 'nl']) {
      expect(await client.post('/api/session/lang', { uuid, lang })).toMatchObject({ body: { saved: true } })
      expect(await groups(uuid)).toEqual(await groups(await begin(lang)))
      expect(await client.answers(uuid)).toEqual(new Map([[26, '["Trust"]']]))
    }
  })

  test.each(LOCALES)('%s takes values for an answer, and no label', async (lang) => {
    const uuid = await begin(lang)
    const given: [number, unknown, string][] = [
      [19, 64, '64'],
      [26, ['Trust', 'Connect'], '["Trust","Connect"]'],
      [27, ['Empathy', 'others=Samen lachen – rire'], '["Empathy","others=Samen lachen – rire"]'],
      [28, ['Trust', 'Connect', 'Inspire'], '["Trust","Connect","Inspire"]'],
      [32, 'Yes', 'Yes'],
      [32, 'No', 'No'],
    ]
    for (const [question_id, value] of given)
      expect(await client.save(uuid, [{ question_id, value }])).toMatchObject({ status: 200 })
    const refuse = async (question_id: number, value: unknown) =>
      expect(await client.save(uuid, [{ question_id, value }]), `${value}`).toMatchObject({ status: 400 })
    for (const id of [26, 27]) {
      const asked = await question(uuid, id)
      for (const label of asked.labels?.filter((one) => !valuesOf(asked).includes(one)) ?? []) await refuse(id, [label])
    }
    const ranking = await question(uuid, 28)
    if (ranking.labels?.some((label) => !valuesOf(ranking).includes(label))) await refuse(28, ranking.labels)
    const { yes, no } = await question(uuid, 32)
    for (const label of [yes, no, 'Ja', 'Nee', 'Oui', 'Non']) await refuse(32, label)
    expect(await client.answers(uuid)).toEqual(new Map(given.map(([id, , wire]) => [id, wire])))
  })
})

describe('the language of HR', async () => {
  const { app, url } = await buildServer()
  await buildHr(url)
  const client = clientOf(app)
  const token = await client.login(HR.email, HR.password)

  test('is chosen once, and kept with the account', async () => {
    expect((await client.get('/api/admin/account', token)).body).toMatchObject({ email: HR.email, lang: null })
    expect((await client.post('/api/admin/lang', { lang: 'fr' }, token)).body).toEqual({ saved: true })
    expect((await client.get('/api/admin/account', token)).body).toMatchObject({ email: HR.email, lang: 'fr' })
    expect(await client.post('/api/admin/lang', { lang: 'de' }, token)).toMatchObject({ status: 400 })
  })

  test('is that of the labels it reads, whatever the teams spoke', async () => {
    const { body } = await client.post('/api/session/create', {
      email: 'lead@example.org',
      versionSlug: 'v2',
      lang: 'nl',
    })
    const { uuid } = body as { uuid: string }
    const plan = (await client.get(`/api/version/plan/${uuid}?lang=fr`, token)).body
    expect(plan).toMatchObject({ locale: 'fr' })
    expect((await client.get(`/api/version/plan/${uuid}`)).body).toMatchObject({ locale: 'nl' })
    const choices = async (lang: string) =>
      ((await client.get(`/api/admin/insight?lang=${lang}`, token)).body as { choices: { title: string }[] }).choices
    const [english, french] = [await choices('en'), await choices('fr')]
    expect(french).toHaveLength(english.length)
    for (const [nth, { title }] of french.entries()) expect(title).not.toBe(english[nth]?.title)
  })
})

test('the notice about privacy is told in each language, with one version', async () => {
  const { app } = await buildServer()
  const client = clientOf(app)
  const told = await Promise.all(LOCALES.map(async (lang) => (await client.get(`/api/privacy?lang=${lang}`)).body))
  expect(new Set(told.map((notice) => (notice as { title: string }).title)).size).toBe(LOCALES.length)
  expect(new Set(told.map((notice) => (notice as { version: string }).version)).size).toBe(1)
})

test('the page says in which language the deployment begins', async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'web-'))
  for (const file of PAGE_FILES)
    writeFileSync(join(webFolder, file), `<!doctype html><html lang="en" class="${file}"></html>`)
  const { app } = await buildServer({ DEFAULT_LANG: 'nl' }, { webFolder })
  for (const path of ['/', '/index.html', '/version/v2', '/administration'])
    expect((await app.inject(path)).body, path).toContain('<html lang="nl" class="index.html">')
  for (const path of ['/join', '/join/KMN482', '/join?lang=fr', '/remote/a-secret'])
    expect((await app.inject(path)).body, path).toContain('<html lang="nl" class="phone.html">')
  for (const path of ['/admin', '/admin/dashboard?year=2027', '/sign-in?for=test'])
    expect((await app.inject(path)).body, path).toContain('<html lang="nl" class="hr.html">')
})

test('a page of a session names the first calls of its screen, and no other page does', async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'web-'))
  for (const file of PAGE_FILES) writeFileSync(join(webFolder, file), file)
  const { app } = await buildServer({}, { webFolder })
  const uuid = crypto.randomUUID()
  const survey = await app.inject(`/survey/v2/${uuid}`)
  expect(survey.body).toBe('survey.html')
  for (const call of ['version/plan', 'session/question', 'answer', 'earlier'])
    expect(survey.headers.link).toContain(`</api/${call}/${uuid}>; rel=preload; as=fetch`)
  const results = await app.inject(`/results/v2/${uuid}`)
  expect([results.body, String(results.headers.link).includes('earlier')]).toEqual(['results.html', false])
  for (const path of ['/', '/survey/v2', '/survey/v2/x>;rel=stylesheet', `/download/${uuid}`])
    expect((await app.inject(path)).headers.link, path).toBeUndefined()
})
