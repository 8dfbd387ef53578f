import type { Facts, Job } from './job.ts'
import { bytesOf } from './manifest.ts'

const clock = (seconds: number) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`)

export const size = (bytes: number) => (bytes < 1e5 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`)

/** The first small jobs do not show how long the films will take. */
const ENOUGH_TO_TELL = 0.03

/** Prints after every job how much is done, and how long the rest will take at the current pace. */
export function startProgress(jobs: readonly Job[]) {
  const begin = performance.now()
  const whole = jobs.reduce((sum, job) => sum + job.weight, 0)
  let count = 0
  let done = 0
  return (job: Job, facts: Facts) => {
    count++
    done += job.weight
    const left = ((performance.now() - begin) / 1000 / done) * (whole - done)
    const bytes = job.files.reduce((sum, file) => sum + (bytesOf(file) ?? 0), 0)
    const length = facts.seconds ? `${facts.seconds.toFixed(1)} s of film, ` : ''
    const rest = count < jobs.length && done / whole > ENOUGH_TO_TELL ? `, about ${clock(left)} left` : ''
    console.log(`${count}/${jobs.length}  ${job.id}  ${length}${size(bytes)}${rest}`)
  }
}
