import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadVersions, workshopFiles } from '@thrive/content'
import type { Workshop } from '@thrive/domain'
import { parseStoredWorkshop } from '@thrive/domain/stored-workshop'
import { applyChanges, differenceOf, ordered } from '@thrive/domain/studio'
import type { Deps } from '../../deps.ts'
import { hashOf } from '../content/data.ts'
import { OPERATOR } from '../hr/audit/data.ts'
import { lockPublished, readDraftRows } from './draft-data.ts'
import { storeValue } from './draft-service.ts'
import { readEdition, readEditions } from './edition-data.ts'
import { exportFiles, storeFolderFiles } from './folder-files.ts'

type Studio = Pick<Deps, 'db' | 'library' | 'media'>

/** Writes an edition, the published one if not given, as the files of the repository. Returns its number. */
export async function exportEdition({ db, library, media }: Studio, slug: string, folder: string, number?: number) {
  const [published] = await readEditions(db, slug, null, 1)
  const edition = number === undefined ? published : await readEdition(db, slug, number)
  if (!edition) throw new Error(`${slug} has no such edition`)
  const { workshop } = await library.revision(edition.revisionId)
  for (const [file, text] of workshopFiles(ordered(workshop))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  await exportFiles({ media }, workshop, folder)
  return edition.number
}

/** Brings the versions of a folder in as drafts. Returns how many places each changes. */
export async function draftFolder(deps: Studio, folder: string): Promise<{ slug: string; changes: number }[]> {
  const workshops = loadVersions(folder)
  if (workshops.length === 0) throw new Error(`${folder} has no folder v1 or v2`)
  await storeFolderFiles(deps, folder)
  const drafted = []
  for (const workshop of workshops) drafted.push({ slug: workshop.slug, changes: await draftWorkshop(deps, workshop) })
  return drafted
}

const draftWorkshop = ({ db, library }: Omit<Studio, 'media'>, workshop: Workshop): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { slug } = workshop
    const found = await lockPublished(tx, slug)
    if (!found) throw new Error(`${slug} is not published here`)
    const published = (await library.revision(found.revisionId, tx)).workshop
    const drafted = await readDraftRows(tx, slug)
    if (drafted.length > 0) throw new Error(`the draft of ${slug} is not empty: publish it or take its changes back`)
    const changes = differenceOf(published, workshop)
    const applied = parseStoredWorkshop(applyChanges(published, changes))
    if (!applied.success || hashOf(ordered(applied.data)) !== hashOf(ordered(workshop)))
      throw new Error(`${slug} differs in its pages, questions or settings, which the studio does not change`)
    for (const { place, lang, value } of changes)
      await storeValue(tx, { slug, place, lang, by: OPERATOR }, value, published)
    return changes.length
  })
