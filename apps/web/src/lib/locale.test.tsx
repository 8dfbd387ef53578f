import { act, render, screen } from '@testing-library/react'
import { m } from '@thrive/words'
import { setLocale } from '@thrive/words/locale'
import { afterEach, expect, test } from 'vitest'
import { useLocale, useSpeaks } from './locale.ts'

afterEach(() => act(() => setLocale('en')))

function Shown() {
  return <p key={useLocale()}>{m.next_step()}</p>
}

function Speaking({ locale }: { locale: 'nl' | 'fr' | undefined }) {
  useSpeaks(locale)
  return null
}

test('a screen speaks the language of its session, and says so to a screen reader', () => {
  const { rerender } = render(
    <>
      <Shown />
      <Speaking locale={undefined} />
    </>,
  )
  expect(screen.getByText('Next step')).toBeTruthy()
  rerender(
    <>
      <Shown />
      <Speaking locale="nl" />
    </>,
  )
  expect(screen.getByText('Volgende stap')).toBeTruthy()
  expect(document.documentElement.lang).toBe('nl')
})
