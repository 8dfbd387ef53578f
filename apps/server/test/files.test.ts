import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAGE_FILES } from '@thrive/domain'
import { expect, test } from 'vitest'
import { buildServer } from './build.ts'

const builtWithout = (missing: string[]) => {
  const webFolder = mkdtempSync(join(tmpdir(), 'web-'))
  for (const page of PAGE_FILES) if (!missing.includes(page)) writeFileSync(join(webFolder, page), '<!doctype html>')
  return webFolder
}

test.each(['phone.html', 'hr.html', 'survey.html'])('a web app that was built without %s does not start', (missing) =>
  expect(buildServer({}, { webFolder: builtWithout([missing]) })).rejects.toThrow(`has no ${missing}: build it`),
)

test('production starts with a whole web app only, and says so before it looks for the database', async () => {
  const settings = {
    NODE_ENV: 'production',
    RATE_LIMITS: 'on',
    SECRETS_KEY: '',
    DATABASE_URL: `postgres://thrive:${randomUUID()}@127.0.0.1:1/thrive`,
  }
  const starting = (webFolder: string) => buildServer(settings, { webFolder })
  await expect(starting(builtWithout(['phone.html']))).rejects.toThrow('has no phone.html: build it with npm run')
  await expect(starting(builtWithout(PAGE_FILES))).rejects.toThrow(`has no ${PAGE_FILES.join(', ')}: build it`)
  const { app } = await buildServer({}, { webFolder: builtWithout(PAGE_FILES) })
  expect((await app.inject('/')).statusCode).toBe(404)
})
