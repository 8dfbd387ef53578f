import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { Facts, Job } from './job.ts'
import { MEDIA, whereIs } from './paths.ts'

export const MANIFEST = `${MEDIA}/manifest.gen.json`

const entrySchema = z.strictObject({
  hash: z.string(),
  voice: z.string().optional(),
  seconds: z.number().optional(),
  wordsPerMinute: z.number().optional(),
  loudness: z.number().optional(),
  peak: z.number().optional(),
  said: z.string().optional(),
  /** Bytes of each file. */
  files: z.record(z.string(), z.number()),
})
const manifestSchema = z.strictObject({ madeBy: z.string(), outputs: z.record(z.string(), entrySchema) })
export type Manifest = z.output<typeof manifestSchema>
export type Entry = z.output<typeof entrySchema>

export function readManifest(): Manifest {
  if (!existsSync(whereIs(MANIFEST))) return { madeBy: 'npm run media', outputs: {} }
  return manifestSchema.parse(JSON.parse(readFileSync(whereIs(MANIFEST), 'utf8')))
}

const byName = new Intl.Collator('en', { numeric: true }).compare

export function writeManifest(manifest: Manifest) {
  const outputs = Object.fromEntries(Object.entries(manifest.outputs).sort(([a], [b]) => byName(a, b)))
  writeFileSync(whereIs(MANIFEST), `${JSON.stringify({ ...manifest, outputs }, null, 2)}\n`)
}

export const bytesOf = (file: string) => (existsSync(whereIs(file)) ? statSync(whereIs(file)).size : null)

export const entryFor = (job: Job, facts: Facts): Entry => ({
  hash: job.hash,
  ...facts,
  files: Object.fromEntries(job.files.map((file) => [file, bytesOf(file) ?? 0])),
})

/**
 * fresh: nothing to do. stale: to be made. foreign: this program did not make the existing file, and will not overwrite
 * it, because it may be the real film.
 */
export type State = 'fresh' | 'stale' | 'foreign'

export function stateOf(job: Job, entry: Entry | undefined): State {
  const present = job.files.map((file) => ({ file, bytes: bytesOf(file) }))
  if (present.some(({ file, bytes }) => bytes !== null && bytes !== entry?.files[file])) return 'foreign'
  return entry?.hash === job.hash && present.every(({ bytes }) => bytes !== null) ? 'fresh' : 'stale'
}
