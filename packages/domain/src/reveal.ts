import type { Ask, AskKind } from './ask.ts'
import { readBallot } from './ballot.ts'
import { OPINION_SCORES } from './opinion.ts'

/** With fewer ballots, a value would reveal its author. */
export const FEWEST_BALLOTS = 3
/** How long a repeated question can be undone. */
export const UNDO_SECONDS = 10

/** What a reveal shows: sorted values without their seats. */
export interface Tally {
  key: string
  kind: AskKind
  count: number
  /** Scores, from lowest to highest. */
  values?: number[] | undefined
  /** How often each option was chosen or, for a ranking, its mean place from 1. */
  counts?: Record<string, number> | undefined
  average?: number | undefined
  /** Only where the team takes the one in the middle; of an even count the lower of the two. */
  middle?: number | undefined
}

/** Null if there are too few ballots. The result does not depend on their order. */
export function tallyOf(ask: Ask, wires: readonly string[]): Tally | null {
  if (wires.length < FEWEST_BALLOTS) return null
  const { key, kind } = ask
  const tally = { key, kind, count: wires.length }
  const given = wires.map((wire) => readBallot(ask, wire))
  switch (ask.kind) {
    case 'score': {
      const values = given.map(Number).sort((a, b) => a - b)
      return {
        ...tally,
        values,
        average: average(values),
        ...(ask.proposes === 'middle' && { middle: middle(values) }),
      }
    }
    case 'opinion': {
      const scores = given.map(Number).sort((a, b) => a - b)
      const counts = countsOf(OPINION_SCORES.map(String), given)
      return { ...tally, counts, average: average(scores), middle: middle(scores) }
    }
    case 'vote':
    case 'choose':
      return { ...tally, counts: countsOf(ask.options, given) }
    case 'rank':
      return { ...tally, counts: meanPlaces(ask.options, given as string[][]) }
  }
}

/** The score that a reveal proposes to the team. */
export const proposalOf = ({ middle, average }: Pick<Tally, 'middle' | 'average'>): number => middle ?? average ?? 0

/** The options with the most votes: several if tied, none if nobody voted. */
export function mostVotes(counts: Readonly<Record<string, number>>): string[] {
  const most = Math.max(...Object.values(counts))
  return most > 0 ? Object.keys(counts).filter((option) => counts[option] === most) : []
}

const middle = (sorted: readonly number[]) => sorted[Math.floor((sorted.length - 1) / 2)]

/** Rounds halves up. */
export const average = (values: readonly number[]) =>
  Math.round(values.reduce((total, value) => total + value, 0) / values.length)

function countsOf(options: readonly string[], given: readonly (number | string | string[])[]): Record<string, number> {
  const all = given.flat().map(String)
  return Object.fromEntries(options.map((option) => [option, all.filter((value) => value === option).length]))
}

function meanPlaces(options: readonly string[], rankings: readonly string[][]): Record<string, number> {
  const mean = (option: string) =>
    rankings.reduce((total, ranking) => total + ranking.indexOf(option) + 1, 0) / rankings.length
  return Object.fromEntries(options.map((option) => [option, Math.round(mean(option) * 100) / 100]))
}
