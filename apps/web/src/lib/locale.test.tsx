import { act, render, screen } from '@testing-library/react'
import { m } from '@thrive/words'
import { setLocale } from '@thrive/words/locale'
import { afterEach, expect, test, vi } from 'vitest'
import { phoneLocale } from './chosen-locale.ts'
import { chooseLocale, useLocale, useSwitchLocale } from './locale.ts'

afterEach(() => {
  localStorage.clear()
  act(() => setLocale('en'))
})

function Shown() {
  return <p key={useLocale()}>{m.next_step()}</p>
}

function Speaking({ locale }: { locale: 'nl' | 'fr' | undefined }) {
  useSwitchLocale(locale)
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

test.each([
  [['fr-BE', 'en'], 'fr'],
  [['de-AT', 'NL-be', 'en'], 'nl'],
  [['de', 'it'], null],
])('a phone that asks for %j speaks %s, until somebody chooses on it', (languages, own) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  expect(phoneLocale()).toBe(own)
  act(() => chooseLocale('en'))
  expect(phoneLocale()).toBe('en')
})
