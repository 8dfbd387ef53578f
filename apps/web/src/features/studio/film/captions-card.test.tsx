// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Cue } from '@thrive/domain'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CaptionsCard } from './captions-card.tsx'
import { cueTime, parseCueTime } from './cue-time.ts'
import { pendingOf, withSaved } from './own-film.ts'
import { useCues } from './use-cues.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const OWN = { file: 'film.mp4', poster: null, captions: { nl: 'nl.vtt' } }
const VTT =
  'WEBVTT\n\n00:01.000 --> 00:03.000\nZo is het goed.\n\n00:04.000 --> 00:05.000\nDit is veel te veel tekst voor één seconde.\n'

/** The card on a place that keeps what is pending, as the draft does. */
async function show() {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(VTT))
  const kept: string[] = []
  function Card() {
    const [text, setText] = useState<string | null>(null)
    const edited = {
      value: null,
      text,
      refused: null,
      change: () => {},
      leave: () => {},
      keepText: (next: string) => {
        kept.push(next)
        setText(next)
      },
    }
    const cues = useCues({ own: OWN, language: 'nl', edited, onSaved: () => {} })
    return (
      <CaptionsCard
        own={OWN}
        language="nl"
        onLanguage={() => {}}
        onCaptions={() => {}}
        cues={cues}
        moment={{ at: 7, length: 20 }}
      />
    )
  }
  render(<Card />)
  await screen.findByDisplayValue('Zo is het goed.')
  return () => pendingOf(kept.at(-1) ?? null).nl as Cue[]
}

test('says what is too fast to read and until when it could stay; Extend lets it', async () => {
  const latest = await show()
  expect(screen.getByText(/^Too fast to read. Let it stay until 0:06.2/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Extend' }))
  expect(latest()[1]).toMatchObject({ from: 4, to: 6.2 })
  expect(screen.queryByText(/Too fast/)).toBeNull()
})

test('words that are typed are kept by this browser with every key', async () => {
  const latest = await show()
  const text = screen.getByDisplayValue('Zo is het goed.')
  await userEvent.type(text, ' Echt.')
  expect(latest()[0]?.text).toBe('Zo is het goed. Echt.')
})

test('a time that cannot be read stays in its field, and the caption keeps its own', async () => {
  const latest = await show()
  const [from] = screen.getAllByLabelText('From')
  fireEvent.input(from as HTMLElement, { target: { value: '0:0x' } })
  expect((from as HTMLInputElement).value).toBe('0:0x')
  expect(from?.getAttribute('aria-invalid')).toBe('true')
  fireEvent.input(from as HTMLElement, { target: { value: '0:01,5' } })
  expect(latest()[0]?.from).toBe(1.5)
})

test('all move together; one is added where the film is, and taken away', async () => {
  const latest = await show()
  await userEvent.click(screen.getByRole('button', { name: '+0.5 s' }))
  expect(latest().map(({ from }) => from)).toEqual([1.5, 4.5])
  await userEvent.click(screen.getByRole('button', { name: 'Add a caption here' }))
  expect(latest().map(({ from }) => from)).toEqual([1.5, 4.5, 7])
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove this caption' })[0] as HTMLElement)
  expect(latest().map(({ from }) => from)).toEqual([4.5, 7])
})

test('times are read and written to a tenth of a second', () => {
  expect([0, 4.1, 59.96, 75.25].map(cueTime)).toEqual(['0:00.0', '0:04.1', '1:00.0', '1:15.3'])
  expect(['0:04.1', '1:15,3', '7', '1:75', 'x', ''].map(parseCueTime)).toEqual([4.1, 75.3, 7, null, null, null])
})

test('a language without captions any more has no file', () => {
  expect(withSaved({ nl: 'a', en: 'b' }, { nl: null, fr: 'c' })).toEqual({ en: 'b', fr: 'c' })
})
