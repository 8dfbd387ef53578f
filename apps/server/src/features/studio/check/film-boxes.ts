import type { FileFault } from '@thrive/domain/studio'

/** No film of 15 minutes needs a larger index. */
const MAX_HEAD = 32 * 1024 * 1024
const HEADER = 16

/**
 * Follows the boxes of an MP4 while its bytes arrive, and keeps those up to the end of the index. Says what is wrong as
 * soon as it can be told.
 */
export class FilmBoxes {
  readonly #kept: Buffer[] = []
  #size = 0
  #header = Buffer.alloc(0)
  /** Where the next box begins. */
  #next = 0
  #types: string[] = []
  #headEnd: number | null = null

  take(chunk: Buffer): FileFault | null {
    if (!this.hasHead) this.#kept.push(chunk)
    const start = this.#size
    this.#size += chunk.length
    while (this.#next < this.#size) {
      const from = this.#next + this.#header.length - start
      this.#header = Buffer.concat([this.#header, chunk.subarray(from, from + HEADER - this.#header.length)])
      if (this.#header.length < HEADER) break
      const fault = this.#open(this.#header)
      if (fault) return fault
      this.#header = Buffer.alloc(0)
    }
    return null
  }

  #open(header: Buffer): FileFault | null {
    const short = header.readUInt32BE(0)
    const type = header.toString('latin1', 4, 8)
    const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short
    // A size of 0 means that the box lasts to the end of the file.
    if (size < (short === 1 ? HEADER : 8) && short !== 0) return 'not-mp4'
    if (this.#types.length === 0 && type !== 'ftyp') return 'not-mp4'
    if (type === 'mdat' && !this.#types.includes('moov')) return 'index-at-end'
    if (type === 'moov' && (this.#types.includes('moov') || short === 0)) return 'not-mp4'
    this.#types.push(type)
    this.#next = short === 0 ? Number.POSITIVE_INFINITY : this.#next + size
    if (type === 'moov') this.#headEnd = this.#next
    return (this.#headEnd ?? this.#size) > MAX_HEAD ? 'not-mp4' : null
  }

  get hasHead(): boolean {
    return this.#headEnd !== null && this.#size >= this.#headEnd
  }

  /** The bytes up to the end of the index. */
  get head(): Buffer {
    return Buffer.concat(this.#kept).subarray(0, this.#headEnd ?? 0)
  }

  /** True if index and film are there and the last box ends where the file does. */
  get isWhole(): boolean {
    const isEnded = this.#next === this.#size || this.#next === Number.POSITIVE_INFINITY
    return this.hasHead && this.#types.includes('mdat') && isEnded
  }
}
