import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { buildHr, buildServer, HR } from './build.ts'
import { clientOf } from './client.ts'

interface Asked {
  id: number
  title: string
  options?: unknown[]
  labels?: string[]
  yes?: string
  no?: string
}

describe('the language of a session', async () => {
  const { app } = await buildServer()
  const client = clientOf(app)
  const begin = async (lang?: string, email = `lead.${crypto.randomUUID()}@example.org`) => {
    const { body } = await client.post('/api/session/create', { email, versionSlug: 'v2', ...(lang && { lang }) })
    return (body as { uuid: string }).uuid
  }
  const asked = async (uuid: string) => {
    const { body } = await client.get(`/api/question/${uuid}`)
    return (body as { title: string; questions: Asked[] }[]).flatMap(({ questions }) => questions)
  }
  const question = async (uuid: string, id: number) => (await asked(uuid)).find((one) => one.id === id)

  test('gives the words of questions, labels and plan; values stay English', async () => {
    const titles = new Set<string>()
    for (const lang of LOCALES) {
      const uuid = await begin(lang)
      expect((await question(uuid, 26))?.options).toEqual(['Connect', 'Trust', 'Inspire'])
      expect((await question(uuid, 27))?.options?.[2]).toBe('Empathy')
      expect((await question(uuid, 27))?.labels).toHaveLength(14)
      titles.add(`${(await question(uuid, 27))?.title} ${(await question(uuid, 32))?.yes}`)
      expect((await client.get(`/api/version/plan/${uuid}`)).body).toMatchObject({ locale: lang, words: {} })
    }
    expect(titles.size).toBe(LOCALES.length)
  })

  test('is English for who says nothing, and nothing else than en, nl and fr', async () => {
    expect((await client.get(`/api/version/plan/${await begin()}`)).body).toMatchObject({ locale: 'en' })
    for (const lang of ['de', 'NL', 'nl-BE', '__proto__', ''])
      expect(
        await client.post('/api/session/create', { email: 'a@example.org', versionSlug: 'v2', lang }),
      ).toMatchObject({ status: 400 })
  })

  test('is kept by a session that is resumed, and changed on the way without touching an answer', async () => {
    const email = `lead.${crypto.randomUUID()}@example.org`
    const uuid = await begin('nl', email)
    expect(await begin('fr', email)).toBe(uuid)
    const dutch = await asked(uuid)
    await client.save(uuid, [{ question_id: 26, value: ['Trust'] }])
    expect(await client.post('/api/session/lang', { uuid, lang: 'fr' })).toMatchObject({ body: { saved: true } })
    expect(await asked(uuid)).not.toEqual(dutch)
    await client.post('/api/session/lang', { uuid, lang: 'nl' })
    expect(await asked(uuid)).toEqual(dutch)
    expect((await client.get(`/api/answer/${uuid}`)).body).toMatchObject([{ question_id: 26, value: '["Trust"]' }])
    expect(await client.post('/api/session/lang', { uuid, lang: 'de' })).toMatchObject({ status: 400 })
  })

  test('takes values for an answer, and no label', async () => {
    const uuid = await begin('fr')
    const labels = (await question(uuid, 27))?.labels ?? []
    expect(await client.save(uuid, [{ question_id: 27, value: [labels[2]] }])).toMatchObject({ status: 400 })
    expect(await client.save(uuid, [{ question_id: 32, value: 'Oui' }])).toMatchObject({ status: 400 })
    expect(await client.save(uuid, [{ question_id: 27, value: ['Empathy'] }])).toMatchObject({ status: 200 })
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
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><html lang="en"></html>')
  writeFileSync(join(webFolder, 'phone.html'), '<!doctype html><html lang="en" class="phone"></html>')
  const { app } = await buildServer({ DEFAULT_LANG: 'nl' }, { webFolder })
  for (const path of ['/', '/index.html', '/version/v2', '/admin'])
    expect((await app.inject(path)).body, path).toContain('<html lang="nl">')
  for (const path of ['/join', '/join/KMN482', '/join?lang=fr', '/remote/a-secret'])
    expect((await app.inject(path)).body, path).toContain('<html lang="nl" class="phone">')
})
