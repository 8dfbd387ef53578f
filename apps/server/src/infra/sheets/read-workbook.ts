import { Worker } from 'node:worker_threads'

/** Limits of a workbook from outside: a small file can unpack to any size. */
const MOST_UNPACKED_MB = 50
const MOST_MS = 10_000

/** Returns the rows of the first sheet as text, or null if the file cannot be read within the limits. */
export function readWorkbook(file: Buffer): Promise<string[][] | null> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
    workerData: { file, mostUnpacked: MOST_UNPACKED_MB * 1024 * 1024 },
    resourceLimits: { maxOldGenerationSizeMb: 8 * MOST_UNPACKED_MB },
  })
  return new Promise((resolve) => {
    const finish = (rows: string[][] | null) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(rows)
    }
    const timer = setTimeout(() => finish(null), MOST_MS)
    worker.once('message', finish)
    worker.once('error', () => finish(null))
    worker.once('exit', () => finish(null))
  })
}
