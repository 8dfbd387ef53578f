import { availableParallelism } from 'node:os'
import { limitConcurrency } from '../infra/concurrency-limit.ts'
import { busy } from './errors.ts'

/**
 * Node's pool has four threads. One is left for reading files, so that films keep playing while passwords are checked.
 */
export const THREADS = Math.min(availableParallelism(), 3)
/** A longer queue could not finish in time, so further logins are refused at once. */
export const MAX_PASSWORDS_WAITING = 50

/** All long work on the thread pool goes through this queue. */
const queueTo = limitConcurrency({ atOnce: THREADS, patienceMs: 10_000, refuse: busy })

export const hashOnThreadPool = queueTo(MAX_PASSWORDS_WAITING)
/** Bounded by the memory for bodies; hundreds of teams may send their photo within the same minutes. */
export const drawOnThreadPool = queueTo()
