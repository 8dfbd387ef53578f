import { expect, test } from 'vitest'
import { changesBetween } from './audit.ts'

test('changes name what differs, with the old and the new value as text', () => {
  const before = { name: 'Havenlicht', months: null as number | null, domains: ['a.org'], support: {}, on: true }
  const after = { ...before, months: 6, domains: ['a.org', 'b.org'], support: { v1: 'help@a.org' }, on: false }
  expect(changesBetween(before, after, ['name', 'months', 'domains', 'support', 'on'])).toEqual([
    { name: 'months', old: null, new: '6' },
    { name: 'domains', old: 'a.org', new: 'a.org, b.org' },
    { name: 'support', old: null, new: 'v1: help@a.org' },
    { name: 'on', old: 'true', new: 'false' },
  ])
})

test('an empty list, text or record is no value, so clearing one that was empty changes nothing', () => {
  expect(changesBetween({ a: '', b: [] as string[] }, { a: '', b: [] }, ['a', 'b'])).toEqual([])
})
