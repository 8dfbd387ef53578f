// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { withQueries } from '../../../lib/query.tsx'
import { LeadersSection } from './leaders-section.tsx'
import { answering } from './testing/answering.ts'
import { buildRounds, buildWholeRound } from './testing/build.ts'
import { useInviteeList } from './use-invitee-list.ts'

afterEach(cleanup)

/** As the server judges: an address has something behind its sign. */
function verdictOn({ text = '' }: { text?: string }) {
  const lines = text.split('\n').filter(Boolean)
  const wrong = lines.flatMap((each, index) =>
    /@\w/.test(each) ? [] : [{ line: index + 1, text: each, code: 'not-an-address' as const }],
  )
  const fine = lines.length - wrong.length
  return { fine, new: fine, labels: [], problems: wrong }
}

function show() {
  const sent = answering({
    '/api/admin/round/check': verdictOn,
    '/api/admin/round/invite': (fields: { text: string }) => {
      const { new: added, problems } = verdictOn(fields)
      return { added, known: 0, problems: problems.length }
    },
    '/api/admin/rounds': buildRounds([]),
    '/api/admin/round/7': buildWholeRound(),
  })
  function Section() {
    const list = useInviteeList(async () => '7')
    return <LeadersSection list={list} invited={0} state="draft" round="7" mails />
  }
  const Shown = withQueries(Section)
  render(<Shown />)
  return sent
}

const paste = async (text: string) => {
  await userEvent.click(screen.getByLabelText('Paste e-mail addresses'))
  await userEvent.paste(text)
}

test('a list is checked as it is pasted, and what is wrong is corrected in its place', async () => {
  show()
  await paste('jan@example.org\nkarim.aziz@')
  const tally = await screen.findByText(/is not an address/)
  expect(tally.parentElement?.textContent).toContain('karim.aziz@')
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }))
  const field = screen.getByLabelText('Line 2')
  await userEvent.type(field, 'x{Enter}')
  // Still no address: nothing is taken over.
  expect(within(field.closest('li') as HTMLElement).getByRole('alert').textContent).toContain('e-mail')
  await userEvent.clear(field)
  await userEvent.type(field, 'karim.aziz@example.org{Enter}')
  const text = screen.getByLabelText<HTMLTextAreaElement>('Paste e-mail addresses')
  expect(text.value).toBe('jan@example.org\nkarim.aziz@example.org')
  await screen.findByRole('button', { name: 'Add 2 team leaders' })
})

test('adding stores those who are fine, and leaves the rest to be corrected', async () => {
  const sent = show()
  await paste('jan@example.org\nkarim.aziz@')
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 team leader' }))
  await screen.findByText('1 team leader was added.')
  expect(sent.filter(({ path }) => path.endsWith('/invite')).map(({ fields }) => fields.text)).toEqual([
    'jan@example.org\nkarim.aziz@',
  ])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Paste e-mail addresses').value).toBe('karim.aziz@')
})

test('a list that cannot be read says so, and offers nothing to add', async () => {
  show()
  const refusal = { error: 'not-a-list', message: 'Not a list.' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(refusal, { status: 400 }))
  await paste('jan@example.org')
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
})
