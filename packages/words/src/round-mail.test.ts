import { expect, test } from 'vitest'
import { plainRoundMail, type RoundMailFacts, roundMail } from './round-mail.ts'

const FACTS: RoundMailFacts = {
  kind: 'reminder',
  isStarted: false,
  round: 'Autumn 2026',
  workshop: 'Thrive Lab',
  look: 'lab',
  organisation: '',
  name: '',
  message: 'See you there.',
  duration: '3 hours',
  closes: '2026-12-18',
  daysLeft: 20,
  url: 'https://x.example.org/round/a',
  stopUrl: 'https://x.example.org/stop/round/a',
  supportEmail: 'help@example.org',
}

test('a reminder begins with the time that is left; an invitation does not', () => {
  const lines = (locale: 'en' | 'nl' | 'fr', part: Partial<RoundMailFacts>) =>
    roundMail(locale, { ...FACTS, ...part }).message
  expect(lines('en', { kind: 'invitation', daysLeft: 3 })).toEqual(['See you there.'])
  expect(lines('en', {})).toEqual(['Your team has not started yet, and there is still time.', 'See you there.'])
  expect(lines('en', { isStarted: true })).toEqual(['See you there.'])
  expect(lines('en', { isStarted: true, daysLeft: 1 })[0]).toBe(
    'One day left: the last day of the round is 18 December 2026.',
  )
  expect(lines('nl', { kind: 'by-hand', daysLeft: 7 })[0]).toBe(
    'Nog 7 dagen: de laatste dag van de ronde is 18 december 2026.',
  )
  expect(lines('fr', { daysLeft: 7 })[0]).toBe('Encore 7 jours\u00a0: le dernier jour du tour est le 18 décembre 2026.')
  expect(lines('fr', { daysLeft: 0 })[0]).toBe('C’est aujourd’hui le dernier jour du tour.')
  expect(plainRoundMail(roundMail('en', FACTS))).toContain('there is still time.\nSee you there.')
})
