import type { Response } from '@thrive/contract'
import type { Locale, Workshop } from '@thrive/domain'
import { differenceOf, isSame } from '@thrive/domain/studio'
import type { Deps } from '../../deps.ts'
import { notFound, Refusal } from '../../http/errors.ts'
import type { Database } from '../../infra/database.ts'
import { type Draft, draftOn, valueIn } from './draft.ts'
import { lockPublished, readPlaceRows } from './draft-data.ts'
import { storeValue } from './draft-service.ts'
import { decideRelease, type Release, readRelease } from './offer-data.ts'
import { titleOf } from './page-service.ts'

type Offer = Response<'GET /api/admin/studio/offer/:slug'>
type Value = Offer['changes'][number]['ours']
type Studio = Pick<Deps, 'db' | 'library'>

/** What a newer release changed, at places that the draft has and where the draft differs from it. */
export async function readOffer(deps: Studio, draft: Draft): Promise<Offer> {
  const release = await readRelease(deps.db, draft.slug)
  return { release: release?.to ?? null, changes: release ? await offeredIn(deps.library, draft, release) : [] }
}

async function offeredIn(library: Deps['library'], draft: Draft, { from, to }: Release, on?: Database) {
  const [before, after] = [await library.revision(from, on), await library.revision(to, on)]
  return offeredBetween(draft, before.workshop, after.workshop)
}

const offeredBetween = (draft: Draft, before: Workshop, after: Workshop): Offer['changes'] =>
  differenceOf(before, after).flatMap(({ place: path, lang, before: was, value }) => {
    const place = draft.places.get(path)
    if (!place?.languages.includes(lang)) return []
    const ours = valueIn(draft, place, lang)
    if (isSame(ours, value)) return []
    const { section, key } = place
    const title = titleOf(draft.published.workshop, place)
    return [
      { place: path, lang, section, key, title, before: was as Value, after: value as Value, ours: ours as Value },
    ]
  })

interface Decision {
  slug: string
  release: number
  take: { place: string; lang: Locale }[]
  by: string
}

/** Takes over what is named and passes over the rest, once. Returns the number of the latest change. */
export const decideOffer = ({ db, library }: Studio, { slug, release, take, by }: Decision): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const found = await lockPublished(tx, slug)
    if (!found) throw notFound('no-such-version')
    const offered = await readRelease(tx, slug)
    if (offered?.to !== release) throw new Refusal(409, 'draft-changed')
    const published = await library.revision(found.revisionId, tx)
    const draft = draftOn(published, { slug, number: found.draftNumber, rows: await readPlaceRows(tx, slug) })
    const changes = await offeredIn(library, draft, offered, tx)
    let number = found.draftNumber
    for (const { place, lang } of take) {
      const change = changes.find((one) => one.place === place && one.lang === lang)
      if (!change) throw notFound('no-such-place')
      number = await storeValue(tx, { slug, place, lang, by }, change.after, published.workshop)
    }
    await decideRelease(tx, slug, release)
    return number
  })
