import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Cue, parseCaptions, type UploadKind } from '@thrive/domain'
import { cleanPicture } from '../../../http/clean-picture.ts'
import { Refusal } from '../../../http/errors.ts'
import { checkFilm, FaultFound } from './film.ts'
import { pdfFault } from './pdf.ts'

/** A file that is fine: its name, and what is known of it. */
export interface CheckedFile {
  file: string
  seconds?: number
  width?: number
  height?: number
  cues?: Cue[]
  /** What is stored in place of what was sent. */
  bytes?: Buffer
}

/** Reads a whole file. Throws `FaultFound` if it is not fine. */
export function checkFile(kind: UploadKind, source: Readable): Promise<CheckedFile> {
  if (kind === 'film') return film(source)
  if (kind === 'captions') return captions(source)
  return kind === 'pdf' ? pdf(source) : picture(source)
}

async function film(source: Readable): Promise<CheckedFile> {
  const hash = createHash('sha256')
  const facts = await checkFilm(source, (chunk) => hash.update(chunk))
  return { file: `${hash.digest('hex')}.mp4`, ...facts }
}

async function captions(source: Readable): Promise<CheckedFile> {
  const bytes = await buffer(source)
  const cues = parseCaptions(textOf(bytes) ?? '')
  if (!cues?.length) throw new FaultFound('not-captions')
  return { file: `${hashOf(bytes)}.vtt`, cues }
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

async function picture(source: Readable): Promise<CheckedFile> {
  const sent = await buffer(source)
  const bytes = await cleanPicture(sent).catch((error: Error) => {
    if (error instanceof Refusal && error.statusCode < 500) throw new FaultFound('not-a-picture')
    throw error
  })
  return { file: `${hashOf(bytes)}.jpg`, bytes }
}

async function pdf(source: Readable): Promise<CheckedFile> {
  const bytes = await buffer(source)
  const fault = pdfFault(bytes)
  if (fault) throw new FaultFound(fault)
  return { file: `${hashOf(bytes)}.pdf` }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
