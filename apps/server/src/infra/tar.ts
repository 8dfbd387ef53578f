export interface TarFile {
  name: string
  bytes: Uint8Array
}

/** Reads and writes the plain part of the format that every tar program knows: files with short names. */
const BLOCK = 512
const NAME_BYTES = 100
const SIZE_AT = 124
const SUM_AT = 148
const TYPE_AT = 156

export async function* packTar(files: AsyncIterable<TarFile>): AsyncGenerator<Uint8Array> {
  for await (const { name, bytes } of files) {
    yield headerOf(name, bytes.length)
    yield bytes
    yield Buffer.alloc(paddingOf(bytes.length))
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** Throws if the archive is damaged or ends before its end mark. */
export async function* unpackTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile> {
  const { read, drain } = readerOf(chunks)
  for (;;) {
    const header = await read(BLOCK)
    if (header.every((byte) => byte === 0)) break
    if (sumOf(header) !== octalAt(header, SUM_AT, 8)) throw new Error('the archive is damaged')
    if (String.fromCharCode(header[TYPE_AT] ?? 0) !== '0') throw new Error('the archive holds more than files')
    const size = octalAt(header, SIZE_AT, 12)
    const bytes = await read(size)
    await read(paddingOf(size))
    yield { name: textAt(header, 0, NAME_BYTES), bytes }
  }
  await drain()
}

function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new Error(`the name ${name} is too long`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(size.toString(8).padStart(11, '0'), SIZE_AT)
  header.write('00000000000', 136)
  header.write('0', TYPE_AT)
  header.write('ustar\x0000', 257)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, SUM_AT)
  return header
}

const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

/** The field of the checksum itself counts as spaces. */
const sumOf = (header: Uint8Array) =>
  header.reduce((sum, byte, at) => sum + (at >= SUM_AT && at < SUM_AT + 8 ? 32 : byte), 0)

const textAt = (header: Uint8Array, start: number, length: number) =>
  Buffer.from(header.subarray(start, start + length))
    .toString()
    .replace(/\0.*$/s, '')

const octalAt = (header: Uint8Array, start: number, length: number) => Number.parseInt(textAt(header, start, length), 8)

function readerOf(chunks: AsyncIterable<Uint8Array>) {
  const source = chunks[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  return {
    /** Reads exactly so many bytes. */
    async read(length: number): Promise<Buffer> {
      const parts = [rest]
      for (let have = rest.length; have < length; ) {
        const { value, done } = await source.next()
        if (done) throw new Error('the archive is cut off')
        parts.push(Buffer.from(value))
        have += value.length
      }
      const all = Buffer.concat(parts)
      rest = all.subarray(length)
      return all.subarray(0, length)
    },
    /** Reads to the end, because a writer fails if its reader leaves early. */
    async drain() {
      while (!(await source.next()).done);
    },
  }
}
