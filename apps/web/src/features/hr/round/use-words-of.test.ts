// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import type { Locale } from '@thrive/domain'
import { expect, test, vi } from 'vitest'
import { useWordsOf } from './use-words-of.ts'

const there = vi.hoisted(() => new Set<Locale>(['nl']))
vi.mock('@thrive/words/load', async (original) => ({
  ...(await original<object>()),
  hasWords: (locale: Locale) => there.has(locale),
  loadWords: async (locale: Locale) => void there.add(locale),
}))

test('the words of another language than the screen’s are there once they are loaded, the first one too', async () => {
  const { result, rerender } = renderHook(({ locale }) => useWordsOf(locale), {
    initialProps: { locale: 'en' as Locale },
  })
  expect(result.current).toBe(false)
  await waitFor(() => expect(result.current).toBe(true))
  rerender({ locale: 'fr' })
  expect(result.current).toBe(false)
  await waitFor(() => expect(result.current).toBe(true))
})
