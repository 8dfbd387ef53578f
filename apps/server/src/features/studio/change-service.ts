import type { Response } from '@thrive/contract'
import { differenceOf } from '@thrive/domain/studio'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import { type Draft, placesIn, publishedAt } from './draft.ts'
import { type Edition, readEdition } from './edition-data.ts'
import { titleOf } from './page-service.ts'
import { problemsIn, tellingIn } from './problems.ts'

type Changes = Response<'GET /api/admin/studio/changes/:slug'>
type Change = Changes['changes'][number]
type Value = Change['before']

/** What the draft changes, oldest first, and all its problems. */
export const presentChanges = (draft: Draft): Changes => ({
  number: draft.number,
  changes: draft.changes.flatMap(({ place: path, lang, draft: after, by, at }) => {
    const place = draft.places.get(path)
    if (!place) return []
    const { section, key } = place
    const before = publishedAt(draft.published.workshop, place, lang) as Value
    const title = titleOf(draft.published.workshop, place)
    return [{ place: path, lang, section, key, title, before, after: after as Value, by, at: at.toISOString() }]
  }),
  problems: [...problemsIn(draft), ...tellingIn(draft)],
})

/** What an edition changed against the one before it; the first one changed nothing. */
export async function readEditionChanges({ db, library }: Pick<Deps, 'db' | 'library'>, slug: string, number: number) {
  const edition = await readEdition(db, slug, number)
  if (!edition) throw notFound('no-such-edition')
  const before = await readEdition(db, slug, number - 1)
  if (!before) return { edition: presentEdition(edition), changes: [] }
  const [old, now] = [await library.revision(before.revisionId), await library.revision(edition.revisionId)]
  const places = new Map([...placesIn(old.workshop), ...placesIn(now.workshop)])
  const at = edition.at.toISOString()
  const changes: Change[] = differenceOf(old.workshop, now.workshop).flatMap(({ place: path, lang, before, value }) => {
    const place = places.get(path)
    if (!place) return []
    const { section, key } = place
    const title = titleOf(now.workshop, place)
    const values = { before: before as Value, after: value as Value }
    return [{ place: path, lang, section, key, title, ...values, by: edition.by, at }]
  })
  return { edition: presentEdition(edition), changes }
}

export const presentEdition = ({ number, at, by, note, isStandard, sessions, changes, isPublished }: Edition) => ({
  number,
  at: at.toISOString(),
  by,
  note,
  standard: isStandard,
  sessions,
  changes,
  published: isPublished,
})
