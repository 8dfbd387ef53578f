export interface StoredPhoto {
  key: string
  writtenAt: Date
}

/** Stores photos; keys are random and reveal nothing about the team. */
export interface PhotoStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array>
  /** Does not fail if the file is already gone. */
  delete(key: string): Promise<void>
  list(): AsyncIterable<StoredPhoto>
}

/** There is no space left for another file; what was written of it is gone. */
export class StoreFull extends Error {
  constructor(where: string, options: ErrorOptions) {
    super(`no space is left in ${where}`, options)
    this.name = 'StoreFull'
  }
}
