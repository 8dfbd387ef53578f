import { expect, test, vi } from 'vitest'
import { newFields, problemsIn } from './fields.ts'

test('a new round is complete: it goes out on the next workday, and reminds twice', () => {
  // A Friday evening in Brussels, which is still Friday in London.
  vi.useFakeTimers({ now: new Date('2026-11-20T22:30:00Z') })
  const fields = newFields('v2', 'nl', 'Europe/Brussels')
  vi.useRealTimers()
  expect(fields).toMatchObject({ sends: '2026-11-23T09:00', closes: '2026-12-21', reminders: '[7,14]' })
  expect(fields.name).toBe('November 2026')
  expect(problemsIn(fields)).toEqual({})
})

test('says at the field what has to be corrected', () => {
  const fields = { ...newFields('v2', 'en', 'UTC'), name: ' ', sends: '2026-11-23T09:00', closes: '2026-11-22' }
  const problems = problemsIn(fields)
  expect(problems.name?.()).toBe('Please give the round a name.')
  expect(problems.closes?.()).toBe('The last day is before the invitation goes out.')
  // On the closing day itself a round may begin.
  expect(problemsIn({ ...fields, name: 'Autumn', closes: '2026-11-23' })).toEqual({})
})
