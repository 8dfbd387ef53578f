import { expect, test } from 'vitest'
import type { Delivery } from './api.ts'
import { daysUntil } from './moments.ts'
import { deliveryText } from './words.ts'

const now = new Date(2026, 10, 16, 12)
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const said = (delivery: Partial<Delivery>) =>
  deliveryText({ state: 'waiting', tries: 0, status: null, fault: null, next: null, ...delivery } as Delivery, now)

test('a delivery says its answer, and what comes next', () => {
  expect(said({ state: 'done', tries: 1, status: 204 })).toBe('204')
  expect(said({})).toBe('Waits for its first try')
  expect(said({ tries: 3, status: 503, next: at(16, 13) })).toBe('503, try 4 of 10 today at 13:00')
  expect(said({ tries: 9, status: 503, next: at(17, 9) })).toBe(
    '503, try 10 of 10 on 17\u2060-\u206011\u2060-\u20602026 at 09:00',
  )
  expect(said({ state: 'failed', tries: 10, fault: 'address-no-answer' })).toBe('No answer in 15 s, 10 tries')
  expect(said({ state: 'failed', tries: 1, fault: 'address-private' })).toBe('Private network, 1 try')
  expect(said({ state: 'failed', tries: 1, status: 410 })).toBe('410 Gone, switched off')
  expect(said({ state: 'missed' })).toBe('Not sent, it was off')
  expect(said({ state: 'dropped', tries: 2, status: 500 })).toBe('Given up, it was switched off')
})

test('whole days are left until a token ends', () => {
  expect(daysUntil(at(30, 13), now)).toBe(14)
  expect(daysUntil(at(15, 13), now)).toBe(0)
})
