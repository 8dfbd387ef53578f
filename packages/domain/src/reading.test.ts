import { buildMultiple, buildRanking, buildRevisit, buildSlider, buildText, buildYesNo } from '@thrive/testkit/build'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ReadingWords, readable, readableGiven } from './reading.ts'
import type { Question } from './workshop.ts'

const text = buildText()
const multiple = buildMultiple()
const words: ReadingWords = {
  none: 'No answer given',
  others: (typed) => (typed === '' ? 'Others' : `Others: ${typed}`),
}

describe('an answer reads for people', () => {
  it.each<[Question, string | undefined, string]>([
    [buildSlider(), '64', '64%'],
    [buildSlider(), undefined, '50%'],
    [buildSlider(), '', '50%'],
    [buildSlider(), 'many', '50%'],
    [text, 'We walk.\nAll of us.', 'We walk.\nAll of us.'],
    [text, undefined, 'No answer given'],
    [text, '', 'No answer given'],
    [text, ' \n ', 'No answer given'],
    [text, '[1,2]', '[1,2]'],
    [text, '["a"', '["a"'],
    [text, '["a","b"]', '["a","b"]'],
    [text, '[]', '[]'],
    [buildRevisit(), '["a","b"]', '["a","b"]'],
    [buildRevisit({ field: 'date' }), '', 'No answer given'],
    [text, 'others=x', 'others=x'],
    [buildRevisit({ field: 'date' }), '2027-01-31', '31-01-2027'],
    [buildRevisit({ field: 'date' }), undefined, 'No answer given'],
    [buildYesNo(), 'Yes', 'Our answer is correct'],
    [buildYesNo(), 'No', 'Our answer is incorrect'],
    [buildYesNo(), 'Maybe', 'Maybe'],
    [buildYesNo(), undefined, 'No answer given'],
    [multiple, '[]', 'No answer given'],
    [multiple, undefined, 'No answer given'],
    [multiple, '["Empathy",1]', '["Empathy",1]'],
  ])('%o with %j as %j', (question, wire, expected) => {
    expect(readable(question, wire, words)).toEqual({ kind: 'text', text: expected })
  })

  it.each<[Question, string, string[]]>([
    [multiple, '["Empathy","Active listening"]', ['Empathy', 'Active listening']],
    [multiple, '["others=Lunch walks","Empathy"]', ['Others: Lunch walks', 'Empathy']],
    [multiple, '["others="]', ['Others']],
    [multiple, '["others= "]', ['Others']],
    [buildRanking(), '["Trust","Connect","Inspire"]', ['Trust', 'Connect', 'Inspire']],
  ])('%o with %j as the list %j', (question, wire, items) => {
    expect(readable(question, wire, words)).toEqual({ kind: 'list', items })
  })

  it('in the labels of its language', () => {
    const options = multiple.options.map(({ value, ...rest }) => ({ value, ...rest, label: `${value} in Dutch` }))
    expect(readable({ ...multiple, options }, '["Empathy"]', words)).toEqual({
      kind: 'list',
      items: ['Empathy in Dutch'],
    })
  })

  it('never as nothing, whatever was stored', () => {
    const questions = fc.constantFrom<Question>(buildSlider(), text, multiple, buildRanking(), buildYesNo())
    const wires = fc.option(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(fc.string()).map((list) => JSON.stringify(list)),
      ),
      {
        nil: undefined,
      },
    )
    fc.assert(
      fc.property(questions, wires, (question, wire) => {
        const read = readable(question, wire, words)
        if (read.kind === 'text') expect(read.text.trim()).not.toBe('')
        else expect(read.items).toHaveLength((JSON.parse(wire ?? '') as string[]).length)
      }),
    )
  })
})

it('a slider that nobody moved is no answer to HR', () => {
  expect(readableGiven(buildSlider(), undefined, words)).toEqual({ kind: 'text', text: words.none })
  expect(readableGiven(buildSlider(), '50', words)).toEqual({ kind: 'text', text: '50%' })
})
