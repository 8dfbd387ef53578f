// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { SlideViewer } from './slide-viewer.tsx'

afterEach(cleanup)

const SLIDES = ['One drop', 'A seedling', 'The planet'].map((title, index) => ({ image: `/Slide${index}.png`, title }))
const shown = () => screen.getByRole('img').getAttribute('alt')

test('goes through the slides with its buttons and stops at the ends', async () => {
  render(<SlideViewer label="The solution" slides={SLIDES} />)
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next slide' })
  const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' })
  expect(previous.disabled).toBe(true)
  await userEvent.click(next)
  await userEvent.click(next)
  expect(shown()).toBe('The planet')
  expect(screen.getByRole('status').textContent).toContain('3 of 3')
  expect(next.disabled).toBe(true)
})

test('takes the keys of a presenter, but not from a field', async () => {
  render(
    <>
      <SlideViewer label="The solution" slides={SLIDES} />
      <input aria-label="Our order" />
    </>,
  )
  await userEvent.keyboard('{PageDown}{ArrowRight}{ArrowLeft}')
  expect(shown()).toBe('A seedling')
  screen.getByLabelText('Our order').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe('A seedling')
})
