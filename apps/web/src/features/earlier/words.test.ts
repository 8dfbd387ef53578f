import { LOCALES, progressOf } from '@thrive/domain'
import { setLocale } from '@thrive/words/locale'
import { afterEach, describe, expect, test } from 'vitest'
import type { DecidedAction } from './last-time.ts'
import { decidedSentence, moveSentence, progressTitle } from './words.ts'

const LAST = { connect: 54, trust: 40, inspire: 55 }
const decided = (part: Partial<DecidedAction> = {}): DecidedAction => ({
  questionId: 10,
  what: 'Lunch with another shift',
  who: 'Jonas',
  by: '2027-02-01',
  indicator: 'connect',
  state: null,
  ...part,
})
const since = (now: typeof LAST, actions: DecidedAction[] = []) => progressOf(LAST, now, actions)
afterEach(() => setLocale('en'))

describe('last time beside now, in words', () => {
  test('what rose is named, what moved a little is about the same, what fell is a question', () => {
    expect(since({ connect: 66, trust: 44, inspire: 50 }).map((each) => moveSentence(each))).toEqual([
      'Connect rose from 54 to 66.',
      'Trust is about the same: 40 then, 44 now.',
      'Inspire went from 55 to 50. What has changed since then?',
    ])
  })

  test('the title names what grew most: one, several, or none', () => {
    expect(progressTitle(since({ connect: 60, trust: 58, inspire: 50 }))).toBe('Trust has grown most')
    expect(progressTitle(since({ connect: 64, trust: 50, inspire: 50 }))).toBe('Connect and Trust have grown most')
    expect(progressTitle(since({ connect: 50, trust: 44, inspire: 10 }))).toBe('Last time and now')
  })

  test('the team reads what it decided, and what it said became of it', () => {
    const [plain] = since(LAST, [decided()])
    expect(plain && decidedSentence(plain)).toBe('You decided then: “Lunch with another shift”')
    const [two] = since(LAST, [decided({ state: 'under-way' }), decided({ what: 'Walk\n together ' })])
    expect(two && decidedSentence(two)).toBe(
      'You decided then: “Lunch with another shift” (under way) and “Walk together”',
    )
    const [, trust] = since(LAST, [decided()])
    expect(trust && decidedSentence(trust)).toBeNull()
  })

  test('a long action is cut short, in whole characters', () => {
    const [long] = since(LAST, [decided({ what: '🚀'.repeat(200) })])
    expect(long && decidedSentence(long, 3)).toBe('You decided then: “🚀🚀🚀…”')
  })

  test.each(LOCALES)('no sentence praises or blames, in %s', (locale) => {
    setLocale(locale)
    const sentences = [since({ connect: 100, trust: 42, inspire: 1 }), since({ connect: 1, trust: 41, inspire: 100 })]
      .flat()
      .map((each) => moveSentence(each))
    for (const sentence of sentences)
      expect(sentence).not.toMatch(/!|well done|great|bad|goed gedaan|helaas|bravo|dommage/i)
    expect(sentences.filter((sentence) => sentence.includes('?'))).toHaveLength(2)
  })
})
