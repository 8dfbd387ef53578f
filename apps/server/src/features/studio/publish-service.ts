import { TRANSLATED, type Workshop } from '@thrive/domain'
import { parseStoredWorkshop } from '@thrive/domain/stored-workshop'
import { differenceOf, isSame, ordered, type Place, readPlace } from '@thrive/domain/studio'
import type { Deps } from '../../deps.ts'
import { notFound, Refusal } from '../../http/errors.ts'
import type { Database } from '../../infra/database.ts'
import { storeRevision } from '../content/data.ts'
import { writeAuditEntry } from '../hr/audit/data.ts'
import { draftOn, placesIn } from './draft.ts'
import {
  emptyDraft,
  lockPublished,
  nextNumber,
  readDraftRows,
  readLabelPlaces,
  storeChange,
  storePublishedChange,
  storeStillRight,
} from './draft-data.ts'
import { publishByPerson, readEdition } from './edition-data.ts'
import { stoppingIn } from './problems.ts'

interface Publishing {
  slug: string
  by: string
  note: string
}

/**
 * Publishes the draft for sessions that start from now on; returns the number of the edition. `number` is the latest
 * change that the author looked at.
 */
export const publishDraft = ({ db, library }: Deps, { slug, by, note }: Publishing, number: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const published = await lockPublished(tx, slug)
    if (!published) throw notFound('no-such-version')
    const revision = await library.revision(published.revisionId, tx)
    const draft = draftOn(revision, { slug, number: published.draftNumber, rows: await readDraftRows(tx, slug) })
    if (draft.changes.length === 0) throw new Refusal(409, 'nothing-changed')
    if (number !== draft.number) throw new Refusal(409, 'draft-changed')
    const problems = stoppingIn(draft).filter(({ stops }) => stops)
    const parsed = parseStoredWorkshop(draft.workshop)
    if (problems.length > 0 || !parsed.success) throw new Refusal(409, 'checks-stop', { problems })
    const revisionId = await storeRevision(tx, ordered(parsed.data))
    const edition = await publishByPerson(tx, { slug, by, note, revisionId, changes: draft.changes.length })
    await emptyDraft(tx, slug)
    await record(tx, { slug, by, note }, edition)
    return edition
  })

/** Publishes an old edition again, under a new number. The draft stays, but for what it now has in common with it. */
export const goBack = ({ db, library }: Deps, { slug, by, note }: Publishing, number: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const published = await lockPublished(tx, slug)
    if (!published) throw notFound('no-such-version')
    const old = await readEdition(tx, slug, number)
    if (!old) throw notFound('no-such-edition')
    if (old.revisionId === published.revisionId) throw new Refusal(409, 'nothing-changed')
    const { workshop: before } = await library.revision(published.revisionId, tx)
    const { workshop: after } = await library.revision(old.revisionId, tx)
    const changed = differenceOf(before, after)
    const edition = await publishByPerson(tx, { slug, by, note, revisionId: old.revisionId, changes: changed.length })
    await carryDraft(tx, { slug, by, changed, after })
    await record(tx, { slug, by, note }, edition)
    return edition
  })

interface Carried {
  slug: string
  by: string
  changed: ReturnType<typeof differenceOf>
  after: Workshop
}

/**
 * Every place that going back changed gets a new number, so that whoever wrote on the value before is told. The words of
 * an old edition fit its English.
 */
async function carryDraft(tx: Database, { slug, by, changed, after }: Carried) {
  const drafts = new Map((await readDraftRows(tx, slug)).map((row) => [`${row.place} ${row.lang}`, row]))
  const number = await nextNumber(tx, slug)
  for (const { place, lang } of changed) {
    const draft = drafts.get(`${place} ${lang}`)
    await storePublishedChange(tx, { slug, place, lang, number, by })
    const found = placesIn(after).get(place)
    if (found && lang === 'en') await keepRight(tx, { slug, by, number, place: found })
    if (draft && found && !isSame(draft.draft, readPlace(after, found, lang)))
      await storeChange(tx, { slug, place, lang, number: await nextNumber(tx, slug), by: draft.by, value: draft.draft })
  }
}

async function keepRight(
  tx: Database,
  { slug, by, number, place: { path, rule } }: { slug: string; by: string; number: number; place: Place },
) {
  const labels = rule.kind === 'options' ? await readLabelPlaces(tx, slug, path) : [path]
  const right = labels.map((place) => ({ place, number }))
  for (const lang of TRANSLATED) await storeStillRight(tx, { slug, lang, by }, right)
}

const record = (tx: Database, { slug, by, note }: Publishing, edition: number) =>
  writeAuditEntry(tx, {
    who: by,
    what: 'published',
    detail: `${slug}, ${edition}`,
    ...(note && { changes: [{ name: 'note', old: null, new: note }] }),
  })
