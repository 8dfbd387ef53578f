import { expect, test } from 'vitest'
import { withPhones } from './phones.ts'

const page = {
  tip: 'Sound on, phones away.',
  text: '1. Press the timer.\n2. The case stays closed, phones away.',
  phones: { away: 'phones away', faceDown: 'phones face down' },
  withPhones: null,
}

test('a room with phones says otherwise where a page sends them away', () => {
  expect(withPhones(page)).toEqual({
    ...page,
    tip: 'Sound on, phones face down.',
    text: '1. Press the timer.\n2. The case stays closed, phones face down.',
  })
})

test('a page that does not stays as it is', () => {
  const other = { ...page, phones: null }
  expect(withPhones(other)).toBe(other)
  expect(withPhones({ ...page, tip: null }).tip).toBeNull()
})

test('its scores are given on the phones, where the page has such a step', () => {
  const steps = { ...page, phones: null, withPhones: { 2: 'Take your **phone**.' } }
  expect(withPhones(steps).text).toBe('1. Press the timer.\n2. Take your **phone**.')
  expect(withPhones({ ...page, withPhones: { 1: 'Wait.' } }).text).toBe(
    '1. Wait.\n2. The case stays closed, phones face down.',
  )
})
