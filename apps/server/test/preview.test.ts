import type { Response } from '@thrive/contract'
import { describe, expect, test } from 'vitest'
import { AN, buildStudioServer, TITLE } from './studio-team.ts'

type Plan = Response<'GET /api/preview/:ticket'>

const { client, act, change, sql, an, owner } = await buildStudioServer()
const open = async (fields = {}) => ((await act('preview', fields)).body as { path: string }).path
const show = async (path: string, query = '') => client.get(`/api${path}${query}`)

describe('a preview', () => {
  test('shows the draft as a plan would, in each language, a moment after a save', async () => {
    const path = await open()
    expect(path).toMatch(/^\/preview\/[\w-]{43}$/)
    await change(TITLE, 'Seen at once')
    await change(TITLE, 'Meteen te zien', { lang: 'nl' })
    const titles = await Promise.all(
      ['', '?lang=nl', '?lang=fr'].map(async (query) => ((await show(path, query)).body as Plan).survey[13]?.title),
    )
    expect(titles).toEqual(['Seen at once', 'Meteen te zien', expect.not.stringMatching(/Seen|Meteen/)])
    await change(TITLE, '')
    expect(((await show(path)).body as Plan).survey[13]?.title).toBe('')
  })

  test('shows an edition as it was published, whatever the draft says', async () => {
    const path = await open()
    const titleIn = async (query: string) => ((await show(path, query)).body as Plan).survey[13]?.title
    const shipped = await titleIn('?edition=1')
    await change(TITLE, 'Second edition')
    const { number } = (await client.get('/api/admin/studio/changes/v2', an)).body as { number: number }
    expect((await act('publish', { number: String(number), note: '' })).status).toBe(200)
    await change(TITLE, 'Not published')
    expect(await Promise.all(['', '?edition=2', '?edition=1'].map(titleIn))).toEqual([
      'Not published',
      'Second edition',
      shipped,
    ])
    expect(await show(path, '?edition=9')).toMatchObject({ status: 404, body: { error: 'no-such-edition' } })
  })

  test('its ticket is stored as a hash, lasts a day, and opens nothing else', async () => {
    const ticket = (await open()).slice('/preview/'.length)
    const { rows } = await sql.query('select * from preview_ticket')
    expect(JSON.stringify(rows)).not.toContain(ticket)
    const bearer = { authorization: `Bearer ${ticket}` }
    for (const path of ['/api/admin/studio', '/api/admin/table', `/api/version/plan/${ticket}`])
      expect((await client.get(path, bearer)).status).toBe(401)
    await sql.query("update preview_ticket set expires_at = now() - interval '1 second'")
    expect(await show(`/preview/${ticket}`)).toMatchObject({ status: 404, body: { error: 'no-preview' } })
  })

  test('ends with its author’s role', async () => {
    const path = await open()
    await sql.query("update hr_account set role = 'analyst' where email = $1", [AN])
    expect((await show(path)).status).toBe(404)
    await sql.query("update hr_account set role = 'author' where email = $1", [AN])
    expect((await show(path)).status).toBe(200)
  })

  test.each(['made-up', 'x'.repeat(43), '%00', '__proto__'])('a ticket %s opens nothing', async (ticket) => {
    expect(await show(`/preview/${ticket}`)).toMatchObject({ status: 404, body: { error: 'no-preview' } })
    expect((await client.get(`/api/preview/${ticket}`, an)).status).toBe(404)
  })

  test('of a version that is not there is 404', async () => {
    expect(await act('preview', { slug: 'v9' })).toMatchObject({ status: 404, body: { error: 'no-such-version' } })
    expect((await act('preview', {}, owner)).status).toBe(200)
  })
})

describe('frames', () => {
  const headersOf = async (path: string) => {
    const { headers } = await client.get(path)
    const policy = String(headers['content-security-policy']).split(';')
    return {
      holds: policy.find((rule) => rule.startsWith('frame-src')),
      isHeldBy: policy.find((rule) => rule.startsWith('frame-ancestors')),
      options: headers['x-frame-options'],
    }
  }

  test('a preview may be in a frame of ours', async () => {
    expect(await headersOf(`${await open()}?section=survey&key=14&lang=nl&lights=off`)).toEqual({
      holds: "frame-src 'none'",
      isHeldBy: "frame-ancestors 'self'",
      options: 'SAMEORIGIN',
    })
  })

  test.each(['/admin', '/admin/studio/v2', '/admin?x=1'])('%s may have one', async (path) => {
    expect(await headersOf(path)).toEqual({
      holds: "frame-src 'self'",
      isHeldBy: "frame-ancestors 'none'",
      options: 'DENY',
    })
  })

  test.each([
    '/',
    '/survey/v2/x',
    '/preview',
    '/preview/',
    '/preview/a/b',
    '/previews/x',
    '/x/preview/y',
    '/administer',
    '/sign-in',
    '/api/admin/studio',
    '/api/preview/x',
  ])('%s has none and is in none', async (path) => {
    expect(await headersOf(path)).toEqual({
      holds: "frame-src 'none'",
      isHeldBy: "frame-ancestors 'none'",
      options: 'DENY',
    })
  })
})
