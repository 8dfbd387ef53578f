import type { Command } from './commands.ts'

export interface Facts {
  seconds?: number
  voice?: string
  wordsPerMinute?: number
  loudness?: number
  peak?: number
  /** A fingerprint of what is said, in all languages. */
  said?: string
}

/** One thing the program makes: what it is made from, as a fingerprint, and the files that come out. */
export interface Job {
  id: string
  hash: string
  files: string[]
  /** About how much work it is, in seconds of film. */
  weight: number
  needs: readonly Command[]
  /** Files that must be there before this can be made. */
  shows?: readonly string[]
  /** What has to be done once before any job that names it. */
  prepare?: () => void
  make: () => Promise<Facts>
}
