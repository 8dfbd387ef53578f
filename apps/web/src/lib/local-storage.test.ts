// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { lastResults } from './last-results.ts'
import {
  currentSession,
  forgetSession,
  keepOnlySession,
  saveCaptions,
  savedCaptions,
  savedLanguage,
  saveLanguage,
  saveLastResults,
} from './local-storage.ts'

beforeEach(() => localStorage.clear())

test('a new session forgets what belonged to the one before', () => {
  saveLanguage('BE')
  localStorage.setItem('draft:1:name', 'The Quarks')
  keepOnlySession('2')
  expect(savedLanguage()).toBeNull()
  expect(localStorage.getItem('draft:1:name')).toBeNull()
  expect(currentSession()).toBe('2')
})

test('captions are Dutch until somebody chooses, and the choice outlives the session', () => {
  expect(savedCaptions()).toBeUndefined()
  saveCaptions('en')
  keepOnlySession('2')
  expect(savedCaptions()).toBe('en')
  saveCaptions(null)
  keepOnlySession('3')
  expect(savedCaptions()).toBeNull()
})

test('the last results are on offer to the team that comes back, and to no other', () => {
  saveLastResults('1')
  keepOnlySession('1')
  expect(lastResults()).toBe('1')
  forgetSession('2')
  expect([lastResults(), currentSession()]).toEqual(['1', '1'])
  keepOnlySession('2')
  expect(lastResults()).toBeNull()
  saveLastResults('2')
  forgetSession('2')
  expect([lastResults(), currentSession()]).toEqual([null, null])
})
