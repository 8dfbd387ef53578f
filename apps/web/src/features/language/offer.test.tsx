// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const asks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

/** Loads the page afresh, in English. */
async function visit() {
  cleanup()
  vi.resetModules()
  const { setLocale } = await import('@thrive/words/locale')
  act(() => setLocale('en'))
  const { LanguageOffer } = await import('./offer.tsx')
  render(<LanguageOffer />)
}
const line = () => screen.queryByRole('region')

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('the browser’s language is offered in its own words; pressed, the screen speaks it', async () => {
  asks('fr-BE', 'en')
  await visit()
  expect(line()?.lang).toBe('fr')
  expect(line()?.textContent).toContain('Ce site existe aussi en français')
  expect(screen.getByRole('button', { name: 'Stay in English' }).lang).toBe('en')
  await userEvent.click(screen.getByRole('button', { name: 'Lire en français' }))
  expect([line(), document.documentElement.lang]).toEqual([null, 'fr'])
})

test('closed, it stays closed, and the screen keeps its language', async () => {
  asks('nl')
  await visit()
  await userEvent.click(screen.getByRole('button', { name: 'Stay in English' }))
  expect([line(), document.documentElement.lang]).toEqual([null, 'en'])
  await visit()
  expect(line()).toBeNull()
})

test('it is offered at the first visit only', async () => {
  asks('nl')
  await visit()
  expect(line()).not.toBeNull()
  await visit()
  expect(line()).toBeNull()
})

test.each([[['en-GB', 'nl']], [['de-AT', 'fr']], [[]]])(
  'a browser that asks for %j first is offered nothing',
  async (languages) => {
    asks(...languages)
    await visit()
    expect(line()).toBeNull()
  },
)
