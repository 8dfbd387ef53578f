// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildGroup, buildSurveyPage, buildText, buildTimer } from '@thrive/testkit/build'
import { buildWorkshop } from '@thrive/testkit/workshop'
import { afterEach, expect, test, vi } from 'vitest'
import HandIn from './hand-in.tsx'

afterEach(cleanup)

const STORY = ['F', 'K', 'B', 'A']
const game = buildSurveyPage({
  kind: 'group',
  timer: buildTimer({ mode: 'stop-after' }),
  group: buildGroup({
    view: 'ordering',
    questions: [
      buildText({ id: 33, lines: 'one' }),
      buildText({ id: 25, lines: 'one', writtenBy: 'timer', title: 'Our time' }),
    ],
  }),
})
const storyWith = (letters: (string | null)[]) =>
  buildSurveyPage({
    group: buildGroup({ view: 'slides', slides: letters.map((letter) => ({ image: '/1.png', title: 'One', letter })) }),
  })

function show(order: string | undefined, time = '11:42', letters: (string | null)[] = STORY) {
  const answers = new Map([[25, time]])
  if (order !== undefined) answers.set(33, order)
  const workshop = buildWorkshop({ survey: [game, storyWith(letters)] })
  const acts = { onHandIn: vi.fn(), onType: vi.fn(), onClose: vi.fn() }
  render(<HandIn page={game} session={{ workshop, answers }} {...acts} />)
  return { ...acts, dialog: screen.getByRole('alertdialog', { name: 'Your order and your time: hand in?' }) }
}
const key = (name: string) => screen.getByRole('button', { name })

test('shows order and time, and hands in only at its own key', async () => {
  const { dialog, onHandIn, onType } = show('f k b a')
  expect(screen.getByRole('img', { name: 'Your order: F K B A' }).textContent).toBe('FKBA')
  expect(dialog.textContent).toContain('Our time 11:42')
  expect(dialog.querySelector('.error')).toBeNull()
  expect(document.activeElement).toBe(key('Change the order'))
  await userEvent.click(key('Change the order'))
  expect(onType).toHaveBeenCalledOnce()
  expect(onHandIn).not.toHaveBeenCalled()
  await userEvent.click(key('Hand in'))
  expect(onHandIn).toHaveBeenCalledOnce()
})

test.each([
  ['F K B', 'Missing: A.'],
  ['F K B B', 'Missing: A. More than once: B.'],
  ['F K B A Z', 'On no card: Z.'],
  ['F 1 1', 'Missing: A, B, K. On no card: 1.'],
])('names what is odd about %j in one line, and stops nobody', async (order, line) => {
  const { dialog, onHandIn } = show(order)
  expect(dialog.querySelector('.error')?.textContent).toBe(line)
  await userEvent.click(key('Hand in'))
  expect(onHandIn).toHaveBeenCalledOnce()
})

test.each([undefined, '', ' – '])('warns of an order that is empty (%j), with the safe key in focus', async (order) => {
  const { dialog, onHandIn, onType } = show(order)
  expect(dialog.querySelector('.error')?.textContent).toMatch(/^There are no letters yet\./)
  expect(document.activeElement).toBe(key('Type the letters'))
  await userEvent.click(key('Type the letters'))
  expect(onType).toHaveBeenCalledOnce()
  await userEvent.click(key('Hand in without an order'))
  expect(onHandIn).toHaveBeenCalledOnce()
})

test('a revision whose slides have no letters compares nothing', () => {
  const { dialog } = show('X Y', '0:41', [null])
  expect(dialog.querySelector('.error')).toBeNull()
  expect(screen.getByRole('img').textContent).toBe('XY')
})
