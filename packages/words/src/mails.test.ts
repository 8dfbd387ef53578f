import { expect, test } from 'vitest'
import { answersMail, reminderMail, resumeMail } from './mails.ts'

const RESUME = {
  workshop: 'Thrive Lab',
  code: '1234 5678',
  url: 'https://thrive.example.org/resume#x',
  guideUrl: 'https://thrive.example.org/guide/v2?lang=en',
  days: 7,
  begun: new Date('2027-01-31T14:05:00Z'),
  timeZone: 'UTC',
  contact: null,
}

test('a mail speaks the language of the session, dates included', () => {
  const [english, dutch, french] = (['en', 'nl', 'fr'] as const).map((locale) => resumeMail(locale, RESUME))
  expect(english?.before[0]).toContain('on 31 January 2027 at 14:05 UTC.')
  expect(dutch?.subject).toBe('Jullie code voor Thrive Lab')
  expect(dutch?.before[0]).toContain('31 januari 2027')
  expect(french?.before[0]).toContain('31 janvier 2027')
  expect(resumeMail('en', { ...RESUME, timeZone: 'Europe/Brussels' }).before[0]).toContain('at 15:05 CET.')
})

test('it names whom to write to, or the HR department', () => {
  const facts = { workshop: 'Thrive Lab', url: 'https://x.example.org', supportEmail: 'help@example.org' }
  expect(answersMail('en', { ...facts, contact: null }).after.at(-1)).toContain('please ask your HR department to')
  expect(answersMail('fr', { ...facts, contact: 'rgpd@example.org' }).after.at(-1)).toContain(
    'écrivez à rgpd@example.org',
  )
})

test('a reminder names the day, each action with who, and where to end it', () => {
  const facts = {
    workshop: 'Thrive Lab',
    day: '2027-03-28',
    url: 'https://x.example.org/download',
    guideUrl: 'https://x.example.org/guide/v2?lang=nl',
    stopUrl: 'https://x.example.org/stop',
  }
  const lunch = { what: 'Lunch together', who: 'Jonas' }
  const one = reminderMail('fr', { ...facts, actions: [lunch] })
  expect(one.before.slice(0, 2)).toEqual([
    'Le 28 mars 2027, votre équipe voulait faire le point sur une action de l’atelier Thrive Lab\u00a0:',
    '• Lunch together (Jonas)',
  ])
  const two = reminderMail('nl', { ...facts, actions: [lunch, { what: 'Een bord', who: null }] })
  expect(two.before.slice(0, 3)).toEqual([
    'Op 28 maart 2027 wilde jullie team terugkijken op 2 acties uit Thrive Lab:',
    '• Lunch together (Jonas)',
    '• Een bord',
  ])
  expect(two.guide).toEqual({ label: 'Het draaiboek voor wie begeleidt', url: facts.guideUrl })
  expect(two.stop).toEqual({ label: 'Stop deze herinneringen', url: facts.stopUrl })
})
