import { FEWEST_TEAMS } from '@thrive/domain'
import type { RoundChoice } from '../frame/round-choice.ts'
import type { RoundScores } from './api.ts'

/** The rounds before this one: screens and paper say "was" and "since", which must be true. */
export function earlierRounds(id: string, rounds: readonly RoundScores[]): RoundScores[] {
  const round = rounds.find((each) => String(each.id) === id)
  if (!round) return []
  return rounds.filter(
    ({ id: other, closes }) => closes < round.closes || (closes === round.closes && other < round.id),
  )
}

/** The chosen round to compare with; undefined if there is none, or if an address names one that is not earlier. */
export const againstOf = ({ round, against }: RoundChoice, rounds: readonly RoundScores[]): RoundScores | undefined =>
  earlierRounds(round, rounds).find(({ id }) => String(id) === against)

/** The latest earlier round of the same workshop that has figures to compare with; empty without one. */
export function usualAgainst(id: string, rounds: readonly RoundScores[]): string {
  const version = rounds.find((round) => String(round.id) === id)?.version_slug
  const [latest] = earlierRounds(id, rounds)
    .filter(({ version_slug, teams }) => version_slug === version && teams >= FEWEST_TEAMS)
    .toSorted((a, b) => b.closes.localeCompare(a.closes))
  return latest ? String(latest.id) : ''
}
