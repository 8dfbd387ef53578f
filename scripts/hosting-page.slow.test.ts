import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv as parseFile } from 'node:util'
import { expect, test } from 'vitest'
import { parseEnv } from '../apps/server/src/env.ts'
import { commandsIn } from './document-commands.ts'

const root = join(import.meta.dirname, '..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

test('the first hour leaves settings that production accepts', () => {
  const srv = mkdtempSync(join(tmpdir(), 'thrive-srv-'))
  const release = ['run', '--silent', 'release', '--', '--dry-run', version, '--folder', join(srv, 'files')]
  execFileSync('npm', release, { cwd: root })
  const page = readFileSync(join(root, 'docs/hosting.md'), 'utf8')
  const hour = page.slice(page.indexOf('### 1. Start'), page.indexOf('### 5.'))
  const commands = commandsIn(hour)
    .filter((command) => /^(mkdir|tar|mv|cp|sed)\b/.test(command))
    .map((command) => command.replaceAll('/srv', srv).replace('--file=', `--file=${srv}/files/`))
  expect(commands).toHaveLength(7)
  execFileSync('sh', ['-euc', commands.join('\n')], { cwd: srv })
  const file = join(srv, 'thrive/.env')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const { SITE_ADDRESS, POSTGRES_PASSWORD, THRIVE_VERSION, ...settings } = parseFile(readFileSync(file, 'utf8'))
  expect([SITE_ADDRESS, THRIVE_VERSION]).toEqual(['thrive.example.org', version])
  const DATABASE_URL = `postgres://thrive:${POSTGRES_PASSWORD}@database:5432/thrive`
  const env = parseEnv({ NODE_ENV: 'production', ...settings, DATABASE_URL })
  expect(env).toMatchObject({ PUBLIC_URL: 'https://thrive.example.org', SECRETS_KEY: expect.any(Buffer) })
}, 60_000)
