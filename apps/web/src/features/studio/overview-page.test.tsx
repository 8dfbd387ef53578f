// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient, withQueries } from '../../lib/query.tsx'
import { holdToken } from '../hr/frame/token.ts'
import { OverviewPage } from './overview-page.tsx'
import { answerCalls, buildWorkshop } from './testing/build.ts'

const Page = withQueries(OverviewPage)

beforeEach(() => {
  queryClient.clear()
  holdToken('a-token')
})
afterEach(cleanup)

test('says what is published, what is drafted, and how far the languages are', async () => {
  const lately = [
    {
      at: '2020-11-12T10:42:00.000Z',
      by: 'jan@example.org',
      version_slug: 'v2',
      page: '18',
      title: 'Report from the bench',
      place: 'survey/18/tip',
    },
  ]
  answerCalls({ '/api/admin/studio': { workshops: [buildWorkshop()], lately } })
  render(<Page />)
  expect(await screen.findByText('Edition 7')).toBeTruthy()
  expect(screen.getByText('12 October 2026, by tom@example.org')).toBeTruthy()
  expect(screen.getByText('5 changes')).toBeTruthy()
  expect(screen.getByText('1 problem')).toBeTruthy()
  const rows = within(screen.getByRole('table', { name: 'Translation' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'English100%source',
    'Nederlands100%2 outdated',
    'Français99%3 texts missing',
  ])
  expect(screen.getByRole('link', { name: 'Publish…' }).getAttribute('href')).toBe('/admin/studio/v2/publish')
  expect(screen.getByText(/changed “Tip of the professor” of page 18/).textContent).toContain('Report from the bench')
  expect(screen.getByText('12-11-2020')).toBeTruthy()
})

test('without changes there is nothing to publish, and a release’s offer leads to its places', async () => {
  const workshop = buildWorkshop({ changes: 0, problems: 0, offered: 3 })
  answerCalls({ '/api/admin/studio': { workshops: [workshop], lately: [] } })
  render(<Page />)
  expect(await screen.findByText('the draft equals edition 7')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Publish…' })).toBeNull()
  expect(screen.getByText('A new release brings 3 changes to the standard texts.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Look at them' }).getAttribute('href')).toBe('/admin/studio/v2/offer')
})
