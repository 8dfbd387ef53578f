import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RemoteAsk } from './remote-ask.tsx'
import { RemoteGate } from './remote-gate.tsx'
import { RemotePace } from './remote-pace.tsx'
import { RemoteTimer } from './remote-timer.tsx'

afterEach(cleanup)

const FINISH = new Date(2027, 0, 31, 15, 0).getTime()
const timerWith = (timer: { running: boolean; left: number }, isLost = false) => {
  const wishes: string[] = []
  const fact = { ...timer, of: 480, at: Date.now() }
  render(<RemoteTimer timer={fact} ahead={0} isLost={isLost} onWish={(wish) => wishes.push(wish)} />)
  return wishes
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each([
  ['on-time', 1, 'On time'],
  ['behind', 1, '1 minute behind plan'],
  ['behind', 4, '4 minutes behind plan'],
  ['ahead', 3, '3 minutes ahead'],
] as const)('the pace %s by %d is said in full, with the time', (sign, minutes, words) => {
  render(<RemotePace pace={{ sign, minutes, finishAt: FINISH, shorten: [] }} />)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText('until 15:00')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

test('what can be shortened waits behind the line until it is opened', () => {
  const shorten = [{ position: 12, title: 'Your own experiment', shorten: 'Two minutes are enough.' }]
  const { container } = render(<RemotePace pace={{ sign: 'behind', minutes: 4, finishAt: FINISH, shorten }} />)
  expect(container.querySelector('details')?.open).toBe(false)
  expect(screen.getByText('Two minutes are enough.')).toBeTruthy()
})

test('a timer that runs can be paused and started again', () => {
  const wishes = timerWith({ running: true, left: 462 })
  expect(screen.getByRole('timer').textContent).toBe('07:42')
  press('Pause the timer')
  press('Start again')
  expect(wishes).toEqual(['timer-pause', 'timer-reset'])
})

test('a fresh timer has nothing to start again', () => {
  const wishes = timerWith({ running: false, left: 480 })
  press('Start again')
  press('Start the timer')
  expect(wishes).toEqual(['timer-play'])
})

test('time that is up can only be started again', () => {
  const wishes = timerWith({ running: false, left: 0 })
  expect(screen.getByRole('timer').textContent).toBe('Time is up')
  press('Start the timer')
  press('Start again')
  expect(wishes).toEqual(['timer-reset'])
})

test('out of reach no key does anything', () => {
  const wishes = timerWith({ running: true, left: 462 }, true)
  press('Pause the timer')
  press('Start again')
  expect(wishes).toEqual([])
})

test.each([
  ['connect', 7, 'Ask the phonesConnect, 7 are in'],
  ['trust', 1, 'Ask the phonesTrust, 1 is in'],
  [null, 7, 'Ask the phones7 phones are in'],
] as const)('Ask says what is asked (%s) and that %d are in', (indicator, seats, words) => {
  render(<RemoteAsk next={{ indicator, seats }} isLost={false} isMain onAsk={() => {}} />)
  expect(screen.getByRole('button').textContent).toBe(words)
})

test('when the film will have ended is counted down for the eye, and said once', () => {
  const film = { playing: false, position: 52, at: 0, length: 136 }
  render(<RemoteGate id="why" isLost={false} blocked="film" film={film} ahead={0} />)
  expect(screen.getByRole('status').textContent).toBe('Opens when the film has ended.')
  expect(screen.getByText('Opens when the film has ended, in 1:24.').getAttribute('aria-hidden')).toBe('true')
})
