import type { Response } from '@thrive/contract'
import { buildHrServer, buildMember } from './build.ts'

export const AN = 'an@example.org'
export const TITLE = 'survey/14/title'

/** A server with an author who works on v2. */
export async function buildStudioServer(...options: Parameters<typeof buildHrServer>) {
  const running = await buildHrServer(...options)
  const { client, token } = running
  const an = await buildMember(running, AN, 'author')
  const look = async <Answer>(path: string) => {
    const { status, body } = await client.get(`/api/admin/studio${path}`, an)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
    return body as Answer
  }
  const act = (name: string, fields: Record<string, string> = {}, by = an) =>
    client.post(`/api/admin/studio/${name}`, { slug: 'v2', ...fields }, by)
  const change = (place: string, value: unknown, { lang = 'en', base = '99999', by = an } = {}) =>
    act('change', { place, lang, value: JSON.stringify(value), base }, by)
  const changes = () => look<Response<'GET /api/admin/studio/changes/:slug'>>('/changes/v2')
  const publish = async (note = '') => act('publish', { number: String((await changes()).number), note })
  /** Starts a trial of the draft. */
  const trial = async () => (await act('try', { lang: 'en' })).body as Response<'POST /api/admin/studio/try'>
  const editions = async () => (await look<Response<'GET /api/admin/studio/editions/:slug'>>('/editions/v2')).editions
  return { ...running, an, owner: token, look, act, change, changes, publish, trial, editions }
}
