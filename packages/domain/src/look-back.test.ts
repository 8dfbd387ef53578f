import { describe, expect, test } from 'vitest'
import { fitsLookBack, lookBacksIn, statesIn } from './look-back.ts'

const ACTIONS = [{ questionId: 10 }]
const note = (visit: string, field: string, value: string, at: number) => ({ visit, field, value, at })

describe('what fits a look-back', () => {
  test.each([
    ['noticed', 'x'.repeat(500), true],
    ['noticed', 'x'.repeat(501), false],
    ['next', '', true],
    ['date', '', true],
    ['date', '2027-02-28', true],
    ['date', '2027-02-30', false],
    ['action-10', 'under-way', true],
    ['action-10', '', false],
    ['action-10', 'lost', false],
    ['action-11', 'done', false],
    ['action-', 'done', false],
    ['mood', 'good', false],
  ])('%s: %s', (field, value, fits) => {
    expect(fitsLookBack(field, value, ACTIONS)).toBe(fits)
  })
})

test('each visit is one look-back, the earliest first, and one with nothing but a date is none', () => {
  const notes = [
    note('b', 'noticed', ' Easier ', 20),
    note('a', 'action-10', 'not-yet', 5),
    note('a', 'expected', 'More', 6),
    note('c', 'date', '2027-03-01', 1),
    note('c', 'next', '  ', 2),
  ]
  expect(lookBacksIn(notes)).toEqual([
    { at: 5, expected: 'More', noticed: '', next: '', states: new Map([[10, 'not-yet']]) },
    { at: 20, expected: '', noticed: 'Easier', next: '', states: new Map() },
  ])
})

test('the latest state of an action counts, whatever the order', () => {
  expect(statesIn([note('b', 'action-10', 'done', 9), note('a', 'action-10', 'dropped', 3)])).toEqual(
    new Map([[10, 'done']]),
  )
})
