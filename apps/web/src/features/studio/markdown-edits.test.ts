import { expect, test } from 'vitest'
import { withBold, withList } from './markdown-edits.ts'

test('bold is put around the selection, and taken away again', () => {
  const bold = withBold('Stand up now', 6, 8)
  expect(bold).toEqual({ text: 'Stand **up** now', start: 8, end: 10 })
  expect(withBold(bold.text, bold.start, bold.end)).toEqual({ text: 'Stand up now', start: 6, end: 8 })
})

test('the selected lines become a list, another kind of list, and plain lines again', () => {
  const text = 'Tell:\nwhat you tried\nwhat you saw\nThank you.'
  const numbered = withList('1.')(text, 8, 30)
  expect(numbered.text).toBe('Tell:\n1. what you tried\n2. what you saw\nThank you.')
  const plain = withList('-')(numbered.text, numbered.start, numbered.end)
  expect(plain.text).toBe('Tell:\n- what you tried\n- what you saw\nThank you.')
  expect(withList('-')(plain.text, plain.start, plain.end).text).toBe(text)
})
