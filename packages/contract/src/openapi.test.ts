import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openapi } from './openapi.ts'

test('the committed OpenAPI file is the one the contract gives (npm run openapi)', () => {
  const committed = readFileSync(new URL('../openapi.gen.json', import.meta.url), 'utf8')
  expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(openapi())))
})
