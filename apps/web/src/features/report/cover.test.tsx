// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Cover } from './cover.tsx'

afterEach(cleanup)

test('a photo that cannot be loaded is not passed over, and can be asked for again', async () => {
  render(<Cover report={null} photo="/photo/mine" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('cannot be shown right now')
  await userEvent.click(screen.getByRole('button', { name: 'Show the photo' }))
  expect(screen.getByRole('img').getAttribute('src')).toBe('/photo/mine')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a team without a photo reads nothing about one', () => {
  render(<Cover report={null} photo={null} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
