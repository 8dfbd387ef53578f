import {
  buildMultiple,
  buildOptions,
  buildRanking,
  buildRevisit,
  buildSlider,
  buildText,
  buildYesNo,
} from '@thrive/testkit/build'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGiven, parseAnswer, readAnswer } from './answer.ts'
import { type Question, valuesOf } from './workshop.ts'

const slider = buildSlider()
const text = buildText()
const elapsed = buildText({ writtenBy: 'timer' })
const action = buildRevisit()
const who = buildRevisit({ field: 'line' })
const date = buildRevisit({ field: 'date' })
const withOthers = buildMultiple()
const withoutOthers = buildMultiple({ options: buildOptions('Connect', 'Trust', 'Inspire'), others: false })
const yesNo = buildYesNo()
const ranking = buildRanking()
const everyQuestion: Question[] = [slider, text, elapsed, action, who, date, withOthers, withoutOthers, yesNo, ranking]

const NUL = String.fromCharCode(0)
const LONE = String.fromCharCode(0xd83c)

describe('an answer that fits', () => {
  it.each<[string, Question, unknown, string]>([
    ['slider, lowest', slider, 1, '1'],
    ['slider, highest', slider, 100, '100'],
    ['slider as text', slider, '64', '64'],
    ['slider below zero', buildSlider({ min: -5, max: 5 }), '-3', '-3'],
    ['text', text, 'We walk on Thursdays.\nAll of us – été 🎉', 'We walk on Thursdays.\nAll of us – été 🎉'],
    ['text that was cleared', text, '', ''],
    ['text at its limit', text, 'x'.repeat(5000), 'x'.repeat(5000)],
    ['text that looks like something else', text, '["a"]', '["a"]'],
    ['elapsed time', elapsed, '12:34', '12:34'],
    ['revisit text', action, 'Lunch walk', 'Lunch walk'],
    ['revisit line', who, 'Samira', 'Samira'],
    ['revisit date', date, '2028-02-29', '2028-02-29'],
    ['revisit text that was cleared', action, '', ''],
    ['revisit line that was cleared', who, '', ''],
    ['revisit date that was cleared', date, '', ''],
    ['choices', withOthers, ['Empathy', 'Managing on output'], '["Empathy","Managing on output"]'],
    ['choices with others', withOthers, ['others=Łódź 🎉', 'Empathy'], '["others=Łódź 🎉","Empathy"]'],
    ['others alone and empty', withOthers, ['others='], '["others="]'],
    ['others at its limit', withOthers, [`others=${'x'.repeat(5000)}`], `["others=${'x'.repeat(5000)}"]`],
    [
      'every option and others',
      withOthers,
      [...valuesOf(withOthers.options), 'others=x'],
      JSON.stringify([...valuesOf(withOthers.options), 'others=x']),
    ],
    ['no choice left', withOthers, [], '[]'],
    ['choices as they were given out', withOthers, '["Empathy"]', '["Empathy"]'],
    ['choices as text with blanks', withOthers, ' [ "Empathy" ]', '["Empathy"]'],
    ['yes', yesNo, 'Yes', 'Yes'],
    ['no', yesNo, 'No', 'No'],
    ['ranking', ranking, ['Trust', 'Connect', 'Inspire'], '["Trust","Connect","Inspire"]'],
    ['ranking as it was given out', ranking, '["Inspire","Trust","Connect"]', '["Inspire","Trust","Connect"]'],
  ])('%s', (_, question, value, wire) => {
    expect(parseAnswer(question, value)).toEqual({ ok: true, wire })
  })
})

describe('an answer that does not fit', () => {
  it.each<[string, Question, unknown]>([
    ['slider below', slider, 0],
    ['slider above', slider, 101],
    ['slider between', slider, 50.5],
    ['slider in words', slider, 'many'],
    ['slider empty', slider, ''],
    ['slider with blanks', slider, ' 64'],
    ['slider with a line break', slider, '64\n'],
    ['slider in another notation', slider, '1e1'],
    ['slider in hexadecimal', slider, '0x10'],
    ['slider with a fraction', slider, '64.0'],
    ['slider too long to be exact', slider, '0000000000000064'],
    ['slider without a value', slider, null],
    ['slider not a number', slider, Number.NaN],
    ['slider in a list', slider, [64]],
    ['text as a number', text, 3],
    ['text as a list', text, ['a']],
    ['text missing', text, undefined],
    ['text too long', text, 'x'.repeat(5001)],
    ['text with U+0000', text, `a${NUL}b`],
    ['text with half a character', text, `a${LONE}b`],
    ['elapsed time in words', elapsed, 'soon'],
    ['elapsed time with 60 seconds', elapsed, '1:60'],
    ['elapsed time as a number', elapsed, 754],
    ['revisit text too long', action, 'x'.repeat(5001)],
    ['revisit line too long', who, 'x'.repeat(5001)],
    ['revisit line with U+0000', who, NUL],
    ['date in words', date, 'tomorrow'],
    ['date that no calendar has', date, '2027-02-30'],
    ['half a date', date, '2027-01'],
    ['date whose year is being typed', date, '0202-05-03'],
    ['date in a year too far', date, '202611-05-03'],
    ['date that is not told', date, null],
    ['elapsed time cleared', elapsed, ''],
    ['yes or no cleared', yesNo, ''],
    ['choices cleared as text', withOthers, ''],
    ['ranking cleared', ranking, ''],
    ['choice that is none', withOthers, ['Money']],
    ['choice twice', withOthers, ['Empathy', 'Empathy']],
    ['choice not in a list', withOthers, 'Empathy'],
    ['choice of a number', withOthers, [1]],
    ['choices with a hole', withOthers, new Array(2)],
    ['choice in an object', withOthers, { 0: 'Empathy' }],
    ['choice in text that is no array', withOthers, '{"0":"Empathy"}'],
    ['choice in broken text', withOthers, '["Empathy"'],
    ['others twice', withOthers, ['others=a', 'others=b']],
    ['others where there is none', withoutOthers, ['others=a']],
    ['others without its sign', withOthers, ['others']],
    ['others too long', withOthers, [`others=${'x'.repeat(5001)}`]],
    ['others with U+0000', withOthers, [`others=${NUL}`]],
    ['others with half a character', withOthers, [`others=${LONE}`]],
    ['choices without end', withOthers, Array.from({ length: 100_000 }, () => 'Empathy')],
    ['maybe', yesNo, 'Maybe'],
    ['yes in lower case', yesNo, 'yes'],
    ['yes as its label', yesNo, 'Our answer is correct'],
    ['yes as true', yesNo, true],
    ['ranking twice the same', ranking, ['Trust', 'Trust', 'Connect']],
    ['ranking too short', ranking, ['Trust', 'Connect']],
    ['ranking too long', ranking, ['Trust', 'Connect', 'Inspire', 'Trust']],
    ['ranking of something else', ranking, ['Trust', 'Connect', 'Money']],
    ['ranking in a word', ranking, 'Trust'],
  ])('%s', (_, question, value) => {
    const parsed = parseAnswer(question, value)
    expect(parsed).toEqual({ ok: false, problem: expect.stringMatching(/^[a-z-]+$/) })
    if (typeof value === 'string') expect(readAnswer(question, value)).toBeNull()
  })

  it('is told by the code of what is wrong', () => {
    expect(parseAnswer(slider, 0)).toMatchObject({ problem: 'not-a-number' })
    expect(parseAnswer(text, 'x'.repeat(5001))).toMatchObject({ problem: 'text-too-long' })
  })
})

describe('what counts as an answer', () => {
  it.each<[Question, string | undefined, boolean]>([
    [text, undefined, false],
    [text, '', false],
    [action, '', false],
    [date, '', false],
    [text, ' \n', false],
    [text, '[]', true],
    [text, '0', true],
    [withOthers, '[]', false],
    [withOthers, ' [ ] ', false],
    [withOthers, '["others="]', true],
    [slider, '50', true],
  ])('%o with %j: %s', (question, wire, given) => {
    expect(isGiven(question, wire)).toBe(given)
  })
})

describe('there and back', () => {
  const storableText = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((value) => !value.includes(NUL))
  const choices = fc
    .tuple(fc.shuffledSubarray(valuesOf(withOthers.options)), fc.option(storableText))
    .map(([chosen, others]) => (others === null ? chosen : [`others=${others}`, ...chosen]))
  const answers = fc.oneof(
    fc.tuple(fc.constant<Question>(slider), fc.integer({ min: 1, max: 100 })),
    fc.tuple(fc.constantFrom<Question>(text, action, who), storableText),
    fc.tuple(fc.constant<Question>(withOthers), choices),
    fc.tuple(fc.constant<Question>(withoutOthers), fc.shuffledSubarray(valuesOf(withoutOthers.options))),
    fc.tuple(fc.constant<Question>(yesNo), fc.constantFrom('Yes', 'No')),
    fc.tuple(fc.constant<Question>(ranking), fc.shuffledSubarray(['Connect', 'Inspire', 'Trust'], { minLength: 3 })),
  )

  it('every answer that fits comes back as it went', () => {
    fc.assert(
      fc.property(answers, ([question, value]) => {
        const parsed = parseAnswer(question, value)
        if (!parsed.ok) throw new Error(parsed.problem)
        expect(readAnswer(question, parsed.wire)).toEqual(value)
        expect(parseAnswer(question, parsed.wire)).toEqual(parsed)
      }),
    )
  })

  it('whatever is sent is refused or stored as text that can be read again, and nothing throws', () => {
    const hostile = fc.array(fc.constantFrom('a', '🎉', NUL, LONE), { maxLength: 3 }).map((parts) => parts.join(''))
    const others = hostile.map((typed) => [`others=${typed}`])
    const lists = fc.array(fc.oneof(fc.constantFrom(...valuesOf(withOthers.options), 'Trust', 'others=x'), fc.string()))
    const anything = fc.oneof(
      fc.anything({ withSparseArray: true, maxDepth: 1 }),
      fc.json({ maxDepth: 1 }),
      lists,
      hostile,
      others,
      fc.integer(),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.constantFrom(...everyQuestion), anything, (question, value) => {
        const parsed = parseAnswer(question, value)
        if (!parsed.ok) return
        expect(parsed.wire.isWellFormed() && !parsed.wire.includes(NUL)).toBe(true)
        expect(parseAnswer(question, parsed.wire)).toEqual(parsed)
      }),
      { numRuns: 400 },
    )
  })

  it('only whole numbers of the range pass a slider, as number or as text', () => {
    const numbers = fc.oneof(fc.constantFrom(0, 1, 100, 101), fc.integer({ min: -50, max: 150 }), fc.double())
    fc.assert(
      fc.property(numbers, (value) => {
        const fits = Number.isInteger(value) && value >= 1 && value <= 100
        expect(parseAnswer(slider, value).ok).toBe(fits)
        expect(parseAnswer(slider, String(value)).ok).toBe(fits)
      }),
    )
  })

  it('only permutations pass a ranking', () => {
    const names = ['Connect', 'Inspire', 'Trust']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 4 }), (order) => {
        expect(parseAnswer(ranking, order).ok).toBe(order.toSorted().join() === names.join())
      }),
    )
  })
})
