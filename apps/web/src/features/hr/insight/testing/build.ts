import type { Insight } from '../../frame/api.ts'

type Spread = Insight['scores']['connect']

/** Of the teams that gave the score. */
export const spread = (average: number, teams = 36): Spread => ({
  hidden: false,
  teams,
  average,
  lower: average - 8,
  median: average,
  upper: average + 8,
  tens: [0, 0, 0, 1, 5, 10, 8, 9, 3, 0],
})
export const tooFew = (teams: number): Spread => ({ hidden: true, teams })

export const buildInsight = (part: Partial<Insight> = {}): Insight => ({
  teams: 36,
  desired: { connect: 86, trust: 90, inspire: 83 },
  comparable: false,
  recounting: false,
  scores: { connect: spread(63.3), trust: spread(62.4), inspire: spread(66.2) },
  months: [],
  journeys: [],
  cards: [],
  opinions: [
    {
      type: 'experience',
      statement: 'The overall thrive game team experience was insightful and interesting.',
      result: { hidden: false, teams: 36, counts: [0, 0, 15, 10, 11], average: 2.9 },
    },
    {
      type: 'relevant',
      statement: 'We have formulated relevant actions.',
      result: { hidden: false, teams: 36, counts: [0, 0, 12, 15, 9], average: 2.9 },
    },
  ],
  choices: [],
  rankings: [],
  ...part,
})
