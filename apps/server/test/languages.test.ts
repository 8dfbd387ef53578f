import { LOCALES } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { buildServer } from './build.ts'
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
