import type { Ask, AskKind } from './ask.ts'
import { readBallot } from './ballot.ts'
import { OPINION_SCORES } from './opinion.ts'

/** With fewer, a value would tell whose it is. */
export const FEWEST_BALLOTS = 3

/** What a reveal shows: values without their seats, in no order but their own. */
export interface Tally {
  key: string
  kind: AskKind
  count: number
  /** Of scores, from the lowest to the highest. */
  values?: number[] | undefined
  /** How often each option was given or, of a ranking, its mean place from 1. */
  counts?: Record<string, number> | undefined
  average?: number | undefined
}

/** Null as long as there are too few. What comes out does not depend on the order of what goes in. */
export function tallyOf(ask: Ask, wires: readonly string[]): Tally | null {
  if (wires.length < FEWEST_BALLOTS) return null
  const { key, kind } = ask
  const tally = { key, kind, count: wires.length }
  const given = wires.map((wire) => readBallot(ask, wire))
  switch (ask.kind) {
    case 'score': {
      const values = given.map(Number).sort((a, b) => a - b)
      return { ...tally, values, average: average(values) }
    }
    case 'opinion':
      return { ...tally, counts: countsOf(OPINION_SCORES.map(String), given), average: average(given.map(Number)) }
    case 'vote':
    case 'choose':
      return { ...tally, counts: countsOf(ask.options, given) }
    case 'rank':
      return { ...tally, counts: meanPlaces(ask.options, given as string[][]) }
  }
}

/** The options with the most votes: several where they are tied, none where nobody voted. */
export function mostVotes(counts: Readonly<Record<string, number>>): string[] {
  const most = Math.max(...Object.values(counts))
  return most > 0 ? Object.keys(counts).filter((option) => counts[option] === most) : []
}

/** Rounded to a whole number, halves up. */
const average = (values: readonly number[]) =>
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
