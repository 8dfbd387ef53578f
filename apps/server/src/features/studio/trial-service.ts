import type { Locale } from '@thrive/domain'
import { parseStoredWorkshop } from '@thrive/domain/stored-workshop'
import type { Deps } from '../../deps.ts'
import { notFound, Refusal } from '../../http/errors.ts'
import { storeRevision } from '../content/data.ts'
import { eraseTeams } from '../hr/teams/erasure-service.ts'
import { startTrial, trialsOver } from '../team/session/data.ts'
import { draftOn } from './draft.ts'
import { lockPublished, readPlaceRows } from './draft-data.ts'
import { stoppingIn } from './problems.ts'
import { dropTriedRevisions } from './trial-data.ts'

/** Starts a session of the draft as it is now. Refused only if a screen could not show it. */
export const tryDraft = ({ db, library }: Pick<Deps, 'db' | 'library'>, slug: string, lang: Locale): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const found = await lockPublished(tx, slug)
    if (!found) throw notFound('no-such-version')
    const published = await library.revision(found.revisionId, tx)
    const draft = draftOn(published, { slug, number: found.draftNumber, rows: await readPlaceRows(tx, slug) })
    if (!parseStoredWorkshop(draft.workshop).success)
      throw new Refusal(409, 'checks-stop', { problems: stoppingIn(draft) })
    const revisionId = draft.changes.length > 0 ? await storeRevision(tx, draft.workshop) : published.id
    return startTrial(tx, { versionSlug: slug, revisionId, lang })
  })

const BATCH = 100

/** Erases trials whose day is over, and the drafts that only they kept. */
export async function dropTrials(deps: Pick<Deps, 'db' | 'events' | 'library'>, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const ids = await trialsOver(deps.db, BATCH)
    if (ids.length === 0) return
    await eraseTeams(deps, ids, () => [])
    await deps.db.transaction().execute(dropTriedRevisions)
  }
}
