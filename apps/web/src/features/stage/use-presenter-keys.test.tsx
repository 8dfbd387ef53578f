// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePresenterKeys } from './use-presenter-keys.ts'

afterEach(cleanup)

const keys = { back: vi.fn(), next: vi.fn() }

function Page() {
  usePresenterKeys(keys)
  return (
    <main>
      <h1 tabIndex={-1}>A page</h1>
      <button type="button">Next step</button>
      <input aria-label="Name" />
      <div role="slider" aria-label="Score" aria-valuenow={1} tabIndex={0} />
      <div role="radiogroup">
        <button type="button">Agree</button>
      </div>
      <div className="player">
        <button type="button">Play</button>
      </div>
      <div role="dialog">
        <button type="button">Close</button>
      </div>
    </main>
  )
}

function show() {
  keys.back.mockClear()
  keys.next.mockClear()
  render(<Page />)
}
const presses = () => [keys.back.mock.calls.length, keys.next.mock.calls.length]

test('arrows and page keys go back and on, from the page, its heading and its keys', () => {
  show()
  for (const target of [
    document.body,
    screen.getByRole('heading'),
    screen.getByRole('button', { name: 'Next step' }),
  ]) {
    for (const key of ['ArrowLeft', 'PageUp', 'ArrowRight', 'PageDown']) fireEvent.keyDown(target, { key })
  }
  expect(presses()).toEqual([6, 6])
  fireEvent.keyDown(document.body, { key: 'ArrowDown' })
  expect(presses()).toEqual([6, 6])
})

test('a held key goes on once', () => {
  show()
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  for (let i = 0; i < 20; i++) fireEvent.keyDown(document.body, { key: 'PageDown', repeat: true })
  expect(presses()).toEqual([0, 1])
})

test('leaves them to fields, sliders, choices, players and dialogs', () => {
  show()
  const taken = [
    screen.getByRole('textbox'),
    screen.getByRole('slider'),
    ...['Agree', 'Play', 'Close'].map((name) => screen.getByRole('button', { name })),
  ]
  for (const target of taken) fireEvent.keyDown(target, { key: 'ArrowRight' })
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true })
  const used = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
  used.preventDefault()
  document.body.dispatchEvent(used)
  expect(presses()).toEqual([0, 0])
})
