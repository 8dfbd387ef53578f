// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Prose } from './prose.tsx'

afterEach(cleanup)

test('plain sentences are there at once, a paragraph each', () => {
  const { container } = render(<Prose>{'Take a card.\nRead it.\n\nThen swap, twice - or more.'}</Prose>)
  expect(Array.from(container.querySelectorAll('p'), (each) => each.textContent)).toEqual([
    'Take a card.\nRead it.',
    'Then swap, twice - or more.',
  ])
})

test('marks are drawn, not shown', () => {
  const { container } = render(<Prose>{'1. Take the **green** mat.\n2. Open [the case](/case).'}</Prose>)
  expect(screen.getByText('green').tagName).toBe('STRONG')
  expect(container.querySelectorAll('ol > li')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'the case' }).getAttribute('href')).toBe('/case')
})

test('a step whose words differ from those on paper is marked', () => {
  const { container } = render(<Prose differs={['2']}>{'1. Take a slip.\n2. Take your phone.'}</Prose>)
  expect(Array.from(container.querySelectorAll('[data-differs]'), (step) => step.textContent)).toEqual([
    'Take your phone.',
  ])
})

test('raw HTML is text, and an address that would run code is none', () => {
  const { container } = render(
    <Prose>{'**A** <img src=x onerror="alert(1)"> <script>alert(2)</script> [b](javascript:alert(3))'}</Prose>,
  )
  expect(container.querySelector('img, script, [onerror], [href^="javascript"]')).toBeNull()
  expect(container.textContent).toContain('<img src=x onerror="alert(1)">')
})
