import { expect, test } from 'vitest'
import { isShallowJson } from './shallow-json.ts'

const MOST = { depth: 3, parts: 10 }

test.each([
  ['', true],
  ['[{"a":["b"]}]', true],
  ['[[[[', false],
  ['[{"a":["b",{}]}]', false],
  ['[[[]],[[]]]', true],
  [`[${Array(11).fill('1')}]`, true],
  [`[${Array(12).fill('1')}]`, false],
  [`["${'[{,'.repeat(100)}"]`, true],
  [`["a\\"${'['.repeat(100)}"]`, true],
  [`["a\\\\",${'['.repeat(100)}"]`, false],
])('%j: %j', (text, expected) => {
  expect(isShallowJson(text, MOST)).toBe(expected)
})

test('passes over what stands in strings, as JSON does', () => {
  const text = JSON.stringify([{ question_id: 2, value: 'a "quoted" [word], a back\\slash\\\\ and {all} the rest' }])
  expect(isShallowJson(text, { depth: 2, parts: 1 })).toBe(true)
})
