import { seededRandom } from '@thrive/testkit/random'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hidingOf, hidingOfPart, type LabelGroup, SMALLEST_GROUP, shownOf } from './smallest-group.ts'

const groupsOf = (teams: Record<string, number>): LabelGroup[] =>
  Object.entries(teams).map(([name, count]) => ({ name, teams: count }))
const hiddenOf = (teams: Record<string, number>, smallest = 5) =>
  Object.fromEntries(hidingOf(groupsOf(teams), smallest))

describe('a value of a label column', () => {
  test('is shown from the smallest group on', () => {
    expect(hiddenOf({ Sales: 5, Finance: 6 })).toEqual({})
  })

  test('that is too small is covered by the next smallest, or it could be subtracted from the whole', () => {
    expect(hiddenOf({ Operations: 9, Care: 8, Technology: 6, Sales: 5, Finance: 3 })).toEqual({
      Finance: { hidden: 'small' },
      Sales: { hidden: 'with', with: 'Finance' },
    })
  })

  test('is covered with others if these together are too few', () => {
    expect(hiddenOf({ Sales: 1, Finance: 1, Care: 1, Technology: 7, Operations: 9 })).toEqual({
      Sales: { hidden: 'small' },
      Finance: { hidden: 'small' },
      Care: { hidden: 'small' },
      Technology: { hidden: 'with', with: null },
    })
  })

  test('needs no cover if those that are too small are enough together', () => {
    expect(hiddenOf({ Sales: 2, Finance: 3, Technology: 7 })).toEqual({
      Sales: { hidden: 'small' },
      Finance: { hidden: 'small' },
    })
  })

  test('without teams covers nothing: it is known to have added nothing', () => {
    expect(hiddenOf({ Sales: 0, Finance: 4, Technology: 7 })).toEqual({
      Sales: { hidden: 'small' },
      Finance: { hidden: 'small' },
      Technology: { hidden: 'with', with: 'Finance' },
    })
  })

  test('hides the whole column where nothing is left to cover it', () => {
    expect(hiddenOf({ Sales: 1, Finance: 2 })).toEqual({ Sales: { hidden: 'small' }, Finance: { hidden: 'small' } })
    expect(shownOf(groupsOf({ Sales: 1, Finance: 2 }), 5)).toBe(0)
  })
})

/**
 * What somebody can work out who adds and subtracts published totals: each total is a set of teams, and teams that are in
 * exactly the same totals cannot be told apart. Any sum of totals that is a set of teams is a union of such blocks.
 */
function blocksOf(teams: readonly number[], totals: readonly ReadonlySet<number>[]): number[][] {
  const blocks = Map.groupBy(teams, (team) => totals.map((total) => (total.has(team) ? 1 : 0)).join(''))
  return [...blocks.values()]
}

/** A round of random teams: each team has a value, and may or may not have given each of the figures. */
const FIGURES = 3
function roundOf(random: () => number) {
  const values = 2 + Math.floor(random() * 7)
  const usual = 1 + random() * 12
  return {
    smallest: SMALLEST_GROUP.min + Math.floor(random() * (SMALLEST_GROUP.max - SMALLEST_GROUP.min + 1)),
    teams: Array.from({ length: values }, (_, value) =>
      Array.from({ length: Math.round(random() * 2 * usual) }, () => ({
        value,
        gave: Array.from({ length: FIGURES }, () => random() < 0.8),
      })),
    ).flat(),
  }
}

test('no group smaller than the smallest can be isolated from the totals of label columns', () => {
  const random = seededRandom(32)
  const kinds = { small: 0, with: 0 }
  for (let nth = 0; nth < 10_000; nth++) {
    const { smallest, teams } = roundOf(random)
    for (let figure = 0; figure < FIGURES; figure++) {
      const giving = teams.flatMap(({ gave }, id) => (gave[figure] ? [id] : []))
      const values = Map.groupBy(giving, (id) => teams[id]?.value ?? 0)
      const groups = [...values].map(([value, ids]) => ({ name: String(value), teams: ids.length }))
      const hiding = hidingOf(groups, smallest)
      for (const { hidden } of hiding.values()) kinds[hidden]++
      const shown = [...values].filter(([value]) => !hiding.has(String(value))).map(([, ids]) => new Set(ids))
      const blocks = blocksOf(giving, [new Set(giving), ...shown])
      // The whole itself is published by a rule of its own.
      const isolated = blocks.filter((block) => block.length < smallest && block.length < giving.length)
      expect(isolated, `case ${nth}: ${JSON.stringify(groups)}, smallest ${smallest}`).toEqual([])
      // What is hidden is at least two values, so that none of them is the difference itself.
      const secret = groups.filter(({ name }) => hiding.has(name))
      if (secret.length < groups.length) expect(secret.length).not.toBe(1)
    }
  }
  // The cases hold both kinds, many times.
  expect(Math.min(kinds.small, kinds.with)).toBeGreaterThan(5_000)
})

/** The rule word by word: while exactly one is hidden, or they are too few together, the next smallest is hidden too. */
function hiddenByTheWords(groups: LabelGroup[], smallest: number): number {
  const counts = groups.map(({ teams }) => teams).toSorted((one, other) => one - other)
  let hidden = counts.filter((teams) => teams < smallest).length
  const together = () => counts.slice(0, hidden).reduce((total, teams) => total + teams, 0)
  while (hidden > 0 && hidden < counts.length && (hidden === 1 || together() < smallest)) hidden++
  return hidden
}

test('as many are hidden as the rule says, and no more', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 9 }),
      fc.integer(SMALLEST_GROUP),
      (counts, smallest) => {
        const groups = counts.map((teams, index) => ({ name: String(index), teams }))
        expect(hidingOf(groups, smallest).size).toBe(hiddenByTheWords(groups, smallest))
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a part of whole rounds is hidden if it is small, or if what is left of one of them would be', () => {
  const rule = { smallest: 5, rest: 3 }
  expect(hidingOfPart(4, [12, 19], rule)).toBe('small')
  expect(hidingOfPart(9, [12, 19], rule)).toBeNull()
  expect(hidingOfPart(9, [11, 19], rule)).toBe('rest')
  expect(hidingOfPart(9, [9, 19], rule)).toBeNull()
})
