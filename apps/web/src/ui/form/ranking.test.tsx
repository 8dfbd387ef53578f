// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Ranking, type RankingItem } from './ranking.tsx'

afterEach(cleanup)

const ITEMS: RankingItem[] = [
  { id: '1', name: 'Connect', image: '/connect.svg', colour: 'connect' },
  { id: '2', name: 'Inspire', image: '/inspire.svg', colour: 'inspire' },
  { id: '3', name: 'Trust', image: '/trust.svg', colour: 'trust' },
]

function Game() {
  const [items, setItems] = useState(ITEMS)
  return (
    <Ranking items={items} onChange={(ids) => setItems(ids.flatMap((id) => ITEMS.filter((item) => item.id === id)))} />
  )
}

const order = () => screen.getAllByRole('strong').map((name) => name.textContent)
const button = (name: string) => screen.getByRole('button', { name })

test('moves a card one place with its arrow buttons and says so', async () => {
  render(<Game />)
  await userEvent.click(button('Move Connect right'))
  expect(order()).toEqual(['Inspire', 'Connect', 'Trust'])
  expect(screen.getByRole('status').textContent).toBe('Connect is now 2nd of 3.')
  await userEvent.click(button('Move Trust left'))
  expect(order()).toEqual(['Inspire', 'Trust', 'Connect'])
})

test('moves a card with the arrow keys, Home and End, and the focus goes with it', async () => {
  render(<Game />)
  button('Move Connect right').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(order()).toEqual(['Inspire', 'Connect', 'Trust'])
  await userEvent.keyboard('{End}')
  expect(order()).toEqual(['Inspire', 'Trust', 'Connect'])
  expect(document.activeElement).toBe(button('Move Connect right'))
  await userEvent.keyboard('{Home}')
  expect(order()).toEqual(['Connect', 'Inspire', 'Trust'])
})

test('a card at an end goes no further', async () => {
  render(<Game />)
  expect(button('Move Connect left').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button('Move Connect left'))
  button('Move Trust right').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(order()).toEqual(['Connect', 'Inspire', 'Trust'])
})
