import { writeFileSync } from 'node:fs'
import { openapi } from './openapi.ts'

writeFileSync(new URL('../openapi.gen.json', import.meta.url), `${JSON.stringify(openapi(), null, 2)}\n`)
