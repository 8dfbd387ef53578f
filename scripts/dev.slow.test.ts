import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort, type LocalPostgres, startPostgres } from './local-postgres.ts'

let postgres: LocalPostgres
beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
  await postgres.createDatabase('thrive')
}, 60_000)
afterAll(() => postgres.stop(), 60_000)

async function startDev() {
  const dev = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: postgres.url('thrive'), PORT: String(await freePort()) },
    // A terminal would also give it a separate process group.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(dev, 'close')
  let output = ''
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [dev.stdout, dev.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        const [, url] = /^ready (\S+)$/m.exec(output) ?? []
        if (url) resolve(url)
      })
    closed.then(() => reject(new Error(`it ended: ${output}`)))
  })
  const signal = (name: 'SIGINT' | 'SIGTERM') => {
    if (dev.pid && dev.exitCode === null && dev.signalCode === null) process.kill(-dev.pid, name)
  }
  onTestFinished(() => signal('SIGTERM'))
  return { address, closed, signal, output: () => output }
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the web app opens when the API answers, says so once, and both end in silence after %s',
  async (name) => {
    const dev = await startDev()
    const address = await dev.address
    const answers = await Promise.all(['', 'api/version/all'].map((path) => fetch(address + path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])

    dev.signal(name)
    // Wait until the last process has closed the output.
    await dev.closed

    expect(dev.output().match(/^ready /gm)).toHaveLength(1)
    expect(dev.output()).not.toMatch(/ECONNREFUSED|^\s+at |"level":[456]0|second SIG/m)
    await expect(fetch(address)).rejects.toThrow()
  },
  120_000,
)
