import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { freePort } from './local-postgres.ts'

/** A stranger's first minutes: a fresh clone, the commands of the README and nothing else, the first page played. */
const folder = mkdtempSync(join(tmpdir(), 'thrive-fresh-'))
// If the developer is root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(folder, 0o755)
const clone = join(folder, 'thrive')
execFileSync('git', ['clone', '--quiet', join(import.meta.dirname, '..'), clone])

const readme = readFileSync(join(clone, 'README.md'), 'utf8')
const start = readme.split('## Start in three minutes')[1] ?? ''
const [, commands = ''] = /```sh\n([\s\S]*?)```/.exec(start) ?? []
if (!commands) throw new Error('README.md has no start to follow')

const begun = performance.now()
const say = (what: string) => console.log(`${what} after ${Math.round((performance.now() - begun) / 1000)} s`)
// npm adds this checkout's programs to PATH; a stranger has none of them.
const path = (process.env.PATH ?? '').split(':').filter((entry) => !entry.includes('node_modules'))
const shell = spawn('sh', ['-ec', commands], {
  cwd: clone,
  // Another npm run dev on this machine may be using the default port.
  env: { ...process.env, PATH: path.join(':'), PORT: String(await freePort()) },
  detached: true,
  stdio: ['ignore', 'pipe', 'pipe'],
})
let output = ''
const ready = new Promise<string>((resolve) => {
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk) => {
      output += chunk
      process.stdout.write(chunk)
      const [, address] = /^ready (\S+)$/m.exec(output) ?? []
      if (address) resolve(address)
    })
})
// Not when the shell ends, but when the last process that it started has closed the output.
const ended = once(shell, 'close')
const stop = () => {
  if (shell.exitCode === null && shell.signalCode === null && shell.pid) process.kill(-shell.pid, 'SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
try {
  const address = await Promise.race([ready, ended.then(() => Promise.reject(new Error('the commands ended')))])
  say('it is ready')
  await playFirstPage(address)
  say('the first page is played')
} finally {
  stop()
  await ended
  rmSync(folder, { recursive: true, force: true })
}
const [fault] = /^.*(ECONNREFUSED|^\s+at ).*$/m.exec(output) ?? []
if (fault) throw new Error(`what a stranger should not have to read: ${fault}`)
say('all of it has ended')

async function playFirstPage(url: string) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto(url)
    await page.getByRole('link', { name: 'Enter the Thrive Lab' }).click()
    await page.getByLabel('E-mail address teamleader').fill('stranger@example.org')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('heading', { name: 'Welcome to the lab' }).waitFor()
    await page.getByRole('button', { name: 'Next step', disabled: false }).click()
    await page.getByRole('heading', { name: 'Stand on the line' }).waitFor()
  } finally {
    await browser.close()
  }
}
