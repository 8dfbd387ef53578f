import { expect, test } from 'vitest'
import { shortCode } from './code.ts'

test.each([
  ['kmn482', 'KMN482'],
  [' KMN 482 ', 'KMN482'],
  ['kmn–482', 'KMN482'],
  ['KMN482 and more', 'KMN482'],
  ['k.m', 'KM'],
])('%s is the code %s', (typed, code) => expect(shortCode(typed)).toBe(code))
