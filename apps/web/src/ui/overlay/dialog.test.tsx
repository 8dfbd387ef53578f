// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Coach } from '../../brand/coach.tsx'
import { WarningDialog } from './warning-dialog.tsx'

afterEach(cleanup)

function Page({ kind }: { kind: 'coach' | 'warning' }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Help
      </button>
      {open && kind === 'coach' && (
        <Coach title="What to do?" onClose={close}>
          Follow the professor.
        </Coach>
      )}
      {open && kind === 'warning' && (
        <WarningDialog title="WARNING: EXTRA RULE" confirm="Got it" onClose={close}>
          Half of the group sits down.
        </WarningDialog>
      )}
    </>
  )
}

const help = () => screen.getByRole('button', { name: 'Help' })

test('opens as a modal with its title as its name', async () => {
  render(<Page kind="coach" />)
  await userEvent.click(help())
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'What to do?' })
  expect(dialog.open).toBe(true)
})

test('closing returns the focus to where it came from', async () => {
  render(<Page kind="coach" />)
  await userEvent.click(help())
  const button = screen.getByRole('button', { name: 'Close' })
  button.focus()
  await userEvent.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(help())
})

test('Esc closes it through its parent', async () => {
  render(<Page kind="coach" />)
  await userEvent.click(help())
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a browser that closes it without asking is followed', async () => {
  render(<Page kind="coach" />)
  await userEvent.click(help())
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  dialog.close()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('stays open when effects run twice', async () => {
  render(<Page kind="coach" />, { wrapper: StrictMode })
  await userEvent.click(help())
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
})

test('the warning is an alert dialog that reads its rule and closes with its one button', async () => {
  render(<Page kind="warning" />)
  await userEvent.click(help())
  const dialog = screen.getByRole('alertdialog', { name: 'WARNING: EXTRA RULE' })
  const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(text?.textContent).toBe('Half of the group sits down.')
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement).toBe(help())
})
