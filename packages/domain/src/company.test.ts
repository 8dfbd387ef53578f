import { expect, test } from 'vitest'
import { readDomain } from './company.ts'

test.each([
  ['havenlicht.example', 'havenlicht.example'],
  [' @Haven-Licht.Example ', 'haven-licht.example'],
  ['mail.havenlicht.example', 'mail.havenlicht.example'],
  ['bücher.example', 'bücher.example'],
])('%s is a domain', (typed, domain) => {
  expect(readDomain(typed)).toBe(domain)
})

test.each([
  '',
  'havenlicht',
  'a b.example',
  'noor@havenlicht.example',
  'https://havenlicht.example',
  '.example',
  'a..b',
  '-a.example',
])('%s is none', (typed) => {
  expect(readDomain(typed)).toBeNull()
})
