import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../scripts/local-postgres.ts'
import { sleep } from './drill.ts'

const ROOT = join(import.meta.dirname, '../..')

export interface Api {
  origin: string
  port: number
  /** Starts this release, or the one in the folder. */
  start(release?: string): void
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  untilReady(): Promise<void>
  /** How often the process ended by itself. */
  falls(): number
}

/** Runs the API as a process that can be killed and restarted on the same port; if it crashes, it is restarted. */
export async function apiProcess(env: Record<string, string>): Promise<Api> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let falls = 0
  const start = (release = ROOT) => {
    const started = spawn(process.execPath, [join(release, 'apps/server/src/main.ts')], {
      env: { ...process.env, NODE_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', PORT: String(port), ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child = started
    started.once('exit', () => {
      if (child !== started) return
      falls++
      setTimeout(() => start(release), 500)
    })
  }
  return {
    origin,
    port,
    start,
    falls: () => falls,
    untilReady: () => untilReady(origin),
    async end(signal) {
      const ending = child
      child = null
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
      const gone = once(ending, 'exit')
      ending.kill(signal)
      await gone
    },
  }
}

export async function untilReady(origin: string, patienceMs = 60_000): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(100)) {
    const response = await fetch(`${origin}/readyz`).catch(() => null)
    if (response?.ok) return
  }
  throw new Error(`${origin} did not become ready`)
}
