import { buildMultiple, buildRanking, buildSlider } from '@thrive/testkit/build'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ask } from './ask.ts'
import { mostVotes, tallyOf } from './reveal.ts'

const at = { page: 1, title: 'A question' }
const [multiple, ranking] = [buildMultiple(), buildRanking()]
const listed = (question: { options: { value: string; label: string }[] }) => ({
  options: question.options.map(({ value }) => value),
  labels: question.options.map(({ label }) => label),
})
const SCORE: Ask = { ...at, key: 'q1', kind: 'score', proposes: 'average', question: buildSlider() }
const VOTE: Ask = {
  ...at,
  key: 'vote-7',
  kind: 'vote',
  options: ['connect', 'trust', 'inspire'],
  labels: ['C', 'T', 'I'],
}
const CHOOSE: Ask = { ...at, key: 'q27', kind: 'choose', question: multiple, ...listed(multiple) }
const RANK: Ask = { ...at, key: 'q28', kind: 'rank', question: ranking, ...listed(ranking) }
const OPINION: Ask = { ...at, key: 'relevant', kind: 'opinion' }

const list = JSON.stringify
/** Ballots of any kind. */
const ballots = fc.oneof(
  fc.tuple(fc.constant(SCORE), fc.array(fc.integer({ min: 1, max: 100 }).map(String), { maxLength: 60 })),
  fc.tuple(fc.constant(VOTE), fc.array(fc.constantFrom('connect', 'trust', 'inspire'), { maxLength: 60 })),
  fc.tuple(
    fc.constant(CHOOSE),
    fc.array(fc.subarray(listed(multiple).options, { minLength: 1 }).map(list), { maxLength: 60 }),
  ),
  fc.tuple(
    fc.constant(RANK),
    fc.array(fc.shuffledSubarray(['Connect', 'Inspire', 'Trust'], { minLength: 3 }).map(list), { maxLength: 60 }),
  ),
  fc.tuple(fc.constant(OPINION), fc.array(fc.integer({ min: 0, max: 4 }).map(String), { maxLength: 60 })),
)

describe('a tally', () => {
  test('exists from three on, and of fewer there is none', () => {
    fc.assert(
      fc.property(ballots, ([ask, wires]) => {
        expect(tallyOf(ask, wires) !== null).toBe(wires.length >= 3)
      }),
    )
  })

  test('has no order but that of its values: who gave first cannot be told', () => {
    fc.assert(
      fc.property(
        ballots.chain(([ask, wires]) =>
          fc.tuple(
            fc.constant(ask),
            fc.constant(wires),
            fc.shuffledSubarray(wires, { minLength: wires.length, maxLength: wires.length }),
          ),
        ),
        ([ask, wires, shuffled]) => {
          expect(JSON.stringify(tallyOf(ask, shuffled))).toBe(JSON.stringify(tallyOf(ask, wires)))
        },
      ),
    )
  })

  test.each<[Ask, string[], object]>([
    [SCORE, ['37', '100', '9', '24'], { values: [9, 24, 37, 100], average: 43 }],
    [SCORE, ['1', '1', '2'], { values: [1, 1, 2], average: 1 }],
    [{ ...SCORE, proposes: 'middle' }, ['9', '1', '60', '4'], { values: [1, 4, 9, 60], average: 19, middle: 4 }],
    [VOTE, ['trust', 'connect', 'trust'], { counts: { connect: 1, trust: 2, inspire: 0 } }],
    [
      CHOOSE,
      [list(['Empathy', 'Active listening']), list(['Empathy']), list(['Managing on output'])],
      { counts: { Empathy: 2, 'Active listening': 1, 'Managing on output': 1 } },
    ],
    [
      RANK,
      [
        list(['Trust', 'Connect', 'Inspire']),
        list(['Trust', 'Inspire', 'Connect']),
        list(['Connect', 'Trust', 'Inspire']),
      ],
      { counts: { Connect: 2, Inspire: 2.67, Trust: 1.33 } },
    ],
    [OPINION, ['0', '4', '2', '4'], { counts: { 0: 1, 1: 0, 2: 1, 3: 0, 4: 2 }, average: 3, middle: 2 }],
  ])('of %o', (ask, wires, shown) => {
    expect(tallyOf(ask, wires)).toEqual({ key: ask.key, kind: ask.kind, count: wires.length, ...shown })
  })
})

test.each<[Record<string, number>, string[]]>([
  [{ connect: 1, trust: 3, inspire: 0 }, ['trust']],
  [{ connect: 2, trust: 2, inspire: 1 }, ['connect', 'trust']],
  [{ connect: 0, trust: 0, inspire: 0 }, []],
])('most votes of %j: %j', (counts, most) => {
  expect(mostVotes(counts)).toEqual(most)
})
