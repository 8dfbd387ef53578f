import { describe, expect, it } from 'vitest'
import type { Job } from './job.ts'
import { bytesOf, stateOf } from './manifest.ts'

const FILE = 'media/package.json'
const bytes = bytesOf(FILE) ?? 0
const job = (file: string): Job => ({
  id: 'x',
  hash: 'now',
  files: [file],
  weight: 1,
  needs: [],
  make: async () => ({}),
})

describe('the state of an output', () => {
  it('is fresh while nothing changed', () => {
    expect(stateOf(job(FILE), { hash: 'now', files: { [FILE]: bytes } })).toBe('fresh')
  })

  it('is stale when its script or the program changed, or when it is not there', () => {
    expect(stateOf(job(FILE), { hash: 'before', files: { [FILE]: bytes } })).toBe('stale')
    expect(stateOf(job('media/no-such-file'), undefined)).toBe('stale')
  })

  it('is foreign when somebody else put a file there, so that a real film is never overwritten', () => {
    expect(stateOf(job(FILE), undefined)).toBe('foreign')
    expect(stateOf(job(FILE), { hash: 'now', files: { [FILE]: bytes + 1 } })).toBe('foreign')
  })
})
