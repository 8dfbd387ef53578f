import { expect, test } from 'vitest'
import { mailingFacts, mailingName } from './mailing-words.ts'
import { agoWords } from './moment-words.ts'
import { buildMailing } from './testing/build.ts'

const facts = (part: Parameters<typeof buildMailing>[0]) => mailingFacts(buildMailing(part), 'Europe/Brussels')

test('a mailing says what is known: accepted by the mail server, and never delivered', () => {
  expect(facts({ sent: 22, failed: 1, uncertain: 4 })).toBe(
    '2\u00a0November,\u00a009:00\u00a0· 22\u00a0accepted, 1\u00a0refused, 4\u00a0not\u00a0known',
  )
  expect(facts({ state: 'sending', sent: 9, queued: 15 })).toBe(
    '2\u00a0November,\u00a009:00\u00a0· 9\u00a0accepted, 15\u00a0wait',
  )
})

test('a mailing that has not begun says when it will', () => {
  expect(facts({ state: 'planned', sent: 0, queued: 24 })).toBe('Planned for 2\u00a0November,\u00a009:00')
  expect(facts({ state: 'late', sent: 0 })).toBe('Was due on 2\u00a0November,\u00a009:00')
  expect(facts({ state: 'dropped', sent: 0 })).toBe('Dropped, planned for 2\u00a0November,\u00a009:00')
})

test('planned reminders are counted, those by hand are not', () => {
  const all = [
    buildMailing(),
    buildMailing({ id: 2, kind: 'reminder' }),
    buildMailing({ id: 3, kind: 'by-hand' }),
    buildMailing({ id: 4, kind: 'reminder' }),
  ]
  expect(all.map((mailing) => mailingName(mailing, all))).toEqual([
    'Invitation',
    'First reminder',
    'Reminder by hand',
    'Second reminder',
  ])
})

test('a late mailing says how long ago it was due, in hours and then in days', () => {
  const due = '2026-11-02T08:00:00.000Z'
  expect(agoWords(due, Date.parse('2026-11-02T11:20:00.000Z'))).toBe('3 hours ago')
  expect(agoWords(due, Date.parse('2026-11-05T07:00:00.000Z'))).toBe('2 days ago')
})
