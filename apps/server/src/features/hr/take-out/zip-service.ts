import { once } from 'node:events'
import { Readable } from 'node:stream'
import { LOCALES } from '@thrive/domain'
import yazl from 'yazl'
import type { Deps } from '../../../deps.ts'
import { SHEETS } from '../../../infra/sheets/sheet.ts'
import { keptEditions, keptFiles, keptSignIn } from './contents-data.ts'
import { editionText } from './edition-text.ts'
import { everySession, TABLES } from './tables-service.ts'

type Reading = Pick<Deps, 'db' | 'library' | 'organisation' | 'photos' | 'media'>

/** Calls back with the number of sessions whose photo is in it. */
type OnProgress = (sessions: number) => Promise<void>

/**
 * Everything of the organisation as one ZIP, which is made while it is read: an entry begins when the one before has
 * been taken. A failure destroys the stream, so that a partial file never looks complete.
 */
export function zipOf(deps: Reading, onProgress: OnProgress): Readable {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  fill(deps, zip, onProgress).then(
    () => zip.end(),
    (error) => output.destroy(error),
  )
  return output
}

async function fill(deps: Reading, zip: yazl.ZipFile, onProgress: OnProgress): Promise<void> {
  const { db, library, organisation, photos, media } = deps
  const output = zip.outputStream as Readable
  const add = async (path: string, stream: Readable, compress = true) => {
    stream.on('error', (error) => output.destroy(error))
    const taken = once(stream, 'close')
    zip.addReadStream(stream, path, { compress })
    await taken
  }
  const addText = (path: string, text: string) => add(path, Readable.from([Buffer.from(text)], { objectMode: false }))

  const { logoKey, retentionInForce, retentionAsked: _, ...settings } = await organisation.read()
  const written = { ...settings, retentionInForce: retentionInForce.months, signIn: await keptSignIn(db) }
  await addText('settings.json', `${JSON.stringify(written, null, 2)}\n`)
  for (const [name, rows] of Object.entries(TABLES)) await add(name, SHEETS.csv(rows(deps)).stream)
  for (const { version, number, revisionId, ...facts } of await keptEditions(db)) {
    const revision = await library.revision(revisionId)
    const path = `texts/${version}/edition-${number}`
    await addText(`${path}.json`, JSON.stringify({ ...facts, workshop: revision.workshop }))
    for (const locale of LOCALES) await addText(`${path}.${locale}.md`, editionText(revision.inLocale(locale).workshop))
  }
  if (logoKey) await addPicture(`logo.png`, logoKey)
  for (const { file } of await keptFiles(db)) await add(`files/${file}`, await media.read(file), false)
  let sessions = 0
  for await (const { id, photoKey } of everySession(deps)) {
    if (photoKey) await addPicture(`photos/${id}.jpg`, photoKey)
    if (++sessions % PROGRESS === 0) await onProgress(sessions)
  }

  /** A picture that was erased since its row was read is left out. */
  async function addPicture(path: string, key: string) {
    const bytes = await photos.get(key).catch(() => null)
    if (bytes) await add(path, Readable.from([Buffer.from(bytes)], { objectMode: false }), false)
  }
}

const PROGRESS = 20
