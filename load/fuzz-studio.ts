import { pick, type Random } from './fuzz-random.ts'

export interface StudioKnown {
  /** Opens a preview of a draft. */
  preview?: string
  /** The version that was changed last, and the number of its latest change. */
  draft?: { slug: string; number: string }
}

const PLACES = ['survey/14/title', 'survey/14/text', 'survey/14/minutes', 'survey/5/tip', 'settings/tutorial/motto']

/** Valid or nearly valid values for the fields of the studio's calls. */
export const STUDIO_INPUTS: Record<string, (known: StudioKnown, random: Random) => string> = {
  section: (_, random) => pick(['survey', 'results', 'settings', 'words'], random),
  place: (_, random) => pick([...PLACES, 'survey/14/key', 'survey/99/title', '__proto__/title'], random),
  places: (_, random) => pick([JSON.stringify(PLACES.slice(0, 2)), '[]', '["survey/99/title"]', '{}'], random),
  // What others changed meanwhile is in the way of a lower one.
  base: (_, random) => pick(['0', '9999999', '9999999', '-1'], random),
  number: ({ draft }, random) => pick(['1', draft?.number ?? '0', '999999'], random),
  note: (_, random) => pick(['', 'Fuzzed', 'x'.repeat(121), 'two\nlines'], random),
  edition: (_, random) => pick(['1', '2', '99999', '99999999999'], random),
  release: (_, random) => pick(['1', '2', '99999999999'], random),
  take: (_, random) => pick(['[]', '[{"place":"survey/14/title","lang":"en"}]', '[[[[]]]]'], random),
}

/** Remembers what a call of the studio answered. */
export function learnStudio(name: string, body: unknown, text: string, known: StudioKnown) {
  if (name === 'POST /api/admin/studio/preview') known.preview = JSON.parse(text).path.split('/').at(-1)
  if (name === 'POST /api/admin/studio/change' && (body instanceof FormData || body instanceof URLSearchParams))
    known.draft = { slug: String(body.get('slug')), number: String(JSON.parse(text).number) }
  if (name === 'GET /api/admin/studio/changes/:slug' && known.draft)
    known.draft = { ...known.draft, number: String(JSON.parse(text).number) }
}
