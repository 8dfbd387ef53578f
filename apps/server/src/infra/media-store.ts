import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'
import type { StoredPhoto } from './photo-store.ts'

/** The first and the last byte to read. */
export interface ByteRange {
  start: number
  end: number
}

/** Stores the organisation's own films and other files, next to the photos. Their keys never get other bytes. */
export interface MediaStore {
  /** What has arrived of uploads, so that any node can go on with them. */
  readonly parts: DataStore
  readPart(id: string): Promise<Readable>
  /** Gives a whole upload its key. Its part is gone afterwards. */
  keepPart(id: string, key: string): Promise<void>
  /** Does not fail if the part is already gone. */
  dropPart(id: string): Promise<void>
  put(key: string, bytes: Uint8Array): Promise<void>
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Does not fail if the file is already gone. */
  delete(key: string): Promise<void>
  list(): AsyncIterable<StoredPhoto & { bytes: number }>
}

/** Names of the folders, or of the beginnings of keys in a bucket. */
export const MEDIA = 'media'
export const UPLOADS = 'uploads'
