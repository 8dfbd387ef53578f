import { rmSync } from 'node:fs'
import type { Job } from './job.ts'
import { type Plan, planSheets } from './jobs.ts'
import { bytesOf, entryFor, type Manifest, writeManifest } from './manifest.ts'
import { whereIs } from './paths.ts'
import { startProgress } from './progress.ts'

/** Two cores can draw and encode about two films; more would only wait for each other. */
const AT_A_TIME = 2

/** Writes the manifest after every job, so that an interrupted run resumes where it stopped. */
export async function makeAll(jobs: readonly Job[], manifest: Manifest) {
  const queue = [...jobs]
  const report = startProgress(jobs)
  const makeOne = async (job: Job) => {
    const facts = await job.make()
    manifest.outputs[job.id] = entryFor(job, facts)
    writeManifest(manifest)
    report(job, facts)
  }
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      // A job that fails must not prevent the others.
      await makeOne(job).catch((error: unknown) => {
        console.error(`${job.id}: ${error instanceof Error ? error.message : error}`)
        process.exitCode = 1
      })
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
}

/** Deletes files that the content no longer needs, if this program made them. */
export function removeOrphans({ outputs, kept }: Plan, manifest: Manifest) {
  const jobs = [...outputs, ...planSheets(manifest)]
  const ids = new Set(jobs.map((job) => job.id))
  const expected = new Set([...jobs.flatMap((job) => job.files), ...kept])
  const orphans = Object.entries(manifest.outputs).filter(([id]) => !ids.has(id))
  for (const [id, { files }] of orphans) {
    for (const [file, bytes] of Object.entries(files)) {
      if (!expected.has(file) && bytesOf(file) === bytes) rmSync(whereIs(file))
    }
    delete manifest.outputs[id]
    console.log(`${id} is no longer asked for`)
  }
  if (orphans.length) writeManifest(manifest)
}
