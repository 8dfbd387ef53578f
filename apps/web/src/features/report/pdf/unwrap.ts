/** Sizes of a WOFF header and of each entry in its table list: https://www.w3.org/TR/WOFF/ */
const HEADER = 44
const ENTRY = 20

/**
 * Extracts the TrueType font from a WOFF file. fontkit reads WOFF too, but inflates it again for every letter. Any
 * other file is already a font.
 */
export async function unwrap(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(0) !== 0x774f4646) return file
  const count = view.getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const [tag, at, packed, size, checksum] = [0, 4, 8, 12, 16].map((field) =>
        view.getUint32(HEADER + index * ENTRY + field),
      ) as [number, number, number, number, number]
      const bytes = file.subarray(at, at + packed)
      return { tag, checksum, bytes: packed < size ? await inflate(bytes) : bytes }
    }),
  )
  return joinTables(view.getUint32(4), tables)
}

const inflate = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer(),
  )

interface Table {
  tag: number
  checksum: number
  bytes: Uint8Array
}

/** Joins header, list and tables; each begins at a multiple of four. */
function joinTables(flavour: number, tables: Table[]): Uint8Array {
  const pad = (size: number) => Math.ceil(size / 4) * 4
  const start = 12 + 16 * tables.length
  const font = new Uint8Array(tables.reduce((sum, { bytes }) => sum + pad(bytes.length), start))
  const view = new DataView(font.buffer)
  view.setUint32(0, flavour)
  view.setUint16(4, tables.length)
  let at = start
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    for (const [field, value] of [tag, checksum, at, bytes.length].entries())
      view.setUint32(12 + 16 * index + 4 * field, value)
    font.set(bytes, at)
    at += pad(bytes.length)
  }
  return font
}
