import { afterEach, expect, test } from 'vitest'
import { chosenLocale, explicitLocale } from './chosen-locale.ts'

afterEach(() => {
  history.replaceState(null, '', '/')
  localStorage.clear()
})

test('a link chooses a language for this browser', () => {
  history.replaceState(null, '', '/version/v2?lang=nl')
  expect([chosenLocale(), explicitLocale()]).toEqual(['nl', 'nl'])
})

test('a preview in a language chooses nothing for the screens of its author', () => {
  history.replaceState(null, '', '/preview/ticket?section=survey&key=14&lang=fr')
  expect([chosenLocale(), explicitLocale()]).toEqual(['fr', null])
})
