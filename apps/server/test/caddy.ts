import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/local-postgres.ts'
import { onEnd } from './build.ts'

export const CADDYFILE = join(import.meta.dirname, '../../../deploy/Caddyfile')

/** Starts Caddy with our Caddyfile in front of these nodes; stops it when the test file ends. */
export async function startCaddy(...nodes: string[]): Promise<string> {
  const origin = `http://127.0.0.1:${await freePort()}`
  const folder = mkdtempSync(join(tmpdir(), 'thrive-caddy-'))
  const child = spawn('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      SITE_ADDRESS: origin,
      UPSTREAMS: nodes.map((node) => new URL(node).host).join(' '),
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    },
    stdio: 'ignore',
  })
  const ended = new Promise<Error>((resolve) => {
    child.on('error', () => resolve(new Error('caddy is not installed: apt-get install caddy')))
    child.on('close', (code) => resolve(new Error(`caddy ended with ${code}`)))
  })
  onEnd(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  for (;;) {
    const answer = await Promise.race([fetch(`${origin}/readyz`).catch(() => null), ended])
    if (answer instanceof Error) throw answer
    if (answer?.ok) return origin
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
