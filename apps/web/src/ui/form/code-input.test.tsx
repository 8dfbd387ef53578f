// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CodeInput } from './code-input.tsx'

afterEach(cleanup)

function Code() {
  const [code, setCode] = useState('')
  return <CodeInput label="Code" value={code} onChange={setCode} />
}

const boxes = () => [...document.querySelectorAll('.boxes > *')].map((box) => box.textContent)
const type = (value: string) => fireEvent.input(screen.getByLabelText('Code'), { target: { value } })

test('what is typed stands in the boxes, and the next one is marked', () => {
  render(<Code />)
  type('417')
  expect(boxes()).toEqual(['4', '1', '7', '', '', ''])
  expect(document.querySelectorAll('.boxes > *')[3]?.className).toContain('is-next')
})

test('a pasted code may have a space, and nothing but six digits gets in', () => {
  render(<Code />)
  type(' 417 203 ')
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('417203')
  type('4a1b72039')
  expect(boxes().join('')).toBe('417203')
})

test('a phone offers digits, and the code that it knows', () => {
  render(<Code />)
  expect(screen.getByLabelText('Code').getAttribute('inputmode')).toBe('numeric')
  expect(screen.getByLabelText('Code').getAttribute('autocomplete')).toBe('one-time-code')
})
