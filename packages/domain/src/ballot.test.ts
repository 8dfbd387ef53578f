import { buildMultiple, buildRanking, buildSlider } from '@thrive/testkit/build'
import { describe, expect, test } from 'vitest'
import type { Ask } from './ask.ts'
import { parseBallot, readBallot } from './ballot.ts'

const at = { key: 'q1', page: 1, title: 'A question' }
const listed = { options: [], labels: [] }
const ASKS = {
  score: { ...at, kind: 'score', proposes: 'average', question: buildSlider() },
  vote: { ...at, kind: 'vote', options: ['connect', 'trust', 'inspire'], labels: ['C', 'T', 'I'] },
  choose: { ...at, kind: 'choose', question: buildMultiple(), ...listed },
  rank: { ...at, kind: 'rank', question: buildRanking(), ...listed },
  opinion: { ...at, kind: 'opinion' },
} satisfies Record<string, Ask>
const list = JSON.stringify

describe('what fits is taken, and read back by the phone that gave it', () => {
  test.each<[keyof typeof ASKS, string, unknown]>([
    ['score', '1', 1],
    ['score', '100', 100],
    ['vote', 'trust', 'trust'],
    ['choose', list(['Empathy']), ['Empathy']],
    ['rank', list(['Trust', 'Connect', 'Inspire']), ['Trust', 'Connect', 'Inspire']],
    ['opinion', '0', 0],
    ['opinion', '4', 4],
  ])('%s %s', (kind, value, read) => {
    const ballot = parseBallot(ASKS[kind], value)
    expect(ballot).toMatchObject({ ok: true })
    if (ballot.ok) expect(readBallot(ASKS[kind], ballot.wire)).toEqual(read)
  })
})

describe('what does not fit is refused', () => {
  test.each<[keyof typeof ASKS, string, string]>([
    ['score', '0', 'not-a-number'],
    ['score', '101', 'not-a-number'],
    ['score', '50.5', 'not-a-number'],
    ['score', '', 'not-a-number'],
    ['vote', 'money', 'no-such-option'],
    ['vote', '', 'no-such-option'],
    ['choose', 'Empathy', 'not-options'],
    ['choose', '[]', 'not-options'],
    ['choose', list(['Money']), 'no-such-option'],
    ['choose', list(['others=Laughing']), 'no-such-option'],
    ['choose', list(['Empathy', 'Empathy']), 'option-twice'],
    ['rank', list(['Trust', 'Connect']), 'not-ranked'],
    ['opinion', '5', 'not-a-number'],
    ['opinion', '-1', 'not-a-number'],
    ['opinion', '1.5', 'not-a-number'],
  ])('%s %j: %s', (kind, value, problem) => {
    expect(parseBallot(ASKS[kind], value)).toEqual({ ok: false, problem })
  })
})
