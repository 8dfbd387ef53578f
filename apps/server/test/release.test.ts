import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '../src/env.ts'
import { RELEASE, readRelease } from '../src/release.ts'
import { currentOf } from '../src/replaced-settings.ts'
import { unknownSettings } from '../src/unknown-settings.ts'
import { buildHrServer, buildServer } from './build.ts'
import { clientOf } from './client.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'))

describe('which release lies in a folder', () => {
  const folderWith = (files: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'thrive-release-'))
    for (const [name, text] of Object.entries({ 'package.json': '{"version":"1.2.3"}', ...files }))
      writeFileSync(join(folder, name), text)
    return folder
  }

  test('the file that a build wrote says its revision', () => {
    const folder = folderWith({ revision: '0123456789abcdef0123456789abcdef01234567\n' })
    expect(readRelease(folder)).toEqual({ version: '1.2.3', revision: '0123456789ab' })
  })

  test('a repository says it otherwise, one around the folder does not', () => {
    const folder = folderWith({})
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], { cwd: folder }).toString()
    git('init', '--quiet')
    git('commit', '--quiet', '--allow-empty', '--message=First')
    expect(readRelease(folder).revision).toBe(git('rev-parse', 'HEAD').slice(0, 12))
    const inner = join(folder, 'inner')
    mkdirSync(inner)
    writeFileSync(join(inner, 'package.json'), '{"version":"1.2.3"}')
    expect(readRelease(inner)).toEqual({ version: '1.2.3', revision: 'unknown' })
  })
})

/** Starts a server, and returns its log lines. */
async function startLogged(settings: Parameters<typeof buildServer>[0], source: NodeJS.ProcessEnv = {}) {
  const lines: { level: number; msg: string; version?: string; revision?: string }[] = []
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const running = await buildServer({ LOG_LEVEL: 'info', ...settings }, { logStream, source })
  return { ...running, lines, messages: () => lines.map(({ msg }) => msg) }
}

test('healthz and the first line of the log say which release runs', async () => {
  const { app, lines } = await startLogged({})
  expect(RELEASE).toEqual({ version, revision: expect.stringMatching(/^([0-9a-f]{12}|unknown)$/) })
  expect((await clientOf(app).get('/healthz')).body).toEqual({ status: 'ok', ...RELEASE })
  expect(lines[0]).toMatchObject({ ...RELEASE, msg: `Thrive ${version} (${RELEASE.revision}) starts` })
})

describe('the start names', () => {
  const OFF = [/^mail is off .*continues its session/, /^Redis is off/, /^S3 is off/, /^SECRETS_KEY is not set/]

  test('each part that is off, and what follows from it', async () => {
    const { messages } = await startLogged({ SECRETS_KEY: '' })
    for (const off of OFF) expect(messages().filter((message) => off.test(message))).toHaveLength(1)
  })

  test('none that is on', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.org', PUBLIC_URL: 'https://example.org' }
    const { messages } = await startLogged(mail)
    expect(OFF.map((off) => messages().some((message) => off.test(message)))).toEqual([false, true, true, false])
  })

  test('settings that it does not know, and those that were replaced', async () => {
    const { lines } = await startLogged({}, { SMPT_URL: 'smtp://mail', TRUST_PROXY: 'on' })
    expect(lines.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual([
      'TRUST_PROXY=on is deprecated: use TRUST_PROXY=1 before the next major version',
      'SMPT_URL is not a setting; is SMTP_URL meant?',
    ])
  })
})

test('a variable is named if it looks like a setting and is none', () => {
  const names = (source: NodeJS.ProcessEnv) => unknownSettings(source).map((sentence) => sentence.split(' ')[0])
  expect(names({ DATABASE_URI: 'x', LIMIT_EVERYTHING: '1', PHOTO_DIR: '/data', SECRET_KEY: 'x' })).toEqual([
    'DATABASE_URI',
    'LIMIT_EVERYTHING',
    'PHOTO_DIR',
    'SECRET_KEY',
  ])
  const ofOthers = {
    HOME: '/root',
    PATH: '/bin',
    NODE_OPTIONS: '--x',
    OTEL_SERVICE_NAME: 'x',
    REDIS_PASSWORD: 'x',
    S3_SERVICE_HOST: '10.0.0.1',
    S3_PORT: 'tcp://10.0.0.1:7070',
    S3_PORT_7070_TCP_ADDR: '10.0.0.1',
    SMTP_HOST: '',
    PORT: '3000',
  }
  expect(names(ofOthers)).toEqual([])
})

test('a setting of an earlier release is still accepted', () => {
  const given = { DATABASE_URL: 'postgres://x/y' }
  expect(parseEnv({ ...given, TRUST_PROXY: 'on' }).TRUST_PROXY).toBe(1)
  expect(parseEnv({ ...given, TRUST_PROXY: 'off' }).TRUST_PROXY).toBe(0)
  const renamed = [{ name: 'MAIL_SENDER', by: { name: 'MAIL_FROM' } }]
  expect(currentOf({ MAIL_SENDER: 'a@b.org' }, renamed)).toEqual({
    settings: { MAIL_FROM: 'a@b.org' },
    deprecated: ['MAIL_SENDER is deprecated: use MAIL_FROM before the next major version'],
  })
  expect(currentOf({ MAIL_SENDER: 'a@b.org', MAIL_FROM: 'c@d.org' }, renamed).settings).toEqual({
    MAIL_FROM: 'c@d.org',
  })
})

test('an owner reads which release runs, since when, what is off, and which editions are published', async () => {
  const { ask } = await buildHrServer()
  const about = await ask<{ since: string }>('/api/admin/about')
  expect(about).toEqual({
    ...RELEASE,
    since: expect.any(String),
    off: ['mail', 'redis', 's3'],
    content: [
      { name: 'Thriving Teams 1.0', edition: 1 },
      { name: 'Thrive Lab', edition: 1 },
    ],
  })
  expect(Date.now() - Date.parse(about.since)).toBeGreaterThan(0)
})
