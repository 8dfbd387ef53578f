import { buildGroup, buildRevisit, buildText } from '@thrive/testkit/build'
import { describe, expect, it } from 'vitest'
import { isRevisit, isValidRevisit, prefillFor } from './recurring.ts'

const group = buildGroup({
  questions: [
    buildRevisit({ id: 10, copiedFrom: 3 }),
    buildRevisit({ id: 11, field: 'line' }),
    buildRevisit({ id: 12, field: 'date' }),
  ],
})

describe('what comes back from an earlier round', () => {
  it('is copied into the first question', () => {
    expect(prefillFor(group, new Map([[3, 'Lunch walk']]))).toEqual({ questionId: 10, value: 'Lunch walk' })
  })

  it('never replaces what the team wrote, even nothing', () => {
    const source: [number, string] = [3, 'Lunch walk']
    expect(prefillFor(group, new Map([source, [10, 'Coffee']]))).toBeNull()
    expect(prefillFor(group, new Map([source, [10, '']]))).toBeNull()
  })

  it('needs a source with something in it', () => {
    expect(prefillFor(group, new Map())).toBeNull()
    expect(prefillFor(group, new Map([[3, '']]))).toBeNull()
    expect(prefillFor(group, new Map([[3, ' \n ']]))).toBeNull()
    expect(prefillFor(group, new Map([[6, 'another round']]))).toBeNull()
  })

  it('is nothing for a group that copies nothing', () => {
    const answers = new Map([[3, 'Lunch walk']])
    expect(prefillFor(buildGroup({ questions: [buildRevisit({ id: 29 })] }), answers)).toBeNull()
    expect(prefillFor(buildGroup({ questions: [buildText()] }), answers)).toBeNull()
    expect(prefillFor(buildGroup({ questions: [] }), answers)).toBeNull()
    const second = buildGroup({ questions: [buildRevisit({ id: 9 }), buildRevisit({ id: 10, copiedFrom: 3 })] })
    expect(prefillFor(second, answers)).toBeNull()
  })
})

it('is a valid revisit with three questions or more', () => {
  expect(isRevisit(group)).toBe(true)
  expect(isRevisit(buildGroup())).toBe(false)
  expect(isValidRevisit(group)).toBe(true)
  expect(isValidRevisit(buildGroup({ questions: group.questions.slice(0, 2) }))).toBe(false)
})
