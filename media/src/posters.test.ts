import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { planFilms } from './films.ts'
import { whereIs } from './paths.ts'

it('the poster of every film is small enough to wait for: at most 40 KB', () => {
  const sizes = planFilms().map(({ files }) => ({ poster: files.poster, bytes: statSync(whereIs(files.poster)).size }))
  expect(sizes.length).toBeGreaterThan(100)
  expect(sizes.filter(({ bytes }) => bytes > 40_000)).toEqual([])
})
