import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { BarsCard } from './bars-card.tsx'

afterEach(cleanup)

const STATES = { due: 12, overdue: 4, 'under-way': 8, done: 11, dropped: 2 }

test('one card of the screen says what the fills mean, a saved file always does', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const rows = [{ key: 'trust', name: 'Trust', states: STATES }]
  const { rerender } = render(<BarsCard title="By round" rows={rows} span="c6" legend={false} />)
  expect(screen.queryAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Save as SVG: By round' }))
  expect(await saved[0]?.text()).toContain('>Overdue<')

  rerender(<BarsCard title="By round" rows={rows} span="c6" legend />)
  expect(screen.queryAllByRole('listitem')).toHaveLength(6)
})
