// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { withQueries } from '../../../lib/query.tsx'
import { PasswordForm } from './password-form.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const NEXT = 'quiet rivers bend twice'

async function fillIn(hasFactor: boolean, answer: Response) {
  const sent: FormData[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(init?.body as FormData)
    return answer
  })
  const Shown = withQueries(() => <PasswordForm hasFactor={hasFactor} />)
  render(<Shown />)
  await userEvent.type(screen.getByLabelText('Current password'), 'the one before')
  await userEvent.type(screen.getByLabelText('New password'), NEXT)
  await userEvent.type(screen.getByLabelText('New password, once more'), NEXT)
  return sent
}
const change = () => userEvent.click(screen.getByRole('button', { name: 'Change the password' }))

test('asks for the code of the second factor, and says beside it that it is wrong', async () => {
  const sent = await fillIn(
    true,
    Response.json({ error: 'code-wrong', message: 'wrong', codesLeft: 3 }, { status: 400 }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  await userEvent.type(screen.getByLabelText('Recovery code'), 'AAAA-BBBB')
  await change()
  expect(await screen.findByText(/Codes that you have left: 3\./)).toBeDefined()
  expect(screen.getByLabelText('Recovery code').getAttribute('aria-invalid')).toBe('true')
  expect(new URLSearchParams(sent[0] as never).get('code')).toBe('AAAA-BBBB')
})

test('asks for none where there is no second factor', async () => {
  const sent = await fillIn(false, Response.json({ changed: true }))
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull()
  await change()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(new URLSearchParams(sent[0] as never).has('code')).toBe(false)
})
