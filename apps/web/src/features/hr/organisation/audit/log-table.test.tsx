import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AuditEntry } from '../../frame/api.ts'
import { LogTable } from './log-table.tsx'

afterEach(cleanup)

const entryOf = (entry: Partial<AuditEntry>): AuditEntry => ({
  at: '2026-11-14T22:51:00.000Z',
  who: 'noor@example.org',
  name: 'Noor de Vries',
  what: 'viewed',
  kind: 'looked',
  team: null,
  whom: null,
  detail: null,
  changes: [],
  teams: null,
  ...entry,
})
const show = (...entries: Partial<AuditEntry>[]) =>
  render(<LogTable entries={entries.map(entryOf)} timeZone="Europe/Amsterdam" />)

test('entries stand under their day, on the clock of the organisation', () => {
  show({ at: '2026-11-14T23:05:00.000Z' }, {})
  expect(screen.getAllByRole('rowheader').map((day) => day.textContent)).toEqual([
    '15\u00a0November\u00a02026',
    '14\u00a0November\u00a02026',
  ])
  expect(screen.getAllByRole('time').map((time) => time.textContent)).toEqual(['00:05', '23:51'])
})

test('a setting shows its old and its new value', () => {
  show({
    what: 'settings_changed',
    kind: 'changed',
    detail: 'retentionMonths, logo',
    changes: [
      { name: 'retentionMonths', old: '24', new: '1' },
      { name: 'contact', old: null, new: 'privacy@example.org' },
      { name: 'logo', old: null, new: null },
    ],
  })
  const row = screen.getAllByRole('row').at(-1) as HTMLElement
  expect(row.textContent).toBe(
    '23:51Noor de VriesChanged settingsKeep answers for: was 24 months → is now 1 month · ' +
      'Whom to ask for erasure: was empty → is now privacy@example.org · Logo',
  )
  expect(row.querySelector('del')?.textContent).toContain('24 months')
  expect(row.querySelector('ins')?.textContent).toContain('1 month')
})

test('an export shows its count, format and filter', () => {
  show({ what: 'exported', teams: 1, changes: [{ name: 'format', old: null, new: 'csv' }] })
  expect(screen.getByText(/1 team · Format: CSV/)).toBeTruthy()
})

test('an entry of the release before names the settings', () => {
  show({ what: 'settings_changed', kind: 'changed', detail: 'name, timeZone' })
  expect(screen.getByText('Name, Time zone')).toBeTruthy()
})

test('a refusal is marked, and somebody unknown has a word', () => {
  show({ what: 'sign_in_failed', kind: 'refused', who: 'unknown', name: null })
  const row = screen.getByRole('row', { name: /Failed to sign in/ })
  expect(row.className).toBe('refused')
  expect(within(row).getByText('Unknown')).toBeTruthy()
})
