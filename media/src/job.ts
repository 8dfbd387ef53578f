import type { Command } from './commands.ts'

export interface Facts {
  seconds?: number
  voice?: string
  wordsPerMinute?: number
  loudness?: number
  peak?: number
  /** A fingerprint of the spoken text, in all languages. */
  said?: string
}

/** One thing the program makes: the fingerprint of its sources, and the resulting files. */
export interface Job {
  id: string
  hash: string
  files: string[]
  /** A rough estimate of the work, in seconds of film. */
  weight: number
  needs: readonly Command[]
  /** Files that must exist before this can be made. */
  shows?: readonly string[]
  /** Runs once before all jobs that name it. */
  prepare?: () => void
  make: () => Promise<Facts>
}
