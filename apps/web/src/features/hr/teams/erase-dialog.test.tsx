// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sentenceOf } from '@thrive/words/refusals'
import { afterEach, expect, test, vi } from 'vitest'
import { withQueries } from '../../../lib/query.tsx'
import type { FinishedTeam } from '../frame/api.ts'
import { EraseDialog } from './erase-dialog.tsx'

afterEach(cleanup)

const UUID = '00000000-0000-4000-8000-000000000000'
const team = (name: string | null): FinishedTeam => ({
  version: { name: 'Thrive Lab', slug: 'v2' },
  name,
  email: 'lead@example.org',
  finished: null,
  day: null,
  answers: [],
  opinions: [],
  earlier: null,
  look_backs: [],
})

function show(name: string | null, answer: () => Response) {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  const onErased = vi.fn()
  const Shown = withQueries(() => <EraseDialog uuid={UUID} team={team(name)} onErased={onErased} onClose={vi.fn()} />)
  render(<Shown />)
  return { fetch, onErased }
}
const erase = () => screen.getByRole('button', { name: 'Erase for good' })

test('erases nothing before the team name is typed', async () => {
  const { fetch, onErased } = show('Team Été', () => Response.json({ erased: true }))
  await userEvent.type(screen.getByLabelText('Teamname'), 'Team Ete{Enter}')
  await userEvent.click(erase())
  expect(erase().getAttribute('aria-disabled')).toBe('true')
  expect(fetch).not.toHaveBeenCalled()
  await userEvent.clear(screen.getByLabelText('Teamname'))
  await userEvent.type(screen.getByLabelText('Teamname'), 'Team Été')
  await userEvent.click(erase())
  expect(fetch).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(onErased).toHaveBeenCalledOnce())
})

test('asks for the e-mail address of a team without a name', async () => {
  show(null, () => Response.json({ erased: true }))
  await userEvent.type(screen.getByLabelText('E-mail address'), 'lead@example.org')
  expect(erase().getAttribute('aria-disabled')).toBeNull()
})

test('says what the server says, and can be tried again', async () => {
  const refusal = { error: 'wrong-erasure-name', message: 'Said by the server.' }
  const { onErased } = show('Tandem', () => Response.json(refusal, { status: 400 }))
  await userEvent.type(screen.getByLabelText('Teamname'), 'Tandem{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(sentenceOf('wrong-erasure-name'))
  expect(onErased).not.toHaveBeenCalled()
  expect(erase().getAttribute('aria-busy')).toBe('false')
})
