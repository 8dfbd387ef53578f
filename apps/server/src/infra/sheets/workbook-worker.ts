import { parentPort, workerData } from 'node:worker_threads'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

const { file, mostUnpacked } = workerData as { file: Uint8Array<ArrayBuffer>; mostUnpacked: number }

/** Adds up the sizes that the archive declares; the reader unpacks no more of a file than that. */
function unpackedSize(archive: Uint8Array): number {
  let bytes = 0
  unzipSync(archive, {
    filter: ({ originalSize }) => {
      bytes += originalSize
      return false
    },
  })
  return bytes
}

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

if (unpackedSize(file) > mostUnpacked) throw new Error('the workbook unpacks to too much')
const rows = await readSheet(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
parentPort?.postMessage(rows.map((row) => row.map(textOf)))
