import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/local-postgres.ts'
import { onEnd } from './build.ts'

/**
 * Starts a Redis for one test file and removes its folder at the end; pass the port of a stopped one to bring it back.
 */
export async function startRedis(port?: number) {
  port ??= await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'thrive-redis-'))
  const args = ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', args.map(String), { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.on('close', resolve))
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onEnd(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  await new Promise<void>((resolve, reject) => {
    child.on('error', () => reject(new Error('redis-server is not installed: apt-get install redis-server')))
    child.stdout.on('data', (chunk) => String(chunk).includes('Ready to accept connections') && resolve())
    child.on('close', (code) => reject(new Error(`redis-server ended with ${code}`)))
  })
  return { url: `redis://127.0.0.1:${port}`, stop }
}
