import { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Deps } from '../../deps.ts'
import { FaultFound, watchBeginning } from './check/film.ts'
import { dropUpload, readUpload } from './upload-data.ts'

/**
 * The parts of uploads, with what the database knows of them. Ends the upload of a film as soon as its beginning shows
 * that it cannot be played.
 */
export class WatchedParts extends DataStore {
  readonly #deps: Pick<Deps, 'db' | 'media'>
  readonly #onFault: (id: string, fault: FaultFound) => Promise<void>

  constructor(deps: Pick<Deps, 'db' | 'media'>, onFault: (id: string, fault: FaultFound) => Promise<void>) {
    super()
    this.#deps = deps
    this.#onFault = onFault
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  override create(upload: Upload): Promise<Upload> {
    return this.#deps.media.parts.create(upload)
  }

  /** The part of a complete upload is gone, but its sender may not have heard that it is complete. */
  override async getUpload(id: string): Promise<Upload> {
    const row = await readUpload(this.#deps.db, id)
    if (!row) throw ERRORS.FILE_NOT_FOUND
    if (row.state === 'refused') throw ERRORS.FILE_NO_LONGER_EXISTS
    if (row.state !== 'uploading') return new Upload({ id, size: row.bytes, offset: row.bytes })
    return this.#deps.media.parts.getUpload(id)
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const { parts } = this.#deps.media
    const row = await readUpload(this.#deps.db, id)
    if (row?.kind !== 'film' || offset > 0) return parts.write(source, id, offset)
    let fault: FaultFound | undefined
    const watched = Readable.from(watchBeginning(source)).once('error', (error) => {
      if (error instanceof FaultFound) fault = error
    })
    try {
      return await parts.write(watched, id, offset)
    } catch (error) {
      if (!fault) throw error
      await this.#onFault(id, fault)
      throw fault
    }
  }

  override async remove(id: string): Promise<void> {
    await this.#deps.media.dropPart(id)
    await dropUpload(this.#deps.db, id)
  }
}
