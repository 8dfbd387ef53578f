// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('a locked button can be found with the keyboard and does nothing', async () => {
  const onClick = vi.fn()
  render(
    <Button locked onClick={onClick}>
      Next step
    </Button>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Next step' })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

test('a locked submit button holds its form back', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (locked: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" locked={locked}>
        Start
      </Button>
    </form>
  )
  const view = render(form(true))
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
  view.rerender(form(false))
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledOnce()
})
