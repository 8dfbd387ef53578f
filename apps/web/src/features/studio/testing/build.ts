import { vi } from 'vitest'
import type { DraftField, StudioWorkshop } from '../api.ts'

export const ACCOUNT = {
  email: 'tom@example.org',
  name: 'Tom',
  role: 'author',
  lang: null,
  mustSetFactor: false,
  hasPassword: true,
  byCompany: false,
  factor: null,
  organisation: 'Havenlicht',
  timeZone: 'Europe/Amsterdam',
  owner: null,
}

export const buildWorkshop = (part: Partial<StudioWorkshop> = {}): StudioWorkshop => ({
  version_slug: 'v2',
  name: 'Thrive Lab',
  pages: 40,
  films: 11,
  own_films: 0,
  edition: {
    number: 7,
    at: '2026-10-12T09:00:00.000Z',
    by: 'tom@example.org',
    note: 'Warmer words',
    standard: false,
    sessions: 31,
    changes: 3,
    published: true,
  },
  changes: 5,
  problems: 1,
  offered: 0,
  languages: {
    en: { texts: 265, done: 265, outdated: 0 },
    nl: { texts: 265, done: 263, outdated: 2 },
    fr: { texts: 265, done: 262, outdated: 0 },
  },
  ...part,
})

/** A field with these words, published and not drafted. */
export const buildField = (
  place: string,
  kind: DraftField['kind'],
  words: Partial<Record<'en' | 'nl' | 'fr', DraftField['languages']['en'] extends infer _ ? unknown : never>>,
  part: Partial<DraftField> = {},
): DraftField => ({
  place,
  kind,
  most: null,
  optional: false,
  agreed: false,
  languages: Object.fromEntries(
    Object.entries(words).map(([lang, published]) => [
      lang,
      { published, draft: null, number: 0, by: null, at: null, state: published === null ? 'missing' : 'done' },
    ]),
  ) as DraftField['languages'],
  ...part,
})

/** Answers calls by path; what is sent by POST is returned, in order. */
export function answerCalls(answers: Record<string, unknown | ((body: URLSearchParams) => Response | unknown)>) {
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input).split('?')[0] ?? ''
    if (path === '/api/admin/account') return Response.json(ACCOUNT)
    const body = new URLSearchParams(String(init?.body ?? ''))
    if (init?.method === 'POST') sent.push(`${path} ${[...body.values()].join(' ')}`)
    const answer = answers[path]
    const found = typeof answer === 'function' ? answer(body) : answer
    return found instanceof Response ? found : Response.json(found ?? { seconds: null })
  })
  return sent
}
