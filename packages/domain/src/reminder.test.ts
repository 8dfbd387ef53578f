import { describe, expect, test } from 'vitest'
import type { Action } from './action.ts'
import { firstDayToRemind, localTimeIn, mailable, nextReminder } from './reminder.ts'

const ZONE = 'Europe/Amsterdam'
const at = (moment: string, zone = ZONE) => localTimeIn(zone, new Date(moment))
const action = (by: string | null): Action => ({ questionId: 10, what: 'Lunch', who: null, by, indicator: null })

describe('calendar and clock of a time zone', () => {
  test.each([
    ['the last minute before midnight', '2027-01-31T22:59:00Z', '2027-01-31', 23],
    ['midnight', '2027-01-31T23:00:00Z', '2027-02-01', 0],
    ['the year changes earlier than in UTC', '2026-12-31T23:30:00Z', '2027-01-01', 0],
    ['before summer time begins', '2027-03-28T00:59:00Z', '2027-03-28', 1],
    ['when it has begun', '2027-03-28T01:00:00Z', '2027-03-28', 3],
    ['eight on the first day of summer time', '2027-03-28T06:00:00Z', '2027-03-28', 8],
    ['eight on the last', '2027-10-30T06:00:00Z', '2027-10-30', 8],
    ['the hour that comes twice', '2027-10-31T00:30:00Z', '2027-10-31', 2],
    ['and again', '2027-10-31T01:30:00Z', '2027-10-31', 2],
    ['eight when summer time is over', '2027-10-31T07:00:00Z', '2027-10-31', 8],
    ['and an hour before it', '2027-10-31T06:59:00Z', '2027-10-31', 7],
  ])('%s', (_, moment, day, hour) => {
    expect(at(moment)).toEqual({ day, hour })
  })

  test('elsewhere it is another day', () => {
    expect(at('2027-01-31T12:00:00Z', 'Pacific/Auckland')).toEqual({ day: '2027-02-01', hour: 1 })
    expect(at('2027-01-31T03:00:00Z', 'America/New_York')).toEqual({ day: '2027-01-30', hour: 22 })
  })
})

describe('the next day with a mail', () => {
  test.each([
    ['before eight it is still today', '2027-03-28T05:59:00Z', '2027-03-28'],
    ['from eight on it is tomorrow', '2027-03-28T06:00:00Z', '2027-03-29'],
    ['over the end of a month', '2027-01-31T12:00:00Z', '2027-02-01'],
    ['late in the evening, when UTC has the same day', '2027-01-31T22:00:00Z', '2027-02-01'],
    ['just after midnight, when UTC has the day before', '2027-01-31T23:30:00Z', '2027-02-01'],
  ])('%s', (_, moment, day) => {
    expect(firstDayToRemind(at(moment))).toBe(day)
  })

  test('is the first date of an action that is not over', () => {
    const actions = [action('2027-06-01'), action(null), action('2027-01-30'), action('2027-05-18')]
    expect(nextReminder(actions, '2027-01-31')).toBe('2027-05-18')
    expect(nextReminder(actions, '2027-05-18')).toBe('2027-05-18')
    expect(nextReminder(actions, '2027-05-19')).toBe('2027-06-01')
    expect(nextReminder(actions, '2027-06-02')).toBeNull()
  })
})

describe('an action in a mail', () => {
  test('is one line, and short', () => {
    expect(mailable(' We meet\n\n at 10.30, every  week. ')).toBe('We meet at 10.30, every week.')
    expect(mailable('é'.repeat(500))).toBe(`${'é'.repeat(200)}…`)
  })

  test.each([
    ['https://evil.example/x', 'https: //evil. example/x'],
    ['see www.evil.example now', 'see www. evil. example now'],
    ['write to a@evil.example', 'write to a@ evil. example'],
  ])('holds nothing that a mailbox makes a link of: %s', (typed, said) => {
    expect(mailable(typed)).toBe(said)
  })
})
