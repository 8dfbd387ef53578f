// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { withQueries } from '../../../lib/query.tsx'
import type { Invitee } from './invitee-api.ts'
import { InviteeDialog } from './invitee-dialog.tsx'
import { InviteesTable } from './invitees-table.tsx'
import { answering } from './testing/answering.ts'
import { buildInvitee, buildWholeRound } from './testing/build.ts'

afterEach(cleanup)

const account = (role: string) => ({
  email: 'hr@example.org',
  name: null,
  role,
  lang: 'en',
  mustSetFactor: false,
  hasPassword: true,
  byCompany: false,
  factor: null,
  organisation: 'Havenlicht',
  timeZone: 'Europe/Brussels',
  owner: null,
})

function showTable(invitees: Invitee[], mails: boolean) {
  answering({
    '/api/admin/account': account('owner'),
    '/api/admin/round/invitee/link': { link: '/round/secret' },
  })
  const Shown = withQueries(() => (
    <InviteesTable round={buildWholeRound()} mails={mails} invitees={invitees} busy={false} onMore={vi.fn()} />
  ))
  render(<Shown />)
}

test('a row says how far somebody got, and what is known of the mail', () => {
  const says = '550 5.1.1 d.maes: no such user here'
  showTable(
    [
      buildInvitee({ state: 'started', page: 24, team: 'Platform Crew' }),
      buildInvitee({ id: 2, mail: 'failed', mail_says: says }),
      buildInvitee({ id: 3, state: 'finished', uuid: '00000000-0000-4000-8000-000000000000' }),
      buildInvitee({ id: 4, mails: 3, mail_at: '2026-11-09T08:00:00.000Z' }),
      buildInvitee({ id: 5, mail: 'returned', mail_at: '2026-11-03T08:00:00.000Z', mail_by: 'Noor de Vries' }),
      buildInvitee({ id: 6, mail: 'uncertain', state: 'opened', mail_at: '2026-11-09T08:00:00.000Z' }),
      buildInvitee({ id: 7, mail: 'stopped' }),
    ],
    true,
  )
  const [, started, failed, finished, last, returned, arrived, stopped] = screen.getAllByRole('row')
  expect(started?.textContent).toContain('Started, page\u00a024\u00a0of\u00a036Accepted1 of 3 mails')
  expect(last?.textContent).toMatch(
    /Accepted09\u2060-\u206011\u2060-\u20602026, \d\d:00 · 3 of 3 mails, no more in this round/,
  )
  expect(returned?.textContent).toContain(
    'Came backMarked by Noor de Vries, 03\u2060-\u206011\u2060-\u20602026. No mail until',
  )
  expect(arrived?.textContent).toContain(
    '09\u2060-\u206011\u2060-\u20602026, but the link was opened since: it arrived',
  )
  expect(stopped?.textContent).toContain('Does not want mailIn every round.')
  expect(failed?.textContent).toContain(`Refused${says}`)
  const result = within(finished as HTMLElement).getByRole('link', { name: /^Result/ })
  expect(result.getAttribute('href')).toBe('/admin/00000000-0000-4000-8000-000000000000')
})

test('without mail the table has no word of it', () => {
  showTable([buildInvitee({ mail: 'none' })], false)
  expect(screen.queryByRole('columnheader', { name: 'Last mail' })).toBeNull()
  expect(screen.getByRole('table').textContent).not.toMatch(/mail|accepted/i)
})

test('without mail a row says when its link was copied', () => {
  showTable([buildInvitee({ copied_at: '2026-11-03T08:00:00.000Z' }), buildInvitee({ id: 2 })], false)
  const [, copied, other] = screen.getAllByRole('row')
  expect(copied?.textContent).toContain('Copied on 03-11-2026')
  expect(other?.textContent).not.toContain('Copied')
})

test('a link that the browser does not copy is shown', async () => {
  showTable([buildInvitee()], true)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await userEvent.click(screen.getByRole('button', { name: /^Copy link/ }))
  const dialog = await screen.findByRole('dialog', { name: 'The link of lead@example.org' })
  expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe(`${location.origin}/round/secret`)
})

function showDialog(invitee: Invitee, role: string) {
  const sent = answering({ '/api/admin/account': account(role) })
  const Shown = withQueries(() => <InviteeDialog round={buildWholeRound()} mails invitee={invitee} onClose={vi.fn()} />)
  render(<Shown />)
  return sent
}
const keys = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('what can be done depends on how far somebody got; only an owner erases', async () => {
  showDialog(buildInvitee(), 'owner')
  await screen.findByRole('button', { name: 'Erase…' })
  expect(keys()).toEqual(['', 'Correct', 'Remind', 'Mail came back', 'Withdraw…', 'Erase…'])
  cleanup()
  showDialog(buildInvitee({ state: 'started', mail: 'returned' }), 'owner')
  expect(keys()).toEqual(['', 'It did not come back', 'Erase…'])
})
