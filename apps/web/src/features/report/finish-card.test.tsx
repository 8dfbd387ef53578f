// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastResults } from '../../lib/last-results.ts'
import { currentSession, keepOnlySession, saveLastResults } from '../../lib/local-storage.ts'
import { type Database, openDatabase } from '../../lib/outbox/database.ts'
import { heldIn } from '../../lib/outbox/holdings.ts'
import { queryClient } from '../../lib/query.tsx'
import type { TeamSession } from '../session/use-session.ts'
import { FinishCard } from './finish-card.tsx'

let database: Database
beforeEach(async () => {
  database = await openDatabase(`thrive-${crypto.randomUUID()}`)
  for (const uuid of ['mine', 'other'])
    await database.put('rows', { uuid, kind: 'answer', id: 1, value: 'x', at: 1, state: 'sent' })
  await database.put('workshops', { uuid: 'mine', workshop: {} as never })
  keepOnlySession('mine')
  saveLastResults('mine')
  queryClient.setQueryData(['summary', 'mine', []], 'name')
})
afterEach(() => {
  cleanup()
  database.close()
})
const show = async (state: TeamSession['state']) => {
  render(<FinishCard session={{ uuid: 'mine', database, state } as TeamSession} />)
  await userEvent.click(screen.getByRole('button', { name: /Finish on this computer/ }))
  await screen.findByRole('alertdialog')
}

test('a confirmation names what goes; then nothing of any team is left in this browser', async () => {
  await show('saved')
  expect(screen.getByRole('alertdialog').textContent).toMatch(/your answers, your ratings, your team name, your photo/)
  await userEvent.click(screen.getByRole('button', { name: 'Keep the copy' }))
  expect(await heldIn(database)).toEqual(['mine', 'other'])
  await userEvent.click(screen.getByRole('button', { name: /Finish on this computer/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Empty it' }))
  await expect.poll(() => heldIn(database)).toEqual([])
  await expect.poll(() => [currentSession(), lastResults(), location.pathname]).toEqual([null, null, '/'])
  expect(queryClient.getQueryData(['summary', 'mine', []])).toBeUndefined()
})

test.each(['saving', 'offline', 'error', 'unsaved'] as const)('while %s it says what would be lost', async (state) => {
  await show(state)
  expect(screen.getByRole('alertdialog').textContent).toMatch(/in this browser only, and would be lost/)
  expect(screen.queryByRole('button', { name: 'Empty it' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Wait' }))
  expect(await heldIn(database)).toEqual(['mine', 'other'])
})

test('what another session could not send is said to be lost before it is', async () => {
  await database.put('rows', { uuid: 'other', kind: 'answer', id: 2, value: 'unsent', at: 1, state: 'waiting' })
  await show('saved')
  expect(screen.getByRole('alertdialog').textContent).toMatch(/of another session is in this browser only/)
  await userEvent.click(screen.getByRole('button', { name: 'Empty it and lose that' }))
  await expect.poll(() => heldIn(database)).toEqual([])
})
