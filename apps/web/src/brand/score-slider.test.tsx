// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ScoreSlider } from './score-slider.tsx'

afterEach(cleanup)

function Score({ start = 50, onChange = () => {} }: { start?: number; onChange?: (value: number) => void }) {
  const [value, setValue] = useState(start)
  return (
    <ScoreSlider
      title="Trust"
      indicator="trust"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Trust' })

test.each([
  ['{ArrowRight}', 51],
  ['{ArrowUp}', 51],
  ['{ArrowLeft}', 49],
  ['{ArrowDown}', 49],
  ['{PageUp}', 60],
  ['{PageDown}', 40],
  ['{Home}', 1],
  ['{End}', 100],
])('%s moves 50 to %i', async (key, expected) => {
  render(<Score />)
  slider().focus()
  await userEvent.keyboard(key)
  expect(slider().value).toBe(String(expected))
  expect(slider().getAttribute('aria-valuetext')).toBe(`${expected}%`)
})

test('the buttons move by 5 and stop at the ends', async () => {
  render(<Score start={98} />)
  await userEvent.click(screen.getByRole('button', { name: 'Trust plus 5' }))
  expect(slider().value).toBe('100')
  await userEvent.click(screen.getByRole('button', { name: 'Trust minus 5' }))
  expect(slider().value).toBe('95')
})

test('a knob that is touched and left where it was is an answer', () => {
  const onChange = vi.fn()
  render(<Score onChange={onChange} />)
  fireEvent.pointerUp(slider())
  expect(onChange).toHaveBeenCalledWith(50)
})
