import { expect, test } from 'vitest'
import { mailingFacts, mailingName } from './mailing-words.ts'
import { buildMailing } from './testing/build.ts'

const facts = (part: Parameters<typeof buildMailing>[0]) => mailingFacts(buildMailing(part), 'Europe/Brussels')

test('a mailing says what is known: accepted by the mail server, and never delivered', () => {
  expect(facts({ sent: 22, failed: 1, uncertain: 4 })).toBe(
    '2 November, 09:00\u00a0· 22 accepted, 1 refused, 4 not known',
  )
  expect(facts({ state: 'sending', sent: 9, queued: 15 })).toBe('2 November, 09:00\u00a0· 9 accepted, 15 wait')
})

test('a mailing that has not begun says when it will', () => {
  expect(facts({ state: 'planned', sent: 0, queued: 24 })).toBe('Planned for 2 November, 09:00')
  expect(facts({ state: 'late', sent: 0 })).toBe('Was due on 2 November, 09:00')
  expect(facts({ state: 'dropped', sent: 0 })).toBe('Dropped, planned for 2 November, 09:00')
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
