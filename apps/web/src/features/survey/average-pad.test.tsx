// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildSlider } from '@thrive/testkit/build'
import { afterEach, expect, test, vi } from 'vitest'
import AveragePad from './average-pad.tsx'

afterEach(cleanup)

const key = (name: string) => screen.getByRole('button', { name })
async function tap(...scores: number[]) {
  for (const score of scores) await userEvent.click(key(String(score)))
}

function show() {
  const onUse = vi.fn()
  const onClose = vi.fn()
  render(<AveragePad question={buildSlider({ indicator: 'connect' })} onUse={onUse} onClose={onClose} />)
  return { onUse, onClose }
}

test('works out the average of the slips, and gives nothing else on', async () => {
  const { onUse } = show()
  await tap(40, 55, 60, 60, 75)
  expect(screen.getByText('5 scores')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('75. 5 scores, average 58.')
  expect(document.querySelectorAll('.pawn')).toHaveLength(5)
  expect(onUse).not.toHaveBeenCalled()
  await userEvent.click(key('Use 58%'))
  expect(onUse.mock.calls).toEqual([[58]])
})

test('takes back one tap after the other, until there is nothing to use', async () => {
  const { onUse } = show()
  await tap(20, 80)
  await userEvent.click(key('Undo the last'))
  expect(key('Use 20%')).toBeDefined()
  await userEvent.click(key('Undo the last'))
  expect(screen.getByText('No score yet. Tap the first.')).toBeDefined()
  expect(key('Undo the last').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(key('Use'))
  expect(onUse).not.toHaveBeenCalled()
})

test('a slip of 0 counts as 0, and the slider takes at least 1', async () => {
  const { onUse } = show()
  await tap(0)
  expect(key('Use 1%')).toBeDefined()
  await tap(5)
  await userEvent.click(key('Use 3%'))
  expect(onUse).toHaveBeenCalledWith(3)
})

test('arrows lead from key to key by 5 and by 35, and Tab leaves the keys', async () => {
  show()
  key('0').focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}{Enter}')
  expect(screen.getByText('1 score')).toBeDefined()
  expect(document.activeElement).toBe(key('40'))
  await userEvent.tab()
  expect(document.activeElement).toBe(key('Undo the last'))
})

test('closing it keeps the slider as it is', async () => {
  const { onUse, onClose } = show()
  await tap(40)
  await userEvent.click(key('Close'))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onUse).not.toHaveBeenCalled()
})
