import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('npm start is production unless told otherwise, and ends at once with a secret that is known', async () => {
  const root = join(import.meta.dirname, '../../..')
  const { NODE_ENV: _, ...rest } = process.env
  const env = { ...rest, DATABASE_URL: 'postgres://postgres:postgres@127.0.0.1:1/thrive' }
  const child = spawn('npm', ['start'], { cwd: root, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [status] = await once(child, 'close')
  expect(status).toBe(1)
  expect(output).toContain('in production a secret is a random one')
})
