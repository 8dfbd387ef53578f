// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { guidePages } from '@thrive/domain'
import { buildSurveyPage } from '@thrive/testkit/build'
import { buildWorkshop } from '@thrive/testkit/workshop'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NotePanel } from './note-panel.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pages = guidePages(
  buildWorkshop({
    survey: [
      buildSurveyPage({ page: 1, note: 'Let people stay.' }),
      buildSurveyPage({
        page: 2,
        key: 'p2',
        title: 'Ready?',
        note: 'Count.',
        shorten: 'Skip it.',
        material: ['a pen'],
      }),
    ],
    results: [],
  }),
  (thing) => thing,
)

function show(index = 0, isByKeyboard = false) {
  const onClose = vi.fn()
  const page = pages[index]
  if (!page) throw new Error('no such page')
  // The panel stands beside its key.
  render(
    <>
      <div>
        <button type="button">key</button>
        <NotePanel slug="v2" page={page} next={pages[index + 1]} isByKeyboard={isByKeyboard} onClose={onClose} />
      </div>
      <p>outside</p>
    </>,
  )
  return { onClose, panel: screen.getByRole('dialog', { name: 'For whoever leads' }) }
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000))

test('has the note, what can be shorter, and what the next page needs', () => {
  const { panel } = show()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  expect(panel.textContent).toContain('Let people stay.')
  expect(panel.textContent).toContain('Nothing here can be shorter. Win time on the next pages.')
  expect(panel.textContent).toContain('Next, page 2Ready? At hand: a pen.')
  expect(screen.getByRole('link', { name: 'The guide' }).getAttribute('href')).toBe('/guide/v2')
})

test('the last page has no next one', () => {
  const { panel } = show(1)
  expect(panel.textContent).toContain('Skip it.')
  expect(panel.textContent).not.toContain('Next, page')
})

test('closes by itself after twenty seconds', () => {
  const { onClose } = show()
  pass(6)
  expect(screen.getByRole('timer').textContent).toBe('closes by itself in 14\u00a0s')
  pass(13)
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test('stands still while somebody hovers or uses keys in it, and goes on afterwards', () => {
  const { onClose, panel } = show()
  fireEvent.pointerEnter(panel)
  pass(60)
  fireEvent.pointerLeave(panel)
  pass(10)
  fireEvent.keyDown(panel, { key: 'Tab' })
  pass(60)
  expect(screen.getByRole('timer').textContent).toContain('10')
  fireEvent.focusOut(panel, { relatedTarget: null })
  pass(10)
  expect(onClose).toHaveBeenCalledOnce()
})

test('does not run down for whoever opened it by keyboard', () => {
  const { onClose } = show(0, true)
  pass(600)
  expect(onClose).not.toHaveBeenCalled()
})

test('closes on Esc and on a press outside, not on one inside or on its key', () => {
  const { onClose, panel } = show()
  fireEvent.pointerDown(panel)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'key' }))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(screen.getByText('outside'))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(2)
})
