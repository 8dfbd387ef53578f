import type { Drawn } from '../art/drawings/drawings.ts'

/** wide: professor and board. near: the professor alone, closer. board: paper fills the picture and is drawn on. */
export type Shot = 'wide' | 'near' | 'board'

/** What is drawn while one sentence is spoken. */
export type StagedLine = Drawn & {
  /** The parts that are drawn in this sentence; by default, all that are left. Empty: the drawing stays in view. */
  steps?: readonly number[]
  shot?: Shot
}

/** By the number of the sentence, from 1. */
export type StagedLines = Readonly<Record<number, StagedLine>>
