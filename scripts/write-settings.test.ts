import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv as parseFile } from 'node:util'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
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

test('the example for Kubernetes can be read, sets only settings that exist, and drains as long as the image asks', () => {
  const [, text = ''] = /^```yaml\n([\s\S]*?)^```$/m.exec(read('docs/hosting.md')) ?? []
  const documents = parseAllDocuments(text)
  expect(documents.flatMap(({ errors }) => errors)).toEqual([])
  const [deployment, service] = documents.map((document) => document.toJS())
  expect([deployment.kind, service.kind]).toEqual(['Deployment', 'Service'])
  const { terminationGracePeriodSeconds, containers } = deployment.spec.template.spec
  expect(`${terminationGracePeriodSeconds}s`).toBe(parse(read('deploy/compose.yaml'))['x-app'].stop_grace_period)
  const names = containers[0].env.map(({ name }: { name: string }) => name)
  expect(names.filter((name: string) => !(name in settings.shape))).toEqual([])
})
