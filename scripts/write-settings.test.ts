import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv as parseFile } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseEnv, settings } from '../apps/server/src/env.ts'
import { settingsPage } from './write-settings.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

test('the page of settings is what the settings are', () => {
  expect(read('docs/settings.md')).toBe(settingsPage())
})

test('every setting says what it is for', () => {
  for (const [name, setting] of Object.entries(settings.shape)) expect(setting.description, name).toBeTruthy()
})

test('.env.example names every setting but NODE_ENV, with its default', () => {
  const example = parseFile(read('.env.example'))
  const known = Object.keys(settings.shape).filter((name) => name !== 'NODE_ENV')
  expect(Object.keys(example).toSorted()).toEqual(known.toSorted())
  const DATABASE_URL = 'postgres://127.0.0.1/thrive'
  expect(parseEnv({ ...example, DATABASE_URL })).toEqual(parseEnv({ DATABASE_URL }))
})

test('the compose file and the image set only settings that exist', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true })
  const inImage = /^ENV (.*)$/m.exec(read('deploy/Dockerfile'))?.[1]?.match(/\w+(?==)/g) ?? []
  const composed = [services.app, services.app2].flatMap(({ environment }) => Object.keys(environment))
  expect(new Set(composed).size).toBeGreaterThan(5)
  expect([...inImage, ...composed].filter((name) => !(name in settings.shape))).toEqual([])
})
