import { Readable } from 'node:stream'
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { UPLOADS } from './media-store.ts'

/** S3 takes no smaller parts, except for the last. */
const PART_BYTES = 5 * 1024 * 1024
const ABOUT = 'about.json'
const WHOLE = 'whole'
/** As many digits as keep the order of names the order of bytes. */
const DIGITS = 12

/**
 * Keeps uploads in a bucket, each piece as an object named by its offset: what arrived before a cut stays, and nothing
 * touches a disk. The store of tus writes every part to the temporary folder first, which may be small or read-only.
 */
export class PartsInS3 extends DataStore {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(client: S3Client, bucket: string) {
    super()
    this.#client = client
    this.#bucket = bucket
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    upload.creation_date = new Date().toISOString()
    await this.#put(keyOf(upload.id, ABOUT), JSON.stringify(upload))
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const about = await this.#get(keyOf(id, ABOUT)).catch(() => {
      throw ERRORS.FILE_NOT_FOUND
    })
    const pieces = await this.#pieces(id)
    return new Upload({ ...JSON.parse(await about.transformToString()), id, offset: endOf(pieces) })
  }

  /** Stores what has arrived even if the sender is cut off. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    let at = offset
    for await (const piece of inPieces(source)) {
      await this.#put(keyOf(id, String(at).padStart(DIGITS, '0')), piece)
      at += piece.length
    }
    return at
  }

  read(id: string): Readable {
    return Readable.from(this.#bytes(id))
  }

  override async remove(id: string): Promise<void> {
    await this.drop(id)
  }

  async drop(id: string): Promise<void> {
    const Objects: { Key: string }[] = []
    for await (const { key } of this.#list(id)) Objects.push({ Key: key })
    if (Objects.length === 0) return
    await this.#client.send(new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects } }))
  }

  /** Makes one object of all pieces; returns its key. */
  async join(id: string): Promise<string> {
    const at = { Bucket: this.#bucket, Key: keyOf(id, WHOLE) }
    const { UploadId } = await this.#client.send(new CreateMultipartUploadCommand(at))
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    for await (const Body of inPieces(this.read(id))) {
      const PartNumber = Parts.length + 1
      const { ETag } = await this.#client.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body }))
      Parts.push({ ETag, PartNumber })
    }
    await this.#client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } }))
    return at.Key
  }

  async *#bytes(id: string): AsyncGenerator<Buffer> {
    for (const { key } of await this.#pieces(id)) yield* (await this.#get(key)) as Readable
  }

  /** The pieces in their order, up to the first gap. */
  async #pieces(id: string): Promise<Piece[]> {
    const pieces: Piece[] = []
    for await (const { key, bytes } of this.#list(id)) {
      const offset = key.slice(keyOf(id, '').length)
      if (/^\d+$/.test(offset) && Number(offset) === endOf(pieces)) pieces.push({ key, offset: Number(offset), bytes })
    }
    return pieces
  }

  async *#list(id: string) {
    const at = { Bucket: this.#bucket, Prefix: keyOf(id, '') }
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.#client }, at))
      for (const { Key: key, Size: bytes = 0 } of Contents) if (key) yield { key, bytes }
  }

  async #put(Key: string, Body: string | Buffer) {
    await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key, Body }))
  }

  async #get(Key: string) {
    const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key }))
    if (!Body) throw new Error('the store gave nothing')
    return Body
  }
}

interface Piece {
  key: string
  offset: number
  bytes: number
}

const endOf = (pieces: Piece[]) => {
  const last = pieces.at(-1)
  return last ? last.offset + last.bytes : 0
}

const keyOf = (id: string, name: string) => `${UPLOADS}/${id}/${name}`

async function* inPieces(source: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    held.push(chunk)
    size += chunk.length
    while (size >= PART_BYTES) {
      const all = Buffer.concat(held)
      yield all.subarray(0, PART_BYTES)
      held = [all.subarray(PART_BYTES)]
      size -= PART_BYTES
    }
  }
  if (size > 0) yield Buffer.concat(held)
}
