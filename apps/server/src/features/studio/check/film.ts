import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FileFault } from '@thrive/domain/studio'
import { FilmBoxes } from './film-boxes.ts'

export interface FilmIndex {
  seconds: number
  isFragmented: boolean
  tracks: { codec: string; type: string; width: number; height: number }[]
}

export interface FilmFacts {
  seconds: number
  width: number
  height: number
}

const MOST_SECONDS = 15 * 60
const LEAST = { width: 1280, height: 720 }
/** With less than this an upload may still have been cut. */
const LEAST_BYTES = 1024
const PATIENCE_MS = 10_000
const MEMORY_MB = 128

/** The error that ends an upload whose beginning shows what is wrong. */
export class FaultFound extends Error {
  readonly code: FileFault

  constructor(code: FileFault) {
    super(code)
    this.code = code
  }
}

const PROGRAM = join(import.meta.dirname, 'read-index.ts')

/** Reads the index that mp4box finds; null if it finds none, or needs more time or memory than any film does. */
const readIndex = (head: Buffer): Promise<FilmIndex | null> =>
  new Promise((resolve) => {
    const options = { env: {}, timeout: PATIENCE_MS, killSignal: 'SIGKILL' } as const
    const reader = execFile(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, PROGRAM], options, (_, printed) => {
      resolve(printed ? JSON.parse(printed) : null)
    })
    // A reader that ends early leaves the rest unread.
    reader.stdin?.on('error', () => {}).end(head)
  })

/** What the index of a film tells. Throws what is wrong with it. */
export async function filmFacts(head: Buffer): Promise<FilmFacts> {
  const index = await readIndex(head)
  if (!index || index.isFragmented || !Number.isFinite(index.seconds) || index.seconds <= 0)
    throw new FaultFound('not-mp4')
  const { seconds, tracks } = index
  const [film, sound] = ['video', 'audio'].map((type) => tracks.filter((track) => track.type === type))
  // mp4box knows no type for a track whose codec it does not know.
  const others = tracks.filter(({ type }) => type !== 'video' && type !== 'audio')
  if (!film?.length && !sound?.length && !others.length) throw new FaultFound('not-mp4')
  if (!film?.length || film.some(({ codec }) => !/^avc[13]\./.test(codec))) throw new FaultFound('not-h264')
  if (!sound?.length || sound.some(({ codec }) => !/^mp4a\.40/.test(codec))) throw new FaultFound('not-aac')
  const [{ width, height } = { width: 0, height: 0 }] = film
  if (width < LEAST.width || height < LEAST.height) throw new FaultFound('too-small')
  if (seconds > MOST_SECONDS) throw new FaultFound('too-long')
  return { seconds, width, height }
}

/** Reads a whole film and hands each piece on, for its hash. */
export async function checkFilm(source: Readable, each: (chunk: Buffer) => void): Promise<FilmFacts> {
  const boxes = new FilmBoxes()
  for await (const chunk of source) {
    const fault = boxes.take(chunk)
    if (fault) throw new FaultFound(fault)
    each(chunk)
  }
  if (!boxes.isWhole) throw new FaultFound('not-mp4')
  return filmFacts(boxes.head)
}

/** Passes the first bytes of a film on, until they show what is wrong with it. */
export async function* watchBeginning(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const boxes = new FilmBoxes()
  let fault: FileFault | null = null
  let isKnown = false
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (!isKnown) {
      fault ??= boxes.take(chunk)
      if (fault && bytes >= LEAST_BYTES) throw new FaultFound(fault)
      isKnown = boxes.hasHead
      if (isKnown) await filmFacts(boxes.head)
    }
    yield chunk
  }
}
