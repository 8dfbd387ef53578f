import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShareBars } from './share-bars.tsx'

test('one team is one team', () => {
  render(
    <ShareBars
      shares={[
        { name: 'Empathy', teams: 1 },
        { name: 'Trust', teams: 3 },
      ]}
      of={4}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Empathy25%, 1 team',
    'Trust75%, 3 teams',
  ])
})
