export interface StoredPhoto {
  key: string
  writtenAt: Date
}

/** Where photos are kept; the keys are random and say nothing about the team. */
export interface PhotoStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array>
  /** Does not fail if it is already gone. */
  delete(key: string): Promise<void>
  list(): AsyncIterable<StoredPhoto>
}
