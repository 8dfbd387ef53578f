import { expect, test } from 'vitest'
import { spreadVerdict, voteVerdict } from './verdict.ts'

const scores = (...values: number[]) => ({ key: 'q1', kind: 'score', count: values.length, values }) as const
const votes = (connect: number, trust: number, inspire: number) =>
  ({ key: 'vote-7', kind: 'vote', count: connect + trust + inspire, counts: { connect, trust, inspire } }) as const

test('how scores lie, in words', () => {
  expect(spreadVerdict(scores(46, 50, 54, 64))).toBe('You agree.')
  expect(spreadVerdict(scores(30, 44, 55))).toBe('You see it differently: hear both ends.')
  expect(spreadVerdict(scores(15, 35, 45, 65))).toBe('You are far apart: talk about it first.')
  expect(spreadVerdict(scores(10, 14, 70, 75))).toBe('You stand in two groups: hear both.')
})

test('who has most votes, and ties', () => {
  expect(voteVerdict(votes(2, 4, 1))).toBe('Trust has the most votes.')
  expect(voteVerdict(votes(3, 3, 1))).toBe('Connect and Trust are tied.')
  const stored = { ...votes(3, 3, 1), counts: { trust: 3, connect: 3, inspire: 1 } }
  expect(voteVerdict(stored)).toBe('Connect and Trust are tied.')
  expect(voteVerdict(votes(2, 2, 2))).toBe('All three are tied.')
})
