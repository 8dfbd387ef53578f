import { Gauge, type Registry } from 'prom-client'

/** Figures that only the database has. */
export interface Reading {
  sessions: { version: string; state: string; count: number }[]
  jobs: { task: string; state: string; count: number; oldestSeconds: number }[]
  /** Null while the photo store, which knows it, does not answer. */
  backupAgeSeconds: number | null
  /** Of the organisation's own films and other files, uploads under way included. */
  mediaBytes: number
}

const JOB_STATES = ['waiting', 'later', 'retrying', 'failed']
/** A node queries the database at most once in this time, however often it is scraped. */
const READ_EVERY_MS = 60_000

interface DatabaseFigures {
  tasks: string[]
  read: () => Promise<Reading>
}

/** These figures are the same on every node. Returns a function that refreshes them. */
export function showDatabase(registry: Registry, { tasks, read }: DatabaseFigures) {
  const registers = [registry]
  const sessions = new Gauge({
    name: 'thrive_sessions',
    help: 'Sessions, by version and by whether the survey was passed.',
    labelNames: ['version', 'state'],
    registers,
  })
  const jobs = new Gauge({
    name: 'thrive_jobs',
    help: 'Jobs in the queue, mail among them: due, for later, tried in vain and given up.',
    labelNames: ['task', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'thrive_jobs_oldest_seconds',
    help: 'How long the oldest of these jobs has been due.',
    labelNames: ['task', 'state'],
    registers,
  })
  const backupAge = new Gauge({
    name: 'thrive_backup_age_seconds',
    help: 'Time since deploy/backup last made a good copy; since the installation if it never did.',
    registers,
  })
  const media = new Gauge({
    name: 'thrive_media_bytes',
    help: "What the organisation's own films and other files take, uploads under way included.",
    registers,
  })
  const up = new Gauge({
    name: 'thrive_database_up',
    help: 'Whether the database answered when it was last asked.',
    registers,
  })
  const show = (found: Reading) => {
    for (const gauge of [sessions, jobs, oldest]) gauge.reset()
    for (const { version, state, count } of found.sessions) sessions.set({ version, state }, count)
    for (const task of tasks) for (const state of JOB_STATES) jobs.set({ task, state }, 0)
    for (const { task, state, count, oldestSeconds } of found.jobs) {
      jobs.set({ task, state }, count)
      oldest.set({ task, state }, oldestSeconds)
    }
    if (found.backupAgeSeconds === null) backupAge.remove()
    else backupAge.set(found.backupAgeSeconds)
    media.set(found.mediaBytes)
    up.set(1)
  }
  let askedAt = Number.NEGATIVE_INFINITY
  let answered = Promise.resolve()
  return () => {
    if (performance.now() - askedAt >= READ_EVERY_MS) {
      askedAt = performance.now()
      answered = read().then(show, () => up.set(0))
    }
    return answered
  }
}
